// @vitest-environment node
/** What a visitor's browser is told: security headers, caching, installable app (threats: framing, injected scripts). */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERIFICACAO } from '@/domain/certificados/codigo';
import { rotaDaVotacao } from '@/domain/votacao/endereco';
import { tema } from '@/ui/moldura/theme';
import { destinos } from '../../build/destinos.ts';
import { ENDERECO, paginaCom } from '../../build/paginaDaVotacao.ts';

interface Grupo {
  source: string;
  headers: { key: string; value: string }[];
}
const firebase = JSON.parse(readFileSync('firebase.json', 'utf8')) as {
  hosting: { headers: Grupo[]; rewrites: { source: string; destination: string }[] };
};

const [geral, arquivos] = firebase.hosting.headers;
const cabecalho = (grupo: Grupo | undefined, nome: string) =>
  grupo?.headers.find(({ key }) => key === nome)?.value ?? '';

const politica = new Map(
  cabecalho(geral, 'Content-Security-Policy')
    .split('; ')
    .map((diretiva) => {
      const [nome = '', ...fontes] = diretiva.split(' ');
      return [nome, fontes] as const;
    }),
);

describe('firebase.json', () => {
  it('sends the security headers with every page', () => {
    expect(geral?.source).toBe('**');
    expect(cabecalho(geral, 'X-Content-Type-Options')).toBe('nosniff');
    expect(cabecalho(geral, 'Referrer-Policy')).toBe('no-referrer');
    expect(cabecalho(geral, 'Permissions-Policy')).toContain('camera=()');
    expect(cabecalho(geral, 'Strict-Transport-Security')).toMatch(/max-age=\d{8}/);
  });

  it('runs only scripts of its own and of the captcha', () => {
    const [, script = ''] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? [];
    expect(politica.get('script-src')).toEqual([
      "'self'",
      // The one that index.html begins with: this test says what to write after changing it.
      `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      'https://www.google.com/recaptcha/',
      'https://www.gstatic.com/recaptcha/',
    ]);
    expect(politica.get('frame-src')).toEqual([
      "'self'",
      'blob:',
      'https://www.google.com/recaptcha/',
      'https://recaptcha.google.com/recaptcha/',
    ]);
    expect(politica.get('object-src')).toEqual(["'none'"]);
    expect(politica.get('base-uri')).toEqual(["'self'"]);
  });

  it('cannot be framed, and talks to Firebase and the three outside services only', () => {
    expect(politica.get('frame-ancestors')).toEqual(["'none'"]);
    const destinos = (politica.get('connect-src') ?? []).filter((fonte) => fonte !== "'self'");
    const deFora = destinos.filter((fonte) => !/\.(googleapis\.com|cloudfunctions\.net)$/.test(fonte));
    expect(deFora).toEqual([
      'https://brasilapi.com.br',
      'https://servicodados.ibge.gov.br',
      'https://viacep.com.br',
    ]);
    expect(destinos.every((fonte) => fonte.startsWith('https://'))).toBe(true);
  });

  it('keeps files with a hash in their name for ever and asks for everything else again', () => {
    expect(cabecalho(geral, 'Cache-Control')).toBe('no-cache');
    expect(arquivos?.source).toBe('/assets/**');
    expect(cabecalho(arquivos, 'Cache-Control')).toContain('immutable');
  });
});

const roteiro = (html: string) => /<script>(.*?)<\/script>/s.exec(html)?.[1];

describe('the page of the public voting', () => {
  const [primeira, verificacao, resto] = firebase.hosting.rewrites;
  const feita = readFileSync('index.html', 'utf8').replace('/src/main.ts', '/assets/index-a.js');
  const construida = feita.replace(
    '</head>',
    '<link rel="modulepreload" crossorigin href="/assets/entrada-b.js"><link rel="stylesheet" href="/assets/c.css"></head>',
  );

  it('is served at its addresses only, and everything else is the product', () => {
    expect(primeira).toEqual({ source: `${ENDERECO}/**`, destination: '/votar.html' });
    // The page that verifies a certificate has the same script, and an address without a code.
    expect(verificacao).toEqual({ source: `${VERIFICACAO}{,/**}`, destination: '/votar.html' });
    expect(resto).toEqual({ source: '**', destination: '/index.html' });
    const alvo = { licenciadaId: 'l', empresaId: 'e', questionarioId: 'q' };
    expect(rotaDaVotacao(alvo)).toMatch(new RegExp(`^${ENDERECO}/`));
  });

  it('is index.html with one script, and the inline script that the policy allows', () => {
    const pagina = paginaCom(construida, 'assets/votar-d.js', ['https://firestore.googleapis.com']);
    const enderecos = [...pagina.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, nome]) => nome);
    expect(enderecos).toEqual(['/assets/votar-d.js']);
    expect(pagina).toContain(`id="primeiros">{"${ENDERECO}":["https://firestore.googleapis.com"]}<`);
    expect(roteiro(pagina)).toBe(roteiro(feita));
  });
});

describe('the letters', () => {
  const pagina = readFileSync('index.html', 'utf8');

  it('are one file of the own site, small enough for a first visit, and what stands for it until then', () => {
    const enderecos = [...pagina.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, nome = '']) => nome);
    expect(enderecos).toHaveLength(1);
    expect(statSync(`.${enderecos[0]}`).size).toBeLessThanOrEqual(40 * 1024);
    expect(politica.get('font-src')).toContain("'self'");
    expect(pagina).toContain('font-display: swap');
    const [primeira = '', reserva = ''] = String(tema.fontFamily).split(', ');
    for (const nome of [primeira, reserva]) expect(pagina).toContain(`font-family: ${nome};`);
  });
});

describe('the policy in the page', () => {
  const deProducao = {
    VITE_FIREBASE_CONFIG: '{"projectId":"inovacao-br","storageBucket":"inovacao-br.firebasestorage.app"}',
  };
  const permite = (url: string) =>
    (destinos(deProducao) ?? []).some((fonte) =>
      fonte.endsWith('/') ? url.startsWith(fonte) : new URL(url).origin === fonte,
    );

  it.each([
    'https://firestore.googleapis.com/v1/projects/inovacao-br/databases/(default)/documents:commit',
    'https://firebasestorage.googleapis.com/v0/b/inovacao-br.firebasestorage.app/o?name=a',
    'https://southamerica-east1-inovacao-br.cloudfunctions.net/usersFunctions-definirSenha',
    'https://identitytoolkit.googleapis.com/v1/accounts:lookup?key=k',
    'https://viacep.com.br/ws/89010000/json',
  ])('lets the page reach %s', (url) => expect(permite(url)).toBe(true));

  it.each([
    'https://firestore.googleapis.com/v1/projects/de-outra/databases/(default)/documents:commit',
    'https://firestore.googleapis.com/v1/projects/inovacao-br-2/databases/(default)/documents:commit',
    'https://firebasestorage.googleapis.com/v0/b/de-outra.appspot.com/o?name=a',
    'https://us-central1-de-outra.cloudfunctions.net/recolher',
    'https://southamerica-east1-de-outra.cloudfunctions.net/recolher',
    'https://evil.example/',
  ])('and not %s', (url) => expect(permite(url)).toBe(false));

  it('names nothing that the header refuses, and is not there in local builds', () => {
    const doCabecalho = (politica.get('connect-src') ?? []).map((fonte) =>
      fonte.replace('*.', 'southamerica-east1-inovacao-br.'),
    );
    for (const fonte of destinos(deProducao) ?? [])
      expect(doCabecalho).toContain(fonte === "'self'" ? fonte : new URL(fonte).origin);
    expect(destinos({ VITE_FIREBASE_CONFIG: '{"projectId":"demo-inovacao"}' })).toBeUndefined();
    expect(destinos({})).toBeUndefined();
  });
});

describe('the installable app', () => {
  const manifesto = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8')) as {
    lang: string;
    icons: { src: string }[];
  };
  const pagina = readFileSync('index.html', 'utf8');

  it('names icons that exist', () => {
    const nomes = [
      ...manifesto.icons.map(({ src }) => src),
      ...[...pagina.matchAll(/href="(\/[^"]+)"/g)].map(([, nome = '']) => nome),
    ];
    expect(nomes.filter((nome) => !existsSync(`public${nome}`))).toEqual([]);
    expect(manifesto.lang).toBe('pt-BR');
  });

  it('carries the icon in the page', () => {
    const [, escrito = ''] = /rel="icon"\s+href="data:image\/svg\+xml,([^"]+)"/.exec(pagina) ?? [];
    const icone = readFileSync('public/icone.svg', 'utf8').replaceAll(/>\s+</g, '><').trim();
    expect(decodeURIComponent(escrito)).toBe(icone.replaceAll('"', "'"));
  });

  it('draws the icon as the mark on the screens', () => {
    const marca = readFileSync('src/ui/moldura/Simbolo.tsx', 'utf8');
    const tracos = [...readFileSync('public/icone.svg', 'utf8').matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);
    expect(tracos).toHaveLength(4);
    expect(tracos.filter((d) => !marca.includes(`"${d}"`))).toEqual([]);
  });
});
