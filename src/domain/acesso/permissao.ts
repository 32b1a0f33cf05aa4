/**
 * What a row of the table of permissions says, and who it lets through. Each area has its rows beside its schemas
 * (permissoes.ts), so that a screen loads its own. tabela-de-permissoes.ts joins them.
 *
 * An operation is allowed when one of its alternatives holds. An alternative holds when all its parts do. Everything
 * presupposes an active membership of a company that is ATIVO. Reading goes on while it is INATIVO. The person is not
 * an external respondent. ADMIN passes every `flag` (part 1 §6) but no `papeis` or `relacao`. 'delete' means the soft
 * delete (deletedAt), except for likes, which are really removed. Nothing else is.
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
  /** an immersion that, like its challenge, is not removed; and a record under such a one */
  | 'cronogramaPublico'
  | 'sobCronogramaPublico'
  /** in one batch with the publication of an idea of one's own under the rule */
  | 'comPublicacao'
  /** it lies under the person's own wallet */
  | 'daPropriaCarteira'
  /** it is told of the company the person acts from */
  | 'daPropriaEmpresa'
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
  /** … and the person wrote it, takes part in it or implements it */
  | 'equipeDoPai'
  /** … and published, and the person neither wrote it, takes part in it nor implements it */
  | 'paiJulgavel'
  /** … and the record's id is the person's uid */
  | 'proprioComPaiJulgavel'
  /** a card of a visible parent: the round has the person's own too, or is decided */
  | 'aposEnviar'
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
  /** The company must be one that organises (organizar.ts). */
  organiza?: true;
  /** The company must be active for reading too: the records are of other companies (threats A120). */
  ativa?: true;
  relacao?: Relacao;
}
export type Acesso = readonly Alternativa[];

/** One collection: who may do what with its records. */
export type Linha = Readonly<Record<Operacao, Acesso>>;
export type Linhas = Readonly<Record<string, Linha>>;

/**
 * True iff the person may do the operation, given the relations that hold between them and the record.
 * The interface hides what this refuses; firestore.rules refuses it again.
 */
export function permite(
  quem: Quem,
  linha: Linha,
  operacao: Operacao,
  relacoes: readonly Relacao[] = [],
): boolean {
  if (quem.externo) return false;
  if (!quem.empresaAtiva && operacao !== 'get' && operacao !== 'list') return false;
  return linha[operacao].some(
    ({ flag, eFlag, papeis, organiza, ativa, relacao }) =>
      (!flag || temFlag(quem, flag)) &&
      (!eFlag || temFlag(quem, eFlag)) &&
      (!papeis || papeis.includes(quem.papel)) &&
      (!organiza || quem.organiza) &&
      (!ativa || quem.empresaAtiva) &&
      (!relacao || relacoes.includes(relacao)),
  );
}
