/** Open links: a company's, to a questionnaire (src/domain/diagnostico/link-de-resposta.ts). */
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  caminhoDosLinks,
  type LinkDeResposta,
  linkDeRespostaSchema,
} from '@/domain/diagnostico/link-de-resposta';
import { contatoSchema, caminhosDaFolha, CONSENTIMENTO } from '@/domain/diagnostico/resposta';
import { caminhos } from '@/domain/comum/caminhos';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { resumo } from '@functions/chamada/resumo';
import { timingSafeEqual } from 'node:crypto';
import { folhaNova } from './abrirFolha';
import { hashDoSegredo } from './convites';
import { lugares } from './finalizarFolha';
import { type Alvo, exigirParticipacao, lerQuestionario, organizadora } from './folhas';
import { exigirOrganizador } from './organizador';
import { empresaQueResponde, linkInvalido } from './respondenteDoLink';

/** One per questionnaire and company. */
export const caminhoDoLink = ({ licenciadaId, empresaId, idEmpresa, questionarioId }: Alvo) =>
  `${caminhoDosLinks({ licenciadaId, empresaId })}/${resumo('linkDeResposta', idEmpresa, questionarioId)}`;

const confere = ({ segredo }: Pick<LinkDeResposta, 'segredo'>, dado: string) =>
  segredo !== null && timingSafeEqual(Buffer.from(hashDoSegredo(segredo)), Buffer.from(hashDoSegredo(dado)));

/** The link that was opened, its questionnaire and its company. A wrong secret and a revoked link are told alike. */
export async function lerLink(tx: Transaction, db: Firestore, alvo: Alvo, segredo: string) {
  const link = await ler(db, linkDeRespostaSchema, caminhoDoLink(alvo), tx);
  if (!link || link.deletedAt !== null || !confere(link, segredo)) throw linkInvalido();
  const questionario = await lerQuestionario(tx, db, alvo);
  const empresa = await empresaQueResponde(tx, db, alvo);
  const foraDaFase = await exigirParticipacao(tx, db, alvo, questionario);
  await exigirOrganizador(db, organizadora(alvo), tx);
  return { link, questionario, empresa, foraDaFase };
}

interface Comeco {
  segredo: string;
  /** Secret of the sheet, made by the browser. */
  chave: string;
  contato: { nome: string; email: string } | null;
}

/** Id of a sheet of one's own. The same key comes to the same sheet, so that a lost answer makes no second one. */
export const comecarFolha = (db: Firestore, alvo: Alvo, { segredo, chave, contato }: Comeco) =>
  db.runTransaction(
    async (tx) => {
      const lida = await lerLink(tx, db, alvo, segredo);
      const { link, questionario } = lida;
      const id = resumo('folhaDoLink', caminhoDoLink(alvo), hashDoSegredo(chave));
      const ref = db.doc(caminhos.registro(organizadora(alvo), 'respostas', id));
      if ((await tx.get(ref)).exists) return id;
      if (link.folhas >= link.limite)
        throw new ErroDoProduto('Este link já começou todas as respostas que podia. Avise quem o enviou.');
      await lugares(tx, db, alvo, questionario);
      if (questionario.autenticaInicio && !contato)
        throw new ErroDoProduto('Diga o seu nome e o seu e-mail para começar.');
      const nova = folhaNova(alvo, lida, id);
      tx.create(ref, nova);
      tx.create(db.doc(caminhosDaFolha.chaves(ref.path)), { hashes: [hashDoSegredo(chave)] });
      if (contato)
        tx.create(
          db.doc(caminhosDaFolha.contato(ref.path)),
          contatoSchema.parse({
            ...contato,
            relatorio: false,
            consentimento: CONSENTIMENTO,
            updatedAt: nova.createdAt,
          }),
        );
      tx.update(db.doc(caminhoDoLink(alvo)), { folhas: link.folhas + 1 });
      return id;
    },
    // A whole department opens it at once.
    { maxAttempts: 12 },
  );
