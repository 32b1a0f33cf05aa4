/** Mails a link by which a sheet goes on elsewhere. */
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { emailNaFila } from '@functions/emails/fila';
import type { Alvo } from './folhas';
import { outroSegredo } from './outroSegredo';
import type { Respondente } from './respondente';

/** The ids of a call and nothing else of it. */
export const alvoEmTexto = ({ licenciadaId, empresaId, idEmpresa, questionarioId }: Alvo) => ({
  licenciadaId,
  empresaId,
  idEmpresa,
  questionarioId,
});

/** Mails a further secret of the sheet. */
export const mandarLinkDaFolha = (
  respondente: Respondente,
  credencial: CredencialDaFolha,
  alvo: Alvo,
  { email, fila }: { email: string; fila: string },
) =>
  respondente.db.runTransaction(async (tx) => {
    const { db } = respondente;
    const { questionario, ref } = await respondente.ler(tx, alvo);
    const outro = await outroSegredo(tx, db, credencial, ref.path);
    if (!outro) return;
    outro.guardar();
    const [onde, mensagem] = emailNaFila(fila, {
      tipo: 'linkDeResposta',
      para: respondente.contato?.email ?? email,
      folha: ref.path,
      dados: {
        ...alvoEmTexto(alvo),
        credencial: credencial.tipo,
        credencialId: credencial.id,
        segredo: outro.segredo,
        questionario: questionario.nome,
      },
    });
    tx.set(db.doc(onde), mensagem);
  });
