/** The phase of a company in a project (part 3 §4). */
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDoStatus, comFase, fasesEmUso, podeMudarPara } from '@/domain/projetos/status';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { type Dupla, lerProjeto, lerStatus } from './empresasEmProjetos';
import { deixarDeVencer } from './revogarCertificado';

/**
 * Brings the company to the phase. The same again changes nothing. Throws ErroDoProduto when it stands in neither the
 * phase seen nor the one asked for, or the project has no such phase in use.
 */
export async function mudarFase(
  { db, chave, contexto, uid, quem }: Membro,
  { de, status: para, ...dupla }: Dupla & { de: number; status: number },
) {
  await db.runTransaction(async (tx) => {
    const projeto = await lerProjeto(db, tx, contexto, dupla.idProjeto);
    const atual = await lerStatus(db, tx, contexto, dupla);
    if (atual?.deletedAt !== null) throw new ErroDoProduto('Empresa não encontrada');
    if (!podeMudarPara(quem, atual.status, para)) throw negado();
    if (atual.status === para) return;
    if (atual.status !== de)
      throw new ErroDoProduto('Outra pessoa já mudou a fase desta empresa. Confira e tente de novo.');
    if (!fasesEmUso(projeto).some(({ id }) => id === para))
      throw new ErroDoProduto('Esta fase não está em uso no projeto.');
    const ato = { db, tx, chave, contexto, uid };
    const revogar = await deixarDeVencer(ato, { ...dupla, de, para });
    const agora = new Date();
    const caminho = caminhosDoStatus.um(contexto, dupla.idProjeto, dupla.idEmpresa);
    revogar();
    tx.update(db.doc(caminho), { ...comFase(atual, para, agora, uid), updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'EMPRESA_FASE', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, { fase: atual.status }, { fase: para });
  });
}
