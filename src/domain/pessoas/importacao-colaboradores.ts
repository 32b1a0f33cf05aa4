/**
 * Import of collaborators from a spreadsheet or CSV: which column is what, and what is wrong with each row. Pure: the
 * cells come as texts from whatever read them (planilha.ts).
 */
import { type ColaboradorForm, colaboradorForm, colaboradorVazio } from './colaborador-form';
import { nomeDoEmail } from './emails-em-lote';
import { PAPEIS, type Papel, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import { acharColunas, type Limites, tituloDaColuna } from '@/domain/comum/planilha';

/** More rows than this are not read at once: each of them is a mail. */
export const MAXIMO_DE_LINHAS = 200;

export const LIMITES_DOS_COLABORADORES: Limites = { megabytes: 1, linhas: MAXIMO_DE_LINHAS, oQue: 'pessoas' };

export const COLUNAS_DA_PLANILHA = [
  'nome',
  'email',
  'telefone',
  'setores',
  'role',
  'dataNascimento',
] as const;
export type ColunaDaPlanilha = (typeof COLUNAS_DA_PLANILHA)[number];

export const ROTULO_DA_COLUNA: Record<ColunaDaPlanilha, string> = {
  nome: 'Nome',
  email: 'E-mail',
  telefone: 'Telefone',
  setores: 'Setores',
  role: 'Perfil',
  dataNascimento: 'Data de nascimento',
};

/** Heading words by which a column is known, without accents. */
const APELIDOS: Record<ColunaDaPlanilha, readonly string[]> = {
  email: ['e mail', 'email', 'mail', 'correio', 'endereco eletronico'],
  nome: ['nome', 'colaborador', 'funcionario', 'name'],
  telefone: ['telefone', 'celular', 'fone', 'phone', 'whatsapp'],
  setores: ['setor', 'setores', 'area', 'departamento'],
  role: ['perfil', 'papel', 'role', 'funcao', 'tipo'],
  dataNascimento: ['nascimento', 'data de nascimento', 'aniversario'],
};

/** Where each known column stands, from a heading row; undefined when the row is no heading. */
function colunasDoTitulo(linha: readonly string[]): Map<ColunaDaPlanilha, number> | undefined {
  const achadas = acharColunas(linha, COLUNAS_DA_PLANILHA, (coluna) => APELIDOS[coluna]);
  return achadas.has('email') ? achadas : undefined;
}

/** Without a heading: the column with an @ is the e-mail, the first other one the name. */
function colunasAdivinhadas(linha: readonly string[]): Map<ColunaDaPlanilha, number> {
  const email = linha.findIndex((celula) => celula.includes('@'));
  const nome = linha.findIndex((celula, i) => i !== email && celula.trim() !== '');
  const achadas = new Map<ColunaDaPlanilha, number>();
  if (email >= 0) achadas.set('email', email);
  if (nome >= 0) achadas.set('nome', nome);
  return achadas;
}

const PAPEL_POR_NOME = new Map<string, Papel>(
  PAPEIS.flatMap((papel) => [
    [papel.toLowerCase(), papel],
    [tituloDaColuna(ROTULO_DO_PAPEL[papel]), papel],
  ]),
);

/** '20/08/1990' and '1990-08-20' → '1990-08-20'; anything else stays, and the schema refuses it. */
const dia = (texto: string) =>
  texto.replace(
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/,
    (_, d: string, m: string, a: string) => `${a}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
  );

export interface LinhaImportada {
  /** Number of the row in the spreadsheet, from 1. */
  numero: number;
  /** What will be sent; absent when something is wrong. */
  dados?: ColaboradorForm;
  nome: string;
  email: string;
  /** What is wrong, in words; empty when nothing is. */
  problemas: string[];
}

interface Padrao {
  /** Sectors of rows that name none. */
  setores: readonly string[];
  /** The company's sectors: nobody gets one that it does not have. */
  daEmpresa: readonly string[];
  /** Roles this person may give. */
  papeis: readonly Papel[];
}

function lerLinha(
  celulas: readonly string[],
  colunas: ReadonlyMap<ColunaDaPlanilha, number>,
  { setores, daEmpresa, papeis }: Padrao,
): Omit<LinhaImportada, 'numero'> {
  const celula = (coluna: ColunaDaPlanilha) => celulas[colunas.get(coluna) ?? -1]?.trim() ?? '';
  const email = celula('email').toLowerCase();
  const nome = celula('nome') || (email ? nomeDoEmail(email) : '');
  const problemas: string[] = [];
  const escrito = celula('role');
  const papel = escrito ? PAPEL_POR_NOME.get(tituloDaColuna(escrito)) : colaboradorVazio.role;
  if (!papel) problemas.push(`Perfil desconhecido: ${escrito}`);
  else if (!papeis.includes(papel)) problemas.push(`Você não pode dar o perfil ${ROTULO_DO_PAPEL[papel]}`);
  const daLinha = celula('setores')
    .split(/[;|/]/)
    .map((setor) => setor.trim())
    .filter(Boolean);
  const setor = (escrita: string) =>
    daEmpresa.find((nome) => tituloDaColuna(nome) === tituloDaColuna(escrita));
  const semSetor = daLinha.filter((escrita) => setor(escrita) === undefined);
  if (semSetor.length > 0) problemas.push(`A empresa não tem este setor: ${semSetor.join(', ')}`);
  const lido = colaboradorForm.safeParse({
    ...colaboradorVazio,
    nome,
    email,
    telefone: celula('telefone'),
    setores:
      daLinha.length > 0 ? [...new Set(daLinha.map((escrita) => setor(escrita) ?? escrita))] : [...setores],
    dataNascimento: dia(celula('dataNascimento')),
    role: papel ?? colaboradorVazio.role,
  });
  if (!lido.success) problemas.push(...lido.error.issues.map(({ message }) => message));
  return { nome, email, problemas, ...(lido.success && problemas.length === 0 ? { dados: lido.data } : {}) };
}

/** Every row with what is wrong with it. Empty rows are left out; an address that comes twice is refused the second time. */
export function lerImportacao(celulas: readonly (readonly string[])[], padrao: Padrao): LinhaImportada[] {
  const [primeira] = celulas;
  if (!primeira) return [];
  const doTitulo = primeira.some((celula) => celula.includes('@')) ? undefined : colunasDoTitulo(primeira);
  const colunas = doTitulo ?? colunasAdivinhadas(primeira);
  const vistos = new Set<string>();
  return celulas.flatMap((linha, i) => {
    if ((doTitulo && i === 0) || linha.every((celula) => celula.trim() === '')) return [];
    const lida = { ...lerLinha(linha, colunas, padrao), numero: i + 1 };
    if (!lida.email || !vistos.has(lida.email)) {
      vistos.add(lida.email);
      return [lida];
    }
    const { dados: _dados, ...resto } = lida;
    return [{ ...resto, problemas: [...lida.problemas, 'Este e-mail já apareceu em outra linha'] }];
  });
}
