/** Somebody wants no more mails of an organiser (decisions P428). Nothing here asks Auth: visitors' functions may not. */
import { timingSafeEqual } from 'node:crypto';
import type * as z from 'zod/mini';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDaMensagem, destinatarioSchema } from '@/domain/mensagens/mensagem';
import type { parar as contrato } from '@/domain/contratos/mensagens';
import { empresaSchema } from '@/domain/empresas/empresa';
import { type Firestore, ler } from '@functions/banco';
import { hashDoSegredo } from './convites';

const iguais = (um: string, outro: string) =>
  um.length === outro.length && timingSafeEqual(Buffer.from(um), Buffer.from(outro));

/** The mailbox that the mail went to, whoever answers for the company by now. */
export async function pararMensagens(
  db: Firestore,
  { licenciadaId, empresaId, id, idEmpresa, segredo }: z.infer<typeof contrato.entrada>,
): Promise<z.infer<typeof contrato.saida>> {
  const contexto = { licenciadaId, empresaId };
  const [destinatario, organizadora] = await Promise.all([
    ler(db, destinatarioSchema, caminhosDaMensagem.destinatario(contexto, id, idEmpresa)),
    ler(db, empresaSchema, caminhos.empresa(contexto)),
  ]);
  // One sentence whatever is wrong: a link tells nothing it was not mailed with.
  if (!destinatario?.hash || !organizadora || !iguais(destinatario.hash, hashDoSegredo(segredo)))
    throw new ErroDoProduto('Endereço não encontrado. Confira se ele está completo.');
  await db.doc(caminhosDaMensagem.parada(contexto, destinatario.caixa)).set({ createdAt: new Date() });
  return { organizadora: organizadora.nomeFantasia };
}
