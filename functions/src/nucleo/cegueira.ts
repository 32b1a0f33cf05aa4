/**
 * What an evaluator does not see before the own score: colleagues' scores and their means, in a phase whose jury says so
 * (decisions P342). Everybody in the jury, ADMIN too; nobody else.
 */
import type { Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { empresasDe, type Juri, lugaresDe } from '@/domain/diagnostico/juri';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { type Firestore, lerTodos } from '@functions/banco';
import { contagemDe, devidosDe, notasDoJuri } from './devidosDoJuri';
import { lerJuris } from './juri';
import { lerEncerradas } from './encerradas';

export interface Leitor {
  db: Firestore;
  contexto: Contexto;
  uid: string;
}

/** A phase in which others' scores of a company in a questionnaire are hidden; in the groups of `vistos` they are not. */
export interface Cegueira {
  fase: number;
  vistos: ReadonlySet<string>;
}

const DEPOIS = 'As notas dos outros avaliadores aparecem depois que você der as suas.';

async function cegosDe({ db, contexto, uid }: Leitor, idProjeto?: string): Promise<Juri[]> {
  const meus = await lerJuris(db, contexto, uid);
  return meus.filter((juri) => juri.cegas && (idProjeto === undefined || juri.idProjeto === idProjeto));
}

/** Companies of the jury that stand in its phase: what moved on is owed by nobody. */
async function naFase({ db, contexto }: Leitor, juri: Juri, empresas: readonly string[]): Promise<string[]> {
  const onde = (id: string) => caminhosDoStatus.um(contexto, juri.idProjeto, id);
  const lidas = await lerTodos(db, empresas.map(onde));
  return empresas.filter((id) => {
    const linha = lidas.get(onde(id));
    return linha?.get('deletedAt') === null && linha.get('status') === juri.fase;
  });
}

/** Questionnaires of the jury in which the evaluator still owes scores that can be given. */
async function devendoEm(leitor: Leitor, juri: Juri): Promise<Set<string>> {
  const { db, contexto, uid } = leitor;
  const { idProjeto: projetoId, fase } = juri;
  const empresas = await naFase(leitor, juri, empresasDe(juri, uid));
  const [devidos, notas] = await Promise.all([
    devidosDe(db, contexto, juri, empresas),
    notasDoJuri(db, contexto, { projetoId, fase }, uid),
  ]);
  const contar = contagemDe(notas);
  const devendo = new Set<string>();
  for (const empresa of empresas)
    for (const um of devidos.get(empresa) ?? []) {
      const { dadas, de } = contar(empresa, um, uid);
      if (dadas < de) devendo.add(um.questionarioId);
    }
  for (const q of devendo) if ((await lerEncerradas(db, contexto, q)).includes(fase)) devendo.delete(q);
  return devendo;
}

/**
 * Where the reader is blind to a company in a questionnaire. With a seat for it, until each of its groups has the own
 * score; without one, until nothing is owed in that questionnaire: somebody who stands back may get another seat.
 */
export async function cegueiras(
  leitor: Leitor,
  { idProjeto, idEmpresa, questionarioId }: { idProjeto: string; idEmpresa: string; questionarioId: string },
): Promise<Cegueira[]> {
  const { db, contexto, uid } = leitor;
  const cegos = await cegosDe(leitor, idProjeto);
  if (cegos.length === 0) return [];
  const encerradas = await lerEncerradas(db, contexto, questionarioId);
  const achadas = await Promise.all(
    cegos.map(async (juri): Promise<Cegueira[]> => {
      const { fase } = juri;
      if (encerradas.includes(fase)) return [];
      if (!lugaresDe(juri, idEmpresa).includes(uid))
        return (await devendoEm(leitor, juri)).has(questionarioId) ? [{ fase, vistos: new Set() }] : [];
      if ((await naFase(leitor, juri, [idEmpresa])).length === 0) return [];
      const [devidos, notas] = await Promise.all([
        devidosDe(db, contexto, juri, [idEmpresa]),
        notasDoJuri(db, contexto, { projetoId: idProjeto, fase }, uid),
      ]);
      const vistos = new Set(
        notas.flatMap((nota) =>
          nota.idEmpresaNota === idEmpresa && nota.idQuestionario === questionarioId ? [nota.grupo] : [],
        ),
      );
      const deve = (devidos.get(idEmpresa) ?? []).find((um) => um.questionarioId === questionarioId);
      return deve?.grupos.every((grupo) => vistos.has(grupo)) === false ? [{ fase, vistos }] : [];
    }),
  );
  return achadas.flat();
}

/**
 * True iff the reader owes scores in a jury that hides those of others: in any project, or in any questionnaire, where
 * none is named.
 */
export async function deveNoProjeto(
  leitor: Leitor,
  idProjeto?: string,
  questionarioId?: string,
): Promise<boolean> {
  for (const juri of await cegosDe(leitor, idProjeto)) {
    const devendo = await devendoEm(leitor, juri);
    if (questionarioId === undefined ? devendo.size > 0 : devendo.has(questionarioId)) return true;
  }
  return false;
}

/** Refuses what shows scores of many companies in a questionnaire at once while the reader owes any in it. */
export async function exigirSemDividas(leitor: Leitor, idProjeto: string, questionarioId: string) {
  if (await deveNoProjeto(leitor, idProjeto, questionarioId)) throw new ErroDoProduto(DEPOIS);
}

/** The scores by phase without those that the reader does not see. */
export const semCegas = <T extends { avaliacoes: Readonly<Record<string, unknown>> }>(
  avaliadas: T | undefined,
  cegas: readonly Cegueira[],
): T | undefined =>
  avaliadas && {
    ...avaliadas,
    avaliacoes: Object.fromEntries(
      Object.entries(avaliadas.avaliacoes).filter(
        ([fase]) => !cegas.some((uma) => String(uma.fase) === fase),
      ),
    ),
  };
