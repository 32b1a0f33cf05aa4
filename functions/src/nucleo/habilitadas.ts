/** `habilitada` on the rows of companies in projects (src/domain/diagnostico/habilitada.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { faltamNo, habilitadaNo } from '@/domain/diagnostico/habilitada';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { type Firestore, legivel, ler, type Transaction } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';
import { duplasDoOrganizador, lerProjeto, lerStatus } from './empresasEmProjetos';
import { linhasDoProjeto } from './urnas';

type Dupla = Awaited<ReturnType<typeof duplasDoOrganizador>>[number];

async function questionariosDe(db: Firestore, tx: Transaction, contexto: Contexto, idProjeto: string) {
  const { docs } = await tx.get(
    db.collection(questionarios.onde(contexto)).where('idProjeto', '==', idProjeto),
  );
  return docs.flatMap((documento) => {
    const questionario = legivel(questionarios.schema, documento);
    return questionario ? [{ ...questionario, id: documento.id }] : [];
  });
}

/** The row as sheets, questionnaires and project say it now. Somebody who left keeps what it was. */
export const acertarHabilitada = (db: Firestore, contexto: Contexto, dupla: Dupla, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const linha = await lerStatus(db, tx, contexto, dupla);
    const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, dupla.idProjeto), tx);
    if (linha?.deletedAt !== null || !projeto) return [];
    const doProjeto = await questionariosDe(db, tx, contexto, dupla.idProjeto);
    const medias = await Promise.all(
      doProjeto.map(({ id }) => tx.get(db.doc(caminhosDasMedias.uma(contexto, id, dupla.idEmpresa)))),
    );
    const folhas = new Map(doProjeto.map(({ id }, i) => [id, Number(medias[i]?.get('folhas') ?? 0)]));
    const habilitada = habilitadaNo(projeto, linha.status, doProjeto, ({ id }) => folhas.get(id) ?? 0);
    const caminho = caminhosDoStatus.um(contexto, dupla.idProjeto, dupla.idEmpresa);
    return habilitada === linha.habilitada ? [] : [{ caminho, como: 'update', dados: { habilitada } }];
  });

/** All rows of the organiser, or those of one project. */
export const conferirHabilitadas = async (
  db: Firestore,
  contexto: Contexto,
  modo: Modo = {},
  idProjeto?: string,
) =>
  emTodos(await duplasDoOrganizador(db, contexto, idProjeto === undefined ? {} : { idProjeto }), (dupla) =>
    acertarHabilitada(db, contexto, dupla, modo),
  );

/** Ids may hold any sign that would join them. */
const chave = (idQuestionario: unknown, idEmpresa: unknown) => JSON.stringify([idQuestionario, idEmpresa]);

/**
 * Companies that are enabled now and would not be in the phase `status`, with the questionnaires that each lacks there,
 * in the order of their names. Nothing is written.
 */
export const perdemHabilitada = (
  db: Firestore,
  contexto: Contexto,
  { idProjeto, empresas, status }: { idProjeto: string; empresas: readonly string[]; status: number },
) =>
  db.runTransaction(
    async (tx) => {
      const projeto = await lerProjeto(db, tx, contexto, idProjeto);
      const quais = new Set(empresas);
      const habilitadas = (await linhasDoProjeto(db, contexto, idProjeto, { tx })).filter(
        ({ idEmpresa, habilitada }) => habilitada && quais.has(idEmpresa),
      );
      if (habilitadas.length === 0) return [];
      const doProjeto = await questionariosDe(db, tx, contexto, idProjeto);
      const { docs } = await tx.get(
        db
          .collection(caminhosDasMedias.medias(contexto))
          .where('idProjeto', '==', idProjeto)
          .select('idQuestionario', 'idEmpresa', 'folhas'),
      );
      const folhas = new Map(
        docs.map((media) => [
          chave(media.get('idQuestionario'), media.get('idEmpresa')),
          Number(media.get('folhas') ?? 0),
        ]),
      );
      return habilitadas.flatMap(({ idEmpresa, nomeFantasia: nome }) => {
        const quantas = ({ id }: { id: string }) => folhas.get(chave(id, idEmpresa)) ?? 0;
        if (habilitadaNo(projeto, status, doProjeto, quantas)) return [];
        const faltam = faltamNo(projeto, status, doProjeto, quantas).map((questionario) => questionario.nome);
        return [{ idEmpresa, nome, faltam }];
      });
    },
    { readOnly: true },
  );
