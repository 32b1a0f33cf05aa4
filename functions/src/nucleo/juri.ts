/** Juries as they are stored, and the project that they are of (src/domain/diagnostico/juri.ts). */
import type { Auditoria } from '@/domain/auditoria/auditoria';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDoJuri, type Juri, juriSchema } from '@/domain/diagnostico/juri';
import { aceitaNotas } from '@/domain/diagnostico/nota';
import { emLugar } from '@/domain/diagnostico/ordem';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { fasesEmUso } from '@/domain/projetos/status';
import { type Firestore, legivel, ler, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';

export interface DoJuri {
  projetoId: string;
  fase: number;
}

/** The jury of the phase; undefined where there is none, and everybody who may scores everything. */
export async function lerJuri(
  db: Firestore,
  contexto: Contexto,
  { projetoId, fase }: DoJuri,
  tx?: Transaction,
): Promise<Juri | undefined> {
  const juri = await ler(db, juriSchema, caminhosDoJuri.um(contexto, projetoId, fase), tx);
  return juri?.deletedAt === null ? juri : undefined;
}

/** All juries of the company, or those that an evaluator is in. */
export async function lerJuris(db: Firestore, contexto: Contexto, avaliador?: string): Promise<Juri[]> {
  const todos = db.collection(caminhosDoJuri.todos(contexto));
  const { docs } = await (
    avaliador === undefined ? todos : todos.where('avaliadores', 'array-contains', avaliador)
  ).get();
  return docs
    .flatMap((documento) => legivel(juriSchema, documento) ?? [])
    .filter(({ deletedAt }) => deletedAt === null);
}

/** Juries of a project. */
export async function lerJurisDoProjeto(
  db: Firestore,
  contexto: Contexto,
  idProjeto: string,
): Promise<Juri[]> {
  const { docs } = await db
    .collection(caminhosDoJuri.todos(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .get();
  return docs.flatMap((documento) => legivel(juriSchema, documento) ?? []);
}

export async function lerProjetoDoJuri(
  { db, contexto }: Membro,
  { projetoId, fase }: DoJuri,
): Promise<Projeto> {
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, projetoId));
  if (projeto?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  if (!fasesEmUso(projeto).some(({ id }) => id === fase) || !aceitaNotas(fase))
    throw new ErroDoProduto('Nesta fase da empresa não se dão notas.');
  return projeto;
}

/** Published questionnaires of the project in their order. */
export async function questionariosDoProjeto(db: Firestore, contexto: Contexto, idProjeto: string) {
  const { docs } = await db
    .collection(questionarios.onde(contexto))
    .where('idProjeto', '==', idProjeto)
    .where('deletedAt', '==', null)
    .get();
  const publicados = docs.flatMap((documento) => {
    const um = legivel(questionarios.schema, documento);
    return um?.versao === undefined ? [] : [{ ...um, id: documento.id }];
  });
  return emLugar(publicados, ({ ordemQuestionario }) => ordemQuestionario);
}

/** Ids may hold any sign that would join them. */
export const chaveDe = (...partes: readonly string[]) => JSON.stringify(partes);

/** What the trail tells of a jury. */
export const naTrilha = (juri: Juri | undefined): Auditoria['antes'] =>
  juri
    ? {
        avaliadores: juri.avaliadores.length,
        empresas: Object.keys(juri.lugares).length,
        porEmpresa: juri.porEmpresa,
        prazo: juri.prazo,
        cegas: juri.cegas,
        semente: juri.semente,
        removido: juri.deletedAt !== null,
      }
    : {};
