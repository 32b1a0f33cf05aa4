import { describe, expect, it, vi } from 'vitest';
import type { Papel, PapelDaEmpresa } from '@/domain/acesso/papeis';
import { indiceQueFalta } from '@/domain/comum/indices';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { umaEmpresa } from '@tests/support/documentos';
import indices from '../../../firestore.indexes.json';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { consultaDeEmpresas, empresasData } from './empresas.data';

const banco = vi.hoisted(() => ({ uma: [] as object[], lista: [] as object[], contadas: 0 }));
vi.mock('@/firebase/dados/leitura', async (original) => ({
  ...(await original<object>()),
  defineLeitura: () => ({
    legivel: () => Promise.resolve({ itens: banco.uma, proxima: undefined }),
    legiveis: () => Promise.resolve({ itens: banco.lista, proxima: undefined }),
    count: () => Promise.resolve(banco.contadas),
  }),
}));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));

const sessao = (papel: Papel, role: PapelDaEmpresa = 'NORMAL') =>
  ({
    uid: 'eu',
    master: false,
    contexto: { licenciadaId: 'l', empresaId: 'e' },
    empresa: { ...umaEmpresa({ role }), id: 'e' },
    quem: { papel, empresaAtiva: true, externo: false, organiza: role === 'NORMAL', tem: () => true },
  }) as unknown as SessaoAtiva;

const lista = (filtros: object = {}, direcao: 'asc' | 'desc' = 'asc', campo = 'nomeFantasia') => ({
  role: 'NORMAL' as const,
  filtros,
  ordem: { campo, direcao },
});
const doPapel = [
  { campo: 'role', op: '==', valor: 'NORMAL' },
  { campo: 'deletedAt', op: '==', valor: null },
];

describe('consulta de empresas', () => {
  it('ADMIN de empresa normal pede todas, estreitadas pelo token do filtro', () =>
    expect(consultaDeEmpresas(sessao('ADMIN'), lista({ nomeFantasia: 'Aurora' })).filtros).toEqual([
      ...doPapel,
      { campo: 'busca', op: 'array-contains', valor: 'aurora' },
    ]));

  it.each<[Papel, PapelDaEmpresa]>([
    ['MEMBER', 'NORMAL'],
    ['ADMIN', 'CONVIDADA'],
  ])('%s de empresa %s pede só as que criou ou em que consta', (papel, role) =>
    expect(consultaDeEmpresas(sessao(papel, role), lista({ nomeFantasia: 'Aurora' })).filtros).toEqual([
      ...doPapel,
      {
        ou: [
          { campo: 'createdBy', op: '==', valor: 'eu' },
          { campo: 'colaboradores', op: 'array-contains', valor: 'eu' },
        ],
      },
    ]),
  );

  it('o status é do banco; conta-se cada um, e sem filtro vale o contador', async () => {
    expect(consultaDeEmpresas(sessao('ADMIN'), lista({ status: 'INATIVO' })).filtros).toEqual([
      ...doPapel,
      { campo: 'status', op: '==', valor: 'INATIVO' },
    ]);
    banco.contadas = 3;
    const { queryFn } = empresasData.porStatus(sessao('ADMIN'), 'NORMAL');
    expect(await (queryFn as () => Promise<unknown>)()).toEqual({ ATIVO: 3, INATIVO: 3 });
  });

  it('toda consulta tem os seus índices', () => {
    for (const quem of [sessao('ADMIN'), sessao('MEMBER')])
      for (const campo of ['nomeFantasia', 'createdAt'])
        for (const direcao of ['asc', 'desc'] as const)
          for (const filtros of [{}, { cnpj: '12ABC345' }, { pesquisa: 'sul', status: 'ATIVO' }])
            expect(
              indiceQueFalta(
                'empresas',
                consultaDeEmpresas(quem, lista(filtros, direcao, campo)),
                indices.indexes,
              ),
            ).toBeUndefined();
  });
});

const guardada = (id: string, nome: string, mais: object = {}) => ({
  id,
  ...umaEmpresa({ nomeFantasia: nome, nomeEmOrdem: nome.toLowerCase(), ...mais }),
});
const daquiMesmo = (mais: object = {}) => guardada(EMPRESA.empresaId, 'Metalúrgica', mais);

describe('quem não administra a licenciada vê a empresa em que trabalha, que só a nomeia se for o primeiro administrador', () => {
  const doCaio = umaSessao(caio);
  const ver = async (filtros: object = {}) => {
    const pagina = empresasData.pagina(doCaio, lista(filtros), 10);
    const { itens } = await pagina.buscar(undefined);
    const total = pagina.total.queryFn as unknown as () => Promise<unknown>;
    return [itens.map(({ nomeFantasia }) => nomeFantasia), await total()];
  };

  it('na lista, na ordem dela, e no total', async () => {
    banco.uma = [daquiMesmo()];
    banco.lista = [guardada('outra', 'Zinco')];
    banco.contadas = 1;
    expect(await ver()).toEqual([['Metalúrgica', 'Zinco'], 2]);
    expect(await ver({ nomeFantasia: 'zin' })).toEqual([['Zinco'], null]);
  });

  it('uma vez só, se também a nomeia', async () => {
    const minha = daquiMesmo({ colaboradores: [caio.uid] });
    [banco.uma, banco.lista, banco.contadas] = [[minha], [minha], 1];
    expect(await ver()).toEqual([['Metalúrgica'], 1]);
  });

  it('na paleta também', async () => {
    banco.uma = [daquiMesmo()];
    banco.lista = [];
    expect(await empresasData.buscar(doCaio, 'meta', 5)).toHaveLength(1);
  });
});

it.each([
  ['ATIVO', 'Empresa ativada'],
  ['INATIVO', 'Empresa inativada'],
] as const)('mudar para %s diz o que foi feito', (status, frase) => {
  const { sucesso } = empresasData.mudarStatus(sessao('ADMIN')).meta ?? {};
  expect(typeof sucesso === 'function' && sucesso({ id: 'e', status } as never)).toBe(frase);
});
