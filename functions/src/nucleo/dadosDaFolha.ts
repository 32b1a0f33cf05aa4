/** What is kept of somebody who answered by a link, and taking them out of it (decisions P242). */
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { caminhosDaFolha, contatoSchema } from '@/domain/diagnostico/resposta';
import type { MeusDados } from '@/domain/pessoas/meus-dados';
import { type Firestore, ler } from '@functions/banco';
import { emailDe, NOME_DE_REMOVIDA } from './anonimos';
import { apagarCartas, cartaPlana, cartasDaFolha, cartasDoConvite, linksMandados } from './cartas';
import type { Alvo } from './folhas';
import { folhaEmPalavras } from './folhasDaPessoa';
import { conviteDoLinkDaFolha, folhaDoLink } from './respondenteDoLink';

/** Also after the period, after the company left, and with a finished sheet. */
export async function dadosDaFolha(
  db: Firestore,
  credencial: CredencialDaFolha,
  alvo: Alvo,
): Promise<MeusDados> {
  const ref = await folhaDoLink(db, credencial, alvo);
  const cartas = await cartasDaFolha(db, ref.path);
  return { respostas: [await folhaEmPalavras(db, alvo, await ref.get())], emails: cartas.map(cartaPlana) };
}

/**
 * Name and address go, with the mails about the sheet and every link to it. Answers of a finished sheet stay in what was
 * counted; those of one that never ended go too. An invitation loses its address too, and ends where it still waits; the
 * person stays in the list of the company that invited (decisions P370). Can be done again until the last step, which
 * takes the links away.
 */
export async function esquecerQuemRespondeu(db: Firestore, credencial: CredencialDaFolha, alvo: Alvo) {
  const ref = await folhaDoLink(db, credencial, alvo);
  const deixado = await ler(db, contatoSchema, caminhosDaFolha.contato(ref.path));
  const apagarAsDela = async () => {
    await apagarCartas(await cartasDaFolha(db, ref.path));
    if (deixado) await apagarCartas(await linksMandados(db, deixado.email));
  };
  await apagarAsDela();
  const convite =
    credencial.tipo === 'convite' ? await conviteDoLinkDaFolha(db, credencial, alvo) : undefined;
  if (convite) await apagarCartas(await cartasDoConvite(db, convite.email, convite.pessoa));
  await db.runTransaction(async (tx) => {
    const contato = db.doc(caminhosDaFolha.contato(ref.path));
    const [folha, quem] = [await tx.get(ref), await tx.get(contato)];
    if (quem.exists)
      tx.update(contato, {
        nome: NOME_DE_REMOVIDA,
        email: emailDe(ref.id),
        relatorio: false,
        updatedAt: new Date(),
      });
    const finalizada = folha.exists && folha.get('finalizadoEm') !== null;
    if (folha.exists && !finalizada) tx.update(ref, { perguntas: [], stepPausado: 0, updatedAt: new Date() });
    tx.delete(db.doc(caminhosDaFolha.chaves(ref.path)));
    if (convite)
      tx.update(convite.ref, {
        email: emailDe(convite.ref.id),
        hashes: [],
        hashPedido: null,
        lembrarEm: null,
        semLembretes: true,
        ...(finalizada ? {} : { cancelado: true }),
      });
  });
  // What another tab had mailed meanwhile; without the links nothing more is (threats I120).
  await apagarAsDela();
}
