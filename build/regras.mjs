// The rules are written in parts, each beside the schema it guards (src/domain/**/*.rules). `npm run regras` joins them
// into firestore.rules, which people and `npm start` read. The predeploy of firebase.json writes what is deployed: the
// same program in half the bytes (decisions T128, T129).
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { published } from './publicar-regras.mjs';

const PARTS = 'src/domain';
const MARKER = '// ---- ';

/** Parts, by their path under src/domain, in the order in which they are joined, each inside the block that it needs. */
const ORDER = [
  'comum/cabecalho',
  {
    'service cloud.firestore': {
      'match /databases/{database}/documents': [
        'comum/valores',
        'comum/registros',
        'acesso/pertencimento',
        'pessoas/usuario',
        'pessoas/convite',
        'votacao/publico',
        {
          'match /licenciadas/{l}': [
            'empresas/licenciada',
            {
              'match /empresas/{e}': [
                'acesso/quem',
                'comum/referencias',
                'empresas/empresa',
                'pessoas/colaborador',
                'pessoas/pessoa',
                'pessoas/consentimentos',
                'pessoas/participacao',
                'acesso/autorizacao',
                'auditoria/auditoria',
                'notificacoes/notificacao',
                'notificacoes/preferencias',
                'notificacoes/seguindo',
                'notificacoes/comunicado',
                'pessoas/visoes',
                'comum/contadores',
                'comum/status-operacao',
                'regulamentos/regulamento',
                'regulamentos/regulamento-ideias',
                'regulamentos/regulamento-desafios',
                'regulamentos/campanha',
                'comum/cadastro',
                'ideias/categoria-de-inovacao',
                'incentivo/tipo-de-jogada',
                'incentivo/tipo-de-inovacao',
                'incentivo/tatica',
                'incentivo/jogada',
                'incentivo/tatica-da-jogada',
                'incentivo/documento',
                'desafios/categoria-de-desafio',
                'diagnostico/comum',
                'diagnostico/tipo-de-resposta',
                'diagnostico/questionario',
                'diagnostico/grupo',
                'diagnostico/pergunta',
                'diagnostico/convidado',
                'diagnostico/media',
                'evidencias/evidencia',
                'certificados/certificado',
                'projetos/projeto',
                'projetos/apoio',
                'projetos/regiao',
                'projetos/status',
                'ideias/ideia',
                'ideias/ideia-conteudo',
                'ideias/ideia-publicada',
                'ideias/vinculo',
                'comum/pai',
                'comum/quantidades',
                'desafios/desafio',
                'imersoes/cronograma',
                'ideias/versao',
                'conversa/comentario',
                'conversa/like',
                'marcos/marco',
                'marcos/atividade',
                'comite/comite',
                'comite/comite-atividade',
                'comite/conflito',
                'comite/ideia-movida',
                'comite/movimentacao',
                'comite/cartela',
                'retorno/retorno',
                'pontos/patrocinio',
                'pontos/carteira',
                'pontos/vagas',
                'pontos/pontos',
              ],
            },
          ],
        },
      ],
    },
  },
];

const inRoot = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
const partLines = (file) => readFileSync(inRoot(file), 'utf8').trimEnd().split('\n');

/** Lines of what a node of ORDER stands for, with the given indentation. */
function linesOf(node, indent) {
  if (Array.isArray(node)) return node.flatMap((inner) => ['', ...linesOf(inner, indent)]).slice(1);
  if (typeof node !== 'string')
    return Object.entries(node).flatMap(([opening, inner]) => [
      `${indent}${opening} {`,
      ...linesOf(inner, `${indent}  `),
      `${indent}}`,
    ]);
  const file = `${PARTS}/${node}.rules`;
  return [MARKER + file, ...partLines(file)].map((line) => line && indent + line);
}

/** The parts named in ORDER. */
export const partNames = (node = ORDER) =>
  typeof node === 'string' ? [node] : Object.values(node).flatMap((inner) => partNames(inner));

/** firestore.rules as the parts make it. */
export const joined = () =>
  `// Generated from src/domain/**/*.rules by \`npm run regras\`: do not edit.\n${linesOf(ORDER, '').join('\n')}\n`;

/**
 * Where a line of firestore.rules is written.
 * @param {string} source firestore.rules
 * @param {number} line counted from one
 * @returns {string} path and line of the part; of firestore.rules for the few lines between parts
 */
export function origin(source, line) {
  const before = source.split('\n').slice(0, line);
  const marker = before.findLastIndex((text) => text.trim().startsWith(MARKER));
  const file = before[marker]?.trim().slice(MARKER.length) ?? '';
  const number = line - 1 - marker;
  const inPart = file !== '' && number > 0 && number <= partLines(file).length;
  return inPart ? `${file}:${number}` : `firestore.rules:${line}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const rules = joined();
  writeFileSync(inRoot('firestore.rules'), rules);
  const deployed = published(rules);
  writeFileSync(inRoot('firestore.deploy.rules'), deployed);
  process.stdout.write(`Regras: ${(Buffer.byteLength(deployed) / 1024).toFixed(1)} KB publicados, de 128.\n`);
}
