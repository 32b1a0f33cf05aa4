/**
 * A questionnaire out of a file that somebody chose. The browser's own parser reads LimeSurvey's XML and takes the
 * markup out of texts; documents made so run no script and fetch nothing.
 */
import { ErroDoProduto } from '@/domain/comum/erros';
import { textoDoArquivo } from '@/domain/comum/tabela';
import { MEGABYTES_DO_QUESTIONARIO } from '@/domain/diagnostico/arquivo/formato';
import { lerJson, lerTabelas, type QuestionarioLido } from '@/domain/diagnostico/arquivo/ler';
import { type Linha, TABELAS, type Tabelas } from '@/domain/diagnostico/arquivo/limesurvey';

const LIMITES = { megabytes: MEGABYTES_DO_QUESTIONARIO, linhas: 0, oQue: 'perguntas' };

/** What people read of a text with markup. */
export function semMarcas(texto: string): string {
  if (!/[<&]/.test(texto)) return texto;
  // A line end between two words is markup too.
  const { body } = new DOMParser().parseFromString(texto.replace(/</g, ' <'), 'text/html');
  for (const escondido of body.querySelectorAll('script, style')) escondido.remove();
  return body.textContent ?? '';
}

const filhos = (de: Element, nome: string) => [...de.children].filter(({ nodeName }) => nodeName === nome);
const linhasDe = (tabela: Element): Linha[] =>
  filhos(tabela, 'rows').flatMap((rows) =>
    filhos(rows, 'row').map(
      (row) => new Map([...row.children].map(({ nodeName, textContent }) => [nodeName, textContent ?? ''])),
    ),
  );

/** The tables of a .lss, .lsg or .lsq. Throws ErroDoProduto for what is none, and for one that defines entities (threats H07). */
export function tabelasDoLss(texto: string): Tabelas {
  if (/<!(DOCTYPE|ENTITY)/i.test(texto))
    throw new ErroDoProduto(
      'O arquivo traz definições próprias de XML, que não são lidas. Exporte o questionário de novo no LimeSurvey.',
    );
  const documento = new DOMParser().parseFromString(texto, 'application/xml');
  const raiz = documento.documentElement;
  if (!raiz || documento.querySelector('parsererror') || raiz.nodeName !== 'document')
    throw new ErroDoProduto('O arquivo está incompleto ou não é do LimeSurvey. Exporte-o de novo.');
  return Object.fromEntries(
    TABELAS.map((nome) => [nome, filhos(raiz, nome).flatMap(linhasDe)]),
  ) as unknown as Tabelas;
}

/** Throws ErroDoProduto with a sentence for a file that is no questionnaire. */
export async function abrirQuestionario(arquivo: File): Promise<QuestionarioLido> {
  const texto = (await textoDoArquivo(arquivo, LIMITES)).replace(/^\uFEFF/, '');
  const nome = arquivo.name.replace(/\.\w+$/, '');
  return /\.ls[sgq]$/i.test(arquivo.name)
    ? lerTabelas(tabelasDoLss(texto), nome, semMarcas)
    : lerJson(texto, nome, semMarcas);
}
