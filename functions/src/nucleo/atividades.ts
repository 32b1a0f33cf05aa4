/**
 * `atividades/{ideia}_{marco}`: every milestone that can be seen, as the lists show it, and the counter of those of
 * public ideas. They are computed from the milestone, its parent and its people as they are now. The activity itself
 * says as what it was counted. So repeated, late and lost events leave nothing wrong (decisions T120).
 */
import { type Atividade, atividadeSchema } from '@/domain/marcos/atividade';
import { colaboradorSchema } from '@/domain/pessoas/colaborador';
import { type ContadorDeAtividades, contadorDeAtividadesSchema } from '@/domain/comum/contadores';
import { type Marco, marcoSchema } from '@/domain/marcos/marco';
import type { LugarDoPai, Pai } from '@/domain/pai/pai';
import { lugarDaReferencia } from '@/domain/pai/tipos';
import { caminhos, type Contexto, idDaReferencia } from '@/domain/comum/caminhos';
import { type DocumentSnapshot, FieldValue, type Firestore, ler, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emMassa } from './emMassa';
import { emTodos } from './emTodos';

const NOMES_DO_CONTADOR = ['naoIniciadas', 'emAndamento', 'concluidas'] as const;
type NomeDoContador = (typeof NOMES_DO_CONTADOR)[number];

/** The number in the counter that the activity adds to. People who see private activities count them themselves. */
function contaComo(atividade: Atividade | undefined): NomeDoContador | undefined {
  if (atividade?.visibilidade !== 'PUBLICA') return undefined;
  if (atividade.concluida) return 'concluidas';
  return atividade.iniciada ? 'emAndamento' : 'naoIniciadas';
}

/**
 * Read beside the transaction, so that it locks no membership. A changed name is written into the activity after
 * this, or this is tried again.
 */
async function nomesDe(db: Firestore, referencias: readonly string[]): Promise<string[]> {
  if (referencias.length === 0) return [];
  const documentos = await db.getAll(...referencias.map((referencia) => db.doc(referencia)));
  return documentos.map((documento) => lido(colaboradorSchema, documento)?.nome ?? 'Não encontrado');
}

/** What the milestone is in the lists; undefined when nobody finds it there. Without the names. */
export function atividadeDe(
  marcoReference: string,
  marco: Marco | undefined,
  pai: Pai | undefined,
  contexto: Contexto,
): Omit<Atividade, 'nomes'> | undefined {
  const visibilidade = pai?.visibilidade;
  if (!marco || marco.deletedAt || !pai) return undefined;
  if (visibilidade !== 'PUBLICA' && visibilidade !== 'PRIVADA') return undefined;
  const { colaboradoresResponsaveis, acoes, dataPrazo, startedAt, finishedAt, updatedAt } = marco;
  const veem = [...new Set([caminhos.colaborador(contexto, pai.autor), ...pai.participantes])];
  const privada = visibilidade === 'PRIVADA';
  return {
    marcoReference,
    paiReference: marco.ideiaReference,
    paiTitulo: pai.titulo,
    acoes,
    colaboradoresResponsaveis,
    visibilidade,
    leitores: privada ? veem : [],
    atuantes: colaboradoresResponsaveis.filter((pessoa) => !privada || veem.includes(pessoa)),
    dataPrazo,
    startedAt,
    finishedAt,
    iniciada: startedAt !== null,
    concluida: finishedAt !== null,
    updatedAt,
  };
}

/** Brings one activity and the counter to what the milestone is now. */
export const projetarAtividade = (db: Firestore, lugar: LugarDoPai, marcoId: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const { contexto, tipo, id } = lugar;
    const marcoReference = `${caminhos.sob(lugar.caminho).marcos}/${marcoId}`;
    const caminho = `${caminhos.atividades(contexto)}/${id}_${marcoId}`;
    const documentos = await tx.getAll(
      ...[marcoReference, lugar.caminho, caminho].map((onde) => db.doc(onde)),
    );
    const [noMarco, noPai, naLista] = documentos as [DocumentSnapshot, DocumentSnapshot, DocumentSnapshot];
    const marco = lido(marcoSchema, noMarco);
    const pai = lido(tipo.schema, noPai);
    const atual = lido(atividadeSchema, naLista);
    const semNomes = atividadeDe(marcoReference, marco, pai, contexto);
    const certa = semNomes && {
      ...semNomes,
      nomes: await nomesDe(db, semNomes.colaboradoresResponsaveis),
    };
    if (isDeepStrictEqual(atual, certa)) return [];
    const correcoes: Correcao[] = [
      certa ? { caminho, como: 'set', dados: certa } : { caminho, como: 'delete', dados: {} },
    ];
    const [antes, agora] = [contaComo(atual), contaComo(certa)];
    if (antes !== agora) {
      const numeros = Object.fromEntries(
        NOMES_DO_CONTADOR.map((nome) => [
          nome,
          FieldValue.increment((nome === agora ? 1 : 0) - (nome === antes ? 1 : 0)),
        ]),
      );
      correcoes.push({
        caminho: caminhos.contador(contexto, 'atividades'),
        como: 'merge',
        dados: { ...numeros, updatedAt: new Date() },
      });
    }
    return correcoes;
  });

/** The same for every milestone of the parent, whose title, visibility or participants changed. */
export async function projetarAtividadesDo(db: Firestore, lugar: LugarDoPai, modo: Modo = {}) {
  const marcos = await db.collection(caminhos.sob(lugar.caminho).marcos).select().get();
  return emTodos(marcos.docs, ({ id }) => projetarAtividade(db, lugar, id, modo));
}

/** The same for every activity that names the person. */
export async function projetarAtividadesDaPessoa(db: Firestore, contexto: Contexto, referencia: string) {
  const { docs } = await db
    .collection(caminhos.atividades(contexto))
    .where('colaboradoresResponsaveis', 'array-contains', referencia)
    .select('paiReference', 'marcoReference')
    .get();
  await emMassa('atividades da pessoa', docs, async (atividade) => {
    const lugar = lugarDaReferencia(String(atividade.get('paiReference')));
    if (lugar) await projetarAtividade(db, lugar, idDaReferencia(String(atividade.get('marcoReference'))));
  });
}

/** Activities whose milestone is no more: a milestone that exists is checked with its parent. */
export async function conferirOrfas(db: Firestore, contexto: Contexto, modo: Modo) {
  const { docs } = await db.collection(caminhos.atividades(contexto)).select('marcoReference').get();
  return emTodos(docs, async (atividade) => {
    const marco = db.doc(String(atividade.get('marcoReference')));
    const lugar = lugarDaReferencia(marco.parent.parent?.path ?? '');
    return lugar ? projetarAtividade(db, lugar, marco.id, modo) : [];
  });
}

/** Makes the counter equal the activities, which the database counts. */
export const somarAtividades = (db: Firestore, contexto: Contexto, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const caminho = caminhos.contador(contexto, 'atividades');
    const atual = await ler(db, contadorDeAtividadesSchema, caminho, tx);
    const publicas = db.collection(caminhos.atividades(contexto)).where('visibilidade', '==', 'PUBLICA');
    const contar = async (concluida: boolean, iniciada: boolean) =>
      (
        await tx.get(publicas.where('concluida', '==', concluida).where('iniciada', '==', iniciada).count())
      ).data().count;
    const certo: Omit<ContadorDeAtividades, 'updatedAt'> = {
      naoIniciadas: await contar(false, false),
      emAndamento: await contar(false, true),
      concluidas: (await contar(true, true)) + (await contar(true, false)),
    };
    if (NOMES_DO_CONTADOR.every((nome) => (atual?.[nome] ?? 0) === certo[nome])) return [];
    return [{ caminho, como: 'set', dados: { ...certo, updatedAt: new Date() } }];
  });
