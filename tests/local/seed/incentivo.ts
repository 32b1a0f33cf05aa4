/** The incentive of a company, worded by us (decisions D5): types with tactics, plays of every situation, movements. */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhos } from '@/domain/comum/caminhos';
import { type JogadaForm, jogadas } from '@/domain/incentivo/jogada';
import { movimentacaoDaTaticaSchema } from '@/domain/incentivo/movimentacao-da-tatica';
import { taticasDeInovacao } from '@/domain/incentivo/tatica';
import { corDoVinculo, resumirTaticas, taticasDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { tiposDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';

type Textos = readonly [nome: string, descricao: string];

interface Tipo {
  id: string;
  textos: Textos;
  categoria: Textos;
  taticas: readonly Textos[];
}

const TIPOS: readonly Tipo[] = [
  {
    id: 'assinatura',
    textos: ['Receita que se repete', 'Cobrar pelo uso ou pelo tempo, e não só pela venda.'],
    categoria: ['modelo', 'Modelo de negócio'],
    taticas: [
      ['Plano mensal', 'O cliente paga todo mês e recebe reposição, conserto e troca.'],
      ['Aluguel com opção de compra', 'Parte do que se pagou de aluguel vale na compra.'],
      ['Preço por resultado', 'Cobra-se um tanto do que o cliente economizou.'],
    ],
  },
  {
    id: 'rede',
    textos: ['Junto com outros', 'Dividir trabalho, risco e ganho com quem sabe o que não sabemos.'],
    categoria: ['modelo', 'Modelo de negócio'],
    taticas: [
      ['Compra em conjunto', 'Empresas vizinhas compram juntas e pagam menos.'],
      ['Bancada compartilhada', 'Uma universidade usa a nossa bancada e testa os nossos materiais.'],
      ['Fornecedor que projeta', 'Quem fornece a peça participa do desenho dela.'],
    ],
  },
  {
    id: 'linha-enxuta',
    textos: ['Fazer com menos', 'Produzir o mesmo com menos tempo, espera e sobra.'],
    categoria: ['processo', 'Processo'],
    taticas: [
      ['Troca rápida de molde', 'Preparar fora da máquina o que se pode, e medir o tempo de cada troca.'],
      ['Sobra que vira peça', 'Retalhos de uma linha entram como matéria de outra.'],
      ['Aviso na hora', 'Um sinal mostra a parada no momento em que ela começa.'],
    ],
  },
  {
    id: 'oferta-completa',
    textos: ['Oferta completa', 'O que acompanha o produto vale tanto quanto ele.'],
    categoria: ['produto', 'Produto ou serviço'],
    taticas: [
      ['Instalação incluída', 'Quem vende instala e explica.'],
      ['Conjunto pronto', 'Itens que se usam juntos são vendidos juntos.'],
      ['Versão simples', 'Uma versão sem o que poucos usam, por menos.'],
    ],
  },
  {
    id: 'perto-do-cliente',
    textos: ['Mais perto do cliente', 'Estar onde o cliente decide, e não onde nós estamos.'],
    categoria: ['atendimento', 'Atendimento ao cliente'],
    taticas: [
      ['Ponto dentro da fábrica', 'Um balcão na portaria de clientes grandes.'],
      ['Pedido por mensagem', 'O pedido se repete com uma mensagem curta.'],
      ['Visita que aprende', 'Quem projeta acompanha o uso por um dia.'],
    ],
  },
  {
    id: 'relacao',
    textos: ['Relação que dura', 'O cliente volta porque foi lembrado.'],
    categoria: ['marca', 'Marca e comunicação'],
    taticas: [
      ['Clube de quem usa', 'Encontros em que clientes contam o que fizeram.'],
      ['História da peça', 'Um código mostra quem fez a peça, e quando.'],
    ],
  },
];

interface Esboco extends Pick<JogadaForm, 'nome' | 'descricao' | 'ambicao' | 'segmento' | 'sugerida'> {
  id: string;
  tipo: Textos;
  /** Innovation types whose tactics it takes. */
  de: readonly string[];
  /** Days ago. */
  iniciada?: number;
  encerrada?: number;
  cancelada?: true;
  /** Status of its first tactics; the movements lead there, the last so many days ago. */
  status?: readonly number[];
  ultima?: number;
  /** How many of the last tactics are linked to the first. */
  vinculadas?: number;
}

const CANAL: Textos = ['canal', 'Canal'];
const OFERTA: Textos = ['oferta', 'Oferta'];
const PARCERIA: Textos = ['parceria', 'Parceria'];
const RECEITA: Textos = ['receita', 'Receita'];

const JOGADAS: readonly Esboco[] = [
  {
    id: 'balcao',
    nome: 'Balcão onde o cliente está',
    descricao: 'Levar um ponto pequeno de venda e troca para dentro dos clientes maiores.',
    tipo: CANAL,
    ambicao: 'Adjacente',
    segmento: 'Indústria',
    sugerida: false,
    de: ['perto-do-cliente', 'oferta-completa'],
    iniciada: 62,
    status: [4, 3, 2, 1],
    ultima: 4,
    vinculadas: 2,
  },
  {
    id: 'uso-por-mes',
    nome: 'Uso por mês',
    descricao: 'Oferecer os equipamentos por assinatura, com reposição e conserto no preço.',
    tipo: RECEITA,
    ambicao: 'Transformacional',
    segmento: 'Serviços',
    sugerida: false,
    de: ['assinatura', 'relacao'],
    iniciada: 90,
    status: [3, 2],
    ultima: 47,
  },
  {
    id: 'fabrica-sem-sobra',
    nome: 'Fábrica sem sobra',
    descricao: 'Reduzir o que se perde entre uma linha e outra, medindo toda semana.',
    tipo: OFERTA,
    ambicao: 'Essencial',
    segmento: 'Indústria',
    sugerida: false,
    de: ['linha-enxuta'],
    iniciada: 20,
    status: [3, 1],
    ultima: 2,
  },
  {
    id: 'vizinhas',
    nome: 'Compras com as vizinhas',
    descricao: 'Comprar aço e embalagem junto com três empresas do distrito.',
    tipo: PARCERIA,
    ambicao: 'Essencial',
    segmento: 'Indústria',
    sugerida: false,
    de: ['rede'],
    iniciada: 150,
    encerrada: 35,
    status: [4, 4],
    ultima: 40,
    vinculadas: 2,
  },
  {
    id: 'loja-virtual',
    nome: 'Loja própria na internet',
    descricao: 'Vender direto a quem usa, sem distribuidor.',
    tipo: CANAL,
    ambicao: 'Adjacente',
    segmento: 'Varejo',
    sugerida: false,
    de: ['perto-do-cliente'],
    iniciada: 120,
    encerrada: 70,
    cancelada: true,
    status: [2],
    ultima: 100,
  },
  {
    id: 'conjunto',
    nome: 'Vender o conjunto',
    descricao: 'Juntar o que o cliente compra separado e cobrar uma vez só.',
    tipo: OFERTA,
    ambicao: 'Essencial',
    segmento: '',
    sugerida: true,
    de: ['oferta-completa'],
  },
  {
    id: 'projeto-com-fornecedor',
    nome: 'Projetar com quem fornece',
    descricao: 'Chamar o fornecedor antes do desenho pronto, e dividir o ganho.',
    tipo: PARCERIA,
    ambicao: 'Adjacente',
    segmento: 'Indústria',
    sugerida: true,
    de: ['rede', 'linha-enxuta'],
  },
  {
    id: 'clube',
    nome: 'Clube de clientes',
    descricao: 'Reunir quem usa, ouvir e contar o que mudou por causa disso.',
    tipo: CANAL,
    ambicao: 'Essencial',
    segmento: 'Serviços',
    sugerida: true,
    de: ['relacao', 'perto-do-cliente'],
  },
  {
    id: 'resultado',
    nome: 'Ganhar junto com o cliente',
    descricao: 'Cobrar uma parte do que o cliente economiza com o que fornecemos.',
    tipo: RECEITA,
    ambicao: 'Transformacional',
    segmento: '',
    sugerida: true,
    de: ['assinatura'],
  },
];

const PASSOS = [
  '',
  'Escrevemos o que se quer e quem cuida.',
  'Conversamos com três clientes e comparamos custos.',
  'Começou com um cliente, por um mês.',
  'Funcionou: passou a ser o jeito normal de fazer.',
];

function doTipo(
  { id, textos: [nome, descricao], categoria, taticas }: Tipo,
  contexto: Contexto,
  por: string,
): Documentos {
  const quando = carimbo(dia(-280, 10), por);
  const [idDaCategoria, nomeCategoria] = categoria;
  const form = { nome, descricao, categoria: idDaCategoria, nomeCategoria };
  return [
    [
      `${tiposDeInovacao.onde(contexto)}/${id}`,
      tiposDeInovacao.schema.parse({ ...tiposDeInovacao.novo, ...tiposDeInovacao.doForm(form), ...quando }),
    ],
    ...taticas.map(([dela, texto], i): [string, object] => [
      `${taticasDeInovacao.onde(contexto)}/${id}-${i}`,
      taticasDeInovacao.schema.parse({
        ...taticasDeInovacao.doForm({ nome: dela, descricao: texto, tipoDeInovacao: id }),
        ...quando,
      }),
    ]),
  ];
}

const idDaTatica = (jogada: string, i: number) => `${jogada}-${i}`;

function daJogada(esboco: Esboco, contexto: Contexto, pessoas: readonly string[]): Documentos {
  const {
    id,
    tipo,
    de,
    iniciada,
    encerrada,
    cancelada,
    status = [],
    ultima = 1,
    vinculadas = 0,
    ...form
  } = esboco;
  const por = (i: number) => pessoas[i % pessoas.length] ?? '';
  const criada = carimbo(dia(-(iniciada ?? 200) - 10, 9), por(0));
  const doCatalogo = TIPOS.filter((um) => de.includes(um.id)).flatMap((um) =>
    um.taticas.map((textos, i) => ({ um, textos, idTatica: `${um.id}-${i}` })),
  );
  const juntas = doCatalogo
    .map((_, i) => i)
    .filter((i) => vinculadas > 0 && (i === 0 || i >= doCatalogo.length - vinculadas + 1));
  const taticas = doCatalogo.map(({ um, textos: [nome, descricao], idTatica }, i) => {
    const estado = status[i] ?? 0;
    const vinculo = juntas.includes(i)
      ? {
          vinculos: juntas.filter((outra) => outra !== i).map((outra) => idDaTatica(id, outra)),
          numeroDoVinculo: 1,
          corVinculos: corDoVinculo(1),
        }
      : {};
    return taticasDaJogada.schema.parse({
      ...taticasDaJogada.novo,
      ...taticasDaJogada.doForm({
        nome,
        descricao,
        jogada: id,
        idTatica,
        tipo: um.textos[0],
        categoria: um.categoria[1],
      }),
      status: estado,
      movimentadaEm: estado > 0 ? dia(-ultima - i, 15) : null,
      ultimaMovimentacao: estado > 0 ? `${idDaTatica(id, i)}-${estado}` : '',
      ...vinculo,
      ...criada,
    });
  });
  const movimentacoes = taticas.flatMap((tatica, i) =>
    Array.from({ length: tatica.status }, (_, passo): [string, object] => {
      const quando = dia(-ultima - i - (tatica.status - passo - 1) * 9, 15);
      return [
        `${caminhos.daEmpresa(contexto, 'movimentacoesDeTaticas')}/${idDaTatica(id, i)}-${passo + 1}`,
        movimentacaoDaTaticaSchema.parse({
          jogada: id,
          tatica: idDaTatica(id, i),
          status: passo + 1,
          descricao: PASSOS[passo + 1],
          data: dia(-ultima - i - (tatica.status - passo - 1) * 9),
          ...carimbo(quando, por(i + passo)),
        }),
      ];
    }),
  );
  const [tipoDeJogada, nomeTipoDeJogada] = tipo;
  const jogada = jogadas.schema.parse({
    ...jogadas.novo,
    ...jogadas.doForm({ ...form, tipoDeJogada, nomeTipoDeJogada }),
    implementada: iniciada !== undefined,
    concluido: encerrada !== undefined && !cancelada,
    cancelado: cancelada ?? false,
    startedAt: iniciada === undefined ? null : dia(-iniciada, 9),
    endedAt: encerrada === undefined ? null : dia(-encerrada, 16),
    ultimoVinculo: vinculadas > 0 ? 1 : 0,
    resumo: resumirTaticas(taticas),
    ...criada,
  });
  return [
    [`${jogadas.onde(contexto)}/${id}`, jogada],
    ...taticas.map((tatica, i): [string, object] => [
      `${taticasDaJogada.onde(contexto)}/${idDaTatica(id, i)}`,
      tatica,
    ]),
    ...movimentacoes,
  ];
}

/** `pessoas`: uids of people who move tactics, the first of whom wrote the catalogue. */
export const incentivo = (contexto: Contexto, pessoas: readonly string[]): Documentos => [
  ...TIPOS.flatMap((tipo) => doTipo(tipo, contexto, pessoas[0] ?? '')),
  ...JOGADAS.flatMap((jogada) => daJogada(jogada, contexto, pessoas)),
];
