/**
 * Counts of the invited by company, questionnaire, state and sector (src/domain/diagnostico/adesao.ts). They change in
 * the transaction that changes the person's own record, so that each change counts once.
 */
import { lerRegistro } from '@/domain/comum/registro';
import { type Contexto } from '@/domain/comum/caminhos';
import {
  type Adesao,
  adesaoSchema,
  caminhoDasAdesoes,
  contar,
  diferenca,
  lugaresDaAdesao,
  semZeros,
} from '@/domain/diagnostico/adesao';
import { caminhoDosConvidados, type Convidado, convidadoSchema } from '@/domain/diagnostico/convidado';
import { comDatas, FieldValue, type Firestore, lido } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos } from './emTodos';

type DoQuestionario = Pick<Convidado, 'idEmpresa' | 'idProjeto' | 'idQuestionario'>;

const idsDa = ({ empresaId }: Contexto, { idEmpresa, idProjeto, idQuestionario }: DoQuestionario) => ({
  organizadora: idEmpresa,
  idProjeto,
  idQuestionario,
  idEmpresa: empresaId,
});

const somas = (contagens: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(contagens).map(([situacao, n]) => [situacao, FieldValue.increment(n)]));

/** What one person's change does to the counts of the company. */
export function somarNaAdesao(
  contexto: Contexto,
  antes: Convidado | undefined,
  depois: Convidado,
): Correcao[] {
  const { contagens, setores } = diferenca(antes, depois);
  if (Object.keys(setores).length === 0) return [];
  const ids = idsDa(contexto, depois);
  const dados = {
    ...ids,
    // An empty map would take the place of what is stored.
    ...(Object.keys(contagens).length > 0 ? { contagens: somas(contagens) } : {}),
    setores: Object.fromEntries(Object.entries(setores).map(([setor, cada]) => [setor, somas(cada)])),
    updatedAt: new Date(),
  };
  return lugaresDaAdesao(contexto.licenciadaId, ids).map((caminho) => ({ caminho, como: 'merge', dados }));
}

const guardado = (adesao: Adesao | undefined) =>
  adesao && { ...adesao, ...semZeros(adesao), updatedAt: null };

/** Counts one questionnaire's invited people of the company anew. */
const recontar = (db: Firestore, contexto: Contexto, questionario: DoQuestionario, modo: Modo) =>
  corrigir(db, modo, async (tx) => {
    const ids = idsDa(contexto, questionario);
    const { docs } = await tx.get(
      db
        .collection(caminhoDosConvidados(contexto))
        .where('idEmpresa', '==', questionario.idEmpresa)
        .where('idQuestionario', '==', questionario.idQuestionario),
    );
    const certo: Adesao = {
      ...ids,
      ...contar(docs.flatMap((documento) => lido(convidadoSchema, documento) ?? [])),
      updatedAt: new Date(),
    };
    const lugares = lugaresDaAdesao(contexto.licenciadaId, ids);
    const atuais: (Adesao | undefined)[] = [];
    for (const caminho of lugares) {
      // What somebody spoilt is counted anew, and not refused.
      const guardada = lerRegistro(adesaoSchema, comDatas((await tx.get(db.doc(caminho))).data()));
      atuais.push(guardada.data);
    }
    return lugares.flatMap((caminho, i): Correcao[] =>
      isDeepStrictEqual(guardado(atuais[i]), guardado(certo)) ? [] : [{ caminho, como: 'set', dados: certo }],
    );
  });

/** Every questionnaire that people of the company were invited to. */
export async function recontarAdesoes(db: Firestore, contexto: Contexto, modo: Modo) {
  const lidos = await Promise.all(
    [caminhoDosConvidados(contexto), caminhoDasAdesoes(contexto)].map((caminho) =>
      db.collection(caminho).select('idEmpresa', 'organizadora', 'idProjeto', 'idQuestionario').get(),
    ),
  );
  const questionarios = new Map<string, DoQuestionario>();
  for (const documento of lidos.flatMap(({ docs }) => docs)) {
    const organizadora: unknown = documento.get('organizadora');
    // Counts of other companies, which this one organises, are theirs to prove.
    if (organizadora !== undefined && documento.get('idEmpresa') !== contexto.empresaId) continue;
    const questionario = {
      idEmpresa: String(organizadora ?? documento.get('idEmpresa')),
      idProjeto: String(documento.get('idProjeto')),
      idQuestionario: String(documento.get('idQuestionario')),
    };
    questionarios.set(`${questionario.idEmpresa}/${questionario.idQuestionario}`, questionario);
  }
  return emTodos(questionarios.values(), (questionario) => recontar(db, contexto, questionario, modo));
}
