/**
 * Import of collaborators from a spreadsheet or CSV: which column is what, and what is wrong with each row. Pure: the
 * rows come from whatever read them (planilha.ts).
 */
import { type ColaboradorForm, colaboradorForm, colaboradorVazio } from './colaborador-form';
import { nomeDoEmail } from './emails-em-lote';
import { PAPEIS, type Papel, ROTULO_DO_PAPEL } from '@/domain/acesso/papeis';
import {
  celulasDe,
  colunasNaoLidas,
  emUmaLinha,
  type Formato,
  letraDaColuna,
  type LinhaDaTabela,
  lerTitulos,
  problemasDaLinha,
  tituloDaColuna,
  titulosConhecidos,
} from '@/domain/comum/planilha';

/** More rows than this are not read at once: each of them is a mail. */
export const MAXIMO_DE_LINHAS = 200;

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

export const FORMATO_DOS_COLABORADORES: Formato = {
  limites: { megabytes: 1, linhas: MAXIMO_DE_LINHAS, oQue: 'pessoas' },
  apelidos: COLUNAS_DA_PLANILHA.map((coluna) => APELIDOS[coluna]),
};

interface Colunas {
  onde: ReadonlyMap<ColunaDaPlanilha, number>;
  corpo: readonly LinhaDaTabela[];
  /** What is not read, and what was guessed. */
  fora: readonly string[];
}

/** Without headings: the column with an @ is the e-mail, the first other one the name. */
function colunasAdivinhadas(linhas: readonly LinhaDaTabela[]): Colunas {
  const primeira = linhas[0]?.celulas ?? [];
  const email = primeira.findIndex((celula) => celula.includes('@'));
  const nome = primeira.findIndex((celula, i) => i !== email && celula.trim() !== '');
  const onde = new Map<ColunaDaPlanilha, number>();
  if (email >= 0) onde.set('email', email);
  if (nome >= 0) onde.set('nome', nome);
  const lidas = [...onde].map(([coluna, i]) => `${ROTULO_DA_COLUNA[coluna]} (${letraDaColuna(i)})`);
  return {
    onde,
    corpo: linhas,
    fora: [
      ...(lidas.length > 0 ? [`A primeira linha não tem títulos. São lidos: ${lidas.join(' e ')}.`] : []),
      ...colunasNaoLidas([], linhas, onde.values()),
    ],
  };
}

function colunasDe(linhas: readonly LinhaDaTabela[]): Colunas {
  const [primeira] = linhas;
  const comTitulos = titulosConhecidos(primeira?.celulas ?? [], FORMATO_DOS_COLABORADORES) > 0;
  return comTitulos
    ? lerTitulos(linhas, COLUNAS_DA_PLANILHA, (coluna) => APELIDOS[coluna])
    : colunasAdivinhadas(linhas);
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
  /** As the row says them, also where they are wrong: '' where it says none. */
  perfil: string;
  setores: string;
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
  linha: LinhaDaTabela,
  colunas: ReadonlyMap<ColunaDaPlanilha, number>,
  { setores, daEmpresa, papeis }: Padrao,
): LinhaImportada {
  const inteira = celulasDe(linha, colunas);
  const celula = (coluna: ColunaDaPlanilha) => emUmaLinha(inteira(coluna));
  const email = celula('email').toLowerCase();
  const nome = celula('nome') || (email ? nomeDoEmail(email) : '');
  const problemas = problemasDaLinha(linha, colunas, ROTULO_DA_COLUNA);
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
  return {
    numero: linha.numero,
    nome,
    email,
    perfil: escrito,
    setores: daLinha.join(', '),
    problemas,
    ...(lido.success && problemas.length === 0 ? { dados: lido.data } : {}),
  };
}

export interface ImportacaoDePessoas {
  linhas: readonly LinhaImportada[];
  /** What was left out of all rows, or guessed. */
  fora: readonly string[];
}

/** Every row with what is wrong with it. An address that comes twice is refused the second time. */
export function lerImportacao(tabela: readonly LinhaDaTabela[], padrao: Padrao): ImportacaoDePessoas {
  const { onde, corpo, fora } = colunasDe(tabela);
  if (tabela.length > 0 && !onde.has('email'))
    return { linhas: [], fora: ['Nenhuma coluna é a de e-mail. Dê a ela o título "E-mail".'] };
  const vistos = new Map<string, number>();
  const linhas = corpo.map((linha): LinhaImportada => {
    const lida = lerLinha(linha, onde, padrao);
    const antes = vistos.get(lida.email);
    if (antes === undefined) {
      if (lida.email) vistos.set(lida.email, lida.numero);
      return lida;
    }
    const { dados: _dados, ...resto } = lida;
    return { ...resto, problemas: [...lida.problemas, `Este e-mail já apareceu na linha ${antes}`] };
  });
  return { linhas, fora };
}
