/**
 * `contadores/ideias`: public ideas in all and by status. Beside it, `contadores/ideias/contadas/{ideia}` says as what
 * each idea is counted at present. A transaction compares that with the idea as it is now, so repeated, parallel and
 * late events change nothing, and a lost one is made good by the next (docs/decisions.md, "Counters").
 */
import { contadorDeIdeiasSchema } from '@/domain/contadores';
import { type Ideia, ideiaSchema, STATUS_DA_IDEIA, type StatusDaIdeia } from '@/domain/ideia';
import { caminhos, type Contexto } from '@/domain/paths';
import { FieldValue, type Firestore, ler } from '@functions/banco';
import * as z from 'zod/mini';
import { type Correcao, corrigir, type Modo } from './correcao';

export const contadaSchema = z.object({ status: z.enum(STATUS_DA_IDEIA) });

export const caminhoDasContadas = (contexto: Contexto) => `${caminhos.contador(contexto, 'ideias')}/contadas`;

/** The status an idea is counted under; undefined when it is not counted. */
export const contaComo = (ideia: Pick<Ideia, 'visibilidade' | 'status'> | undefined) =>
  ideia?.visibilidade === 'PUBLICA' ? ideia.status : undefined;

export const contarIdeia = (db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const marca = `${caminhoDasContadas(contexto)}/${ideiaId}`;
    const antes = (await ler(db, contadaSchema, marca, tx))?.status;
    const agora = contaComo(await ler(db, ideiaSchema, caminhos.ideia(contexto, ideiaId), tx));
    if (antes === agora) return [];
    const porStatus: Partial<Record<StatusDaIdeia, FieldValue>> = {};
    if (antes) porStatus[antes] = FieldValue.increment(-1);
    if (agora) porStatus[agora] = FieldValue.increment(1);
    const publicas = FieldValue.increment((agora ? 1 : 0) - (antes ? 1 : 0));
    const contador: Correcao = {
      caminho: caminhos.contador(contexto, 'ideias'),
      como: 'merge',
      dados: { publicas, porStatus, updatedAt: new Date() },
    };
    return agora
      ? [contador, { caminho: marca, como: 'set', dados: { status: agora } }]
      : [contador, { caminho: marca, como: 'delete', dados: {} }];
  });

/** Makes the counter equal the marks beside it, which the database counts: eleven aggregations, no document read. */
export const somarContadas = (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.contador(contexto, 'ideias');
    const atual = await ler(db, contadorDeIdeiasSchema, caminho, tx);
    const marcas = db.collection(caminhoDasContadas(contexto));
    const porStatus: Partial<Record<StatusDaIdeia, number>> = {};
    for (const status of STATUS_DA_IDEIA) {
      const quantas = (await tx.get(marcas.where('status', '==', status).count())).data().count;
      if (quantas > 0) porStatus[status] = quantas;
    }
    const publicas = Object.values(porStatus).reduce((soma, quantas) => soma + quantas, 0);
    const igual = STATUS_DA_IDEIA.every((s) => (atual?.porStatus[s] ?? 0) === (porStatus[s] ?? 0));
    if (igual && (atual?.publicas ?? 0) === publicas) return [];
    return [{ caminho, como: 'set', dados: { publicas, porStatus, updatedAt: new Date() } }];
  });
