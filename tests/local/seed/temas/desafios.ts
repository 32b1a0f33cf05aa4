/** Subjects of the demo's challenges, worded by us: one for every status, the oldest first. */
import type { StatusDoDesafio } from '@/domain/desafios/desafio';

export interface TemaDeDesafio {
  titulo: string;
  descricao: string;
  objetivo: string;
  /** Id of its category (seed/categorias.ts). */
  categoria: 'atendimento' | 'pessoas' | 'processo' | 'produto' | 'sustentabilidade';
  status: StatusDoDesafio;
  /** How titles of ideas begin that answer it. */
  respostas?: readonly string[];
}

export const TEMAS_DE_DESAFIOS: readonly TemaDeDesafio[] = [
  {
    titulo: 'Como reduzir pela metade o plástico das embalagens?',
    descricao:
      'Cada pedido sai com duas camadas de filme plástico e um saco para os acessórios. Procuramos maneiras de proteger as peças com menos material, ou com material que volte para nós.',
    objetivo: 'Usar metade do plástico por pedido até o fim do próximo ano, sem mais avarias no transporte.',
    categoria: 'sustentabilidade',
    status: 'EM_REALIZACAO',
    respostas: ['Embalagens retornáveis', 'Estação de coleta seletiva', 'Fim dos copos descartáveis'],
  },
  {
    titulo: 'Troca de ferramenta em menos de dez minutos',
    descricao:
      'A preparação das prensas toma a manhã inteira quando há três modelos no mesmo dia. Queremos propostas para separar o que se faz com a máquina parada do que pode ser feito antes.',
    objetivo: 'Chegar a dez minutos de parada em cada troca, em todas as prensas.',
    categoria: 'processo',
    status: 'REALIZADO',
    respostas: ['Troca rápida de ferramentas'],
  },
  {
    titulo: 'Zero dedos machucados na estamparia',
    descricao:
      'Os pequenos acidentes acontecem quase sempre na retirada manual da peça. Vale ideia de dispositivo, de sinalização, de treino e de organização do posto.',
    objetivo: 'Seis meses seguidos sem acidente com as mãos.',
    categoria: 'pessoas',
    status: 'SOLUCOES_VALIDADAS',
    respostas: ['Diálogo de segurança', 'Caminho seguro'],
  },
  {
    titulo: 'Um uso nobre para as sobras de chapa',
    descricao:
      'Vendemos como sucata tiras que serviriam para peças pequenas. Que produto, para nós ou para um parceiro, cabe nessas medidas?',
    objetivo: 'Dar destino melhor do que a sucata a um terço das sobras.',
    categoria: 'produto',
    status: 'APROVADO_PELO_COMITE',
    respostas: ['Reaproveitamento de sobras'],
  },
  {
    titulo: 'Frota própria de entrega',
    descricao: 'As transportadoras atrasam na alta temporada. Vale a pena ter caminhões nossos?',
    objetivo: 'Entregar no prazo prometido durante o ano inteiro.',
    categoria: 'atendimento',
    status: 'RECUSADO_PELO_COMITE',
  },
  {
    titulo: 'Placas solares em todo o telhado',
    descricao: 'O telhado precisa de reforço antes de receber peso, e a reforma está marcada para depois.',
    objetivo: 'Gerar aqui metade da energia que se usa de dia.',
    categoria: 'sustentabilidade',
    status: 'BACKLOG_PARA_AVALIACAO_FUTURA',
  },
  {
    titulo: 'Turno da madrugada na usinagem',
    descricao: 'A procura caiu antes de o desafio começar, e ele deixou de fazer sentido.',
    objetivo: 'Dobrar a produção sem máquinas novas.',
    categoria: 'processo',
    status: 'CANCELADA',
  },
  {
    titulo: 'Reaproveitar o calor dos fornos',
    descricao:
      'O ar quente da pintura sai pela chaminé enquanto se aquece água para os vestiários com energia elétrica.',
    objetivo: 'Aquecer a água dos vestiários só com o calor que hoje se perde.',
    categoria: 'sustentabilidade',
    status: 'AGENDADO',
  },
  {
    titulo: 'Treinar quem chega em duas semanas',
    descricao:
      'Quem entra na montagem leva dois meses até trabalhar sem ajuda. Como ensinar melhor e mais depressa, com quem já sabe?',
    objetivo: 'Duas semanas até a primeira peça montada sem ajuda.',
    categoria: 'pessoas',
    status: 'ANALISE_DE_VIABILIDADE',
    respostas: ['Trilha de boas-vindas', 'Biblioteca de vídeos'],
  },
  {
    titulo: 'Inventário sem parar o almoxarifado',
    descricao: 'Uma vez por ano paramos três dias para contar tudo. Como contar um pouco todo dia?',
    objetivo: 'Acabar com a parada anual e manter a diferença abaixo de um por cento.',
    categoria: 'processo',
    status: 'AGUARDANDO_ANALISE_DO_COMITE',
    respostas: ['Inventário rotativo'],
  },
  {
    titulo: 'Peças montadas pelo próprio cliente',
    descricao: 'Parte dos clientes prefere montar em casa e pagar menos frete. Como seria esse produto?',
    objetivo: 'Uma linha que caiba em metade do volume de transporte.',
    categoria: 'produto',
    status: 'PRE_ANALISE',
  },
  {
    titulo: 'Horta e sombra no pátio',
    descricao: 'O pátio dos fundos é só asfalto, e quem almoça lá fora não tem sombra.',
    objetivo: 'Um lugar agradável para o intervalo de quarenta pessoas.',
    categoria: 'pessoas',
    status: 'PROPOSTO_PELO_COLABORADOR',
  },
  {
    titulo: 'Responder ao cliente no mesmo dia',
    descricao:
      'Dúvidas sobre prazo e nota fiscal passam por quatro pessoas antes de voltar a quem perguntou. Como responder bem, e no mesmo dia, sem aumentar a equipe?',
    objetivo: 'Nove em cada dez perguntas respondidas no mesmo dia.',
    categoria: 'atendimento',
    status: 'NOVO_DESAFIO',
    respostas: ['Base de respostas prontas', 'Painel único de prazos'],
  },
  {
    titulo: 'Um catálogo que se entende sem vendedor',
    descricao: '',
    objetivo: '',
    categoria: 'atendimento',
    status: 'DRAFT',
    respostas: ['Catálogo interativo'],
  },
];
