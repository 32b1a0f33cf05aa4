/**
 * Companies that are invited to a project from a spreadsheet or CSV (decisions P330): which column is what, and what is
 * wrong with each row. Pure: the rows come from whatever read them (planilha.ts).
 */
import { agrupar } from '@/domain/comum/agrupar';
import { csv } from '@/domain/comum/csv';
import {
  asLinhas,
  celulasDe,
  colunasNaoLidas,
  emUmaLinha,
  type Formato,
  type LinhaDaTabela,
  lerTitulos,
  problemasDaLinha,
  tituloDaColuna,
  titulosConhecidos,
} from '@/domain/comum/planilha';
import { cnpjValido, normalizarCnpj } from '@/domain/empresas/cnpj';
import { type ConviteDeEmpresaForm, conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';

/** More rows than this are not read at once: each of them is a mail. */
export const MAXIMO_DE_EMPRESAS = 200;

const COLUNAS = ['cnpj', 'nome', 'email', 'categoria'] as const;
type Coluna = (typeof COLUNAS)[number];

export const ROTULO_DA_COLUNA: Record<Coluna, string> = {
  cnpj: 'CNPJ',
  nome: 'Nome da empresa',
  email: 'E-mail de quem administra',
  categoria: 'Categoria',
};

/** What a heading that is exactly this means, the surest first: beside 'Empresa', 'Nome' is whom one writes to. */
const NOME_COM_CERTEZA = ['nome da empresa', 'nome fantasia', 'empresa', 'razao social'] as const;

/** Heading words by which a column is known, without accents. */
const APELIDOS: Record<Coluna, readonly string[]> = {
  cnpj: ['cnpj'],
  email: ['e mail', 'email', 'mail', 'correio', 'endereco eletronico', 'e mail de quem administra'],
  categoria: ['categoria'],
  nome: [...NOME_COM_CERTEZA, 'nome', 'name', 'fantasia'],
};

export const FORMATO_DAS_EMPRESAS: Formato = {
  limites: { megabytes: 1, linhas: MAXIMO_DE_EMPRESAS, oQue: 'empresas' },
  apelidos: COLUNAS.map((coluna) => APELIDOS[coluna]),
};

/** What is sent of a row; the category is '' where the company chooses. */
export interface EmpresaDaPlanilha extends ConviteDeEmpresaForm {
  categoria: string;
}

export interface LinhaDeEmpresa {
  /** Number of the row in the spreadsheet, from 1. */
  numero: number;
  /** What will be sent; absent when something is wrong. */
  dados?: EmpresaDaPlanilha;
  cnpj: string;
  nome: string;
  email: string;
  /** As the row says it, also where the project has none of the name: '' where it says none. */
  categoria: string;
  /** What is wrong, in words; empty when nothing is. */
  problemas: readonly string[];
}

export interface ImportacaoDeEmpresas {
  linhas: readonly LinhaDeEmpresa[];
  /** What was left out of all rows, or completed. */
  fora: readonly string[];
}

interface DoProjeto {
  /** The project's own. */
  categorias: readonly string[];
  /** Of rows that name none; '' leaves the choice to the company. */
  categoriaPadrao: string;
}

/** Spreadsheets drop the zeros a number begins with: they are given back where the check digits then agree. */
function comZeros(cnpj: string): string {
  const inteiro = cnpj.padStart(14, '0');
  return /^\d{12,13}$/.test(cnpj) && cnpjValido(inteiro) ? inteiro : cnpj;
}

/** '1,12223E+13', which is all that is left of a number in a narrow column saved as text. */
const ABREVIADO = /^\d+([.,]\d+)?e\+?\d+$/i;

function categoriaDe(escrita: string, { categorias, categoriaPadrao }: DoProjeto): string | undefined {
  if (escrita === '') return categoriaPadrao;
  return categorias.find((uma) => tituloDaColuna(uma) === tituloDaColuna(escrita));
}

function lerLinha(
  linha: LinhaDaTabela,
  onde: ReadonlyMap<Coluna, number>,
  projeto: DoProjeto,
): LinhaDeEmpresa & { completado: boolean } {
  const inteira = celulasDe(linha, onde);
  const celula = (coluna: Coluna) => emUmaLinha(inteira(coluna));
  const escrito = normalizarCnpj(celula('cnpj'));
  const [cnpj, nome, email] = [comZeros(escrito), celula('nome'), celula('email').toLowerCase()];
  const problemas = problemasDaLinha(linha, onde, ROTULO_DA_COLUNA);
  const daLinha = celula('categoria');
  const categoria = categoriaDe(daLinha, projeto);
  if (categoria === undefined)
    problemas.push(
      `O projeto não tem a categoria "${daLinha.slice(0, 60)}". As dele são: ${projeto.categorias.join(', ')}`,
    );
  const lido = conviteDeEmpresaForm.safeParse({ cnpj, nome, email });
  if (ABREVIADO.test(celula('cnpj')))
    problemas.push(
      `A planilha abreviou o CNPJ para "${celula('cnpj')}": formate a coluna como texto e escreva-o inteiro`,
    );
  else if (!lido.success)
    problemas.push(...lido.error.issues.map(({ message }) => message.replace(/\.$/, '')));
  return {
    numero: linha.numero,
    cnpj,
    nome,
    email,
    categoria: daLinha,
    problemas,
    completado: cnpj !== escrito,
    ...(lido.success && categoria !== undefined && problemas.length === 0
      ? { dados: { ...lido.data, categoria } }
      : {}),
  };
}

/** Where each column stands, or why the table cannot be taken. */
function colunasDe(tabela: readonly LinhaDaTabela[]) {
  const titulos = tabela[0]?.celulas ?? [];
  if (titulosConhecidos(titulos, FORMATO_DAS_EMPRESAS) === 0)
    return 'A primeira linha não tem títulos. Dê às colunas os títulos CNPJ, Nome, E-mail e Categoria.';
  const { onde, corpo } = lerTitulos(tabela, COLUNAS, (coluna) => APELIDOS[coluna]);
  const lidos = titulos.map(tituloDaColuna);
  const certo = NOME_COM_CERTEZA.map((titulo) => lidos.indexOf(titulo)).find((i) => i >= 0);
  if (certo !== undefined) onde.set('nome', certo);
  const faltam = COLUNAS.filter((coluna) => coluna !== 'categoria' && !onde.has(coluna));
  if (faltam.length > 0) {
    const titulosQueFaltam = faltam.map((coluna) => `"${ROTULO_DA_COLUNA[coluna]}"`).join(', ');
    return faltam.length === 1
      ? `Falta a coluna ${titulosQueFaltam}. Dê a ela este título.`
      : `Faltam as colunas ${titulosQueFaltam}. Dê a elas estes títulos.`;
  }
  return { onde, corpo, fora: colunasNaoLidas(titulos, corpo, onde.values()) };
}

/** Sentences about rows that share an address: one person will administer all of these companies. */
function mesmoEmail(linhas: readonly LinhaDeEmpresa[]): string[] {
  const porEmail = agrupar(
    linhas.filter(({ dados }) => dados !== undefined),
    ({ email }) => email,
  );
  return [...porEmail].flatMap(([email, iguais]) =>
    iguais.length < 2
      ? []
      : [
          `${asLinhas(iguais.map(({ numero }) => numero))}: o mesmo e-mail, ${email}. A mesma pessoa administrará estas empresas.`,
        ],
  );
}

/** Every row with what is wrong with it. A CNPJ that comes twice is refused the second time. */
export function lerEmpresas(tabela: readonly LinhaDaTabela[], projeto: DoProjeto): ImportacaoDeEmpresas {
  if (tabela.length === 0) return { linhas: [], fora: [] };
  const colunas = colunasDe(tabela);
  if (typeof colunas === 'string') return { linhas: [], fora: [colunas] };
  const vistos = new Map<string, number>();
  const lidas = colunas.corpo.map((linha) => {
    const lida = lerLinha(linha, colunas.onde, projeto);
    const antes = vistos.get(lida.cnpj);
    if (antes === undefined) {
      if (lida.cnpj) vistos.set(lida.cnpj, lida.numero);
      return lida;
    }
    const { dados: _dados, ...resto } = lida;
    return { ...resto, problemas: [...lida.problemas, `Este CNPJ já apareceu na linha ${antes}`] };
  });
  const completadas = lidas.flatMap(({ numero, completado }) => (completado ? [numero] : []));
  const linhas = lidas.map(({ completado: _completado, ...linha }) => linha);
  return {
    linhas,
    fora: [
      ...colunas.fora,
      ...(completadas.length > 0
        ? [`${asLinhas(completadas)}: o CNPJ foi completado com o zero do começo, que a planilha tirou.`]
        : []),
      ...mesmoEmail(linhas),
    ],
  };
}

/** A file to fill in, with one row that shows how. */
export const modeloDeEmpresas = (categoria: string): string =>
  csv([
    COLUNAS.map((coluna) => ROTULO_DA_COLUNA[coluna]),
    ['11.222.333/0001-81', 'Padaria do Porto', 'maria@padariadoporto.com.br', categoria],
  ]);
