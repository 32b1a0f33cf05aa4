// Publishing under a rule that does not run: said as the specification says it, before anything is written.
import { beforeEach, expect, it, vi } from 'vitest';
import { carimbo } from '@/firebase/dados/collection';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { guardado } from '@tests/support/guardado';
import { emDias, umaIdeia, umaIdeiaPublicada, umRegulamento } from '@tests/support/documentos';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { publicar } from '@/areas/ideias/salvarEPublicar';
import { ideiaNaTela } from '@/areas/ideias/pessoas';
import { movimentar } from '@/areas/movimentacoes/mudancas.data';

const banco = vi.hoisted(() => ({ regulamento: {}, ideia: {}, gravados: 0, mudancas: {} }));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: (ref: { path: string }) =>
    Promise.resolve({
      ref,
      id: 'x',
      exists: () => true,
      data: () => (ref.path.includes('/regulamentosIdeias/') ? banco.regulamento : banco.ideia),
    }),
  writeBatch: () => ({
    set: () => undefined,
    update: (_ref: object, mudancas: object) => Object.assign(banco, { mudancas }),
    commit: () => {
      banco.gravados++;
      return Promise.resolve();
    },
  }),
}));

const sessao = umaSessao(caio);
const carimboDoServidor = carimbo.agora();
beforeEach(() => {
  definirSessao(sessao);
  banco.gravados = 0;
  banco.ideia = guardado(umaIdeia(caio));
});

it.each([
  ['terminou', { dataInicial: emDias(-9), dataFinal: emDias(-2) }],
  ['ainda não começou', { dataInicial: emDias(2), dataFinal: emDias(9) }],
  ['foi removido', { deletedAt: emDias(-1) }],
])('sob um regulamento que %s: Regulamento não encontrado', async (_, mudancas) => {
  banco.regulamento = guardado(umRegulamento(mudancas));
  await expect(publicar(sessao, { id: 'i', ...umaIdeia(caio) })).rejects.toThrow(
    'Regulamento não encontrado',
  );
  expect(banco.gravados).toBe(0);
});

it('sob um que está em andamento publica', async () => {
  banco.regulamento = guardado(umRegulamento());
  await publicar(sessao, { id: 'i', ...umaIdeia(caio) });
  expect(banco.gravados).toBe(1);
});

it.each([
  ['CANCELADA', carimboDoServidor],
  ['APROVADA', null],
] as const)(
  'mover para %s grava em cancelAt o instante do cancelamento, ou nada',
  async (status, cancelAt) => {
    const ideia = { id: 'i', ...umaIdeiaPublicada(caio) };
    await movimentar(sessao, ideiaNaTela(sessao, ideia), {
      id: 'm',
      de: ideia.status,
      form: { status, observacoes: 'Porque sim.', marcos: [] },
    });
    expect(banco.mudancas).toMatchObject({ status, ultimaMovimentacao: 'm', cancelAt });
  },
);
