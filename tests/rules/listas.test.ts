// Rules are not filters: a list is judged by what its query proves. These are the queries the interface makes
// (src/areas/ideias/ideias.data.ts) and what becomes of them when one of their conditions is left out.
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { LIMITE } from '@/domain/comum/campos';
import { documentosDoIncentivo } from '@/domain/incentivo/documento';
import { propostasDe } from '@/domain/ideias/propostas';
import { regulamentosDesafios } from '@/domain/regulamentos/regulamento-desafios';
import { caminhos } from '@/domain/comum/caminhos';
import { consultaDoSdk } from '@/firebase/dados/consulta';
import { umaIdeia, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, paulo, xavier } from '@tests/support/personas';
import { abrirAmbiente, listar, negado, permitido } from './ambiente';

const { como, semear, soOServidor } = await abrirAmbiente(import.meta.filename);
const ideias = caminhos.ideias(EMPRESA);

await semear({
  [`${ideias}/publica`]: umaIdeiaPublicada(clara),
  [`${ideias}/rascunho`]: umaIdeia(clara),
  [`${ideias}/rascunho-de-caio`]: umaIdeia(caio),
  [`${ideias}/privada`]: umaIdeiaPublicada(clara, {
    privado: true,
    participantesReferences: [paulo.referencia],
  }),
  [`${ideias}/privada-de-caio`]: umaIdeiaPublicada(caio, { privado: true }),
  [`${ideias}/removida`]: umaIdeiaPublicada(clara, { deletedAt: new Date() }),
});

const publicas = fs.where('visibilidade', '==', 'PUBLICA');
const minhas = (uid: string) =>
  fs.and(fs.where('createdBy', '==', uid), fs.where('visibilidade', 'in', ['RASCUNHO', 'PRIVADA']));
const participo = (referencia: string) =>
  fs.and(
    fs.where('participantesReferences', 'array-contains', referencia),
    fs.where('visibilidade', '==', 'PRIVADA'),
  );
const quePossoVer = ({ uid, referencia }: typeof clara) =>
  fs.or(publicas, minhas(uid), participo(referencia));
const noStatus = fs.where('status', '==', 'NOVA_IDEIA');
const recentes = fs.orderBy('createdAt', 'desc');
const busca = fs.where('busca', 'array-contains', 'agua');

type Composto = fs.QueryCompositeFilterConstraint;
const consulta =
  (filtro: Composto, ...resto: fs.QueryNonFilterConstraint[]) =>
  (banco: fs.Firestore) =>
    fs.query(fs.collection(banco, ideias), filtro, ...resto);
const ids = async (consultada: fs.Query) =>
  (await fs.getDocs(consultada)).docs.map(({ id }) => id).toSorted();

const permitidas: [string, (quem: typeof clara) => (banco: fs.Firestore) => fs.Query][] = [
  ['tudo o que posso ver', (q) => consulta(quePossoVer(q))],
  ['tudo, das mais recentes', (q) => consulta(quePossoVer(q), recentes)],
  ['só públicas', () => consulta(fs.and(publicas), recentes)],
  ['só as minhas', (q) => consulta(minhas(q.uid), recentes)],
  [
    'as minhas privadas e as de que participo',
    (q) =>
      consulta(
        fs.or(
          fs.and(fs.where('createdBy', '==', q.uid), fs.where('visibilidade', '==', 'PRIVADA')),
          participo(q.referencia),
        ),
      ),
  ],
  [
    'os meus rascunhos',
    (q) => consulta(fs.and(fs.where('createdBy', '==', q.uid), fs.where('visibilidade', '==', 'RASCUNHO'))),
  ],
  ['só as de que participo', (q) => consulta(participo(q.referencia), recentes)],
  [
    'as minhas com as públicas',
    (q) =>
      consulta(
        fs.and(
          fs.where('createdBy', '==', q.uid),
          fs.where('visibilidade', 'in', ['RASCUNHO', 'PRIVADA', 'PUBLICA']),
        ),
        recentes,
      ),
  ],
  ['tudo numa situação', (q) => consulta(fs.and(noStatus, quePossoVer(q)), recentes)],
  [
    'tudo em algumas situações',
    (q) => consulta(fs.and(fs.where('status', 'in', ['NOVA_IDEIA', 'RASCUNHO']), quePossoVer(q)), recentes),
  ],
  ['pesquisa', (q) => consulta(fs.and(busca, fs.or(publicas, minhas(q.uid))), recentes)],
  [
    'pesquisa numa situação',
    (q) => consulta(fs.and(busca, noStatus, fs.or(publicas, minhas(q.uid))), recentes),
  ],
  [
    'públicas de um setor',
    () => consulta(fs.and(publicas, fs.where('setores', 'array-contains', 'Operações')), recentes),
  ],
  [
    'públicas de um regulamento',
    () => consulta(fs.and(publicas, fs.where('regulamentoReference', '==', 'r')), recentes),
  ],
  [
    'públicas que patrocino',
    (q) =>
      consulta(
        fs.and(publicas, fs.where('patrocinadoresReferences', 'array-contains', q.referencia)),
        recentes,
      ),
  ],
  ['tudo por título', (q) => consulta(quePossoVer(q), fs.orderBy('tituloEmOrdem'))],
  ['tudo pela publicação', (q) => consulta(quePossoVer(q), fs.orderBy('publishedAt', 'desc'))],
  [
    'tudo por moedas, numa situação',
    (q) => consulta(fs.and(noStatus, quePossoVer(q)), fs.orderBy('rankingByMoedas.totalMoedas', 'desc')),
  ],
  [
    'pesquisa por título',
    (q) => consulta(fs.and(busca, fs.or(publicas, minhas(q.uid))), fs.orderBy('tituloEmOrdem', 'desc')),
  ],
  [
    'públicas por moedas',
    () => consulta(fs.and(publicas), fs.orderBy('rankingByMoedas.totalMoedas', 'desc')),
  ],
  [
    'públicas de um período',
    () => consulta(fs.and(publicas, fs.where('createdAt', '>=', new Date(0))), recentes),
  ],
];

/** What the dashboard's first steps ask for, as the product builds it. */
const propostas = (de: typeof clara) => (banco: fs.Firestore) =>
  consultaDoSdk(fs.collection(banco, ideias), propostasDe(de));

const recusadas: [string, (quem: typeof clara) => (banco: fs.Firestore) => fs.Query][] = [
  ['sem filtro', () => (banco) => fs.query(fs.collection(banco, ideias))],
  ['só por situação', () => consulta(fs.and(noStatus), recentes)],
  ['só por título', () => (banco) => fs.query(fs.collection(banco, ideias), fs.orderBy('titulo'))],
  ['só por autor', (q) => consulta(fs.and(fs.where('createdBy', '==', q.uid)))],
  ['privadas de todos', () => consulta(fs.and(fs.where('visibilidade', '==', 'PRIVADA')))],
  [
    'públicas e privadas de todos',
    () => consulta(fs.and(fs.where('visibilidade', 'in', ['PUBLICA', 'PRIVADA']))),
  ],
  ['rascunhos de colega', () => consulta(minhas(caio.uid))],
  ['privadas de que participa colega', () => consulta(participo(caio.referencia))],
  [
    'as minhas removidas',
    (q) => consulta(fs.and(fs.where('createdBy', '==', q.uid), fs.where('visibilidade', '==', 'REMOVIDA'))),
  ],
  [
    'por privado e publishedAt, sem visibilidade',
    () => consulta(fs.and(fs.where('privado', '==', false), fs.where('publishedAt', '>', new Date(0)))),
  ],
  ['propostas de colega, com as privadas', () => propostas(caio)],
  ['tudo, e mais as de todos numa situação', (q) => consulta(fs.or(quePossoVer(q), noStatus))],
];

const doQuem = (quem: typeof clara) => ids(fs.query(consulta(quePossoVer(quem))(como(quem)), fs.limit(10)));

const doPasso = (quem: typeof clara) => ids(fs.query(propostas(quem)(como(quem)), fs.limit(10)));

const tentar = (query: fs.Query) => [
  () => fs.getDocs(query),
  () => fs.getCount(query),
  () =>
    fs.getAggregate(query, {
      soma: fs.sum('rankingByMoedas.totalMoedas'),
      media: fs.average('rankingByMoedas.totalMoedas'),
    }),
];

describe('listar ideias', () => {
  it.each(permitidas)('permite %s, em lista e em contagem', { tags: 'cobertura' }, async (_, fazer) => {
    const feita = fazer(clara)(como(clara));
    await fs.getDocs(fs.query(feita, fs.limit(10)));
    await fs.getCount(fs.query(feita, fs.limit(LIMITE.pagina)));
  });
  it.each(recusadas)('A10 A09 recusa %s, em lista, contagem, soma e média', async (_, fazer) => {
    for (const quem of [clara, ana]) {
      const pedidas = tentar(fs.query(fazer(quem)(como(quem)), fs.limit(10)));
      // The public ones alone, asked in the same way.
      const permitidas = tentar(fs.query(consulta(fs.and(publicas))(como(quem)), fs.limit(10)));
      for (const [i, pedida] of pedidas.entries()) await negado(pedida(), permitidas[i] ?? pedida);
    }
  });
  it('cada um encontra exatamente o que pode ver', async () => {
    expect(await doQuem(clara)).toEqual(['privada', 'publica', 'rascunho']);
    expect(await doQuem(paulo)).toEqual(['privada', 'publica']);
    expect(await doQuem(caio)).toEqual(['privada-de-caio', 'publica', 'rascunho-de-caio']);
    expect(await doQuem(ana)).toEqual(['publica']);
  });
  it('A11 as propostas são as da própria pessoa: a privada de outra nem vem, nem recusa a lista', async () => {
    expect(await doPasso(clara)).toEqual(['privada', 'publica']);
    expect(await doPasso(caio)).toEqual(['privada-de-caio']);
    for (const semProposta of [ana, paulo]) expect(await doPasso(semProposta)).toEqual([]);
  });
  it('A01 administrador de outra empresa não lista as desta', () =>
    negado(listar(como(xavier), ideias, publicas), () => listar(como(ana), ideias, publicas)));
});

describe('A02 grupos de coleções', () => {
  it.each([
    'ideias',
    'comentarios',
    'colaboradores',
    'autorizacao',
    'ideiasActivitiesPerColaborador',
    'marcos',
    'atividades',
  ])('ninguém consulta o grupo %s', async (grupo) => {
    const doGrupo = (banco: fs.Firestore, ...filtros: fs.QueryConstraint[]) =>
      fs.query(fs.collectionGroup(banco, grupo), ...filtros, fs.limit(10));
    for (const quem of [clara, ana]) {
      for (const filtros of [[], [fs.where('empresaId', '==', EMPRESA.empresaId)], [publicas]])
        await soOServidor([], como(quem), (banco) => fs.getDocs(doGrupo(banco, ...filtros)));
      await soOServidor([], como(quem), (banco) => fs.getCount(doGrupo(banco)));
    }
  });
});

describe('A21 tamanho das listas', () => {
  const colecoes = [
    ideias,
    caminhos.colaboradores(EMPRESA),
    caminhos.pessoas(EMPRESA),
    caminhos.autorizacao(EMPRESA),
    caminhos.regulamentosIdeias(EMPRESA),
    regulamentosDesafios.onde(EMPRESA),
    documentosDoIncentivo.onde(EMPRESA),
    caminhos.campanhas(EMPRESA, 'r'),
    caminhos.ranking(EMPRESA, 'r'),
    caminhos.historicoPontos(EMPRESA),
    caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).comentarios,
    caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).likes,
    caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).movimentacoes,
    caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).marcos,
    caminhos.atividades(EMPRESA),
    caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).patrocinios,
    caminhos.empresas(EMPRESA.licenciadaId),
  ];
  it.each(colecoes)('%s: até 250 registros por pedido, nunca sem limite', async (colecao) => {
    const filtros = [ideias, caminhos.atividades(EMPRESA)].includes(colecao) ? [publicas] : [];
    // Sponsorships are listed by the idea's author alone.
    const quem = colecao === caminhos.sob(caminhos.ideia(EMPRESA, 'publica')).patrocinios ? clara : ana;
    const base = fs.query(fs.collection(como(quem), colecao), ...filtros);
    const podia = permitido(() => fs.getDocs(fs.query(base, fs.limit(250))));
    await negado(fs.getDocs(fs.query(base, fs.limit(100_000))), podia);
    await negado(fs.getDocs(fs.query(base, fs.limit(251))), podia);
    await negado(fs.getDocs(base), podia);
    const podia2 = permitido(() => fs.getCount(fs.query(base, fs.limit(250))));
    await negado(fs.getCount(base), podia2);
    await podia();
    await podia2();
  });
});
