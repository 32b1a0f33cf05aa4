/** Answer types of a company, and questionnaires of its projects with groups and questions, worded by us (part 3 §3). */
import { idDaCopia } from '@functions/nucleo/copiarQuestionarios';
import type { Cadastro } from '@/domain/comum/cadastro';
import type { Contexto } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import type { Faixa } from '@/domain/diagnostico/faixa';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type TipoDeRespostaForm, tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { compilar, type Rascunho, type Versao, versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';

type Documento = Documentos[number];

const TIPOS: Record<string, TipoDeRespostaForm> = {
  texto: { nome: 'Resposta em texto', tipoDeResposta: 1, orientacao: 1, campos: [] },
  escala: {
    nome: 'Nota de 1 a 10',
    tipoDeResposta: 2,
    orientacao: 2,
    campos: [],
    pontas: { menor: 'nada', maior: 'por inteiro' },
  },
  reais: {
    nome: 'Valor em reais',
    tipoDeResposta: 5,
    orientacao: 1,
    campos: [],
    numero: { unidade: 'reais', minimo: 0, maximo: null, casas: 2 },
  },
  dia: { nome: 'Dia do calendário', tipoDeResposta: 6, orientacao: 1, campos: [] },
  temas: {
    nome: 'Quanto se cuida de cada tema',
    tipoDeResposta: 7,
    orientacao: 1,
    campos: [
      { campo: 'Ainda não', valor: 0 },
      { campo: 'Começamos', valor: 5 },
      { campo: 'É rotina', valor: 10 },
    ],
  },
  'quem-conduz': {
    nome: 'Quem conduz a inovação',
    tipoDeResposta: 4,
    orientacao: 1,
    campos: [
      { campo: 'A direção', valor: 10 },
      { campo: 'Uma área própria', valor: 8 },
      { campo: 'Outra pessoa', valor: 4, papel: 'outro' },
    ],
  },
  praticas: {
    nome: 'Práticas que a empresa tem',
    tipoDeResposta: 3,
    orientacao: 1,
    campos: [
      { campo: 'Metas de inovação', valor: 8 },
      { campo: 'Orçamento próprio', valor: 10 },
      { campo: 'Parceiros de fora', valor: 6 },
      { campo: 'Nenhuma destas', valor: 0, papel: 'exclusiva' },
    ],
  },
  'sim-nao': {
    nome: 'Sim, em parte ou não',
    tipoDeResposta: 4,
    orientacao: 2,
    campos: [
      { campo: 'Sim', valor: 10 },
      { campo: 'Em parte', valor: 5 },
      { campo: 'Não', valor: 0 },
      { campo: 'Não se aplica', valor: -1 },
    ],
  },
};

const faixas = (essencial: string, emergente: string, avancado: string): Faixa[] => [
  { title: 'Essencial', description: essencial, start: 0, end: 39 },
  { title: 'Emergente', description: emergente, start: 40, end: 69 },
  { title: 'Avançado', description: avancado, start: 70, end: 100 },
];
const DA_EMPRESA = faixas(
  'A inovação ainda depende de iniciativas isoladas.',
  'Há práticas que se repetem, e falta ligá-las à estratégia.',
  'A inovação faz parte do dia a dia e dá resultado.',
);

type Pergunta = [
  nome: string,
  descricao: string,
  tipo: string,
  mais?: {
    inversa?: true;
    livre?: true;
    /** Shows to people who chose one of these in the group's first question. */ se?: string[];
  },
];
const GRUPOS: {
  id: string;
  nome: string;
  descricao: string;
  peso: number;
  faixas: Faixa[];
  perguntas: Pergunta[];
}[] = [
  {
    id: 'estrategia',
    nome: 'Estratégia e liderança',
    descricao: 'Se a direção escolhe onde inovar, fala disso e acompanha.',
    peso: 3,
    faixas: faixas(
      'Falta dizer para onde inovar.',
      'A direção fala, e nem todos ouvem.',
      'Todos sabem aonde se quer chegar.',
    ),
    perguntas: [
      ['A liderança fala de inovação com as equipes?', 'Pense nos últimos doze meses.', 'sim-nao'],
      ['Quais destas práticas a empresa tem?', 'Marque todas as que valem hoje.', 'praticas'],
      ['Quanto a estratégia da empresa orienta os projetos novos?', '1 é nada, 10 é por inteiro.', 'escala'],
    ],
  },
  {
    id: 'cultura',
    nome: 'Cultura e pessoas',
    descricao: 'Como a empresa trata ideias, tempo e erros.',
    peso: 2,
    faixas: faixas(
      'Ideias dependem de quem insiste.',
      'Há espaço, e pouco tempo.',
      'Tentar e errar faz parte do trabalho.',
    ),
    perguntas: [
      ['As pessoas têm tempo para testar ideias?', 'Tempo combinado, não sobras do dia.', 'sim-nao'],
      [
        'O medo de errar impede as pessoas de propor mudanças?',
        '1 é nunca, 10 é sempre.',
        'escala',
        { inversa: true },
      ],
      [
        'O que mais ajudou a inovar neste ano?',
        'Uma ou duas frases bastam.',
        'texto',
        { livre: true, se: ['Sim', 'Em parte'] },
      ],
    ],
  },
  {
    id: 'resultado',
    nome: 'Resultados',
    descricao: 'O que a inovação já trouxe.',
    peso: 1,
    faixas: faixas(
      'O novo ainda pesa pouco no que a empresa vende.',
      'Há lançamentos, e a receita deles começa a aparecer.',
      'Boa parte da receita vem do que é novo.',
    ),
    perguntas: [
      ['A empresa lançou algo novo nos últimos dois anos?', 'Produto, serviço ou processo.', 'sim-nao'],
      [
        'Quanto da receita vem do que tem menos de dois anos?',
        '1 é quase nada, 10 é a maior parte.',
        'escala',
      ],
    ],
  },
];

/** The award's questionnaire came from the last edition (decisions P421). */
const DO_PREMIO = { id: 'lideranca', continua: 'edicao-anterior' };

const QUESTIONARIOS = [
  {
    ...DO_PREMIO,
    nome: 'Liderança e estratégia',
    projeto: 'premio-inovacao',
    de: -30,
    ate: 60,
    completo: true,
    publicado: true,
  },
  {
    id: 'processos',
    nome: 'Processos que inovam',
    projeto: 'premio-inovacao',
    de: -10,
    ate: 60,
    completo: false,
    publicado: false,
  },
  {
    id: 'pessoas',
    nome: 'Pessoas e cultura',
    projeto: 'diagnostico-fornecedores',
    de: -15,
    ate: 30,
    completo: false,
    publicado: true,
  },
  {
    id: 'edicao-anterior',
    nome: 'Diagnóstico da edição passada',
    projeto: 'premio-anterior',
    de: -420,
    ate: -150,
    completo: true,
    publicado: true,
  },
];

type UmQuestionario = (typeof QUESTIONARIOS)[number] & { continua?: string };

const SEMENTE = 'demonstracao-edicao';
/** Id of one of its groups or questions: of a copy it follows from the original's. */
const idDa = ({ id, continua }: { id: string; continua?: string | undefined }, parte: string) =>
  continua === undefined ? `${id}-${parte}` : idDaCopia(SEMENTE, `${continua}-${parte}`);

/** Published again after these changes of its draft, which is what the first version lacks. */
const DEPOIS_DA_PRIMEIRA: Record<string, (rascunho: Rascunho) => Rascunho> = {
  lideranca: (rascunho) => ({
    ...rascunho,
    perguntas: rascunho.perguntas.filter(({ id }) => id !== idDa(DO_PREMIO, 'resultado-2')),
  }),
};

export function questionariosDaEmpresa(contexto: Contexto, por: string): Documentos {
  const registroHa =
    (dias: number): Registrar =>
    (kit, id, form) => ({
      ...kit.schema.parse({ ...kit.novo, ...kit.doForm(form), ...carimbo(dia(-dias, 10), por) }),
      id,
    });
  const tipos = Object.entries(TIPOS).map(([id, tipo]) => registroHa(430)(tiposDeRespostas, id, tipo));
  return [
    ...tipos.map(({ id, ...tipo }): Documento => [`${tiposDeRespostas.onde(contexto)}/${id}`, tipo]),
    ...QUESTIONARIOS.flatMap((dados, i) => {
      // Made and published before people answer it.
      const rascunho = umRascunho(registroHa(Math.max(40, 5 - dados.de)), tipos, dados, i);
      const publicadas = dados.publicado ? versoesDo(rascunho, dados, por) : [];
      const { id: _id, ...questionario } = rascunho.questionario;
      const guardados = <T extends { id: string }>(onde: string, registros: readonly T[]) =>
        registros.map(({ id, ...resto }): Documento => [`${onde}/${id}`, resto]);
      return [
        [
          `${questionarios.onde(contexto)}/${dados.id}`,
          publicadas.length > 0 ? { ...questionario, versao: publicadas.length, mudou: false } : questionario,
        ] satisfies Documento,
        ...guardados(gruposDiagnostico.onde(contexto), rascunho.grupos),
        ...guardados(perguntas.onde(contexto), rascunho.perguntas),
        ...publicadas.map((versao): Documento => [`${versoesDe(contexto, dados.id)}/${versao.n}`, versao]),
      ];
    }),
  ];
}

/** What people answer: the draft, and what was published before it grew. */
function versoesDo(rascunho: Rascunho, { id, de }: UmQuestionario, por: string): Versao[] {
  const antes = DEPOIS_DA_PRIMEIRA[id];
  const primeira = Math.min(-35, de - 2);
  return [...(antes ? [antes(rascunho)] : []), rascunho].map((um, i) =>
    versaoSchema.parse({
      ...compilar(um),
      n: i + 1,
      publicadaEm: dia(primeira + 5 * i, 10),
      publicadaPor: por,
    }),
  );
}

type Registrar = <T extends object, F extends { nome: string }>(
  kit: Cadastro<T, F>,
  id: string,
  form: F,
) => ComId<T>;

function umRascunho(registro: Registrar, tipos: Rascunho['tipos'], dados: UmQuestionario, i: number) {
  const { id, nome, projeto, de, ate, completo, continua } = dados;
  const grupos = GRUPOS.slice(0, completo ? undefined : 1);
  return {
    tipos,
    questionario: {
      ...registro(questionarios, id, {
        nome,
        descricao:
          'Vinte minutos sobre como a empresa inova hoje. Responda pelo que é, não pelo que gostaria.',
        idProjeto: projeto,
        limiteUsuario: i * 5,
        // One or two people of each company answer for it.
        quemResponde: 'EMPRESA',
        minimoDePessoas: 3,
        faixas: DA_EMPRESA,
        autenticaInicio: true,
        enviarRetornoEmail: completo,
        // To the evidence; from the interviews on the answers stand.
        fases: [1, 2, 3, 8],
        radar: true,
        ordemQuestionario: i + 1,
        dataAtuacao: diaDe(dia(de)),
        dataVigencia: diaDe(dia(ate)),
      }),
      ...(continua === undefined ? {} : { linhagem: { de: continua, semente: SEMENTE } }),
    },
    grupos: grupos.map((grupo, g) =>
      registro(gruposDiagnostico, idDa(dados, grupo.id), {
        nome: grupo.nome,
        descricao: grupo.descricao,
        idQuestionario: id,
        idProjeto: projeto,
        ordemQuestionario: g + 1,
        pesoNota: grupo.peso,
        radar: true,
        feedbacks: grupo.faixas,
      }),
    ),
    perguntas: grupos.flatMap((grupo) =>
      grupo.perguntas.map(
        ([pergunta, descricao, tipo, { inversa = false, livre = false, se = [] } = {}], p) =>
          registro(perguntas, idDa(dados, `${grupo.id}-${p + 1}`), {
            nome: pergunta,
            descricao,
            grupo: idDa(dados, grupo.id),
            idQuestionario: id,
            idProjeto: projeto,
            tipoDeResposta: tipo,
            ordem: p + 1,
            obrigatoria: !livre,
            inversa,
            peso: 1,
            ...(se.length > 0
              ? {
                  mostrarSe: {
                    liga: 'qualquer' as const,
                    condicoes: se.map((valor) => ({
                      pergunta: idDa(dados, `${grupo.id}-1`),
                      como: 'igual' as const,
                      valor,
                    })),
                  },
                }
              : {}),
          }),
      ),
    ),
  };
}
