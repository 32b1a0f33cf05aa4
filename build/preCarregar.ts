/**
 * Tells index.html which files come first. Without a session they are those of the login, with one those that read it.
 * Its reads are then under way while React and the screen, which main.ts asks for, are still coming. Answering by link
 * and the pages of visitors have lists of their own. The browser alone would learn of each file only when the one
 * before has run, a round trip later. The script of index.html asks for them. firebase.json allows it by its hash, so
 * it is the same in every build and the names are data.
 */
import type { Plugin, Rolldown } from 'vite';

/** Pages of visitors by the first part of their address (src/domain/telas/publicas.ts): neither login nor session. */
const DE_VISITANTES = { '/auto-cadastro': 'AutocadastroPage', '/projeto': 'InscricaoExternaPage' };

/** Where a session asks first: opening a connection takes three round trips, while the first files are coming. */
export function enderecosDaSessao({ VITE_EMULADORES }: Record<string, string | undefined>): string[] {
  if (!VITE_EMULADORES) return ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'];
  const { firestore, auth } = JSON.parse(VITE_EMULADORES) as { firestore: number; auth: number };
  return [firestore, auth].map((porta) => `http://127.0.0.1:${porta}`);
}

const ehPedaco = (saida: Rolldown.OutputAsset | Rolldown.OutputChunk): saida is Rolldown.OutputChunk =>
  saida.type === 'chunk';

/** The chunks of those names, each after all it imports statically, and their style sheets. */
function comImportados(pacote: Rolldown.OutputBundle, nomes: readonly string[]): string[] {
  const pedacos = Object.values(pacote).filter(ehPedaco);
  const achados = new Set<string>();
  const juntar = (pedaco: Rolldown.OutputChunk | undefined) => {
    if (!pedaco || achados.has(pedaco.fileName)) return;
    for (const arquivo of pedaco.imports) juntar(pedacos.find(({ fileName }) => fileName === arquivo));
    achados.add(pedaco.fileName);
    for (const folha of pedaco.viteMetadata?.importedCss ?? []) achados.add(folha);
  };
  for (const nome of nomes) {
    const [pedaco, outro] = pedacos.filter(({ name }) => name === nome);
    // The bundler names chunks of its own after their files, in whatever order: a visitor would load the wrong one.
    if (outro) throw new Error(`build/preCarregar.ts: "${nome}" é o nome de dois pedaços.`);
    juntar(pedaco);
  }
  return [...achados].map((arquivo) => `/${arquivo}`);
}

export function preCarregar(): Plugin {
  let enderecos: string[] = [];
  return {
    name: 'pre-carregar',
    apply: 'build',
    configResolved({ env }) {
      enderecos = enderecosDaSessao(env);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const primeiros = {
          sessao: [...enderecos, ...comImportados(bundle, ['sessao'])],
          login: comImportados(bundle, ['inicio', 'login']),
          resposta: comImportados(bundle, ['inicio', 'porLink']),
          ...Object.fromEntries(
            Object.entries(DE_VISITANTES).map(([endereco, pagina]) => [
              endereco,
              comImportados(bundle, ['inicio', 'RotasPublicas', pagina]),
            ]),
          ),
        };
        return html.replace(
          /(id="primeiros">)\s*\{\}\s*/,
          (_tudo, inicio) => `${inicio}${JSON.stringify(primeiros)}`,
        );
      },
    },
  };
}
