/** Somebody stands back from a company, and the seat goes to the next. */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { ErroDoProduto } from '@/domain/comum/erros';
import type * as contratos from '@/domain/contratos/juri';
import { distribuir } from '@/domain/diagnostico/distribuir';
import { caminhosDoJuri, impedimentoSchema, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDasNotas, podeAvaliar } from '@/domain/diagnostico/nota';
import { ler } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { auditar } from './auditoria';
import { conflitosDoJuri } from './conflitosDoJuri';
import { lerJuri, lerProjetoDoJuri, chaveDe } from './juri';
import { avaliadoresQueFicam } from './avaliadoresDoJuri';
import { avisarDoJuri } from './lembretesDoJuri';

/**
 * The evaluator has the company no more, and the seat goes to the next one by the same dealing: nothing else moves. What
 * was scored of it counts no more. Whoever leads the evaluation may say so of anybody, an evaluator of themselves.
 */
export async function impedir(
  membro: Membro,
  dados: z.infer<typeof contratos.impedir.entrada>,
): Promise<z.infer<typeof contratos.impedir.saida>> {
  const { db, contexto, uid, chave, quem } = membro;
  const { projetoId, fase, idEmpresa, avaliador, motivo } = dados;
  if (!podePublicarResultados(quem) && !(podeAvaliar(quem) && avaliador === uid)) throw negado();
  await lerProjetoDoJuri(membro, dados);
  const visto = await lerJuri(db, contexto, dados);
  if (!visto?.avaliadores.includes(avaliador)) throw new ErroDoProduto('Esta pessoa não está no júri.');
  // Somebody who does not lead it learns nothing of companies that are not theirs.
  if (!podePublicarResultados(quem) && !lugaresDe(visto, idEmpresa).includes(avaliador))
    throw new ErroDoProduto('Esta empresa não está entre as suas.');
  const avaliadores = await avaliadoresQueFicam(membro, visto, avaliador);
  const conflitos = await conflitosDoJuri(db, contexto, projetoId, { avaliadores, empresas: [idEmpresa] });
  const feito = await db.runTransaction(async (tx) => {
    const juri = await lerJuri(db, contexto, dados, tx);
    if (juri?.updatedAt.getTime() !== visto.updatedAt.getTime())
      throw new ErroDoProduto('O júri mudou enquanto isso. Recarregue a página e confira.');
    const caminho = caminhosDoJuri.um(contexto, projetoId, fase);
    const onde = caminhosDoJuri.impedimento(contexto, { idProjeto: projetoId, idEmpresa, avaliador });
    const antes = await ler(db, impedimentoSchema, onde, tx);
    const notas = await tx.get(
      db
        .collection(caminhosDasNotas.todas(contexto))
        .where('idProjeto', '==', projetoId)
        .where('fase', '==', fase)
        .where('respondente', '==', avaliador)
        .where('idEmpresaNota', '==', idEmpresa),
    );
    const tinha = lugaresDe(juri, idEmpresa).includes(avaliador);
    const restantes = lugaresDe(juri, idEmpresa).filter((um) => um !== avaliador);
    const fixos = { ...juri.lugares, ...(tinha ? { [idEmpresa]: restantes } : {}) };
    const { lugares } = distribuir({
      avaliadores: avaliadores.map((um) => um.uid).concat(avaliador),
      empresas: Object.keys(juri.lugares),
      porEmpresa: juri.porEmpresa,
      semente: juri.semente,
      impedido: (um, empresa) =>
        empresa === idEmpresa
          ? um === avaliador || conflitos.has(chaveDe(um, empresa))
          : !lugaresDe(juri, empresa).includes(um),
      fixos,
    });
    const agora = new Date();
    tx.set(
      db.doc(onde),
      comOGuardado(
        emForma(impedimentoSchema, {
          idProjeto: projetoId,
          idEmpresa,
          avaliador,
          motivo,
          createdAt: antes?.deletedAt === null ? antes.createdAt : agora,
          createdBy: antes?.deletedAt === null ? antes.createdBy : uid,
          updatedAt: agora,
          updatedBy: uid,
          deletedAt: null,
        }),
        antes,
      ),
    );
    if (tinha) {
      // Of another company nobody is moved: its seats are given as they were.
      const daEmpresa = lugares[idEmpresa] ?? [];
      tx.update(db.doc(caminho), {
        lugares: { ...juri.lugares, [idEmpresa]: daEmpresa },
        updatedAt: agora,
        updatedBy: uid,
      });
    }
    for (const { ref } of notas.docs)
      tx.update(ref, { desconsiderado: true, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: onde } as const;
    auditar({ db, tx, chave }, sobre, { impedido: antes?.deletedAt === null }, { impedido: true });
    const novo = (lugares[idEmpresa] ?? []).find((um) => !restantes.includes(um));
    return { passouPara: (tinha ? novo : undefined) ?? null };
  });
  if (feito.passouPara !== null)
    await avisarDoJuri(db, contexto, dados, [feito.passouPara], `lugar_${idEmpresa}`);
  return feito;
}
