/** Immersions of the demo's challenge about packaging, worded by us. Days count from today, hours are São Paulo's. */
export interface TemaDeImersao {
  id: string;
  /** First and last day of registration. */
  de: number;
  ate: number;
  vagas: number;
  /** People enrolled; a small company has fewer. */
  inscritos: number;
  /** Registration and events lie behind, so that somebody has said who took part. */
  acabou: boolean;
  eventos: readonly {
    quando: [dias: number, hora: number];
    descricao: string;
    orientacaoLocal: string;
  }[];
  solucoes: readonly { titulo: string; descricao: string }[];
}

export const IMERSOES: readonly TemaDeImersao[] = [
  {
    id: 'imersao-01',
    de: -40,
    ate: -31,
    vagas: 12,
    inscritos: 8,
    acabou: true,
    eventos: [
      {
        quando: [-28, 9],
        descricao: 'Visita à expedição: o que embrulhamos, e por quê',
        orientacaoLocal: 'Encontro na portaria 2, com sapato fechado.',
      },
      {
        quando: [-26, 14],
        descricao: 'Oficina de propostas',
        orientacaoLocal: 'Sala de treinamento, no primeiro andar.',
      },
    ],
    solucoes: [
      {
        titulo: 'Caixas que voltam',
        descricao:
          'O cliente devolve a caixa rígida na entrega seguinte. Ela dura dois anos e dispensa as duas camadas de filme.',
      },
      {
        titulo: 'Saquinho de papel para os acessórios',
        descricao: 'Parafusos e manuais cabem num envelope de papel, que já compramos para o almoxarifado.',
      },
      {
        titulo: 'Filme só nos cantos',
        descricao: 'Os riscos acontecem nos cantos. Testamos vinte pedidos assim, e nenhum chegou avariado.',
      },
    ],
  },
  {
    id: 'imersao-02',
    de: -4,
    ate: 6,
    vagas: 10,
    inscritos: 8,
    acabou: false,
    eventos: [
      {
        quando: [9, 9],
        descricao: 'Conversa com dois clientes sobre o que eles recebem',
        orientacaoLocal: 'Auditório. Quem está em outra unidade entra por vídeo.',
      },
      {
        quando: [10, 14],
        descricao: 'Montagem de protótipos',
        orientacaoLocal: 'Oficina de manutenção. Óculos de proteção são emprestados lá.',
      },
    ],
    solucoes: [],
  },
  {
    id: 'imersao-03',
    de: 20,
    ate: 30,
    vagas: 20,
    inscritos: 0,
    acabou: false,
    eventos: [
      {
        quando: [34, 9],
        descricao: 'Teste dos protótipos na linha',
        orientacaoLocal: 'Expedição, doca 3, com sapato fechado.',
      },
      {
        quando: [35, 16],
        descricao: 'Apresentação ao comitê',
        orientacaoLocal: 'Auditório, aberta a toda a empresa.',
      },
    ],
    solucoes: [],
  },
];
