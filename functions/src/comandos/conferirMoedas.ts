/** Proofs of wallets and their statements, of places taken under rules, and of links between ideas. */
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/paths';
import { patrocinioSchema } from '@/domain/pontos/patrocinio';
import { type Firestore, lido } from '@functions/banco';
import type { Correcao, Modo } from '@functions/nucleo/correcao';
import { conferirCarteira } from '@functions/nucleo/extrato';
import { contarVagas } from '@functions/nucleo/vagas';
import { acertarVinculo } from '@functions/nucleo/vinculos';
import { emTodos, idsDe } from './emTodos';

/** Every wallet against the coins that lie on ideas, and its statement line by line. */
export async function conferirCarteiras(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const ideias = new Map<string, string[]>();
  const carteira = (regulamento: string, uid: string) => {
    const chave = `${regulamento} ${uid}`;
    const suas = ideias.get(chave) ?? [];
    ideias.set(chave, suas);
    return suas;
  };
  for (const regulamento of await idsDe(db, caminhos.regulamentosIdeias(contexto)))
    for (const uid of await idsDe(db, caminhos.carteiras(contexto, regulamento))) carteira(regulamento, uid);
  for (const ideia of await idsDe(db, caminhos.ideias(contexto))) {
    const patrocinios = await db.collection(caminhos.patrocinios(contexto, ideia)).get();
    for (const documento of patrocinios.docs) {
      const patrocinio = lido(patrocinioSchema, documento);
      if (patrocinio) carteira(idDaReferencia(patrocinio.regulamentoReference), documento.id).push(ideia);
    }
  }
  return emTodos(ideias, ([chave, suas]) => {
    const [regulamento = '', uid = ''] = chave.split(' ');
    return conferirCarteira(db, contexto, regulamento, uid, suas, modo);
  });
}

export async function conferirVagas(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const regulamentos = await idsDe(db, caminhos.regulamentosIdeias(contexto));
  return emTodos(regulamentos, (id) => contarVagas(db, contexto, id, modo));
}

async function conferirVinculos(db: Firestore, contexto: Contexto, modo: Modo) {
  const ids = await idsDe(db, caminhos.vinculosDeIdeias(contexto));
  return emTodos(ids, (id) => acertarVinculo(db, contexto, id, modo));
}

export async function conferirMoedas(db: Firestore, contexto: Contexto, modo: Modo): Promise<Correcao[]> {
  return [
    ...(await conferirCarteiras(db, contexto, modo)),
    ...(await conferirVagas(db, contexto, modo)),
    ...(await conferirVinculos(db, contexto, modo)),
  ];
}
