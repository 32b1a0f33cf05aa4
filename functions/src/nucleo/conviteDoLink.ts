/** The invitation that a mailed link leads to. Nothing here asks Auth: visitors' functions may not (decisions T501). */
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { empresaSchema } from '@/domain/empresas/empresa';
import { type Convite, conviteSchema } from '@/domain/pessoas/convite';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { contextoDoConvite, segredoConfere } from './convites';

/** One sentence for a wrong id, a wrong secret and a wrong person. A link tells nothing it was not mailed with. */
export const conviteInvalido = () =>
  new ErroDoProduto('Convite não encontrado. Confira se o endereço está completo ou peça outro convite.');

/** The invitation behind a link, cancelled if its company was removed. Throws the same refusal whatever is wrong with it. */
export async function conviteDoLink(
  db: Firestore,
  { conviteId, segredo }: { conviteId: string; segredo: string },
): Promise<Convite> {
  const caminho = `${caminhos.convites}/${conviteId}`;
  const convite = conviteId.includes('/') ? undefined : await ler(db, conviteSchema, caminho);
  if (!convite || !segredoConfere(convite, segredo)) throw conviteInvalido();
  return { ...convite, cancelado: convite.cancelado || !(await existeEmpresa(db, convite)) };
}

export async function existeEmpresa(db: Firestore, convite: Convite, tx?: Transaction) {
  const empresa = await ler(db, empresaSchema, caminhos.empresa(contextoDoConvite(convite)), tx);
  return empresa?.deletedAt === null;
}
