/** `habilitada` on the rows of companies in projects (src/domain/diagnostico/habilitada.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { habilitadaNo } from '@/domain/diagnostico/habilitada';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { type Firestore, legivel, ler } from '@functions/banco';
import { corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';
import { duplasDoOrganizador, lerStatus } from './empresasEmProjetos';

type Dupla = Awaited<ReturnType<typeof duplasDoOrganizador>>[number];

/** The row as sheets, questionnaires and project say it now. Somebody who left keeps what it was. */
export const acertarHabilitada = (db: Firestore, contexto: Contexto, dupla: Dupla, modo: Modo = {}) =>
  corrigir(db, modo, async (tx) => {
    const linha = await lerStatus(db, tx, contexto, dupla);
    const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, dupla.idProjeto), tx);
    if (linha?.deletedAt !== null || !projeto) return [];
    const { docs } = await tx.get(
      db.collection(questionarios.onde(contexto)).where('idProjeto', '==', dupla.idProjeto),
    );
    const doProjeto = docs.flatMap((documento) => {
      const questionario = legivel(questionarios.schema, documento);
      return questionario ? [{ ...questionario, id: documento.id }] : [];
    });
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
