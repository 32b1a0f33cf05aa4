/** `categoriaNome` of challenges follows the category they name; `updatedAt` stays (totais.ts). */
import { desafioSchema } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { type Firestore, ler } from '@functions/banco';
import * as z from 'zod/mini';
import { corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';

const chamada = z.object({ nome: z.string() });

export async function copiarCategoria(db: Firestore, contexto: Contexto, id: string, modo: Modo = {}) {
  const categoria = caminhos.registro(contexto, 'desafioCategorias', id);
  const { docs } = await db
    .collection(caminhos.colecao(contexto, DESAFIO.colecao))
    .where('categoriaReference', '==', categoria)
    .select()
    .get();
  return emTodos(docs, ({ ref: { path: caminho } }) =>
    corrigir(db, modo, async (tx) => {
      const nome = (await ler(db, chamada, categoria, tx))?.nome;
      const desafio = await ler(db, desafioSchema, caminho, tx);
      if (nome === undefined || desafio?.categoriaReference !== categoria || desafio.categoriaNome === nome)
        return [];
      return [{ caminho, como: 'update', dados: { categoriaNome: nome } }];
    }),
  );
}
