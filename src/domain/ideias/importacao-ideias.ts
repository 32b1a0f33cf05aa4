/**
 * Import of ideas from a table (part 2 §5): which column is what, and what is wrong with each row. Each row becomes a
 * draft, so texts may be blank (decisions I1). Goals and sectors must be known, booleans are the text TRUE.
 */
import * as z from 'zod/mini';
import { csv } from '@/domain/comum/csv';
import { ErroDoProduto } from '@/domain/comum/erros';
import { LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { completa, LIMITE_DE_OBJETIVOS } from './ideia';
import { type IdeiaForm, ideiaVazia, OBJETIVOS } from './ideia-form';
import {
  celulasDe,
  colunasNaoLidas,
  emUmaLinha,
  type Formato,
  type LinhaDaTabela,
  lerTitulos,
  problemasDaLinha,
  tituloDaColuna,
} from '@/domain/comum/planilha';
import type { RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';

/** The number the rules evaluate in one request (tests/rules/importacao.test.ts). */
export const IDEIAS_POR_LOTE = 20;

const SEM_DADOS =
  "O arquivo está vazio ou não tem ideias que se possam ler (CSV file is empty or doesn't contain valid data).";

export const COLUNAS_DAS_IDEIAS = {
  titulo: 'Título',
  descricao: 'Descrição',
  descricaoProblema: 'Problema',
  diferenciais: 'Diferenciais',
  comoAtingirObjetivo: 'Como atingir o objetivo',
  feedback: 'Como saber se deu certo',
  objetivo: 'Objetivos',
  setores: 'Setores',
  permitirComentarios: 'Permitir comentários',
  permitirPatrocinio: 'Permitir patrocínio',
  autorGostariaParticiparImplantacao: 'Gostaria de participar da implantação',
  privado: 'Privada',
} as const;
export type ColunaDaIdeia = keyof typeof COLUNAS_DAS_IDEIAS;
export const NOMES_DAS_COLUNAS = Object.keys(COLUNAS_DAS_IDEIAS) as ColunaDaIdeia[];

/** Other headings by which a column is known, without accents. Its field's name and its own heading always are. */
const OUTROS_APELIDOS: Partial<Record<ColunaDaIdeia, readonly string[]>> = {
  titulo: ['ideia', 'nome', 'title'],
  descricaoProblema: ['descricao do problema', 'problema que ela resolve'],
  diferenciais: ['diferencial'],
  comoAtingirObjetivo: ['como', 'como atingir'],
  feedback: ['resultado esperado'],
  objetivo: ['objetivo'],
  setores: ['setor', 'area'],
  privado: ['privado', 'ideia privada'],
};
const apelidosDe = (coluna: ColunaDaIdeia): readonly string[] => [
  coluna.toLowerCase(),
  tituloDaColuna(COLUNAS_DAS_IDEIAS[coluna]),
  ...(OUTROS_APELIDOS[coluna] ?? []),
];

export const FORMATO_DAS_IDEIAS: Formato = {
  limites: { megabytes: 5, linhas: 2_000, oQue: 'ideias' },
  apelidos: NOMES_DAS_COLUNAS.map(apelidosDe),
  vazio: SEM_DADOS,
};

export type Mapa = Partial<Record<ColunaDaIdeia, number>>;

export interface PlanilhaDeIdeias {
  /** The heading row. */
  titulos: readonly string[];
  /** Column of each field, as far as the headings tell; the person may change it. */
  mapa: Mapa;
  /** Rows below the heading that hold something, with their number in the file. */
  linhas: readonly LinhaDaTabela[];
}

/** Throws the specification's sentence when there is no heading with a title, or nothing under it. */
export function abrirPlanilha(tabela: readonly LinhaDaTabela[]): PlanilhaDeIdeias {
  const { onde, titulos, corpo } = lerTitulos(tabela, NOMES_DAS_COLUNAS, apelidosDe);
  if (corpo.length === 0 || onde.size === 0) throw new ErroDoProduto(SEM_DADOS);
  return { titulos, mapa: Object.fromEntries(onde), linhas: corpo };
}

/** What is not read of the rows with these columns. */
export const foraDoMapa = ({ titulos, linhas }: PlanilhaDeIdeias, mapa: Mapa): string[] =>
  colunasNaoLidas(titulos, linhas, Object.values(mapa));

const SIM = new Set(['TRUE', 'VERDADEIRO', 'SIM']);
const NAO = new Set(['FALSE', 'FALSO', 'NAO', 'NÃO']);

/** What a row is checked by; the rest of the form has its value from elsewhere. */
const linhaSchema = z.object({
  titulo: texto(LIMITE.titulo, 3, 'O título precisa ter ao menos 3 letras.'),
  descricao: textoOpcional(),
  descricaoProblema: textoOpcional(),
  diferenciais: textoOpcional(),
  comoAtingirObjetivo: textoOpcional(),
  feedback: textoOpcional(),
  objetivo: lista(z.string(), LIMITE_DE_OBJETIVOS),
  setores: lista(z.string(), 60),
});

export interface LinhaDeIdeia {
  numero: number;
  titulo: string;
  /** As the row says them, also where they are wrong. */
  objetivo: string;
  setores: string;
  /** What will be stored; absent when something is wrong. */
  dados?: IdeiaForm;
  /** True when it can be published as it is. */
  completa: boolean;
  problemas: readonly string[];
}

export interface Destino {
  /** Sectors of the company. */
  setores: readonly string[];
  /** The rule of the imported ideas, and its path; null when none runs. */
  regulamento:
    | (Pick<RegulamentoIdeias, 'permitirControlarInteracao' | 'permitirIdeiaPrivada'> & { caminho: string })
    | null;
}

/** The names as the product writes them, and those it does not know. */
function conhecidos(escritos: string, nomes: readonly string[], oQue: string, problemas: string[]): string[] {
  const porTitulo = new Map(nomes.map((nome) => [tituloDaColuna(nome), nome]));
  const achados = escritos
    .split(/[;|\n]/)
    .map((nome) => nome.trim())
    .filter(Boolean)
    .flatMap((nome) => {
      const achado = porTitulo.get(tituloDaColuna(nome));
      if (!achado) problemas.push(`${oQue}: ${nome}`);
      return achado ?? [];
    });
  return [...new Set(achados)];
}

export function lerIdeia(linha: LinhaDaTabela, mapa: Mapa, { setores, regulamento }: Destino): LinhaDeIdeia {
  const onde = new Map(
    NOMES_DAS_COLUNAS.flatMap((coluna) => {
      const i = mapa[coluna];
      return i === undefined ? [] : [[coluna, i] as const];
    }),
  );
  const problemas = problemasDaLinha(linha, onde, COLUNAS_DAS_IDEIAS);
  const celula = celulasDe(linha, onde);
  // What a row does not say is as in the form: an empty cell closes nothing unseen (decisions P391).
  const booleano = (coluna: ColunaDaIdeia, emBranco: boolean) => {
    const valor = celula(coluna).toUpperCase();
    if (valor === '') return emBranco;
    if (!SIM.has(valor) && !NAO.has(valor))
      problemas.push(`${COLUNAS_DAS_IDEIAS[coluna]}: escreva TRUE ou FALSE, ou deixe em branco`);
    return SIM.has(valor);
  };
  const form: IdeiaForm = {
    ...ideiaVazia,
    titulo: emUmaLinha(celula('titulo')),
    descricao: celula('descricao'),
    descricaoProblema: celula('descricaoProblema'),
    diferenciais: celula('diferenciais'),
    comoAtingirObjetivo: celula('comoAtingirObjetivo'),
    feedback: celula('feedback'),
    objetivo: conhecidos(celula('objetivo'), OBJETIVOS, 'Objetivo desconhecido', problemas),
    setores: conhecidos(celula('setores'), setores, 'Setor desconhecido', problemas),
    permitirComentarios: booleano('permitirComentarios', true),
    permitirPatrocinio: booleano('permitirPatrocinio', true),
    autorGostariaParticiparImplantacao: booleano('autorGostariaParticiparImplantacao', false),
    privado: booleano('privado', false),
    regulamentoReference: regulamento?.caminho ?? null,
  };
  const lida = linhaSchema.safeParse(form);
  if (!lida.success)
    for (const { path, message } of lida.error.issues) {
      const coluna = COLUNAS_DAS_IDEIAS[path[0] as ColunaDaIdeia];
      problemas.push(path[0] === 'titulo' ? message : `${coluna}: ${message}`);
    }
  if (form.privado && !regulamento?.permitirIdeiaPrivada)
    problemas.push('O regulamento não permite ideia privada');
  if ((!form.permitirComentarios || !form.permitirPatrocinio) && !regulamento?.permitirControlarInteracao)
    problemas.push('O regulamento não permite fechar comentários ou patrocínio');
  return {
    numero: linha.numero,
    titulo: form.titulo,
    objetivo: celula('objetivo'),
    setores: celula('setores'),
    completa: completa(form),
    problemas,
    ...(problemas.length === 0 && lida.success ? { dados: { ...form, ...lida.data } } : {}),
  };
}

/** A file to fill in, with one row that shows how. */
export const modeloDeIdeias = (setor: string): string =>
  csv([
    NOMES_DAS_COLUNAS.map((coluna) => COLUNAS_DAS_IDEIAS[coluna]),
    [
      'Reaproveitar a água da chuva',
      'Captar a água do telhado do galpão para a limpeza do pátio.',
      'Gastamos água tratada onde ela não é necessária.',
      'O telhado e as calhas já existem.',
      'Instalar um reservatório e uma bomba pequena.',
      'Comparar a conta de água antes e depois.',
      'Reduzir custos | Otimizar processos',
      setor,
      'TRUE',
      'TRUE',
      '',
      '',
    ],
  ]);
