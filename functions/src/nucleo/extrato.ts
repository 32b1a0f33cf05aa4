/** Statement of a wallet: a line per change of a sponsorship, and the proof that wallet, lines and sponsorships agree. */
import { emForma } from '@/domain/comum/registro';
import { extratoSchema, linhaDaMudanca } from '@/domain/pontos/extrato';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { carteiraSchema, liquidas, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { comDatas, type Firestore, ler, lido, SISTEMA } from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';
import { tiposCom, todosOsPais } from './pai';

type Campos = Record<string, unknown> | undefined;
const patrocinioDe = (campos: Campos) => campos && emForma(patrocinioSchema, comDatas(campos));

/** Writes the line of the change from `antes` to `depois` once, however often and late its event comes. */
export async function anotarNoExtrato(
  db: Firestore,
  { paiId, uid, quando }: { paiId: string; uid: string; quando: Date },
  antes: Campos,
  depois: Campos,
) {
  const agora = patrocinioDe(depois);
  const nova = agora && linhaDaMudanca(paiId, patrocinioDe(antes), agora, quando);
  if (!nova) return [];
  const extrato = caminhos.sobRegulamento(agora.regulamentoReference).extrato(uid);
  const caminho = `${extrato}/${nova.id}`;
  return corrigir(db, {}, async (tx) =>
    (await ler(db, extratoSchema, caminho, tx)) ? [] : [{ caminho, como: 'create', dados: nova.linha }],
  );
}

/**
 * Wallet = sum of what lies on the parents it sponsors; and per parent, lines = what lies there. A line that never
 * came (an event lost) is made good by an 'ACERTO'. It is named after the change it stands for.
 */
export const conferirCarteira = (
  db: Firestore,
  regulamento: string,
  uid: string,
  /** Paths of the parents the person sponsored under the rule set. */
  pais: readonly string[],
  modo: Modo = {},
) =>
  corrigir(db, modo, async (tx) => {
    const sob = caminhos.sobRegulamento(regulamento);
    const caminho = `${sob.carteiras}/${uid}`;
    const carteira = await ler(db, carteiraSchema, caminho, tx);
    const linhas = await tx.get(db.collection(sob.extrato(uid)));
    const porPai = new Map<string, number>();
    const jaNaLinha = new Map<string, number>();
    for (const documento of linhas.docs) {
      const linha = lido(extratoSchema, documento);
      if (linha) jaNaLinha.set(documento.ref.path, linha.moedas);
      if (linha) porPai.set(linha.pai.id, (porPai.get(linha.pai.id) ?? 0) - linha.moedas);
    }
    const refs = pais.map((pai) => db.doc(`${caminhos.sob(pai).patrocinios}/${uid}`));
    const documentos = refs.length > 0 ? await tx.getAll(...refs) : [];
    const correcoes: Correcao[] = [];
    let total = 0;
    for (const [i, documento] of documentos.entries()) {
      const patrocinio = lido(patrocinioSchema, documento);
      const pai = pais[i];
      if (!patrocinio || !pai) continue;
      const id = idDaReferencia(pai);
      total += liquidas(patrocinio);
      const falta = liquidas(patrocinio) - (porPai.get(id) ?? 0);
      if (falta === 0) continue;
      const acerto = `${sob.extrato(uid)}/${id}_acerto_${documento.updateTime?.toMillis() ?? 0}`;
      // An event that came after all leaves an earlier 'ACERTO' with too much: it is changed by what differs now.
      const moedas = (jaNaLinha.get(acerto) ?? 0) - falta;
      correcoes.push(
        moedas === 0
          ? { caminho: acerto, como: 'delete', dados: {} }
          : {
              caminho: acerto,
              como: 'set',
              dados: {
                tipo: 'ACERTO',
                moedas,
                pai: { id, titulo: patrocinio.paiTitulo },
                createdAt: new Date(),
              },
            },
      );
    }
    if (carteira && carteira.totalMoedas !== total) {
      const dados = { totalMoedas: total, updatedAt: new Date(), updatedBy: SISTEMA };
      correcoes.push({ caminho, como: 'update', dados });
    }
    return correcoes;
  });

/** Every wallet of the company against the coins that lie on what it sponsors, and its statement line by line. */
export async function conferirCarteiras(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const tipos = tiposCom('patrocinios');
  const pais = new Map<string, string[]>();
  const carteira = (regulamento: string, uid: string) => {
    const chave = `${regulamento} ${uid}`;
    const seus = pais.get(chave) ?? [];
    pais.set(chave, seus);
    return seus;
  };
  for (const { regulamentos } of tipos)
    for (const id of await idsDe(db, caminhos.colecao(contexto, regulamentos))) {
      const regulamento = caminhos.registro(contexto, regulamentos, id);
      for (const uid of await idsDe(db, caminhos.sobRegulamento(regulamento).carteiras))
        carteira(regulamento, uid);
    }
  for (const { caminho } of await todosOsPais(db, contexto, tipos)) {
    const patrocinios = await db.collection(caminhos.sob(caminho).patrocinios).get();
    for (const documento of patrocinios.docs) {
      const patrocinio = lido(patrocinioSchema, documento);
      if (patrocinio) carteira(patrocinio.regulamentoReference, documento.id).push(caminho);
    }
  }
  return emTodos(pais, ([chave, seus]) => {
    const [regulamento = '', uid = ''] = chave.split(' ');
    return conferirCarteira(db, regulamento, uid, seus, modo);
  });
}
