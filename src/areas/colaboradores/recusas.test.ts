// What a person reads when a function refuses, fails or is not reached.
import { expect, it, vi } from 'vitest';
import { conviteVazio } from '@/domain/pessoas/colaborador-form';
import { mensagemDoErro } from '@/domain/comum/erros';
import { novoAto } from '@/firebase/chamadas/atoUnico';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { colaboradoresData } from './colaboradores.data';

const resposta = vi.fn<() => Promise<never>>();
vi.mock('firebase/functions', () => ({
  connectFunctionsEmulator: () => undefined,
  getFunctions: () => ({}),
  httpsCallable: () => resposta,
}));

const convite = { ...conviteVazio, nome: 'Bia Alves', email: 'bia@aurora.exemplo' };

/** A refusal as the SDK makes it: the sentence or the code, and the number of the HTTP answer. */
async function dita(codigo: string, frase: string, http: number): Promise<string> {
  const erro = new Error(`${frase} [${http}]`);
  resposta.mockRejectedValueOnce(Object.assign(erro, { code: `functions/${codigo}`, details: undefined }));
  const { mutationFn } = colaboradoresData.convidar(umaSessao(ana));
  const pedido = { form: convite, ato: novoAto() };
  return mensagemDoErro(
    await (mutationFn as (p: object) => Promise<unknown>)(pedido).catch((e: unknown) => e),
  );
}

it.each([
  [
    'failed-precondition',
    'Já existe um colaborador com este e-mail.',
    400,
    'Já existe um colaborador com este e-mail.',
  ],
  ['internal', 'Falha ao criar convite. Nada foi perdido.', 500, 'Falha ao criar convite. Nada foi perdido.'],
  ['internal', 'internal', 500, 'Falha ao criar convite'],
  [
    'internal',
    'internal',
    0,
    'Não foi possível falar com o servidor. Nada foi perdido: verifique a conexão e tente de novo.',
  ],
])('%s, "%s", %i', async (codigo, frase, http, lida) => {
  expect(await dita(codigo, frase, http)).toBe(lida);
});
