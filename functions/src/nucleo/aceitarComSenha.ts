/** Acceptance by the mailed link that gives a new account its first password. */
import { type Convite, situacaoDoConvite } from '@/domain/pessoas/convite';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Contexto } from '@/domain/comum/caminhos';
import type { Firestore } from '@functions/banco';
import type { Limite } from '@functions/chamada/limites';
import type { Visitante } from '@functions/chamada/quem';
import { aceitar, reabrirPeloLink } from './aceitarConvite';
import { autenticacao, enderecoProvado } from './contas';
import { conviteDoLink, conviteInvalido } from './conviteDoLink';
import { segredoConfere } from './convites';

interface Aceite {
  conviteId: string;
  segredo: string;
  email: string;
  nome: string;
  senha: string;
}

/** By network too: somebody who knows an invitation's id and no secret must not use up its owner's tries (threats E27). */
export const limitesDoAceite = ({ conviteId }: Aceite, { ip }: Visitante): Limite[] => [
  { chave: `convite:${conviteId}:${ip}`, maximo: 20, minutos: 60 },
  { chave: `ip:${ip}`, maximo: 60, minutos: 60 },
];

/**
 * The password comes first and ends every earlier session of the account. The membership follows. The proof of the
 * address is last, because rules and functions ask for it: no session or token from before opens anything. A run that
 * dies on the way leaves an account that is still new. The next one finishes it. An account in use keeps its
 * password. `eEste` says whether the invitation is the one that is meant.
 */
export async function aceitarComSenha(
  db: Firestore,
  { conviteId, segredo, email, nome, senha }: Aceite,
  eEste: (convite: Convite) => boolean = () => true,
): Promise<Contexto> {
  const convite = await conviteDoLink(db, { conviteId, segredo });
  if (convite.email !== email || !eEste(convite)) throw conviteInvalido();
  await reabrirPeloLink(convite);
  const uid = convite.idColaboradorConvidado;
  const nova = (await enderecoProvado(uid)) === false;
  if (!nova && convite.convite)
    throw new ErroDoProduto('Você já tem uma conta. Entre com a sua senha para aceitar o convite.');
  const auth = await autenticacao();
  if (nova && ['aguardando', 'respondido'].includes(situacaoDoConvite(convite))) {
    await auth.updateUser(uid, { password: senha, displayName: nome });
    await auth.revokeRefreshTokens(uid);
  }
  const { licenciadaId, empresaId } = await aceitar(
    db,
    conviteId,
    (lido) => {
      if (lido.email !== email || !segredoConfere(lido, segredo)) throw conviteInvalido();
    },
    nome,
  );
  if (nova) await auth.updateUser(uid, { emailVerified: true });
  return { licenciadaId, empresaId };
}
