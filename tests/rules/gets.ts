/** Counts the documents that evaluating a request reads: each is billed, and ten are the most (performance, row 13). */
import { cobertura, type Expressao, percorrer } from './emulador';

const LEITURA = /^(get|exists|getAfter|existsAfter)\(/;

interface Caminho {
  segments: { simple: string }[];
}
/** Paths the expression had as its value, and how often. */
const caminhosDe = ({ values = [] }: Expressao): [string, number][] =>
  values.flatMap(({ value, count }) => {
    const caminho = value['pathValue'] as Caminho | undefined;
    return caminho
      ? [
          [
            caminho.segments
              .slice(3)
              .map(({ simple }) => simple)
              .join('/'),
            count,
          ],
        ]
      : [];
  });

/** How often the rules of the project have read each document; as it will be after the write counts apart. */
async function leituras(projeto: string): Promise<Map<string, number>> {
  const avaliadas = await cobertura(projeto);
  const vezes = new Map<string, number>();
  for (const raiz of avaliadas?.raizes ?? [])
    percorrer(raiz, ({ sourcePosition, children: [argumento] = [] }) => {
      const funcao = LEITURA.exec(avaliadas?.fonte.slice(sourcePosition.currentOffset) ?? '')?.[1];
      if (!funcao || !argumento) return;
      for (const [caminho, quantas] of caminhosDe(argumento)) {
        const documento = funcao.endsWith('After') ? `${caminho} (depois)` : caminho;
        vezes.set(documento, (vezes.get(documento) ?? 0) + quantas);
      }
    });
  return vezes;
}

/**
 * Paths the rules read while the act was evaluated, without repetition: a second look at the same document is not billed.
 * The project must be evaluating nothing else meanwhile.
 */
export async function documentosLidos(projeto: string, ato: () => Promise<unknown>): Promise<string[]> {
  const antes = await leituras(projeto);
  await ato();
  const depois = await leituras(projeto);
  return [...depois]
    .flatMap(([documento, vezes]) => (vezes > (antes.get(documento) ?? 0) ? [documento] : []))
    .toSorted();
}
