/** Places taken under a rule with a limit, counted again from its ideas (src/domain/vagas.ts). Removed ones count too. */
import { caminhos, type Contexto } from '@/domain/paths';
import { regulamentoIdeiasSchema } from '@/domain/regulamento-ideias';
import { vagasSchema } from '@/domain/vagas';
import { type Firestore, ler, SISTEMA } from '@functions/banco';
import { corrigir, type Modo } from './correcao';

export const contarVagas = (db: Firestore, contexto: Contexto, regulamentoId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const regulamento = caminhos.regulamentoIdeias(contexto, regulamentoId);
    const caminho = caminhos.vagas(contexto, regulamentoId);
    const maximo = (await ler(db, regulamentoIdeiasSchema, regulamento, tx))?.quantidadeMaximaIdeias;
    if (maximo === null || maximo === undefined) return [];
    const atual = await ler(db, vagasSchema, caminho, tx);
    const ideias = await tx.get(
      db
        .collection(caminhos.ideias(contexto))
        .where('regulamentoReference', '==', regulamento)
        .select('publishedAt'),
    );
    const publicadas = ideias.docs.filter((ideia) => ideia.get('publishedAt') !== null);
    if ((atual?.publicadas ?? 0) === publicadas.length) return [];
    const agora = new Date();
    const dados = {
      publicadas: publicadas.length,
      ultimaIdeia: atual?.ultimaIdeia ?? publicadas[0]?.id ?? '-',
      createdAt: atual?.createdAt ?? agora,
      createdBy: atual?.createdBy ?? SISTEMA,
      updatedAt: agora,
      updatedBy: SISTEMA,
    };
    return [{ caminho, como: 'set', dados }];
  });
