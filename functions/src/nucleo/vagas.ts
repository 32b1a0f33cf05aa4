/** Places taken under a rule with a limit, counted again from its ideas (src/domain/pontos/vagas.ts). A removed one has none. */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { vagasSchema } from '@/domain/pontos/vagas';
import { type Firestore, ler, SISTEMA } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

export const contarVagas = (db: Firestore, contexto: Contexto, regulamentoId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const regulamento = caminhos.regulamentoIdeias(contexto, regulamentoId);
    const caminho = caminhos.vagas(contexto, regulamentoId);
    const maximo = (await ler(db, regulamentoIdeiasSchema, regulamento, tx))?.quantidadeMaximaIdeias;
    if (maximo === null || maximo === undefined) return [];
    const atual = await ler(db, vagasSchema, caminho, tx);
    const publicadas = (
      await tx.get(
        db
          .collection(caminhos.ideias(contexto))
          .where('regulamentoReference', '==', regulamento)
          .where('visibilidade', 'in', ['PUBLICA', 'PRIVADA'])
          .count(),
      )
    ).data().count;
    if ((atual?.publicadas ?? 0) === publicadas) return [];
    const agora = new Date();
    const dados = {
      publicadas,
      ultimaIdeia: atual?.ultimaIdeia ?? '-',
      createdAt: atual?.createdAt ?? agora,
      createdBy: atual?.createdBy ?? SISTEMA,
      updatedAt: agora,
      updatedBy: SISTEMA,
    };
    return [{ caminho, como: 'set', dados }];
  });

/** The same under every rule. */
export async function conferirVagas(db: Firestore, contexto: Contexto, modo: Modo = {}) {
  const regulamentos = await idsDe(db, caminhos.regulamentosIdeias(contexto));
  return emTodos(regulamentos, (id) => contarVagas(db, contexto, id, modo));
}
