// @vitest-environment node
// Whatever a browser may create has an end: a count, a day's limit, or a reason why it needs none (threats A17, decisions P133).
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** What the rules ask where there is a limit; functions that create records ask it inside. */
const LIMITES = /cabe\(|cabeNaLista\(|cabeRascunho\(|criaNomeado\(|criaIdeia\(|criaProjeto\(/;

/** What nobody can do without an end for another reason, by the collection. */
const SEM_LIMITE: Readonly<Record<string, string>> = {
  'empresas/licenciada.rules': 'only MASTER',
  '/comitesInovacao/{id}': 'one session at a time',
  '/consentimentos/{id}': 'one for each version of the policy',
  '/criteriosDeAvaliacao/{id}': 'two records',
  '/desafios/{i}/desafiosActivitiesPerColaborador/{id}': 'one for each person',
  '/documentosDoIncentivo/{id}': 'only ADMIN, who imports',
  '/ideias/{i}/ideiasActivitiesPerColaborador/{id}': 'one for each person',
  '/ideias/{i}/likes/{id}': 'one for each person',
  '/preferencias/{id}': 'one for each person',
  '/seguindo/{id}': 'one for each person',
  '/regulamentosDesafios/{r}': 'only ADMIN, who imports',
  '/regulamentosIdeias/{r}': 'only ADMIN, who imports',
  '/regulamentosIdeias/{r}/campanhas/{id}': 'only ADMIN, who imports',
  '/regulamentosIdeias/{r}/vagas/{id}': 'one record',
  '/visoes/{u}/listas/{id}': 'one for each list of the product',
  '/{pais}/{i}/conflitosDeInteresse/{id}': 'one for each person',
  '/{pais}/{i}/rodadas/{r}/cartelas/{id}': 'one for each person and round',
  '/{regras}/{r}/regulamentoActivitiesPerColaborador/{id}': 'one for each person',
  // Who analyses is chosen by ADMIN, and each of these is an act of the session that stands in its minutes.
  '/comiteInovacaoActivities/{id}': 'an act of a running session',
  '/{pais}/{i}/movimentacoes/{id}': 'a step of the state machine, by people who analyse',
};

const criacoes = readdirSync('src/domain', { recursive: true, encoding: 'utf8' })
  .filter((nome) => nome.endsWith('.rules'))
  .flatMap((nome) => {
    const fonte = readFileSync(`src/domain/${nome}`, 'utf8');
    return [...fonte.matchAll(/allow create[^;]*;/g)].map(({ index, 0: texto }) => ({
      onde: [...fonte.slice(0, index).matchAll(/match (\/\S+) \{/g)].at(-1)?.[1] ?? nome,
      texto,
    }));
  });

it('cada criação do navegador tem um fim, ou diz por que não precisa', () => {
  expect(criacoes.length).toBeGreaterThan(30);
  const semLimite = criacoes.filter(({ texto }) => !LIMITES.test(texto)).map(({ onde }) => onde);
  expect([...new Set(semLimite)].toSorted()).toEqual(Object.keys(SEM_LIMITE).toSorted());
});
