// What a change touches, for `npm test -- --changed`: found by the words of an area in the paths of what changed.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { inRoot, root } from './paths.mjs';

/** An area is known by its words, in paths and in titles of stories; accents and capitals do not count. */
const areas = [
  /acesso|login|sessao|senha|convi[td]|autenticacao|claims|\bcontas?\b|usuario|consentimento/,
  /empresa|licenciada|administracao|cnpj|\bcep\b|contato|endereco/,
  /colaborador|pessoa|participa|perfil/,
  /vota[cr]|votos?|cartela|apura|\burnas?\b/,
  /autoriza|permiss|matri[zx]|criacao/,
  /auditoria|recusa/,
  /modera[cdr]|denuncia|ocultad/,
  /\bcana(l|is)\b/,
  /ideia|vinculo|movimenta|previsao|vaga|publica|rascunho|outro-?pai|\bpais?\b/,
  /desafio|outro-?pai|\bpais?\b/,
  /relatorio|planilha|painel|totais|contador|\bsomas?\b|retorno/,
  /categoria|jogada|incentivo|tatica|cadastro/,
  /regulamento|campanha/,
  /conversa|comentario|like|mencao|mencoes|anexo|arquivo/,
  /notifica|noticia|resumo|\bsino\b|segui|comunicado/,
  /comite|atividade|decisao|\bata\b/,
  /imersao|imersoes|cronograma/,
  /marco|atuacao/,
  /moeda|patroc|extrato|carteira|bonus|\bpontos?\b|ranking|posic/,
  /projeto|edic(ao|oes)|mensagem|mensage(m|ns)\b|entrada\b|autocadastro|regiao|regioes|embaixador|licenciado|banner|diagnostico|respond(er|ente)|respostas\b|folhas?\b|questionario|pergunta|adesao|adesoes|evidencia|certificado|reabr|medias\b|\bnotas?\b|\bjuri|avalia|resultado|compara|conferencia|estatistica/,
  /meus.?dados|dados.de|anonimiza/,
];

/** Tests that look at more than one area, by the folders they look at. */
const across = [
  { folder: /^src\/ui\//, tests: /galeria|teclado|celular|^lista e formulario|^sem conexao/ },
  { folder: /^src\/(ui\/|areas\/.*(Form|Modal|Campo))/, tests: /\/formularios\.spec/ },
  {
    folder: /^src\/domain\/|\.rules$/,
    tests:
      /^tests\/rules\/(ataques|autorizacao|consistency|documentos|formato|gemeas|gets|ids|importacao|leituras|listas|lotes|mudancas|nomes|paginas|pisos|quantidades|reserva|sem-acesso|servidor|storage|tabela|visoes)\.test/,
  },
  // The cells of a kind of parent are thousands: for its own folder, and for those of what lies under it.
  { folder: /^src\/domain\/(marcos|conversa|pontos|comite)\//, tests: /^tests\/rules\/tabela-ideias/ },
  {
    folder: /^src\/domain\/(conversa|pontos|comite|regulamentos)\//,
    tests: /^tests\/rules\/tabela-desafios/,
  },
  {
    folder: /^functions\/src\/(nucleo|triggers|derivacoes)\//,
    tests: /functions\/(atos-em-massa|conferir|derivacoes|hospede|indices|storage-adapter)/,
  },
];

/**
 * Tests that code of a folder cannot change. Those of rules and functions import no screen, and those of rules no
 * function (tests/unit/local-changed.test.ts).
 */
const beyond = [
  { folder: /^src\/(areas|app|ui)\//, tests: /^tests\/(rules|functions)\// },
  { folder: /^functions\//, tests: /^tests\/rules\// },
];
/** Files of stories about screens of several areas: their titles tell which. */
const ofSeveral = /\/telas(-moedas|-plataforma)?\.spec\.ts$/;

/** Files of stories that show the kit by itself. */
const ofTheKit = /\/(galeria|teclado|celular|formularios)\.spec/;
/** What is seen: it is looked at as well. */
const ofScreens = /^(src\/(areas|app|ui)|tests\/e2e)\//;
/** What all areas stand on. */
const foundation = /^src\/(firebase|domain\/(comum|acesso))\/|^functions\/src\/(chamada\/|\w+\.ts$)/;
/** What no other part reads than the unit tests; `firestore.rules` is put together from parts beside it. */
const readOnly = /\.md$|^(docs|tests\/unit|\.github|\.ci)\/|^src\/.*\.test\.tsx?$|^firestore\.rules$/;
const ofTheApp = /^(src|functions|public)\/|\.rules$/;
const aTest = /^tests\/(rules|functions|e2e)\//;

/** Stories with this tag are told whenever anything of the application has changed. */
export const ALWAYS = '@sempre';
/** Stories that `npm test` tells: the main job of each area and audience. `npm test -- tudo` tells all. */
export const MAIN = '@principal';

/** @param {string} text @returns {string} 'Comitê' as 'comite', 'meusDados' as 'meus-dados' */
const plain = (text) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();

/**
 * @typedef {{rules: string[], functions: string[], e2e: string[], code: string[], looks: boolean}} Choice files of the
 *   first two, stories by title, what lint reads, and whether screens are looked at
 * @typedef {{file: string, stories: string[]}} Test
 * @param {string[]} paths of what changed, from the project's root
 * @param {Test[]} tests all files of rules, functions and stories, these with the titles in them
 * @returns {Choice | 'everything'} everything: some path belongs to no area
 */
export function choose(paths, tests) {
  /** @type {{words: RegExp, not: RegExp[]}[]} */
  const wanted = [];
  const relevant = paths.filter((path) => !readOnly.test(path));
  for (const path of relevant) {
    const itself = tests.some(({ file }) => file === path);
    const touched = itself ? [exactly(path)] : areasOf(path);
    if (touched.length === 0) return 'everything';
    const not = beyond.filter(({ folder }) => folder.test(path)).map(({ tests: out }) => out);
    wanted.push(...touched.map((words) => ({ words, not })));
  }
  const kit = relevant.some((path) => path.startsWith('src/ui/'));
  const named = (text) =>
    wanted.some(({ words, not }) => words.test(plain(text)) && !not.some((out) => out.test(text)));
  const files = (part) =>
    tests.map(({ file }) => file).filter((file) => file.startsWith(`tests/${part}/`) && named(file));
  const smoke = relevant.some((path) => ofTheApp.test(path));
  // Of an area its main stories, of the kit also those that show it, of a file of stories that changed all.
  const isTold = (file, title) =>
    relevant.includes(file) ||
    (smoke && title.includes(ALWAYS)) ||
    ((title.includes(MAIN) || (kit && ofTheKit.test(file))) &&
      ((named(file) && !ofSeveral.test(file)) || named(title)));
  const e2e = tests.flatMap(({ file, stories }) => stories.filter((title) => isTold(file, title)));
  const code = paths.filter((path) => /\.(tsx?|mjs|cjs)$/.test(path) && existsSync(inRoot(path)));
  const looks = relevant.some((path) => ofScreens.test(path));
  return { rules: files('rules'), functions: files('functions'), e2e, code, looks };
}

/** @param {string} path @returns {RegExp[]} by which its tests are known */
function areasOf(path) {
  if (foundation.test(path) || (!ofTheApp.test(path) && !aTest.test(path))) return [];
  const own = areas.filter((words) => words.test(plain(path)));
  const more = across.filter(({ folder }) => folder.test(path)).map(({ tests }) => tests);
  // Only the kit has stories of its own besides those of the areas.
  return own.length === 0 && !path.startsWith('src/ui/') ? [] : [...own, ...more];
}

const exactly = (text) => new RegExp(`^${escaped(plain(text))}$`);
const escaped = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** @param {string[]} titles with their tags @returns {string} what Playwright's --grep takes */
export const asGrep = (titles) => titles.map((title) => escaped(title)).join('|');

/** @returns {Test[]} all that stand in the folders now */
export const allTests = () =>
  ['rules', 'functions', 'e2e'].flatMap((part) =>
    readdirSync(inRoot('tests', part), { encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.ts$/.test(name))
      .map((name) => {
        const file = `tests/${part}/${name}`;
        return { file, stories: part === 'e2e' ? storiesOf(readFileSync(inRoot(file), 'utf8')) : [] };
      }),
  );

/** @param {string} source of stories @returns {string[]} their titles, which end in their tags */
const storiesOf = (source) => [...source.matchAll(/^\s*test\(\s*'([^']+)',/gm)].map(([, title]) => title);

const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).split('\n').filter(Boolean);

/** @returns {string} the commit the work began at: where it left main; on main itself, the last one */
export function base() {
  for (const main of ['origin/main', 'main']) {
    try {
      return git('merge-base', 'HEAD', main)[0];
    } catch {
      // A clone without that branch: the next one.
    }
  }
  return 'HEAD';
}

/** @param {string} since @returns {string[]} paths that differ from then, committed or not */
export const changedSince = (since) => [
  ...git('diff', '--name-only', '--no-renames', since),
  ...git('ls-files', '--others', '--exclude-standard'),
];
