// A mail that no server takes is given up, and forgets what it said (threats E25).
import { despachar } from '@functions/emails/carteiro';
import { caminhoNaFila, emailNaFila } from '@functions/emails/fila';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db, logo } from './apoio';

// Nothing listens there.
beforeAll(() => {
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  vi.stubEnv('MAIL_FROM', 'inovacao@exemplo.com.br');
});
afterAll(() => void vi.unstubAllEnvs());

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
  // The trigger follows new entries only. It drops this one, of no account, and comes no more.
  const [, semConta] = emailNaFila(id, { tipo: 'redefinirSenha', para: `${id}@exemplo.com.br`, dados: {} });
  await db.doc(caminho).set(semConta);
  await logo(async () => expect((await db.doc(caminho).get()).get('estado')).toBe('DESCARTADO'));
  await db.doc(caminho).set({ ...entrada, tentativas });
  await expect(despachar(db, id)).rejects.toThrow('ECONNREFUSED');
  const depois = await db.doc(caminho).get();
  expect(depois.get('estado')).toBe(estado);
  expect(JSON.stringify(depois.data()).includes('com segredo')).toBe(guarda);
});
