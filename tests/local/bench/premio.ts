/** The award of the measurements: the demo's, with as many companies and answer sheets as are asked for. */
import { randomUUID } from 'node:crypto';
import { caminhos } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { caminhosDasMedias, mediaSchema } from '@/domain/diagnostico/media';
import {
  caminhosDoPremio,
  comParcelas,
  linhaDoPremioSchema,
  parcelasDe,
  SEM_PARCELAS,
} from '@/domain/diagnostico/premio';
import { banco, type Firestore, lido, type Query } from '@functions/banco';
import { relatorios } from '@functions/index';
import { semGatilhos } from '../seed/gatilhos';
import { type Documentos, gravar } from '../seed/gravar';
import { AURORA } from '../seed/mundo';
import { award } from './site.mjs';

const { contexto } = AURORA;
const DA_DEMONSTRACAO = { idProjeto: 'premio-inovacao', questionarioId: 'lideranca' };
const POR_VEZ = 8_000;

const todos = async (consulta: Query) => (await consulta.get()).docs;

/** Writes `n` documents in pieces, so that they never lie in memory together. */
async function emPartes(db: Firestore, n: number, um: (i: number) => Documentos) {
  for (let feitos = 0; feitos < n; feitos += POR_VEZ)
    await gravar(db, Array.from({ length: Math.min(POR_VEZ, n - feitos) }, (_, i) => um(feitos + i)).flat());
}

async function copiar(db: Firestore, de: string, para: string, mudancas: object) {
  const original = (await db.doc(de).get()).data();
  if (!original) throw new Error(`a demonstração não tem ${de}`);
  await db.doc(para).set({ ...original, ...mudancas });
}

function entre<T>(lista: readonly T[], i: number): T {
  const um = lista[i % lista.length];
  if (um === undefined) throw new Error('a demonstração não tem o prêmio');
  return um;
}

const daEmpresa = (i: number) => `empresa-${String(i).padStart(5, '0')}`;

/** Records of the demo's award under other ids, in turn; the counter is what the rows add up to. */
export const prepararPremio = (empresas: number, folhas: number) =>
  semGatilhos(async () => {
    const db = banco();
    const { idProjeto, questionarioId } = award;
    await copiar(
      db,
      caminhos.projeto(contexto, DA_DEMONSTRACAO.idProjeto),
      caminhos.projeto(contexto, idProjeto),
      { nome: 'Prêmio das medidas' },
    );
    await copiar(
      db,
      caminhos.registro(contexto, questionarios.colecao, DA_DEMONSTRACAO.questionarioId),
      caminhos.registro(contexto, questionarios.colecao, questionarioId),
      { nome: 'Questionário das medidas', idProjeto },
    );
    const linhas = (
      await todos(
        db.collection(caminhosDoPremio.linhas(contexto)).where('idProjeto', '==', DA_DEMONSTRACAO.idProjeto),
      )
    ).flatMap((documento) => lido(linhaDoPremioSchema, documento) ?? []);
    const medias = (
      await todos(
        db
          .collection(caminhosDasMedias.medias(contexto))
          .where('idQuestionario', '==', DA_DEMONSTRACAO.questionarioId)
          .where('concorre', '==', true),
      )
    ).flatMap((documento) => lido(mediaSchema, documento) ?? []);
    const respostas = caminhos.daEmpresa(contexto, 'respostas');
    const folhasDela = await todos(
      db.collection(respostas).where('idQuestionario', '==', DA_DEMONSTRACAO.questionarioId).limit(40),
    );
    let parcelas = SEM_PARCELAS;
    await emPartes(db, empresas, (i) => {
      const idEmpresa = daEmpresa(i);
      const nomes = {
        nomeFantasia: `Empresa ${i + 1} das medidas`,
        nomeEmOrdem: `empresa ${String(i + 1).padStart(6, '0')} das medidas`,
      };
      const linha = {
        ...entre(linhas, i),
        ...nomes,
        idProjeto,
        idEmpresa,
        convidados: { [questionarioId]: 20 },
      };
      parcelas = comParcelas(parcelas, parcelasDe(linha));
      return [
        [caminhosDoPremio.linha(contexto, idProjeto, idEmpresa), linha],
        [
          caminhosDasMedias.uma(contexto, questionarioId, idEmpresa),
          {
            ...entre(medias, i),
            nomeFantasia: nomes.nomeFantasia,
            idProjeto,
            idQuestionario: questionarioId,
            idEmpresa,
            mediaEmpresa: (i * 7919) % 10_001,
          },
        ],
      ];
    });
    await db.doc(caminhosDoPremio.contador(contexto, idProjeto)).set({ ...parcelas, updatedAt: new Date() });
    await emPartes(db, folhas, (i) => [
      [
        `${respostas}/folha-das-medidas-${i}`,
        {
          ...entre(folhasDela, i).data(),
          idProjeto,
          idQuestionario: questionarioId,
          idEmpresa: daEmpresa(i % empresas),
        },
      ],
    ]);
  });

/**
 * Billed reads of each call in the function, in the order of the calls. What every callable reads of its caller is left
 * out: the membership.
 */
export async function leiturasDe(
  pedidos: readonly { nome: string; dados: unknown }[],
  { uid, email }: { uid: string; email: string },
): Promise<number[]> {
  const db = banco();
  let lidas = 0;
  /** Every reading of the library goes through one of three methods: a document's own through `getAll`. */
  const contar = (de: object, metodo: string, quantas: (resposta: never, argumentos: never) => number) => {
    const prototipo: object = Object.getPrototypeOf(de);
    const original = Reflect.get(prototipo, metodo) as (...argumentos: unknown[]) => Promise<unknown>;
    Reflect.set(prototipo, metodo, async function (this: unknown, ...argumentos: unknown[]) {
      const resposta = await original.apply(this, argumentos);
      lidas += quantas(resposta as never, argumentos as never);
      return resposta;
    });
  };
  const consulta = db.collection('x').where('a', '==', 1);
  contar(consulta, 'get', ({ size }: { size: number }) => Math.max(1, size));
  contar(consulta.count(), 'get', (contagem: { data: () => { count: number } }) =>
    Math.max(1, Math.ceil(contagem.data().count / 1000)),
  );
  contar(
    db,
    'getAll',
    (_resposta, documentos: { path: string }[]) =>
      documentos.filter(({ path }) => !path.endsWith(`/colaboradores/${uid}`)).length,
  );
  const leituras: number[] = [];
  for (const { nome, dados } of pedidos) {
    const antes = lidas;
    const data = { requestId: randomUUID(), dados };
    const rawBody = Buffer.from(JSON.stringify({ data }));
    await relatorios.run({
      data,
      rawRequest: {
        path: `/relatoriosFunctions-${nome}`,
        headers: { 'x-forwarded-for': '203.0.113.9' },
        socket: {},
        rawBody,
      },
      auth: { uid, token: { email, email_verified: true } },
    } as unknown as Parameters<typeof relatorios.run>[0]);
    leituras.push(lidas - antes);
  }
  return leituras;
}
