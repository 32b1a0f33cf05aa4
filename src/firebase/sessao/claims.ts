/** The company the token names. The rules look there for the membership when they cannot know it from the path. */
import { abrirEmpresa } from '@/domain/contratos/empresas';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import { contaAtual } from './autenticacao';
import { chamar } from '@/firebase/chamadas/callable';

/** Makes the token name this company; does nothing when it already does. Throws when nobody is signed in. */
export async function garantirClaims({ licenciadaId, empresaId }: Contexto): Promise<void> {
  const conta = contaAtual();
  if (!conta) throw new ErroDoProduto('The current user is not defined');
  const { claims } = await conta.getIdTokenResult();
  if (claims['licenciadaId'] === licenciadaId && claims['empresaId'] === empresaId) return;
  await chamar(abrirEmpresa, { licenciadaId, empresaId });
  await conta.getIdToken(true);
}
