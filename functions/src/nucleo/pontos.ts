/** Points of an idea: granted and re-typed from what is stored, whatever the event said. */
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { movimentacaoSchema } from '@/domain/comite/movimentacao';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import {
  type EventoDePontos,
  type Pontos,
  pontosSchema,
  type Premio,
  premiosDaIdeia,
  tipoVigente,
} from '@/domain/pontos/pontos';
import { campanhaSchema, regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import {
  type DocumentSnapshot,
  type Firestore,
  ler,
  lido,
  SISTEMA,
  type Transaction,
} from '@functions/banco';
import { type Correcao, corrigir, type Modo } from './correcao';
import { entradaDoPremio, IDEIA_PRIVADA, idDoPremio } from './premio';

const ehPremio = (tipo: string | null): tipo is EventoDePontos =>
  tipo !== null && tipo !== 'BONIFICACAO' && tipo !== 'CANCELADA' && tipo !== 'REPROVADA';

/**
 * Grants what the idea deserves now and does not have, and re-types what it has (decisions I7, I8). It may be
 * repeated, in parallel and in any order. Entry ids are deterministic, and the transaction reads the idea's present
 * state.
 */
export async function premiarIdeia(db: Firestore, contexto: Contexto, ideiaId: string, modo: Modo = {}) {
  const historico = db.collection(caminhos.historicoPontos(contexto));
  // Outside the transaction, which would otherwise lock the collection against the awards of other ideas. Nothing is
  // missed. An entry this does not see comes from a newer state of the idea. That state has an event of its own.
  const daIdeia = await historico.where('ideia.id', '==', ideiaId).select().get();
  return corrigir(db, modo, async (tx) => {
    const ideia = await ler(db, ideiaSchema, caminhos.ideia(contexto, ideiaId), tx);
    if (!ideia?.regulamentoReference) return [];
    const merecidos = new Map(premiosDaIdeia(ideia).map((premio) => [idDoPremio(ideiaId, premio), premio]));
    const ids = new Set([...daIdeia.docs.map(({ id }) => id), ...merecidos.keys()]);
    if (ids.size === 0) return [];
    const documentos = await tx.getAll(...[...ids].map((id) => historico.doc(id)));
    const correcoes = documentos.flatMap((documento) => retipagem(documento, ideia, merecidos));
    const novos = documentos.flatMap(({ id, exists }): [string, Premio][] => {
      const premio = merecidos.get(id);
      return premio && !exists ? [[id, premio]] : [];
    });
    if (novos.length === 0) return correcoes;
    const entradas = await entradasNovas(db, tx, contexto, ideiaId, ideia, novos);
    return correcoes.concat(
      entradas.map(([id, dados]) => ({ caminho: `${historico.path}/${id}`, como: 'create', dados })),
    );
  });
}

/** What an existing award should show now, when it shows something else: its type, and no title of a private idea. */
function retipagem(documento: DocumentSnapshot, ideia: Ideia, merecidos: Map<string, Premio>): Correcao[] {
  const entrada = lido(pontosSchema, documento);
  const evento = entrada && (entrada.typeOriginal ?? entrada.type);
  if (!entrada || !evento || !ehPremio(evento)) return [];
  const type = tipoVigente(evento, ideia, merecidos.has(documento.id));
  const atual = entrada.ideia?.titulo;
  const titulo = ideia.privado ? IDEIA_PRIVADA : atual === IDEIA_PRIVADA ? ideia.titulo : atual;
  if (type === entrada.type && titulo === atual) return [];
  const typeOriginal = type === evento ? null : evento;
  const dados = { type, typeOriginal, 'ideia.titulo': titulo, updatedAt: new Date(), updatedBy: SISTEMA };
  return [{ caminho: documento.ref.path, como: 'update', dados }];
}

async function entradasNovas(
  db: Firestore,
  tx: Transaction,
  contexto: Contexto,
  ideiaId: string,
  ideia: Ideia,
  premios: [string, Premio][],
): Promise<[string, Pontos][]> {
  const regulamentoReference = ideia.regulamentoReference ?? '';
  const regulamento = await ler(db, regulamentoIdeiasSchema, regulamentoReference, tx);
  if (!regulamento)
    throw new Error(`${caminhos.ideia(contexto, ideiaId)}: ${regulamentoReference} não existe`);
  const documentos = await tx.get(
    db.collection(caminhos.campanhas(contexto, idDaReferencia(regulamentoReference))),
  );
  const campanhas = documentos.docs.flatMap((documento) => lido(campanhaSchema, documento) ?? []);
  const referencias = [...new Set(premios.map(([, premio]) => premio.colaboradorReference))];
  const documentosDasPessoas = await tx.getAll(...referencias.map((referencia) => db.doc(referencia)));
  const feitos = await tx.get(db.collection(caminhos.sob(caminhos.ideia(contexto, ideiaId)).movimentacoes));
  const movimentos = feitos.docs.flatMap((documento) => lido(movimentacaoSchema, documento) ?? []);
  const pessoas = new Map(
    documentosDasPessoas.map((pessoa) => [pessoa.ref.path, lido(colaboradorSchema, pessoa)]),
  );
  const fatos = { ideiaId, ideia, regulamento, campanhas, movimentos, pessoas };
  return premios.flatMap(([id, premio]): [string, Pontos][] => {
    const entrada = entradaDoPremio(premio, fatos);
    return entrada ? [[id, entrada]] : [];
  });
}
