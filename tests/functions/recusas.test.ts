/** What the server says when it refuses or fails, without any server: sentences of part 1 §8. */
import { expect, it, vi } from 'vitest';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Firestore } from '@functions/banco';
import { paraQuemChama } from '@functions/chamada/erros';
import { identificar } from '@functions/chamada/quem';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn<() => void>() }));

const ninguem = { db: {} as Firestore, chave: 'chave', ip: '127.0.0.1', navegador: '' };
const alguem = { auth: { uid: 'ana', token: { email_verified: true }, rawToken: '' } } as never;
const semProva = { auth: { uid: 'ana', token: { email_verified: false }, rawToken: '' } } as never;

it('uma recusa fica com a sua frase', () =>
  expect(paraQuemChama(new ErroDoProduto('Empresa já cadastrada'), 'x')).toMatchObject({
    code: 'failed-precondition',
    message: 'Empresa já cadastrada',
  }));

it.each([
  [undefined, 'Ocorreu um erro no servidor'],
  ['Houve um erro ao criar o colaborador', 'Houve um erro ao criar o colaborador'],
  ['Houve um erro ao criar o convite', 'Houve um erro ao criar o convite'],
  ['Falha ao criar convite', 'Falha ao criar convite'],
])('o inesperado diz só o que não deu certo (%s)', (falha, inicio) => {
  const erro = paraQuemChama(new Error('ECONNRESET 10.0.0.7'), 'x', falha);
  expect(erro.code).toBe('internal');
  expect(erro.message).toBe(`${inicio}. Nada foi perdido: tente de novo em instantes.`);
});

it('sem entrar, e sem empresa nos dados, diz o que falta', async () => {
  await expect(identificar.membro(ninguem, {}, {})).rejects.toThrow('Usuário não autenticado');
  for (const dados of [{}, { licenciadaId: 'l', empresaId: '' }, { licenciadaId: 'l', empresaId: 'a/b' }])
    await expect(identificar.membro(ninguem, alguem, dados)).rejects.toThrow('Empresa não selecionada');
});

it('quem não provou o endereço é recusado antes de tudo; a mesma conta, provada, não (P26)', async () => {
  await expect(identificar.conta(ninguem, semProva, {})).rejects.toThrow(/ainda não foi confirmado/);
  await expect(identificar.membro(ninguem, semProva, {})).rejects.toThrow(/ainda não foi confirmado/);
  await expect(identificar.conta(ninguem, alguem, {})).resolves.toMatchObject({ uid: 'ana' });
});
