// @vitest-environment node
// What index.html asks for first, in a build (build/preCarregar.ts) and in development (build/estilosEmOrdem.ts).
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { estilosEmOrdem } from '../../build/estilosEmOrdem';
import { preCarregar } from '../../build/preCarregar';

/** The plugin's hooks as plain functions. */
const ganchos = (plugin: object) => plugin as Record<string, (...valores: unknown[]) => unknown>;

/** What the built index.html names for a browser with and without a session. */
function primeiros(env: Record<string, string>): unknown {
  const plugin = preCarregar();
  ganchos(plugin)['configResolved']?.({ env });
  const { handler } = plugin.transformIndexHtml as { handler: (html: string, contexto: object) => string };
  const html = handler(readFileSync('index.html', 'utf8'), { bundle: {} });
  return JSON.parse(/id="primeiros">(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

it('quem tem sessão abre as conexões do Firebase; quem não tem, nenhuma', () => {
  expect(primeiros({})).toEqual({
    sessao: ['https://firestore.googleapis.com', 'https://identitytoolkit.googleapis.com'],
    login: [],
    // Whoever answers by link has no session either.
    resposta: [],
    // Nor on the pages by which a company comes in.
    '/auto-cadastro': [],
    '/projeto': [],
  });
  expect(primeiros({ VITE_EMULADORES: '{"firestore":8080,"auth":9099}' })).toMatchObject({
    sessao: ['http://127.0.0.1:8080', 'http://127.0.0.1:9099'],
  });
});

it('no desenvolvimento os estilos do Mantine vêm antes de todos, e uma vez', () => {
  const { resolveId, load, apply, transformIndexHtml } = ganchos(estilosEmOrdem());
  const vazio = resolveId?.('@mantine/core/styles/Paper.css');
  expect(load?.(vazio)).toBe('');
  expect(resolveId?.('@mantine/core/styles.css')).toBeUndefined();
  expect(load?.('/src/ui/estilos.css')).toBeUndefined();
  expect(transformIndexHtml?.()).toMatchObject([
    { attrs: { href: '/node_modules/@mantine/core/styles.css' }, injectTo: 'head-prepend' },
  ]);
  expect(apply?.({}, { command: 'serve', mode: 'development' })).toBe(true);
  expect(apply?.({}, { command: 'build', mode: 'production' })).toBe(false);
});
