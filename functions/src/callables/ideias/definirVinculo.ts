import { definirVinculo as contrato } from '@/domain/contratos/ideias';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { idDoVinculo, parDe, podeVincular, vinculoSchema } from '@/domain/ideias/vinculo';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';

/**
 * A function and not a rule writes links. A link is right only if its two ideas are. A rule would read both besides
 * the membership (decisions I119). A private idea and a missing one are refused alike.
 */
export const definirVinculo = chamada(
  contrato,
  {
    quem: 'membro',
    limites: (_dados, { uid, contexto }) => [
      { chave: `${contexto.empresaId}/${uid}`, maximo: 300, minutos: 24 * 60 },
    ],
  },
  async ({ ideias: [a = '', b = ''], vinculadas }, { db, uid, contexto, quem }) => {
    if (a === b) throw new ErroDoProduto('Escolha duas ideias diferentes.');
    const caminho = `${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(a, b)}`;
    await db.runTransaction(async (tx) => {
      const vinculo = await ler(db, vinculoSchema, caminho, tx);
      const pontas = await Promise.all(
        [a, b].map((id) => ler(db, ideiaSchema, caminhos.ideia(contexto, id), tx)),
      );
      const deUma = pontas.some((ideia) => ideia?.createdBy === uid);
      const publicas = pontas.every((ideia) => ideia?.visibilidade === 'PUBLICA');
      if (!podeVincular(quem, deUma)) throw negado();
      // Somebody who only edits ideas sees no link of a private one, and undoes none.
      if (!publicas && (vinculadas || !deUma)) throw new ErroDoProduto('Só ideias públicas se vinculam.');
      const jaEsta = (vinculo?.deletedAt === null) === vinculadas;
      if (jaEsta) return;
      const agora = new Date();
      const ref = db.doc(caminho);
      if (vinculo)
        tx.update(ref, {
          publicas,
          updatedAt: agora,
          updatedBy: uid,
          deletedAt: vinculadas ? null : agora,
        });
      else tx.set(ref, { ...carimbo(agora, uid), ideias: parDe(a, b), publicas });
    });
    return { vinculadas };
  },
);
