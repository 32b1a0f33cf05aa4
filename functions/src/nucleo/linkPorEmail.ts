/** Mails a link by which a sheet goes on elsewhere. */
import { caminhos } from '@/domain/comum/caminhos';
import type { CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { chavesSchema, MAXIMO_DE_CHAVES } from '@/domain/diagnostico/link-de-resposta';
import { caminhosDaFolha } from '@/domain/diagnostico/resposta';
import { conviteSchema } from '@/domain/pessoas/convite';
import { ler } from '@functions/banco';
import { emailNaFila } from '@functions/emails/fila';
import { comOutroSegredo, hashDoSegredo, novoSegredo } from './convites';
import type { Alvo } from './folhas';
import type { Respondente } from './respondente';

/** The ids of a call and nothing else of it. */
export const alvoEmTexto = ({ licenciadaId, empresaId, idEmpresa, questionarioId }: Alvo) => ({
  licenciadaId,
  empresaId,
  idEmpresa,
  questionarioId,
});

/** Mails a further secret of the sheet. The last ten work: what was mailed by mistake is outlived by use. */
export const mandarLinkDaFolha = (
  respondente: Respondente,
  credencial: CredencialDaFolha,
  alvo: Alvo,
  { email, fila }: { email: string; fila: string },
) =>
  respondente.db.runTransaction(async (tx) => {
    const { db } = respondente;
    const { questionario, ref } = await respondente.ler(tx, alvo);
    const segredo = novoSegredo();
    const agora = new Date();
    if (credencial.tipo === 'convite') {
      const convite = await ler(db, conviteSchema, `${caminhos.convites}/${credencial.id}`, tx);
      if (!convite) return;
      tx.update(db.doc(`${caminhos.convites}/${credencial.id}`), {
        hashes: comOutroSegredo(convite, segredo, agora).hashes,
      });
    } else {
      const caminho = caminhosDaFolha.chaves(ref.path);
      const { hashes = [] } = (await ler(db, chavesSchema, caminho, tx)) ?? {};
      // The first is the browser's own, which goes on.
      const [propria, ...mandadas] = [...hashes, hashDoSegredo(segredo)];
      tx.set(db.doc(caminho), { hashes: [propria, ...mandadas.slice(1 - MAXIMO_DE_CHAVES)] });
    }
    const [onde, mensagem] = emailNaFila(fila, {
      tipo: 'linkDeResposta',
      para: respondente.contato?.email ?? email,
      dados: {
        ...alvoEmTexto(alvo),
        credencial: credencial.tipo,
        credencialId: credencial.id,
        segredo,
        questionario: questionario.nome,
      },
    });
    tx.set(db.doc(onde), mensagem);
  });
