/** Certificates that are valid no more, and those that are again (decisions Q310). */
import type { Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDosCertificados, type Certificado } from '@/domain/certificados/certificado';
import { VENCEDORES } from '@/domain/projetos/projeto';
import type { Firestore, Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { lerCertificado, type Qual } from './certificados';
import { lerStatus } from './empresasEmProjetos';

interface Ato {
  db: Firestore;
  tx: Transaction;
  chave: string;
  contexto: Contexto;
  uid: string;
}

/** Writes it, and the trail. `motivo` null makes it valid again. */
function marcar({ db, tx, chave, contexto, uid }: Ato, qual: Qual, motivo: string | null) {
  const alvo = caminhosDosCertificados.um(contexto, qual);
  const mudancas: Pick<Certificado, 'revogadoEm' | 'motivo'> =
    motivo === null ? { revogadoEm: null, motivo: '' } : { revogadoEm: new Date(), motivo };
  tx.update(db.doc(alvo), mudancas);
  const revogado = motivo !== null;
  auditar(
    { db, tx, chave: `${chave}-certificado` },
    { contexto, acao: 'CERTIFICADO', quem: uid, alvo },
    { revogado: !revogado },
    { revogado, ...(motivo ? { motivo } : {}) },
  );
}

/** The same again changes nothing. A winner's certificate is valid again only for a winner. */
export const mudarCertificado = (
  { db, chave, contexto, uid }: Membro,
  qual: Qual,
  { revogado, motivo }: { revogado: boolean; motivo: string },
) =>
  db.runTransaction(async (tx) => {
    const certificado = await lerCertificado(db, contexto, qual, tx);
    if (!certificado) throw new ErroDoProduto('Certificado não encontrado.');
    if ((certificado.revogadoEm !== null) === revogado) return;
    if (!revogado && qual.tipo === 'VENCEDORA') {
      const status = await lerStatus(db, tx, contexto, qual);
      if (status?.deletedAt !== null || status.status !== VENCEDORES)
        throw new ErroDoProduto('A empresa não está mais entre as vencedoras.');
    }
    marcar({ db, tx, chave, contexto, uid }, qual, revogado ? motivo : null);
  });

/**
 * Looks at the winner's certificate of a company whose phase changes, and gives what revokes it: a transaction reads
 * before it writes.
 */
export async function deixarDeVencer(
  ato: Ato,
  { idProjeto, idEmpresa, de, para }: { idProjeto: string; idEmpresa: string; de: number; para: number },
): Promise<() => void> {
  const qual = { tipo: 'VENCEDORA', idProjeto, idEmpresa } as const;
  if (de !== VENCEDORES || para === VENCEDORES) return () => undefined;
  const certificado = await lerCertificado(ato.db, ato.contexto, qual, ato.tx);
  return () => {
    if (certificado?.revogadoEm === null) marcar(ato, qual, 'A empresa saiu da fase das vencedoras.');
  };
}
