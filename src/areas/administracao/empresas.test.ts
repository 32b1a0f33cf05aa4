import { describe, expect, it } from 'vitest';
import type { Papel, PapelDaEmpresa } from '@/domain/papeis';
import { indiceQueFalta } from '@/domain/indices';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { umaEmpresa } from '@tests/support/documentos';
import indices from '../../../firestore.indexes.json';
import { consultaDeEmpresas } from './empresas.data';

const sessao = (papel: Papel, role: PapelDaEmpresa = 'NORMAL') =>
  ({
    uid: 'eu',
    master: false,
    contexto: { licenciadaId: 'l', empresaId: 'e' },
    empresa: { ...umaEmpresa({ role }), id: 'e' },
    quem: { papel, empresaAtiva: true, externo: false, tem: () => true },
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

  it('toda consulta tem os seus índices', () => {
    for (const quem of [sessao('ADMIN'), sessao('MEMBER')])
      for (const campo of ['nomeFantasia', 'createdAt'])
        for (const direcao of ['asc', 'desc'] as const)
          for (const filtros of [{}, { cnpj: '12ABC345' }])
            expect(
              indiceQueFalta(
                'empresas',
                consultaDeEmpresas(quem, lista(filtros, direcao, campo)),
                indices.indexes,
              ),
            ).toBeUndefined();
  });
});
