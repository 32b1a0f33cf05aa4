// One person's role among several: over what is stored now, not over what the list showed.
import { beforeEach, expect, it, vi } from 'vitest';
import { banco } from '@tests/support/banco';
import { umColaborador } from '@tests/support/documentos';
import { ana, caio } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { colaboradoresData } from './colaboradores.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const sessao = umaSessao(ana);
const naLista = { id: caio.uid, ...umColaborador(caio) };
const agora = new Date('2026-11-20T12:00:00Z');
const guardado = (mudancas: Parameters<typeof umColaborador>[1]) =>
  banco.guardar(caio.referencia, umColaborador(caio, { updatedAt: agora, ...mudancas }));

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
});

it('manda só o papel, com a versão que está guardada', async () => {
  guardado({ role: 'MEMBER' });
  await colaboradoresData.mudarPapelDeUm(sessao, naLista, 'COLLABORATOR');
  expect(servidor.feitos).toEqual([
    {
      ...sessao.contexto,
      colaboradorId: caio.uid,
      lidoEm: agora.getTime(),
      dados: { role: 'COLLABORATOR' },
    },
  ]);
});

it('não escreve quem já tem o papel, e diz de quem foi removido', async () => {
  guardado({ role: 'TEAM' });
  await colaboradoresData.mudarPapelDeUm(sessao, naLista, 'TEAM');
  guardado({ deletedAt: agora });
  await expect(colaboradoresData.mudarPapelDeUm(sessao, naLista, 'MEMBER')).rejects.toThrow(
    'Este registro não existe mais.',
  );
  expect(servidor.feitos).toEqual([]);
});
