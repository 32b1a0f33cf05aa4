/** Statement of a wallet: a line per change of a sponsorship, and the proof that wallet, lines and sponsorships agree. */
import { extratoSchema, linhaDaMudanca } from '@/domain/pontos/extrato';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { carteiraSchema, liquidas, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { comDatas, type Firestore, ler, lido, SISTEMA } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';

type Campos = Record<string, unknown> | undefined;
const patrocinioDe = (campos: Campos) => campos && patrocinioSchema.parse(comDatas(campos));

/** Writes the line of the change from `antes` to `depois` once, however often and late its event comes. */
export async function anotarNoExtrato(
  db: Firestore,
  contexto: Contexto,
  { ideiaId, uid, quando }: { ideiaId: string; uid: string; quando: Date },
  antes: Campos,
  depois: Campos,
) {
  const agora = patrocinioDe(depois);
  const nova = agora && linhaDaMudanca(ideiaId, patrocinioDe(antes), agora, quando);
  if (!nova) return [];
  const extrato = caminhos.extrato(contexto, idDaReferencia(agora.regulamentoReference), uid);
  const caminho = `${extrato}/${nova.id}`;
  return corrigir(db, {}, async (tx) =>
    (await ler(db, extratoSchema, caminho, tx)) ? [] : [{ caminho, como: 'create', dados: nova.linha }],
  );
}

/**
 * Wallet = sum of what lies on ideas; and per idea, lines = what lies there. A line that never came (an event lost) is
 * made good by an 'ACERTO', named after the change it stands for.
 */
export const conferirCarteira = (
  db: Firestore,
  contexto: Contexto,
  regulamentoId: string,
  uid: string,
  ideias: readonly string[],
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const caminho = `${caminhos.carteiras(contexto, regulamentoId)}/${uid}`;
    const carteira = await ler(db, carteiraSchema, caminho, tx);
    const linhas = await tx.get(db.collection(caminhos.extrato(contexto, regulamentoId, uid)));
    const porIdeia = new Map<string, number>();
    const jaNaLinha = new Map<string, number>();
    for (const documento of linhas.docs) {
      const linha = lido(extratoSchema, documento);
      if (linha) jaNaLinha.set(documento.ref.path, linha.moedas);
      if (linha) porIdeia.set(linha.ideia.id, (porIdeia.get(linha.ideia.id) ?? 0) - linha.moedas);
    }
    const refs = ideias.map((id) => db.doc(`${caminhos.patrocinios(contexto, id)}/${uid}`));
    const documentos = refs.length > 0 ? await tx.getAll(...refs) : [];
    const correcoes: Correcao[] = [];
    let total = 0;
    for (const [i, documento] of documentos.entries()) {
      const patrocinio = lido(patrocinioSchema, documento);
      const id = ideias[i];
      if (!patrocinio || !id) continue;
      total += liquidas(patrocinio);
      const falta = liquidas(patrocinio) - (porIdeia.get(id) ?? 0);
      if (falta === 0) continue;
      const acerto = `${caminhos.extrato(contexto, regulamentoId, uid)}/${id}_acerto_${documento.updateTime?.toMillis() ?? 0}`;
      // An event that came after all leaves an earlier 'ACERTO' with too much: it is changed by what differs now.
      const moedas = (jaNaLinha.get(acerto) ?? 0) - falta;
      const ideia = { id, titulo: patrocinio.ideiaTitulo };
      correcoes.push(
        moedas === 0
          ? { caminho: acerto, como: 'delete', dados: {} }
          : { caminho: acerto, como: 'set', dados: { tipo: 'ACERTO', moedas, ideia, createdAt: new Date() } },
      );
    }
    if (carteira && carteira.totalMoedas !== total) {
      const dados = { totalMoedas: total, updatedAt: new Date(), updatedBy: SISTEMA };
      correcoes.push({ caminho, como: 'update', dados });
    }
    return correcoes;
  });
