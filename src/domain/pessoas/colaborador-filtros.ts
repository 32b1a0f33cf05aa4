/** Filters of the collaborators list (part 1 §2 and §5): what one index finds, and what is looked at again. */
import { contemPalavras, indiceBasta, temTokens, tokenDaPesquisa } from '@/domain/comum/busca';
import { type Colaborador, STATUS_DO_COLABORADOR, type StatusDoColaborador } from './colaborador';
import { PAPEIS, type Papel } from '@/domain/acesso/papeis';
import { normalizarTelefone } from './telefone';

export const NOMES_DOS_FILTROS = ['nome', 'email', 'telefone', 'role', 'status'] as const;
type Nome = (typeof NOMES_DOS_FILTROS)[number];

export interface FiltrosDeColaborador {
  /** The search field: words of name and e-mail. */
  pesquisa?: string;
  nome?: string;
  email?: string;
  telefone?: string;
  role?: Papel;
  status?: StatusDoColaborador;
}

/** Filters from the address bar: trimmed, unknown values of role and status left out. */
export function lerFiltros(textos: Partial<Record<Nome, string>>, pesquisa = ''): FiltrosDeColaborador {
  const texto = (nome: Nome) => textos[nome]?.trim() ?? '';
  const [nome, email] = [texto('nome'), texto('email').toLowerCase()];
  const telefone = normalizarTelefone(texto('telefone'));
  const role = PAPEIS.find((papel) => papel === textos.role);
  const status = STATUS_DO_COLABORADOR.find((s) => s === textos.status);
  return {
    ...(pesquisa ? { pesquisa } : {}),
    ...(nome ? { nome } : {}),
    ...(email ? { email } : {}),
    ...(telefone ? { telefone } : {}),
    ...(role ? { role } : {}),
    ...(status ? { status } : {}),
  };
}

/** True iff the address gives the filter something to look for. */
export const valeComoFiltro = (nome: Nome, valor: string) => nome in lerFiltros({ [nome]: valor });

/** The one search token of name and e-mail: both are among a record's tokens. */
export const tokenDosFiltros = ({ pesquisa = '', nome = '', email = '' }: FiltrosDeColaborador) =>
  tokenDaPesquisa(`${pesquisa} ${nome} ${email}`);

/** True iff the record matches name and e-mail as typed; the token only knew the longest word. */
export const combina = (
  colaborador: Pick<Colaborador, 'nome' | 'email' | 'busca'>,
  { pesquisa, nome, email }: FiltrosDeColaborador,
) =>
  (!pesquisa || temTokens(colaborador.busca, pesquisa)) &&
  (!nome || contemPalavras(colaborador.nome, nome)) &&
  (!email || colaborador.email.includes(email));

/** True when the index alone finds exactly the matching records, so that counting them is exact. */
export const contaExata = ({ pesquisa = '', nome = '', email }: FiltrosDeColaborador) =>
  !email && (pesquisa ? !nome && indiceBasta(pesquisa) : !/\s/.test(nome));
