/**
 * Every combination of filters and order that a screen or a function can ask has its index, and every index is needed
 * (decisions P187). The emulator asks for none, so that nothing else would tell before production does.
 */
import { readFileSync } from 'node:fs';
import { QueryClient } from '@tanstack/react-query';
import { beforeAll, expect, it, vi } from 'vitest';
import { type Consulta, igual } from '@/domain/comum/consulta';
import { type Alcance, campoDesligado, type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { conferirIndices } from '@/firebase/dados/conferirIndices';
import { type ArquivoDeIndices, declaradosEm } from '@functions/conferirIndices';
import { FUNCOES } from '@tests/support/consultas-das-funcoes';
import type { Descricao, Pedido } from '@tests/support/consultas-das-telas';
import { ana, caio, mario, marta, rui, tea } from '@tests/support/personas';
import { LIMITES } from '@tests/support/custoDosIndices';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));
vi.mock('@/firebase/dados/conferirIndices', () => ({ conferirIndices: vi.fn<() => void>() }));

/** What screens said they can be sorted by, while one was loaded. */
const ordensDitas = vi.hoisted(() => [] as (readonly string[])[]);
vi.mock('@/ui/lista/lista', async (original) => {
  const real = await original<typeof import('@/ui/lista/lista')>();
  return {
    ...real,
    ordensDe: (...colunas: Parameters<typeof real.ordensDe>) => {
      const ordens = real.ordensDe(...colunas);
      ordensDitas.push(ordens);
      return ordens;
    },
  };
});

const PAGINAS = import.meta.glob('/src/areas/**/*Page.tsx');
const FONTES: Record<string, string> = import.meta.glob('/src/{app,areas,firebase}/**/*.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const DAS_FUNCOES: Record<string, string> = import.meta.glob('/functions/src/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

interface Pedida {
  arquivo: string;
  colecao: string;
  consulta: Consulta;
  alcance: Alcance;
}
/** Each query once, whoever asks it. */
const pedidas = new Map<string, Pedida>();
/** Lines of the screens' files that asked one. */
const linhas = new Set<string>();
let telas: readonly Descricao[] = [];
let arquivo = '';

function anotar(colecao: string, consulta: Consulta): void {
  pedidas.set(JSON.stringify([colecao, consulta]), { arquivo, colecao, consulta, alcance: 'COLLECTION' });
}

/** The orders of each screen that has columns, as its file under src/areas names it. */
async function lerOrdens(): Promise<Map<string, readonly string[]>> {
  const daTela = new Map<string, readonly string[]>();
  for (const [caminho, importar] of Object.entries(PAGINAS)) {
    if (!FONTES[caminho]?.includes('= ordensDe(')) continue;
    ordensDitas.length = 0;
    await importar();
    daTela.set(caminho.slice('/src/areas/'.length, -'.tsx'.length), ordensDitas[0] ?? []);
  }
  return daTela;
}

async function pedir(pedido: Pedido, client: QueryClient): Promise<void> {
  const { queryFn, buscar, total } = pedido as {
    queryFn?: (contexto: object) => unknown;
    buscar?: (depoisDe: undefined) => unknown;
    total?: object;
  };
  const feito = () => {
    if (queryFn) return queryFn({ client, pageParam: undefined, signal: new AbortController().signal });
    return buscar ? buscar(undefined) : pedido;
  };
  // What is asked counts here, not what an empty database answers.
  await Promise.resolve()
    .then(feito)
    .catch(() => undefined);
  if (total) await pedir(total, client);
}

/** One of each role: what somebody may see is part of what they ask. */
const SESSOES = [
  umaSessao(marta, { master: true }),
  ...[ana, mario, tea, caio, rui].map((pessoa) =>
    umaSessao(pessoa, { colaborador: { setores: ['Compras'] } }),
  ),
];

beforeAll(async () => {
  const { ehDita, TELAS } = await import('@tests/support/consultas-das-telas');
  telas = TELAS;
  const daTela = await lerOrdens();
  const ordens = (tela: string) => {
    const dela = daTela.get(tela) ?? [];
    if (dela.length === 0) throw new Error(`${tela} não diz por que se ordena`);
    return dela;
  };
  vi.mocked(conferirIndices).mockImplementation((caminho: string, consulta: Consulta) => {
    anotar(caminho.slice(caminho.lastIndexOf('/') + 1), consulta);
    for (const [, onde] of (new Error('onde').stack ?? '').matchAll(
      /\/(src\/[\w./-]+\.tsx?(?:\?[^:)]*)?:\d+)/g,
    ))
      linhas.add((onde ?? '').replace(/\?[^:]*/, ''));
  });
  for (const sessao of SESSOES)
    for (const tela of TELAS) {
      ({ arquivo } = tela);
      for (const pedido of tela.pedidos(sessao, ordens)) {
        if (ehDita(pedido)) anotar(pedido.colecao, pedido.consulta);
        else await pedir(pedido, new QueryClient({ defaultOptions: { queries: { retry: false } } }));
      }
    }
});

const arquivoDeIndices = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as ArquivoDeIndices;
const declarados = declaradosEm(arquivoDeIndices);
const todas = (): readonly Pedida[] => [...pedidas.values(), ...FUNCOES];
const emPalavras = ({ collectionGroup, queryScope, fields }: Indice) => {
  const campos = fields.map(
    ({ fieldPath, order, arrayConfig }) =>
      `${fieldPath}${arrayConfig ? '[]' : ''}${order === 'DESCENDING' ? '-' : ''}`,
  );
  return `${queryScope === 'COLLECTION_GROUP' ? 'grupo ' : ''}${collectionGroup}: ${campos.join(' ')}`;
};

it('toda consulta das telas, em toda combinação de filtros, ordem e papel, e toda das funções tem o seu índice', () => {
  expect(pedidas.size).toBeGreaterThan(1_000);
  const faltam = todas().flatMap(({ arquivo: de, colecao, consulta, alcance }) => {
    const falta = indiceQueFalta(colecao, consulta, declarados, alcance);
    return falta ? [`${de}: ${falta}`] : [];
  });
  expect([...new Set(faltam)]).toEqual([]);
});

/** Indexes that no query needs, each with what it is for. */
const FICAM: Readonly<Record<string, string>> = {
  'votos: categoria empresa situacao':
    'votes are counted; joining three indexes of one field would read every vote',
  'votos: categoria situacao': 'the same of a category',
};

it('todo índice composto é preciso: sem ele alguma consulta não se faria', () => {
  const compostos = declarados.filter(({ fields }) => fields.length > 1);
  const sobram = compostos.filter((indice) => {
    const outros = declarados.filter((outro) => outro !== indice);
    return todas()
      .filter(({ colecao }) => colecao === indice.collectionGroup)
      .every(({ colecao, consulta, alcance }) => !indiceQueFalta(colecao, consulta, outros, alcance));
  });
  expect(sobram.map(emPalavras).toSorted()).toEqual(Object.keys(FICAM).toSorted());
});

/** A read of a list in the source, as src/firebase/dados/leitura.ts makes them; not a query of react-query named `todos`. */
const LE = /(?<!Data(?:\[\w+\])?|caminhos\w*|cadastro|dados)\.(?:legiveis|todos|count)\(/;
/** Files that ask only after something was found, or outside of a query: what they ask is told elsewhere. */
const DITAS: Readonly<Record<string, string>> = {
  'src/areas/comites/mudancas.data.ts': 'comitesData.ATIVOS, which comites.data.ts asks',
  'src/areas/estatisticas/estatisticas.data.ts':
    'the edition before, where it is asked for: fields that are equal, as rankingData asks them',
  'src/areas/ideias/painel/painel.data.ts': 'campaigns, told in the description',
  'src/areas/pais/meuLugar.data.ts': 'consultasDoLugar, told in the description',
  'src/areas/pontos/pontos.data.ts': 'people above somebody: one field',
};

it('nenhuma leitura de lista fica de fora da descrição', () => {
  const semPedido = Object.entries(FONTES).flatMap(([caminho, fonte]) => {
    const nome = caminho.slice(1);
    return nome.includes('.test.') || nome in DITAS
      ? []
      : fonte
          .split('\n')
          .flatMap((linha, i) =>
            LE.test(linha) && !linhas.has(`${nome}:${i + 1}`) ? [`${nome}:${i + 1}`] : [],
          );
  });
  expect(semPedido).toEqual([]);
});

it('toda lista por nome está na descrição', () => {
  const porNome = Object.entries(FONTES).flatMap(([caminho, fonte]) =>
    caminho.startsWith('/src/areas/') && /\b(listaPorNome<|dadosDoCadastro\(|listasDePais\()/.test(fonte)
      ? [caminho.slice('/src/areas/'.length)]
      : [],
  );
  const descritos = new Set(telas.map((tela) => tela.arquivo));
  expect(porNome.length).toBeGreaterThan(10);
  expect(porNome.filter((nome) => !nome.includes('.test.') && !descritos.has(nome))).toEqual([]);
});

it('toda função que pede ordem, faixa ou todas as coleções de um nome está na descrição, e só elas', () => {
  // `abaixoDe` itself asks what its callers ask.
  const { '/functions/src/banco.ts': _banco, ...fontes } = DAS_FUNCOES;
  const pedem = Object.entries(fontes).flatMap(([caminho, fonte]) =>
    /\.orderBy\(|\bcollectionGroup\(|\babaixoDe\(|\.where\([^)]*'(?:<|>|<=|>=|!=)'/.test(fonte)
      ? [caminho.slice('/functions/src/'.length)]
      : [],
  );
  expect([...new Set(FUNCOES.map((funcao) => funcao.arquivo))].toSorted()).toEqual(pedem.toSorted());
  // Another order or range in the same file is one more query.
  const semDizer = pedem.flatMap((nome) => {
    const ditos = new Set(
      FUNCOES.filter((funcao) => funcao.arquivo === nome).flatMap(({ consulta: { filtros, ordem = [] } }) => [
        ...filtros.flatMap((filtro) => ('campo' in filtro && filtro.op !== '==' ? [filtro.campo] : [])),
        ...ordem.map(({ campo }) => campo),
      ]),
    );
    const fonte = DAS_FUNCOES[`/functions/src/${nome}`] ?? '';
    const pedidos = fonte.matchAll(/\.orderBy\(\s*'([\w.]+)'|\.where\(\s*'([\w.]+)',\s*'(?:<|>|<=|>=|!=)'/g);
    return [...pedidos].flatMap(([, ordem, faixa]) => {
      const campo = ordem ?? faixa ?? '';
      return ditos.has(campo) ? [] : [`${nome}: ${campo}`];
    });
  });
  expect(semDizer).toEqual([]);
});

const { fieldOverrides } = arquivoDeIndices;
const DESLIGADOS = fieldOverrides.filter(({ indexes }) => indexes.length === 0);

/** Fields that functions name elsewhere than in the query itself, by file. */
const NOMEADOS: Readonly<Record<string, readonly string[]>> = {
  'nucleo/seguidores.ts': ['ideias', 'desafios', 'pessoas', 'semIdeias', 'semDesafios'],
  // The path of the record itself.
  'banco.ts': [],
  // Signatures, by the list in domain/pessoas/onde-ha-pessoas.ts.
  'nucleo/anonimizar.ts': ['autor.refPath', 'createdBy'],
  // Of the outbox, of which no index is switched off.
  'nucleo/cartas.ts': [],
  'nucleo/apurarVotacao.ts': ['categoria', 'empresa', 'situacao'],
  'nucleo/empresas.ts': ['empresaStatus', 'empresaRole'],
  'nucleo/folhasParaVer.ts': ['idEmpresa', 'idRespondente'],
  'nucleo/meusDados.ts': [
    'alvo',
    'autor.refPath',
    'autorReference',
    'colaboradorReference',
    'createdBy',
    'decisao.por',
    'implementadoresReferences',
    'participantesReferences',
    'propositorReference',
    'quem',
    'respondente',
  ],
  'nucleo/pessoas.ts': ['autorReference', 'propositorReference'],
  'nucleo/posicoes.ts': ['rankingByMoedas.totalMoedas', 'rankingByLikes.totalLikes', 'totalPontos'],
  'nucleo/relatorioDoPremio.ts': [
    'cnpj',
    'convidados.q',
    'estado',
    'nomeEmOrdem',
    'porte',
    'responsavel',
    'telefone',
  ],
  'nucleo/votar.ts': ['bloco', 'iguais', 'minuto', 'rede', 'vizinhanca'],
};
/** Fields that functions ask of some collections, and that are switched off in others. */
const DE_OUTRA_COLECAO: Readonly<Record<string, string>> = {
  alvo: 'of the audit trail, a path; a case of moderation has a map',
  busca: 'functions search the rows of the award only',
  categoria: 'of means and votes; a project has a list of them',
  'convidados.q': 'of the rows of the award; the counter beside them is read by its id',
  cortes: 'of the counted answers of companies, a list; comparisons have a map',
  createdAt: 'of votes it would keep their number a second down',
  expiraEm: 'of evidence; elsewhere the database removes what is over by itself',
  'rankingByMoedas.totalMoedas': 'of parents; people are ordered by their points',
  pontas: 'of links between initiatives; words at the ends of a scale are asked by nobody',
  pessoas: 'of what people follow; what holds numbers by that name is asked by nobody',
  setores: 'announcements ask it of people (decisions P446)',
  responsavel: 'of the rows of the award, a text; a company has a map',
};

it('nenhum campo que se consulta tem o seu índice desligado', () => {
  expect(DESLIGADOS.length).toBeGreaterThan(100);
  const pelasTelas = todas().flatMap(({ arquivo: de, colecao, consulta }) => {
    const campo = campoDesligado(colecao, consulta, fieldOverrides);
    return campo ? [`${de}: ${colecao}.${campo}`] : [];
  });
  expect([...new Set(pelasTelas)]).toEqual([]);

  const semNome = Object.entries(DAS_FUNCOES).flatMap(([caminho, fonte]) =>
    /\.where\((?!\s*')/.test(fonte) ? [caminho.slice('/functions/src/'.length)] : [],
  );
  expect(semNome.toSorted()).toEqual(Object.keys(NOMEADOS).toSorted());
  // The source does not say of which collection: what no collection switches off is safe, the rest has its reason.
  const ditos = Object.values(DAS_FUNCOES).flatMap((fonte) =>
    [...fonte.matchAll(/\.(?:where|orderBy)\(\s*'([\w.]+)'/g)].map(([, campo = '']) => campo),
  );
  const pelasFuncoes = [...new Set([...ditos, ...Object.values(NOMEADOS).flat()])];
  expect(pelasFuncoes.length).toBeGreaterThan(40);
  const emAlguma = pelasFuncoes.filter((campo) =>
    [...new Set(DESLIGADOS.map(({ collectionGroup }) => collectionGroup))].some((colecao) =>
      campoDesligado(colecao, { filtros: [igual(campo, 1)] }, fieldOverrides),
    ),
  );
  expect(emAlguma.toSorted()).toEqual(Object.keys(DE_OUTRA_COLECAO).toSorted());
});

it('o que produção aceita não é passado', () => {
  expect(arquivoDeIndices.indexes.length).toBeLessThanOrEqual(LIMITES.compostos);
  expect(fieldOverrides.length).toBeLessThanOrEqual(LIMITES.campos);
  const nomes = fieldOverrides.map(({ collectionGroup, fieldPath }) => `${collectionGroup}.${fieldPath}`);
  expect(nomes.length).toBe(new Set(nomes).size);
});
