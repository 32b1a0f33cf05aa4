// A mail that no server takes is given up, and forgets what it said (threats E25).
import { caminhoNaFila, despachar, emailNaFila } from '@functions/emails/fila';
import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { db } from './apoio';

vi.mock('@functions/emails/correio', () => ({ enviar: () => Promise.reject(new Error('550 recusado')) }));

const convite = {
  tipo: 'boasVindas',
  para: 'vera@exemplo.com.br',
  dados: { nome: 'Vera Antunes', empresa: 'Tecelagem com segredo' },
} as const;

it.each([
  ['a sétima recusa guarda o que se vai enviar de novo', 6, 'PENDENTE', true],
  ['E25 a oitava desiste e esquece', 7, 'FALHOU', false],
])('%s', async (_caso, tentativas, estado, guarda) => {
  const id = randomUUID();
  const [caminho, entrada] = emailNaFila(id, convite);
  expect(caminho).toBe(caminhoNaFila(id));
  // The trigger follows new entries only: this one is sent already when it sees it, and waits again afterwards.
  await db.doc(caminho).set({ ...entrada, estado: 'ENVIADO' });
  await db.doc(caminho).update({ estado: 'PENDENTE', tentativas });
  await expect(despachar(db, id)).rejects.toThrow('550 recusado');
  const depois = await db.doc(caminho).get();
  expect(depois.get('estado')).toBe(estado);
  expect(JSON.stringify(depois.data()).includes('com segredo')).toBe(guarda);
});
