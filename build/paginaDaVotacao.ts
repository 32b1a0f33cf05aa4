/**
 * The public voting's page (scorecard row 1): votar.html and one script, made of the same sources by a bundle of its own.
 * Cut like the product's files, the voting would ask for six scripts, of which three hold what it has no use for.
 * The page that verifies a certificate is in it too, a twentieth of it. firebase.json sends their addresses to it. In
 * development main.ts opens them instead.
 */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import { enderecosDaSessao } from './preCarregar.ts';
import { producao } from './producao.ts';

const RAIZ = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
export const ENDERECO = '/votarEmpresaInspiradora';

/** The whole voting as one script, style included. */
async function roteiro({
  root,
  mode,
  build: { target },
  resolve: { alias },
}: ResolvedConfig): Promise<string> {
  const feito = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    plugins: [react(), producao()],
    resolve: { alias },
    // App Check's SDK has no room in the one script (decisions T500): its functions never ask for a token.
    define: { 'import.meta.env.VITE_APP_CHECK_CHAVE': 'undefined' },
    build: {
      write: false,
      target,
      reportCompressedSize: false,
      modulePreload: false,
      rolldownOptions: { input: `${RAIZ}/src/votar.ts`, output: { codeSplitting: false } },
    },
  });
  const [{ output } = { output: [] }] = [feito].flat() as Rolldown.RolldownOutput[];
  const [unico, ...outros] = output;
  if (unico?.type !== 'chunk' || outros.length > 0)
    throw new Error(
      `A votação não coube num arquivo só: ${output.map(({ fileName }) => fileName).join(', ')}`,
    );
  return unico.code;
}

/** index.html with another script and other first files. Its own inline script stays, whose hash firebase.json allows. */
export const paginaCom = (html: string, arquivo: string, primeiros: readonly string[]) =>
  html
    .replaceAll(/\s*<link rel="(modulepreload|stylesheet)"[^>]*>/g, '')
    .replace(/(<script type="module"[^>]*src=")[^"]*"/, (_tudo, antes) => `${antes}/${arquivo}"`)
    .replace(
      /(id="primeiros">).*?(<\/script>)/s,
      (_tudo, antes, depois) => antes + JSON.stringify({ [ENDERECO]: primeiros }) + depois,
    );

export function paginaDaVotacao(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'pagina-da-votacao',
    apply: 'build',
    enforce: 'post',
    configResolved(resolvida) {
      config = resolvida;
    },
    generateBundle: {
      order: 'post',
      async handler(_opcoes, pacote) {
        // Pages that are no part of the product are built with its configuration too.
        if (config.root !== RAIZ) return;
        const pagina = pacote['index.html'];
        if (pagina?.type !== 'asset') throw new Error('A construção não fez index.html.');
        const source = await roteiro(config);
        const hash = createHash('sha256').update(source).digest('base64url').slice(0, 7);
        const fileName = `assets/votar-${hash}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        const [banco] = enderecosDaSessao(config.env);
        const html =
          typeof pagina.source === 'string' ? pagina.source : new TextDecoder().decode(pagina.source);
        this.emitFile({
          type: 'asset',
          fileName: 'votar.html',
          source: paginaCom(html, fileName, banco ? [banco] : []),
        });
      },
    },
  };
}
