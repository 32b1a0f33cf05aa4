/** Counts the documents that evaluating a request reads: each is billed, and ten are the most (performance, row 13). */
import { cobertura, carregarRegras, type Expressao, percorrer } from './emulador';

const LEITURA = /^(get|exists|getAfter|existsAfter)\(/;

function caminhoDe({ values = [] }: Expressao): string | undefined {
  const achado = values.map(({ value }) => value['pathValue']).find((valor) => valor !== undefined);
  const segmentos = (achado as { segments: { simple: string }[] } | undefined)?.segments;
  return segmentos
    ?.slice(3)
    .map(({ simple }) => simple)
    .join('/');
}

/**
 * Paths the rules read while the act was evaluated, without repetition (a second look at the same document is not
 * billed). What is read as it will be after the write counts apart from what it was before.
 */
export async function documentosLidos(
  projeto: string,
  fonte: string,
  ato: () => Promise<unknown>,
): Promise<string[]> {
  await carregarRegras(projeto, fonte);
  await ato();
  const avaliadas = await cobertura(projeto);
  if (!avaliadas) throw new Error(`O emulador não contou avaliações em ${projeto}.`);
  const lidos = new Set<string>();
  for (const raiz of avaliadas.raizes)
    percorrer(raiz, ({ sourcePosition, children = [] }) => {
      const funcao = LEITURA.exec(avaliadas.fonte.slice(sourcePosition.currentOffset))?.[1];
      const caminho = funcao && children[0] && caminhoDe(children[0]);
      if (caminho) lidos.add(funcao.endsWith('After') ? `${caminho} (depois)` : caminho);
    });
  return [...lidos].toSorted();
}
