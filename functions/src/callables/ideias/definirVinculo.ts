import { definirVinculo as contrato } from '@/domain/contratos/ideias';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { idDoVinculo, parDe, podeVincular, SEM_MAIS_RESPOSTAS, vinculoSchema } from '@/domain/ideias/vinculo';
import { tipoDoPai } from '@/domain/pai/tipos';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { negado } from '@functions/chamada/erros';
import { lerPontas, todasPublicas } from '@functions/nucleo/vinculos';

/**
 * A function and not a rule writes links. A link is right only if its two ends are. A rule would read both besides
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
  async ({ pontas: [a = '', b = ''], vinculadas }, { db, uid, contexto, quem }) => {
    const tipos = [a, b].map(tipoDoPai);
    if (a === b) throw new ErroDoProduto('Escolha duas ideias diferentes.');
    if (!tipos.includes(IDEIA)) throw new ErroDoProduto('Ao menos uma das duas precisa ser uma ideia.');
    // Somebody who may not read challenges does not learn here which there are.
    if (tipos.some((tipo) => tipo && !temFlag(quem, [tipo.modulo, 'leitura']))) throw negado();
    const caminho = `${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(a, b)}`;
    await db.runTransaction(async (tx) => {
      const vinculo = await ler(db, vinculoSchema, caminho, tx);
      const lidas = await lerPontas(db, contexto, [a, b], tx);
      const deUma = lidas.some((pai) => pai?.autor === uid);
      const publicas = todasPublicas(lidas);
      if (!podeVincular(quem, deUma)) throw negado();
      // Somebody who only edits ideas sees no link of a private one, and undoes none.
      if (!publicas && (vinculadas || !deUma))
        throw new ErroDoProduto('Só ideias e desafios públicos se vinculam.');
      const jaEsta = (vinculo?.deletedAt === null) === vinculadas;
      if (jaEsta) return;
      if (vinculadas && lidas.some((pai) => pai?.aceitaRespostas === false))
        throw new ErroDoProduto(SEM_MAIS_RESPOSTAS);
      const agora = new Date();
      const ref = db.doc(caminho);
      if (vinculo)
        tx.update(ref, {
          publicas,
          updatedAt: agora,
          updatedBy: uid,
          deletedAt: vinculadas ? null : agora,
        });
      else tx.set(ref, { ...carimbo(agora, uid), pontas: parDe(a, b), publicas });
    });
    return { vinculadas };
  },
);
