/** Coins of one parent: back to the wallets, and again out of them, as its present state asks (decisions I6). */
import { caminhos } from '@/domain/comum/caminhos';
import type { LugarDoPai } from '@/domain/pai/pai';
import { acertoDoPatrocinio } from '@/domain/pontos/moedas-devolvidas';
import { carteiraSchema, patrocinioSchema, regraDeMoedasSchema } from '@/domain/pontos/patrocinio';
import { comDatas, type Firestore, ler, SISTEMA, type Transaction } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';
import { lerPai } from './pai';

/** When the movement was made; undefined when nobody ever moved the parent. */
async function quandoMoveram(db: Firestore, tx: Transaction, pai: string, movimento: string) {
  if (!movimento) return undefined;
  const documento = await tx.get(db.doc(`${caminhos.sob(pai).movimentacoes}/${movimento}`));
  const quando = comDatas(documento.get('createdAt'));
  return quando instanceof Date ? quando : undefined;
}

/**
 * Sponsorship and wallet in one transaction. The person's updatedAt stays, so that the statement knows who changed
 * what.
 */
const acertarUm = (db: Firestore, lugar: LugarDoPai, uid: string, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const pai = await lerPai(db, lugar, tx);
    const caminho = `${caminhos.sob(lugar.caminho).patrocinios}/${uid}`;
    const patrocinio = await ler(db, patrocinioSchema, caminho, tx);
    if (!pai || !patrocinio) return [];
    const { regulamentoReference } = patrocinio;
    const regulamento = await ler(db, regraDeMoedasSchema, regulamentoReference, tx);
    const caminhoDaCarteira = `${caminhos.sobRegulamento(regulamentoReference).carteiras}/${uid}`;
    const carteira = await ler(db, carteiraSchema, caminhoDaCarteira, tx);
    if (!regulamento || !carteira) throw new Error(`${caminho}: falta o regulamento ou a carteira`);
    const acerto = acertoDoPatrocinio(patrocinio, {
      pai,
      desde: pai.deletedAt ?? (await quandoMoveram(db, tx, lugar.caminho, pai.ultimaMovimentacao)),
      regulamento,
      saldo: regulamento.quantidadeMoedasPorColaborador - carteira.totalMoedas,
    });
    if (!acerto) return [];
    const correcoes: Correcao[] = [{ caminho, como: 'update', dados: { ...acerto } }];
    if (acerto.devolvidas !== patrocinio.devolvidas) {
      const totalMoedas = carteira.totalMoedas + patrocinio.devolvidas - acerto.devolvidas;
      const dados = { totalMoedas, updatedAt: new Date(), updatedBy: SISTEMA };
      correcoes.push({ caminho: caminhoDaCarteira, como: 'update', dados });
    }
    return correcoes;
  });

/** Every sponsorship of the parent; safe to repeat, in parallel and in any order. */
export async function acertarMoedas(db: Firestore, lugar: LugarDoPai, modo: Modo = {}) {
  const comMoedas = db.collection(caminhos.sob(lugar.caminho).patrocinios).where('moedas', '>', 0);
  const { docs } = await comMoedas.select().get();
  return emTodos(docs, ({ id }) => acertarUm(db, lugar, id, modo));
}
