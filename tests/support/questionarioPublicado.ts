/** A questionnaire as it was published: two groups with a question of each answer type. */
import { type Versao, versaoSchema } from '@/domain/diagnostico/versao';

const OPCOES = [
  { campo: 'Sim', valor: 10 },
  { campo: 'Em parte', valor: 5 },
  { campo: 'Não', valor: 0 },
  { campo: 'Não se aplica', valor: -1 },
];

type Pergunta = Versao['perguntas'][number];

export const umaPerguntaPublicada = (id: string, mudancas: Partial<Pergunta> = {}): Pergunta => ({
  id,
  grupo: 'g1',
  nome: `Pergunta ${id}`,
  descricao: 'Pense nos últimos doze meses.',
  obrigatoria: true,
  inversa: false,
  peso: 1,
  tipo: 2,
  orientacao: 1,
  campos: [],
  ...mudancas,
});

const umGrupo = (id: string, nome: string): Versao['grupos'][number] => ({
  id,
  nome,
  descricao: `Sobre ${nome.toLowerCase()}.`,
  pesoNota: 1,
  radar: true,
  feedbacks: [],
});

/** `escala` and `escolha` in the first group, `caixas` and `texto` (which nobody must answer) in the second. */
export const umQuestionarioPublicado = (mudancas: Partial<Versao> = {}): Versao =>
  versaoSchema.parse({
    nome: 'Autodiagnóstico de inovação',
    descricao: 'Vinte minutos sobre como a empresa inova.',
    idProjeto: 'p',
    radar: true,
    faixas: [],
    fases: [],
    // Most tests look at a result at once; those of people's means say so.
    quemResponde: 'EMPRESA',
    minimoDePessoas: 3,
    grupos: [umGrupo('g1', 'Estratégia'), umGrupo('g2', 'Cultura')],
    perguntas: [
      umaPerguntaPublicada('escala'),
      umaPerguntaPublicada('escolha', { tipo: 4, campos: OPCOES }),
      umaPerguntaPublicada('caixas', { grupo: 'g2', tipo: 3, campos: OPCOES }),
      umaPerguntaPublicada('texto', { grupo: 'g2', tipo: 1, obrigatoria: false }),
    ],
    hash: '0123456789abcdef',
    n: 1,
    publicadaEm: new Date('2026-01-05T12:00:00Z'),
    publicadaPor: 'ada',
    ...mudancas,
  });
