/** Reads the coverage pages: tables `| what | file | test |` under headings, each row with the section it stands in. */
import { readFileSync } from 'node:fs';

export interface Linha {
  secao: string;
  oQue: string;
  /** What is quoted of the specification in the first column: 'texts' and `names`. */
  citados: readonly string[];
  arquivos: readonly string[];
  testes: readonly { arquivo: string; titulo: string }[];
  /** Third column as it stands. */
  resto: string;
}

export const SEM_TESTE = 'Not yet shown by a test';

const todos = (texto: string, padrao: RegExp) => [...texto.matchAll(padrao)].map(([, achado = '']) => achado);

const celulas = (linha: string) =>
  linha
    .slice(1, -1)
    .split('|')
    .map((celula) => celula.trim());

function linhaDe(secao: string, [oQue = '', onde = '', resto = '']: string[]): Linha {
  return {
    secao,
    oQue,
    citados: [...todos(oQue.replace(/`[^`]*`/g, ''), /'([^']+)'/g), ...todos(oQue, /`([^`]+)`/g)],
    arquivos: todos(onde, /`([^`]+)`/g),
    testes: resto
      .split('<br>')
      .map((teste) => /^`([^`]+)` (.+)$/.exec(teste.trim()))
      .map((achado) => ({ arquivo: achado?.[1] ?? '', titulo: achado?.[2] ?? '' })),
    resto,
  };
}

export function lerCobertura(pagina: string): Linha[] {
  let secao = '';
  const linhas: Linha[] = [];
  for (const linha of readFileSync(pagina, 'utf8').split('\n')) {
    const titulo = /^## (.+)$/.exec(linha)?.[1];
    if (titulo) secao = titulo;
    const [primeira = '', ...outras] = linha.startsWith('|') ? celulas(linha) : [];
    if (primeira && primeira !== 'what' && !/^-+$/.test(primeira))
      linhas.push(linhaDe(secao, [primeira, ...outras]));
  }
  return linhas;
}
