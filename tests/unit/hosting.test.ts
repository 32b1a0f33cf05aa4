// @vitest-environment node
/** What a visitor's browser is told: security headers, caching, installable app (threats: framing, injected scripts). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { VERIFICACAO } from '@/domain/certificados/codigo';
import { rotaDaVotacao } from '@/domain/votacao/endereco';
import { FONTES, nosDe, texto } from '@tests/support/arvore';
import { tema } from '@/ui/moldura/theme';
import { destinos } from '../../build/destinos.ts';
import { ENDERECO, paginaCom } from '../../build/paginaDaVotacao.ts';

const DAS_TELAS = FONTES.filter((arquivo) => arquivo.startsWith('src/'));

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
    VITE_APP_CHECK_CHAVE: 'a-chave',
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
    'https://content-firebaseappcheck.googleapis.com/v1/projects/inovacao-br/apps/1:1:web:a:exchangeRecaptchaEnterpriseToken',
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

  it('names App Check only where the build has its key', () => {
    const semChave = { ...deProducao, VITE_APP_CHECK_CHAVE: '' };
    const [com, sem] = [deProducao, semChave].map((ambiente) =>
      destinos(ambiente)?.filter((fonte) => fonte.includes('appcheck')),
    );
    expect(com).toHaveLength(1);
    expect(sem).toEqual([]);
  });

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

describe('what the policy lets the page reach (decisions T502)', () => {
  /** SDKs in use, by the file that names their servers. */
  const SDKS = {
    '@firebase/auth': ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'],
    '@firebase/firestore': ['firestore.googleapis.com'],
    '@firebase/storage': ['firebasestorage.googleapis.com'],
    '@firebase/app-check': ['content-firebaseappcheck.googleapis.com', 'www.google.com'],
  };
  /** Links that people follow: nothing is sent to them. */
  const SO_ESCRITOS = ['wa.me'];
  /** The region and the project stand before it. */
  const DAS_FUNCTIONS = '*.cloudfunctions.net';
  /** What Google's own captcha loads and frames from there; nothing of it is in the source. */
  const DO_CAPTCHA = ['www.gstatic.com', 'recaptcha.google.com'];

  const doFonte = new Set(
    DAS_TELAS.filter((arquivo) => !/\.exemplo\.|\/exemplos?\//.test(arquivo))
      .flatMap((arquivo) => {
        const fonte = readFileSync(arquivo, 'utf8');
        if (!fonte.includes('https://')) return [];
        return [...nosDe(arquivo, fonte)].flatMap(([no]) =>
          no.type === 'Literal' || no.type === 'TemplateElement'
            ? [...texto(fonte, no).matchAll(/https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)/g)].map(
                ([, host = '']) => host,
              )
            : [],
        );
      })
      .filter((host) => !/^127\.|(^|\.)(exemplo|empresa)\.?(com\.br)?$/.test(host)),
  );
  const doSdk = Object.values(SDKS).flat();
  const daPolitica = new Set(
    [...politica.values()]
      .flat()
      .flatMap((fonte) => (fonte.startsWith('https://') ? [fonte.split('/')[2] ?? ''] : [])),
  );

  it('is what the source and its SDKs call, and nothing else', () => {
    const chamados = new Set([...doFonte, ...doSdk, ...DO_CAPTCHA, DAS_FUNCTIONS]);
    for (const host of SO_ESCRITOS) expect(chamados.delete(host), host).toBe(true);
    expect([...daPolitica].toSorted()).toEqual([...chamados].toSorted());
  });

  it.each(Object.entries(SDKS))('%s really names its servers', (pacote, hosts) => {
    const raiz = [`node_modules/${pacote}`, `node_modules/firebase/node_modules/${pacote}`].find((pasta) =>
      existsSync(pasta),
    );
    const { browser, module } = JSON.parse(readFileSync(`${raiz}/package.json`, 'utf8')) as {
      browser?: string;
      module?: string;
    };
    const pasta = `${raiz}/${(browser ?? module ?? '').replace(/[^/]+$/, '')}`;
    const codigo = readdirSync(pasta)
      .filter((nome) => nome.endsWith('.js'))
      .map((nome) => readFileSync(`${pasta}/${nome}`, 'utf8'))
      .join('');
    for (const host of hosts) expect(codigo.includes(host), host).toBe(true);
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
