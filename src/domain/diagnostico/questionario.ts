/** Questionnaire of a project: its period, who may answer how often, and what its mean says (part 3 §3 and §5). */
import * as z from 'zod/mini';
import { deQuemOrganiza, doModulo } from '@/domain/acesso/linhas';
import { indiceDoNome } from '@/domain/comum/busca';
import { type Cadastro, comBusca } from '@/domain/comum/cadastro';
import {
  entidade,
  idDeRegistro,
  inteiro,
  LIMITE,
  limiteDoDia,
  lista,
  nomeEmOrdem,
  texto,
} from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { type Dia, diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { MAXIMO_DE_FASES } from '@/domain/projetos/projeto';
import { faixaSchema, MAXIMO_DE_FAIXAS } from './faixa';
import { linhagemSchema } from './linhagem';
import { lugar } from './ordem';
import {
  minimoDePessoas,
  MINIMO_DE_PESSOAS,
  type QuemResponde,
  quemRespondeDe,
  quemRespondeSchema,
} from './quem-responde';

const campos = {
  nome: texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.'),
  descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
  /** Fixed once it is stored: groups and questions name it too. */
  idProjeto: idDeRegistro('Escolha um projeto.'),
  /** Finished sheets that a company may have; 0 is any number (decisions Q10). */
  limiteUsuario: inteiro(),
  /** What the mean of the whole questionnaire says. */
  faixas: lista(faixaSchema, MAXIMO_DE_FAIXAS),
  /** People say who they are before they answer, not at the end. */
  autenticaInicio: z.boolean(),
  /** Offers the report by e-mail to people who finish. */
  enviarRetornoEmail: z.boolean(),
  /** Ids of phases of the project in which it is answered. */
  fases: lista(inteiro(1, 999), MAXIMO_DE_FASES),
  /** Whether results draw a radar of its groups. */
  radar: z.boolean(),
  /** Place among the questionnaires of the project. */
  ordemQuestionario: lugar(),
};

const questionarioSchema = entidade({
  ...campos,
  nomeEmOrdem: nomeEmOrdem(),
  /** First and last instant of the period, of days in America/Sao_Paulo. */
  dataAtuacao: limiteDoDia(),
  dataVigencia: limiteDoDia(),
  ...comBusca,
  /** Null where nobody chose: the limit says it. Both are missing in records of earlier versions (decisions P197). */
  quemResponde: z._default(z.nullable(quemRespondeSchema), null),
  minimoDePessoas: z._default(minimoDePessoas(), MINIMO_DE_PESSOAS),
  /** Number of the version that people answer; missing until the first one (decisions Q119). Functions write both. */
  versao: z.optional(inteiro(1)),
  /** The draft is no longer what is published. */
  mudou: z.optional(z.boolean()),
  /** What it was copied from into another project (linhagem.ts). Functions write it. */
  linhagem: z.optional(linhagemSchema),
});
export type Questionario = z.infer<typeof questionarioSchema>;

const questionarioForm = z
  .object({
    ...campos,
    dataAtuacao: dia(),
    dataVigencia: dia(),
    quemResponde: z.nullable(quemRespondeSchema),
    minimoDePessoas: minimoDePessoas(),
  })
  .check(
    z.refine<{ quemResponde: QuemResponde | null; minimoDePessoas: number; limiteUsuario: number }>(
      ({ quemResponde, minimoDePessoas: minimo, limiteUsuario }) =>
        quemRespondeDe(quemResponde, { limiteUsuario }) === 'EMPRESA' ||
        limiteUsuario === 0 ||
        limiteUsuario >= minimo,
      {
        error:
          'Quando as pessoas respondem, permita ao menos tantas respostas quantas fazem uma média, ou 0.',
        path: ['limiteUsuario'],
      },
    ),
    z.refine<{ dataAtuacao: Dia; dataVigencia: Dia }>(
      ({ dataAtuacao, dataVigencia }) => dataVigencia >= dataAtuacao,
      { error: 'O fim não pode vir antes do início.', path: ['dataVigencia'] },
    ),
  );
export type QuestionarioForm = z.infer<typeof questionarioForm>;

const vazio: QuestionarioForm = {
  nome: '',
  descricao: '',
  idProjeto: '',
  limiteUsuario: 0,
  quemResponde: null,
  minimoDePessoas: MINIMO_DE_PESSOAS,
  faixas: [],
  autenticaInicio: true,
  enviarRetornoEmail: false,
  fases: [],
  radar: true,
  ordemQuestionario: 1,
  dataAtuacao: '',
  dataVigencia: '',
};
const NO_FORM = Object.keys(vazio) as (keyof QuestionarioForm)[];

export const questionarios: Cadastro<Questionario, QuestionarioForm> = {
  colecao: 'questionarios',
  onde: (contexto) => caminhos.daEmpresa(contexto, 'questionarios'),
  oQueE: 'Questionnaire of a project',
  acesso: deQuemOrganiza(doModulo(5, 'criador')),
  ordens: ['nomeEmOrdem'],
  pesquisavel: true,
  schema: questionarioSchema,
  form: questionarioForm,
  formDe: (questionario) =>
    questionario
      ? {
          ...(Object.fromEntries(
            NO_FORM.map((campo) => [campo, questionario[campo]]),
          ) as unknown as QuestionarioForm),
          dataAtuacao: diaDe(questionario.dataAtuacao),
          dataVigencia: diaDe(questionario.dataVigencia),
        }
      : vazio,
  doForm: (form) => ({
    ...form,
    dataAtuacao: inicioDoDia(form.dataAtuacao),
    dataVigencia: fimDoDia(form.dataVigencia),
    ...indiceDoNome(form.nome),
  }),
  novo: {},
};

/** True iff the questionnaire is answered at that moment (part 3 §4). */
export const noPeriodo = (
  { dataAtuacao, dataVigencia }: Pick<Questionario, 'dataAtuacao' | 'dataVigencia'>,
  agora: Date,
) => dataAtuacao <= agora && agora <= dataVigencia;
