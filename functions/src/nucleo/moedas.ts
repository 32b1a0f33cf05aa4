/** Coins of one idea: back to the wallets, and again out of them, as the idea's present state asks (decisions I6). */
import { ideiaSchema } from '@/domain/ideias/ideia';
import { acertoDoPatrocinio } from '@/domain/pontos/moedas-devolvidas';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { emParalelo, type Firestore, ler, SISTEMA } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';

const PARALELAS = 8;

/** Sponsorship and wallet in one transaction; the person's updatedAt stays, so that the statement knows who changed what. */
const acertarUm = (db: Firestore, contexto: Contexto, ideiaId: string, uid: string, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const ideia = await ler(db, ideiaSchema, caminhos.ideia(contexto, ideiaId), tx);
    const caminho = `${caminhos.patrocinios(contexto, ideiaId)}/${uid}`;
    const patrocinio = await ler(db, patrocinioSchema, caminho, tx);
    if (!ideia || !patrocinio) return [];
    const regulamento = await ler(db, regulamentoIdeiasSchema, patrocinio.regulamentoReference, tx);
    const caminhoDaCarteira = `${caminhos.carteiras(contexto, idDaReferencia(patrocinio.regulamentoReference))}/${uid}`;
    const carteira = await ler(db, carteiraSchema, caminhoDaCarteira, tx);
    if (!regulamento || !carteira) throw new Error(`${caminho}: falta o regulamento ou a carteira`);
    const ultima = ideia.ultimaMovimentacao
      ? await ler(
          db,
          movimentacaoSchema,
          `${caminhos.movimentacoes(contexto, ideiaId)}/${ideia.ultimaMovimentacao}`,
          tx,
        )
      : undefined;
    const acerto = acertoDoPatrocinio(patrocinio, {
      ideia,
      desde: ideia.deletedAt ?? ultima?.createdAt,
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

/** Every sponsorship of the idea; safe to repeat, in parallel and in any order. */
export async function acertarMoedas(db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) {
  const comMoedas = db.collection(caminhos.patrocinios(contexto, ideiaId)).where('moedas', '>', 0);
  const { docs } = await comMoedas.select().get();
  const correcoes: Correcao[] = [];
  await emParalelo(docs, PARALELAS, async ({ id }) => {
    correcoes.push(...(await acertarUm(db, contexto, ideiaId, id, modo)));
  });
  return correcoes;
}
