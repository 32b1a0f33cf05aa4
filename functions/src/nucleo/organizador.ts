/** The company behind a programme, as visitors and guests meet it (src/domain/acesso/organizar.ts). */
import { empresaOrganiza } from '@/domain/acesso/organizar';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { empresaSchema } from '@/domain/empresas/empresa';
import { type Firestore, ler, type Transaction } from '@functions/banco';

/** True iff the company organises now. */
export async function organiza(db: Firestore, organizador: Contexto, tx?: Transaction): Promise<boolean> {
  const empresa = await ler(db, empresaSchema, caminhos.empresa(organizador), tx);
  return empresa !== undefined && empresaOrganiza(empresa);
}

/** Throws ErroDoProduto unless the company organises: what a guest made before is told like what is not there. */
export async function exigirOrganizador(
  db: Firestore,
  organizador: Contexto,
  tx?: Transaction,
): Promise<void> {
  if (!(await organiza(db, organizador, tx))) throw new ErroDoProduto('Empresa não encontrada');
}
