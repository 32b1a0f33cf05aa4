/** What texts of the project cite, and where each citation leads: parts of the specification, decisions, threats, pages. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { lerDecisoes } from '@tests/support/decisoes';

const PASTAS = ['src', 'functions', 'build', 'tests', 'docs', '.github'];
const SOLTOS = ['README.md', 'firestore.rules', 'storage.rules', 'vite.config.ts', '.oxlintrc.json'];
const TEXTO = /\.(tsx?|mjs|cjs|java|rules|md|css|html|yml|json)$/;
/** What is installed, built or kept frozen. */
const PASTAS_DE_FORA = new Set(['node_modules', 'lib', 'pagina']);
/** What is generated, and the test that quotes citations which lead nowhere. */
const FORA = /(package-lock\.json|data-model\.md|citacoes\.test\.ts)$/;

export interface Texto {
  arquivo: string;
  texto: string;
}

const arquivosDe = (pasta: string): string[] =>
  readdirSync(pasta, { withFileTypes: true }).flatMap((um) => {
    const caminho = `${pasta}/${um.name}`;
    if (!um.isDirectory()) return [caminho];
    return PASTAS_DE_FORA.has(um.name) ? [] : arquivosDe(caminho);
  });

export const textosDoProjeto = (): Texto[] =>
  [...SOLTOS, ...PASTAS.flatMap(arquivosDe)]
    .filter((arquivo) => TEXTO.test(arquivo) && !FORA.test(arquivo))
    .map((arquivo) => ({ arquivo, texto: readFileSync(arquivo, 'utf8') }));

const achados = (texto: string, padrao: RegExp) =>
  [...texto.matchAll(padrao)].map(([, achado = '']) => achado);

/** Lines of a comment go on with these. */
const MEIO = String.raw`[\s*/#]`;

export const PAGINA_DA_PARTE: Readonly<Record<string, string>> = {
  1: 'docs/coverage.md',
  2: 'docs/coverage-2.md',
  3: 'docs/coverage-3.md',
};

/** Ids of docs/threats.md, one per row. */
export const lerAmeacas = () => achados(readFileSync('docs/threats.md', 'utf8'), /^\| ([A-I]1?\d\d) \|/gm);

const secoes = () =>
  Object.entries(PAGINA_DA_PARTE).flatMap(([parte, pagina]) =>
    achados(readFileSync(pagina, 'utf8'), /^## §(\d+) /gm).map((secao) => `${parte} §${secao}`),
  );

const titulosDe = (pagina: string) => new Set(achados(readFileSync(pagina, 'utf8'), /^#+ (.+)$/gm));

interface Citacao {
  em: number;
  /** What is missing, undefined when the citation resolves. */
  falta: string | undefined;
}

/** A finder of one kind of citation in a text. */
type Achador = (texto: string) => Citacao[];

/** Each id behind a word, as in "decisions I7, I8" or "threats A17 and A18", must be among `conhecidos`. */
const idsDepoisDe =
  (palavra: string, conhecidos: ReadonlySet<string>): Achador =>
  (texto) =>
    [
      ...texto.matchAll(
        new RegExp(`\\b${palavra}${MEIO}+((?:[A-Z]\\d+(?:${MEIO}|,|–|to\\b|and\\b|e\\b)*)+)`, 'gi'),
      ),
    ].flatMap(({ index, 1: ids = '' }) =>
      achados(ids, /\b([A-Z]\d+)\b/g).map((id) => ({
        em: index,
        falta: conhecidos.has(id) ? undefined : `${palavra} ${id}`,
      })),
    );

/** "part 2 §3", "part 1 §2 and §6": each section is a heading of the part's page. */
const secoesDasPartes =
  (conhecidas: ReadonlySet<string>): Achador =>
  (texto) =>
    [
      ...texto.matchAll(
        new RegExp(`\\b(part|parte|spec)${MEIO}+(\\d+)((?:${MEIO}|,|and\\b|to\\b|e\\b|a\\b)*§\\d+)+`, 'gi'),
      ),
    ].flatMap(({ index, 0: tudo, 1: palavra = '', 2: parte = '' }) =>
      achados(tudo, /§(\d+)/g).map((secao) => ({
        em: index,
        falta:
          conhecidas.has(`${parte} §${secao}`) && palavra.toLowerCase() === 'part'
            ? undefined
            : `${palavra} ${parte} §${secao}`,
      })),
    );

/** A page of docs by its path, and the heading in quotes behind it. */
const paginas: Achador = (texto) =>
  [...texto.matchAll(/\b(docs\/[\w/-]+\.md)(?:`?,? "([^"\n]+)")?/g)].map(
    ({ index, 1: pagina = '', 2: titulo }) => {
      const falta = !existsSync(pagina)
        ? pagina
        : titulo && !titulosDe(pagina).has(titulo)
          ? `${pagina}, "${titulo}"`
          : undefined;
      return { em: index, falta };
    },
  );

/** Files of the project in backquotes, as docs name them; `<x>`, `{x}` and `*` stand for something. */
const arquivosNaDocumentacao: Achador = (texto) =>
  [
    ...texto.matchAll(
      /`((?:src|tests|functions|build|docs|\.github)\/[\w@./-]+\.(?:tsx?|mjs|cjs|rules|md|svg|json|yml|css))`/g,
    ),
  ].map(({ index, 1: arquivo = '' }) => ({ em: index, falta: existsSync(arquivo) ? undefined : arquivo }));

/** Ids that stand alone, as in titles of tests: two or three digits with a letter of the threats, or a decision's. */
const idsSoltos =
  (conhecidos: ReadonlySet<string>): Achador =>
  (texto) =>
    [...texto.matchAll(/(?<![\w'"#.])([A-I]1?\d\d|[PQ]\d{1,3})(?![\w'".])/g)].map(
      ({ index, 1: id = '' }) => ({
        em: index,
        falta: conhecidos.has(id) ? undefined : id,
      }),
    );

const linhaDe = (texto: string, em: number) => texto.slice(0, em).split('\n').length;

/** Citations that lead nowhere, as `file:line: what`. */
export function citacoesSemDestino(textos: readonly Texto[]): string[] {
  const decisoes = new Set(lerDecisoes().map(({ id }) => id));
  const ameacas = new Set(lerAmeacas());
  const achadores = [
    secoesDasPartes(new Set(secoes())),
    idsDepoisDe('decisions?', decisoes),
    idsDepoisDe('threats?', ameacas),
    idsDepoisDe('ameaças?', ameacas),
    idsSoltos(new Set([...decisoes, ...ameacas])),
    paginas,
  ];
  return textos.flatMap(({ arquivo, texto }) =>
    [...achadores, ...(arquivo.endsWith('.md') ? [arquivosNaDocumentacao] : [])].flatMap((achar) =>
      achar(texto).flatMap(({ em, falta }) => (falta ? [`${arquivo}:${linhaDe(texto, em)}: ${falta}`] : [])),
    ),
  );
}
