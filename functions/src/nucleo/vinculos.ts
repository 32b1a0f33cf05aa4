/** `publicas` of links follows their ends: what became private or a draft is no longer seen through a link. */
import { caminhos, idDaReferencia, type Contexto } from '@/domain/comum/caminhos';
import { pontaDe, vinculoSchema } from '@/domain/ideias/vinculo';
import { lugarDoPai, type LugarDoPai, type Pai } from '@/domain/pai/pai';
import { tipoDoPai } from '@/domain/pai/tipos';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { lerPai } from './pai';

/** The parents at the ends of a link; undefined for one that does not exist. */
export const lerPontas = (
  db: Firestore,
  contexto: Contexto,
  pontas: readonly string[],
  tx: Transaction,
): Promise<(Pai | undefined)[]> =>
  Promise.all(
    pontas.map(async (ponta) => {
      const tipo = tipoDoPai(ponta);
      return tipo && lerPai(db, lugarDoPai(tipo, contexto, idDaReferencia(ponta)), tx);
    }),
  );

export const todasPublicas = (pontas: readonly (Pai | undefined)[]) =>
  pontas.every((pai) => pai?.visibilidade === 'PUBLICA');

export const acertarVinculo = (db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhos.vinculosDeIdeias(contexto)}/${id}`;
    const vinculo = await ler(db, vinculoSchema, caminho, tx);
    if (!vinculo) return [];
    const publicas = todasPublicas(await lerPontas(db, contexto, vinculo.pontas, tx));
    return publicas === vinculo.publicas ? [] : [{ caminho, como: 'update', dados: { publicas } }];
  });

/** Every link of the parent, undone ones included: they may be made again. */
export async function acertarVinculosDo(db: Firestore, { tipo, contexto, id: paiId }: LugarDoPai) {
  const vinculos = db
    .collection(caminhos.vinculosDeIdeias(contexto))
    .where('pontas', 'array-contains', pontaDe(tipo, paiId));
  const { docs } = await vinculos.select().get();
  await emMassa('vínculos do pai', docs, ({ id }) => acertarVinculo(db, contexto, id));
}
