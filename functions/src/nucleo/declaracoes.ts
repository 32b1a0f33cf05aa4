/** Declarations of conflict as the minutes of the session that ran find them (src/domain/comite/comite-declaracao.ts). */
import { declaracaoSchema, idDaDeclaracao } from '@/domain/comite/comite-declaracao';
import { conflitoSchema } from '@/domain/comite/conflito';
import { caminhos } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { type Firestore, ler } from '@functions/banco';
import { sessaoEm } from './comite';
import { type Correcao, corrigir, type Modo } from './correcao';

/**
 * Marks the declaration in the sessions that ran when it was made, taken back, or changed at `quando`. A mark stays as
 * it was first written: what was declared in a session was declared.
 */
export const registrarDeclaracao = (
  db: Firestore,
  lugar: LugarDoPai,
  uid: string,
  { quando, ...modo }: Modo & { quando?: Date } = {},
) =>
  corrigir(db, modo, async (tx) => {
    const { contexto, caminho: paiReference } = lugar;
    const caminhoDela = `${caminhos.sob(paiReference).conflitos}/${uid}`;
    const conflito = await ler(db, conflitoSchema, caminhoDela, tx);
    if (!conflito) return [];
    const momentos = [conflito.createdAt, conflito.retiradoEm ?? undefined, quando];
    const correcoes = new Map<string, Correcao>();
    for (const momento of momentos) {
      const sessao = momento && (await sessaoEm(db, tx, contexto, momento));
      if (!sessao) continue;
      const caminho = `${caminhos.declaracoes(contexto, sessao)}/${idDaDeclaracao(lugar, uid)}`;
      if (correcoes.has(caminho) || (await ler(db, declaracaoSchema, caminho, tx))) continue;
      correcoes.set(caminho, { caminho, como: 'create', dados: { paiReference, createdAt: momento } });
    }
    return [...correcoes.values()];
  });
