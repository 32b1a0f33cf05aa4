/** Counts the documents that evaluating a request reads: each is billed, and ten are the most (performance, row 13). */
import { cobertura, type Expressao, percorrer } from './emulador';

const LEITURA = /^(get|exists|getAfter|existsAfter)\(/;

interface Caminho {
  segments: { simple: string }[];
}
/** Paths the expression had as its value. */
const caminhosDe = ({ values = [] }: Expressao): string[] =>
  values.flatMap(({ value }) => {
    const caminho = value['pathValue'] as Caminho | undefined;
    return caminho
      ? caminho.segments
          .slice(3)
          .map(({ simple }) => simple)
          .join('/')
      : [];
  });

/**
 * Paths the rules of the project have read since they were loaded, without repetition. A second look at the same
 * document is not billed. A document as it will be after the write counts apart from what it was before.
 */
export async function documentosLidos(projeto: string): Promise<string[]> {
  const avaliadas = await cobertura(projeto);
  if (!avaliadas) throw new Error(`O emulador não contou avaliações em ${projeto}.`);
  const lidos = new Set<string>();
  for (const raiz of avaliadas.raizes)
    percorrer(raiz, ({ sourcePosition, children: [argumento] = [] }) => {
      const funcao = LEITURA.exec(avaliadas.fonte.slice(sourcePosition.currentOffset))?.[1];
      if (!funcao || !argumento) return;
      for (const caminho of caminhosDe(argumento))
        lidos.add(funcao.endsWith('After') ? `${caminho} (depois)` : caminho);
    });
  return [...lidos].toSorted();
}
