/** `publicas` of the links between ideas follows the ideas: what became private is no longer seen through a link. */
import { ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { vinculoSchema } from '@/domain/ideias/vinculo';
import { type Firestore, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

export const acertarVinculo = (db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhos.vinculosDeIdeias(contexto)}/${id}`;
    const vinculo = await ler(db, vinculoSchema, caminho, tx);
    if (!vinculo) return [];
    const ideias = await Promise.all(
      vinculo.ideias.map((ideia) => ler(db, ideiaSchema, caminhos.ideia(contexto, ideia), tx)),
    );
    const publicas = ideias.every((ideia) => ideia?.visibilidade === 'PUBLICA');
    return publicas === vinculo.publicas ? [] : [{ caminho, como: 'update', dados: { publicas } }];
  });

/** Every link of the idea, undone ones included: they may be made again. */
export async function acertarVinculosDa(db: Firestore, contexto: Contexto, ideiaId: string) {
  const vinculos = db
    .collection(caminhos.vinculosDeIdeias(contexto))
    .where('ideias', 'array-contains', ideiaId);
  const { docs } = await vinculos.select().get();
  for (const { id } of docs) await acertarVinculo(db, contexto, id);
}
