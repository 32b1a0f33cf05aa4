import { aoEscrever } from '@functions/gatilho';
import { acertarBloqueio } from '@functions/nucleo/bloqueio';
import { atualizarClaims } from '@functions/nucleo/contas';
import { projetarParticipacao } from '@functions/nucleo/participacao';
import { copiarNome, projetarPessoa, vincularUsuario } from '@functions/nucleo/pessoas';

/** What shuts the membership, the public person, the account's companies and claims, and the copies of a changed name. */
export const onColaboradorWritten = aoEscrever(
  'colaboradores/{uid}',
  async ({ db, contexto, id, antes, depois }) => {
    const uid = id('uid');
    await Promise.all([
      vincularUsuario(db, contexto, uid).then(() => atualizarClaims(db, uid)),
      acertarBloqueio(db, contexto, uid),
      projetarPessoa(db, contexto, uid),
      projetarParticipacao(db, contexto, uid),
      antes && antes.nome !== depois?.nome ? copiarNome(db, contexto, uid) : undefined,
    ]);
  },
);
