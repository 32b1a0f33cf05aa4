/** Somebody stands back from a company, and their seats go to the next (decisions P343, P380). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import type { Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type * as contratos from '@/domain/contratos/juri';
import { distribuir } from '@/domain/diagnostico/distribuir';
import { caminhosDoJuri, impedimentoSchema, type Juri, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDasNotas, podeAvaliar } from '@/domain/diagnostico/nota';
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import { type Firestore, ler, type QueryDocumentSnapshot } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import type * as z from 'zod/mini';
import { auditar } from './auditoria';
import { avaliadoresQueFicam } from './avaliadoresDoJuri';
import { conflitosDoJuri } from './conflitosDoJuri';
import { encerradasDe } from './encerradas';
import { chaveDe, lerJuri, lerJurisDoProjeto, lerProjetoDoJuri } from './juri';
import { avisarDoJuri } from './lembretesDoJuri';

type Dados = z.infer<typeof contratos.impedir.entrada>;
export const MUDOU = 'O júri mudou enquanto isso. Recarregue a página e confira.';

/** Who has the company's seats once the evaluator has none: of other companies nobody is moved. */
function semQuemSai(
  juri: Juri,
  { idEmpresa, avaliador }: Pick<Dados, 'idEmpresa' | 'avaliador'>,
  ficam: ReadonlySet<string>,
  conflitos: ReadonlyMap<string, unknown>,
) {
  const restantes = lugaresDe(juri, idEmpresa).filter((um) => um !== avaliador);
  const { lugares } = distribuir({
    avaliadores: [...juri.avaliadores.filter((um) => ficam.has(um)), avaliador],
    empresas: Object.keys(juri.lugares),
    porEmpresa: juri.porEmpresa,
    semente: juri.semente,
    impedido: (um, empresa) =>
      empresa === idEmpresa
        ? um === avaliador || conflitos.has(chaveDe(um, empresa))
        : !lugaresDe(juri, empresa).includes(um),
    fixos: { ...juri.lugares, [idEmpresa]: restantes },
  });
  const daEmpresa = lugares[idEmpresa] ?? [];
  return { daEmpresa, novo: daEmpresa.find((um) => !restantes.includes(um)) ?? null };
}

const questionarioDe = (nota: QueryDocumentSnapshot) => String(nota.get('idQuestionario'));

/** Scores that still change something: in a phase that was closed they told what they told. */
async function semAsEncerradas(db: Firestore, contexto: Contexto, notas: readonly QueryDocumentSnapshot[]) {
  const encerrada = await encerradasDe(db, contexto, notas.map(questionarioDe));
  return notas.filter((nota) => !encerrada(questionarioDe(nota), Number(nota.get('fase'))));
}

/**
 * The evaluator has the company no more in any phase of the project, and each seat goes to the next one by the same
 * dealing: nothing else moves. What was scored of it, where the phase is still open, counts no more and is owed by the
 * next. Whoever leads the evaluation may say so of anybody, an evaluator of themselves.
 */
export async function impedir(
  membro: Membro,
  dados: Dados,
): Promise<z.infer<typeof contratos.impedir.saida>> {
  const { db, contexto, uid, chave, quem } = membro;
  const { projetoId, fase, idEmpresa, avaliador, motivo } = dados;
  if (!podePublicarResultados(quem) && !(podeAvaliar(quem) && avaliador === uid)) throw negado();
  await lerProjetoDoJuri(membro, dados);
  const vistos = await lerJurisDoProjeto(db, contexto, projetoId);
  const este = vistos.find((um) => um.fase === fase);
  if (!este?.avaliadores.includes(avaliador)) throw new ErroDoProduto('Esta pessoa não está no júri.');
  // Somebody who does not lead it learns nothing of companies that are not theirs.
  if (!podePublicarResultados(quem) && !lugaresDe(este, idEmpresa).includes(avaliador))
    throw new ErroDoProduto('Esta empresa não está entre as suas.');
  const todos = [...new Set(vistos.flatMap(({ avaliadores }) => avaliadores))];
  const podem = await avaliadoresQueFicam(membro, { avaliadores: todos }, avaliador);
  const ficam = new Set(podem.map((um) => um.uid));
  const conflitos = await conflitosDoJuri(db, contexto, projetoId, {
    avaliadores: podem,
    empresas: [idEmpresa],
  });
  const passaram = await db.runTransaction(async (tx) => {
    const juris: Juri[] = [];
    for (const visto of vistos) {
      const juri = await lerJuri(db, contexto, { projetoId, fase: visto.fase }, tx);
      if (juri?.updatedAt.getTime() !== visto.updatedAt.getTime()) throw new ErroDoProduto(MUDOU);
      if (lugaresDe(juri, idEmpresa).includes(avaliador)) juris.push(juri);
    }
    const onde = caminhosDoJuri.impedimento(contexto, { idProjeto: projetoId, idEmpresa, avaliador });
    const antes = await ler(db, impedimentoSchema, onde, tx);
    const { docs } = await tx.get(
      db
        .collection(caminhosDasNotas.todas(contexto))
        .where('idProjeto', '==', projetoId)
        .where('respondente', '==', avaliador)
        .where('idEmpresaNota', '==', idEmpresa),
    );
    const notas = await semAsEncerradas(db, contexto, docs);
    const agora = new Date();
    const vale = antes?.deletedAt === null ? antes : undefined;
    tx.set(
      db.doc(onde),
      comOGuardado(
        emForma(impedimentoSchema, {
          idProjeto: projetoId,
          idEmpresa,
          avaliador,
          motivo,
          createdAt: vale?.createdAt ?? agora,
          createdBy: vale?.createdBy ?? uid,
          updatedAt: agora,
          updatedBy: uid,
          deletedAt: null,
        }),
        antes,
      ),
    );
    const novos = new Map<number, string>();
    for (const juri of juris) {
      const { daEmpresa, novo } = semQuemSai(juri, dados, ficam, conflitos);
      if (novo !== null) novos.set(juri.fase, novo);
      tx.update(db.doc(caminhosDoJuri.um(contexto, projetoId, juri.fase)), {
        lugares: { ...juri.lugares, [idEmpresa]: daEmpresa },
        updatedAt: agora,
        updatedBy: uid,
      });
    }
    for (const { ref } of notas) tx.update(ref, { impedida: true, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: onde } as const;
    auditar({ db, tx, chave }, sobre, { impedido: vale !== undefined }, { impedido: true });
    return novos;
  });
  for (const [qual, novo] of passaram)
    await avisarDoJuri(db, contexto, { projetoId, fase: qual }, [novo], `lugar_${idEmpresa}`);
  return { passouPara: passaram.get(fase) ?? null };
}

/**
 * A declared conflict holds no more: the person may be dealt the company again, and what was given under it counts as it
 * did. Seats stay where they went. Whoever leads the evaluation says so. The same again changes nothing.
 */
export async function retirarImpedimento(
  membro: Membro,
  { projetoId, idEmpresa, avaliador }: z.infer<typeof contratos.retirarImpedimento.entrada>,
) {
  const { db, contexto, uid, chave, quem } = membro;
  if (!podePublicarResultados(quem)) throw negado();
  await db.runTransaction(async (tx) => {
    const onde = caminhosDoJuri.impedimento(contexto, { idProjeto: projetoId, idEmpresa, avaliador });
    const antes = await ler(db, impedimentoSchema, onde, tx);
    if (!antes) throw new ErroDoProduto('Impedimento não encontrado.');
    if (antes.deletedAt !== null) return;
    const { docs } = await tx.get(
      db
        .collection(caminhosDasNotas.todas(contexto))
        .where('idProjeto', '==', projetoId)
        .where('respondente', '==', avaliador)
        .where('idEmpresaNota', '==', idEmpresa),
    );
    const notas = await semAsEncerradas(
      db,
      contexto,
      docs.filter((nota) => nota.get('impedida') === true),
    );
    const agora = new Date();
    tx.update(db.doc(onde), { deletedAt: agora, updatedAt: agora, updatedBy: uid });
    for (const { ref } of notas) tx.update(ref, { impedida: false, updatedAt: agora, updatedBy: uid });
    const sobre = { contexto, acao: 'JURI', quem: uid, alvo: onde } as const;
    auditar({ db, tx, chave }, sobre, { impedido: true }, { impedido: false });
  });
}
