/** How much there is of what anybody may add (src/domain/comum/quantidades.ts), counted anew from what is stored. */
import { diaDe, inicioDoDia } from '@/domain/comum/datas';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { quantidadeDeMarcosSchema, quantidadesDaPessoaSchema } from '@/domain/comum/quantidades';
import { ideiaSchema } from '@/domain/ideias/ideia';
import type { LugarDoPai } from '@/domain/pai/pai';
import { type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';
import { tiposCom, todosOsPais } from './pai';

/** Midnight of a day before there were ideas: nothing was published yet. */
const NUNCA = new Date(0);

/** What the person published on the last day on which they did. */
export const contarPublicadasPor = (db: Firestore, contexto: Contexto, uid: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const suas = db.collection(caminhos.ideias(contexto)).where('createdBy', '==', uid);
    const [ultima] = (await tx.get(suas.orderBy('publishedAt', 'desc').limit(1))).docs;
    const publicada = ultima && lido(ideiaSchema, ultima)?.publishedAt;
    const dia = publicada ? inicioDoDia(diaDe(publicada)) : NUNCA;
    const publicadasNoDia = publicada
      ? (await tx.get(suas.where('publishedAt', '>=', dia).count())).data().count
      : 0;
    const caminho = caminhos.quantidadesDaPessoa(contexto, uid);
    const dados = { publicadasNoDia, dia };
    const atual = await ler(db, quantidadesDaPessoaSchema, caminho, tx);
    const contada = atual ?? { publicadasNoDia: 0, dia: NUNCA };
    return isDeepStrictEqual(contada, dados) ? [] : [{ caminho, como: 'set', dados }];
  });

/** Milestones of the parent. */
export const contarMarcos = (db: Firestore, lugar: LugarDoPai, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const marcos = db.collection(caminhos.sob(lugar.caminho).marcos).where('deletedAt', '==', null);
    const total = (await tx.get(marcos.count())).data().count;
    const caminho = caminhos.quantidadeDeMarcos(lugar.caminho);
    const atual = await ler(db, quantidadeDeMarcosSchema, caminho, tx);
    return (atual?.total ?? 0) === total ? [] : [{ caminho, como: 'set', dados: { total } }];
  });

/** All of both in the company. */
export const conferirQuantidades = async (db: Firestore, contexto: Contexto, modo: Modo = {}) => [
  ...(await emTodos(await idsDe(db, caminhos.colaboradores(contexto)), (uid) =>
    contarPublicadasPor(db, contexto, uid, modo),
  )),
  ...(await emTodos(await todosOsPais(db, contexto, tiposCom('marcos')), (lugar) =>
    contarMarcos(db, lugar, modo),
  )),
];
