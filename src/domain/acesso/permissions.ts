/**
 * Who may do what: the one table that the interface (`can`), the functions and the generated rules test read.
 * firestore.rules says the same by hand; tests/rules/matrix.test.ts compares every cell (docs/architecture.md).
 *
 * An operation is allowed when one of its alternatives holds; an alternative holds when all its parts do. Everything
 * presupposes an active membership of a company that is ATIVO (reading goes on while INATIVO) and a person who is not
 * an external respondent. ADMIN passes every `flag` (part 1 §6) but no `papeis` or `relacao`.
 * 'delete' means the soft delete (deletedAt), except for likes, which are really removed. Nothing else is.
 */
import type { CodigoModulo, Flag } from './areas';
import type { Papel } from './papeis';
import { type Quem, temFlag } from './quem';

export const OPERACOES = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Operacao = (typeof OPERACOES)[number];

/** What the acting person must be to the record (or to the idea above it). One function per name in firestore.rules. */
export type Relacao =
  /** the record's id is the person's uid */
  | 'proprio'
  /** a link whose two ideas are public */
  | 'vinculoPublico'
  /** in one batch with the publication of an idea of one's own under the rule */
  | 'comPublicacao'
  /** it lies under the person's own wallet */
  | 'daPropriaCarteira'
  /** the company the person acts from */
  | 'propria'
  /** a company of the licensee, the person being ADMIN of one of its NORMAL companies */
  | 'daLicenciada'
  /** the company's `colaboradores` name the person */
  | 'listado'
  /** createdBy is the person */
  | 'criador'
  /** a draft of the person's own: createdBy, publishedAt null, not removed */
  | 'autorEmRascunho'
  /** an idea the person may see: public, own, or with the person among its participants */
  | 'visivel'
  /** a visible idea that is published and not removed */
  | 'visivelPublicada'
  /** … and somebody else's */
  | 'publicadaDeOutro'
  /** the idea above the record is visible to the person */
  | 'paiVisivel'
  /** … and the person's own */
  | 'paiProprio'
  /** own record under a visible idea */
  | 'proprioComPaiVisivel'
  /** … and published */
  | 'paiPublicado'
  /** … and published, and the person neither wrote it, takes part in it nor implements it */
  | 'paiJulgavel'
  /** … and published, not removed and open for comments */
  | 'paiComentavel'
  /** … and published, NOVA_IDEIA and open for sponsorship, within the person's balance */
  | 'paiPatrocinavel'
  /** record created by the person under a visible idea */
  | 'criadorComPaiVisivel'
  /** own like under a visible published idea */
  | 'proprioComPaiPublicado'
  /** an open milestone under a visible published idea */
  | 'marcoAberto'
  /** … which the person created or is responsible for */
  | 'envolvidoNoMarco'
  /** … for which the person is responsible */
  | 'responsavelPeloMarco'
  /** an activity of a public idea, or of a private one that the person may see */
  | 'veAtividade';

export interface Alternativa {
  flag?: readonly [CodigoModulo, Flag];
  /** A second flag that must hold as well. */
  eFlag?: readonly [CodigoModulo, Flag];
  papeis?: readonly Papel[];
  relacao?: Relacao;
}
export type Acesso = readonly Alternativa[];

const ninguem: Acesso = [];
const interno: Acesso = [{}];
const admin: Acesso = [{ papeis: ['ADMIN'] }];
const daAnalise: readonly Papel[] = ['ADMIN', 'TEAM', 'MASTER'];
const publicando: Acesso = [
  { flag: [3, 'criacao'], relacao: 'comPublicacao' },
  { flag: [3, 'editar'], relacao: 'comPublicacao' },
];

const doRascunho = (flag: Flag): Acesso => [
  { flag: [3, 'criacao'], relacao: 'autorEmRascunho' },
  { flag: [3, flag], relacao: 'autorEmRascunho' },
];
/** Content of a published idea, and its removal (decisions I3). */
const daPublicada = (flag: Flag): Acesso => [
  { flag: [3, flag], papeis: ['ADMIN'], relacao: 'visivelPublicada' },
  { flag: [3, flag], papeis: ['TEAM'], relacao: 'publicadaDeOutro' },
];

/**
 * A collection that one module guards, flag by flag. `relacao`: who may create changes and removes their own besides
 * (part 2 §6).
 */
export function doModulo(modulo: CodigoModulo, relacao?: Relacao): Record<Operacao, Acesso> {
  const seus: Acesso = relacao ? [{ flag: [modulo, 'criacao'], relacao }] : [];
  return {
    get: [{ flag: [modulo, 'leitura'] }],
    list: [{ flag: [modulo, 'leitura'] }],
    create: [{ flag: [modulo, 'criacao'] }],
    update: [{ flag: [modulo, 'editar'] }, ...seus],
    delete: [{ flag: [modulo, 'remover'] }, ...seus],
  };
}

/** People who create projects also name whom they belong to. */
const apoio = { ...doModulo(13), update: ninguem, delete: ninguem };

/** Collections whose row is not with their schema (comum/cadastro.ts); all of them: src/domain/colecoes.ts. */
export const permissoes = {
  // What the platform's MASTER claim opens stands beside this table: tests/rules/licenciadas.test.ts.
  licenciadas: { get: interno, list: ninguem, create: ninguem, update: ninguem, delete: ninguem },
  empresas: {
    get: [
      { relacao: 'propria' },
      { relacao: 'daLicenciada' },
      { relacao: 'criador' },
      { relacao: 'listado' },
    ],
    list: [
      { relacao: 'daLicenciada' },
      { flag: [1, 'leitura'], relacao: 'criador' },
      { flag: [1, 'leitura'], relacao: 'listado' },
    ],
    create: ninguem, // functions, by empresa-acoes.ts
    update: ninguem,
    delete: ninguem,
  },
  colaboradores: {
    get: [{ flag: [2, 'leitura'] }, { relacao: 'proprio' }],
    list: [{ flag: [2, 'leitura'] }],
    create: ninguem, // functions: invitation
    update: [{ relacao: 'proprio' }], // only CAMPOS_PROPRIOS; the rest by functions
    delete: ninguem, // functions
  },
  pessoas: { get: interno, list: interno, create: ninguem, update: ninguem, delete: ninguem },
  autorizacao: { get: admin, list: admin, create: ninguem, update: admin, delete: ninguem },
  auditoria: { get: admin, list: admin, create: ninguem, update: ninguem, delete: ninguem },
  participacao: {
    get: [{ flag: [23, 'leitura'] }],
    list: ninguem,
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  contadores: { get: interno, list: ninguem, create: ninguem, update: ninguem, delete: ninguem },
  regulamentosIdeias: { get: interno, list: interno, create: admin, update: admin, delete: admin },
  campanhas: { get: interno, list: interno, create: admin, update: admin, delete: admin },
  vinculosDeIdeias: {
    get: [{ flag: [3, 'leitura'], relacao: 'vinculoPublico' }],
    list: [{ flag: [3, 'leitura'], relacao: 'vinculoPublico' }],
    create: ninguem, // the function, by vinculo.ts: a link is right only if its two ideas are
    update: ninguem,
    delete: ninguem,
  },
  projetos: doModulo(13),
  licenciado: apoio,
  embaixadores: apoio,
  embaixadoresPessoas: apoio,
  vagas: {
    get: interno,
    list: ninguem,
    create: publicando, // as long as there are places left
    update: publicando,
    delete: ninguem,
  },
  regulamentoActivitiesPerColaborador: {
    get: [{ relacao: 'proprio' }],
    list: ninguem,
    create: [{ flag: [3, 'criacao'], relacao: 'proprio' }], // only together with a sponsorship
    update: [{ flag: [3, 'criacao'], relacao: 'proprio' }],
    delete: ninguem,
  },
  extrato: {
    get: [{ relacao: 'daPropriaCarteira' }],
    list: [{ relacao: 'daPropriaCarteira' }],
    create: ninguem, // the trigger of the sponsorship
    update: ninguem,
    delete: ninguem,
  },
  rankingPorColaborador: {
    get: [{ flag: [18, 'leitura'] }],
    list: [{ flag: [18, 'leitura'] }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  historicoPontosPerColaborador: {
    get: [{ flag: [18, 'leitura'] }],
    list: [{ flag: [18, 'leitura'] }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  ideias: {
    get: [{ flag: [3, 'leitura'], relacao: 'visivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'visivel' }],
    create: [{ flag: [3, 'criacao'], relacao: 'autorEmRascunho' }],
    update: [...doRascunho('editar'), ...daPublicada('editar')],
    delete: [...doRascunho('remover'), ...daPublicada('remover')],
  },
  versoes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: ninguem, // the trigger of the change
    update: ninguem,
    delete: ninguem,
  },
  comentarios: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [3, 'editar'], relacao: 'paiComentavel' }],
    update: [{ flag: [3, 'editar'], relacao: 'criadorComPaiVisivel' }],
    delete: [{ flag: [3, 'editar'], relacao: 'criadorComPaiVisivel' }],
  },
  likes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [3, 'leitura'], relacao: 'proprioComPaiPublicado' }],
    update: ninguem,
    delete: [{ flag: [3, 'leitura'], relacao: 'proprioComPaiPublicado' }],
  },
  movimentacoes: {
    get: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [3, 'leitura'], relacao: 'paiVisivel' }],
    // with the idea's status, one batch; of an idea of one's own team by ADMIN only (decisions I208)
    create: [
      { papeis: ['ADMIN'], relacao: 'paiPublicado' },
      { flag: [16, 'criacao'], papeis: ['TEAM', 'MASTER'], relacao: 'paiJulgavel' },
    ],
    update: ninguem,
    delete: ninguem,
  },
  marcos: {
    get: [{ flag: [10, 'leitura'], relacao: 'paiVisivel' }],
    list: [{ flag: [10, 'leitura'], relacao: 'paiVisivel' }],
    create: [{ flag: [10, 'criacao'], eFlag: [17, 'editar'], relacao: 'paiPublicado' }],
    update: [
      { flag: [10, 'editar'], relacao: 'envolvidoNoMarco' }, // people, deadline, actions
      { flag: [10, 'editar'], papeis: ['ADMIN'], relacao: 'marcoAberto' }, // the same, when those have left
      { flag: [17, 'editar'], relacao: 'responsavelPeloMarco' }, // acting on it: beginning, draft, end
    ],
    delete: [
      { flag: [10, 'remover'], relacao: 'envolvidoNoMarco' },
      { flag: [10, 'remover'], papeis: ['ADMIN'], relacao: 'marcoAberto' },
    ],
  },
  atividades: {
    get: [{ flag: [17, 'leitura'], relacao: 'veAtividade' }],
    list: [{ flag: [17, 'leitura'], relacao: 'veAtividade' }],
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  comitesInovacao: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise }], // and every step of a session
    update: [
      { flag: [16, 'criacao'], papeis: daAnalise, relacao: 'criador' },
      { flag: [16, 'editar'], papeis: daAnalise },
    ],
    delete: ninguem,
  },
  decisoes: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: ninguem, // trigger, from the movement
    update: ninguem,
    delete: ninguem,
  },
  comiteInovacaoActivities: {
    get: [{ flag: [16, 'leitura'] }],
    list: [{ flag: [16, 'leitura'] }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise }], // only together with the step; rules' by trigger
    update: ninguem,
    delete: ninguem,
  },
  conflitosDeInteresse: {
    get: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    list: [{ flag: [16, 'leitura'], papeis: daAnalise, relacao: 'paiVisivel' }],
    create: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'proprioComPaiPublicado' }],
    update: [{ flag: [16, 'criacao'], papeis: daAnalise, relacao: 'criadorComPaiVisivel' }], // takes it back, saying why
    delete: ninguem,
  },
  ideiasActivitiesPerColaborador: {
    // The author sees who gave how much (part 2 §6); everybody sees their own.
    get: [
      { flag: [3, 'leitura'], relacao: 'paiProprio' },
      { flag: [3, 'leitura'], relacao: 'proprioComPaiVisivel' },
    ],
    list: [{ flag: [3, 'leitura'], relacao: 'paiProprio' }],
    create: [{ flag: [3, 'criacao'], relacao: 'paiPatrocinavel' }],
    update: [{ flag: [3, 'criacao'], relacao: 'paiPatrocinavel' }],
    delete: ninguem,
  },
} as const satisfies Record<string, Record<Operacao, Acesso>>;

export type Colecao = keyof typeof permissoes;

/**
 * True iff the person may do the operation, given the relations that hold between them and the record.
 * The interface hides what this refuses; firestore.rules refuses it again.
 */
export function can(
  quem: Quem,
  colecao: Colecao | Readonly<Record<Operacao, Acesso>>,
  operacao: Operacao,
  relacoes: readonly Relacao[] = [],
): boolean {
  if (quem.externo) return false;
  if (!quem.empresaAtiva && operacao !== 'get' && operacao !== 'list') return false;
  const acesso: Acesso = (typeof colecao === 'string' ? permissoes[colecao] : colecao)[operacao];
  return acesso.some(
    ({ flag, eFlag, papeis, relacao }) =>
      (!flag || temFlag(quem, flag)) &&
      (!eFlag || temFlag(quem, eFlag)) &&
      (!papeis || papeis.includes(quem.papel)) &&
      (!relacao || relacoes.includes(relacao)),
  );
}
