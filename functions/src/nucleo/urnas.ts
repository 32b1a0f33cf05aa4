/** What visitors see of votings, brought to what project, companies and count are now (src/domain/votacao/urna.ts). */
import { empresaOrganiza } from '@/domain/acesso/organizar';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaSchema } from '@/domain/empresas/empresa';
import { fasesDe, type Projeto, projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, type StatusNoProjeto } from '@/domain/projetos/status';
import { motivosDeFora } from '@/domain/votacao/candidata';
import type { Urna } from '@/domain/votacao/urna';
import {
  type Apuracao,
  apuracaoSchema,
  caminhosDaVotacao,
  MAIOR_URNA,
  type Publico,
  publicoSchema,
} from '@/domain/votacao/voto';
import { type Firestore, legivel, ler, lido, type Transaction } from '@functions/banco';
import { error } from 'firebase-functions/logger';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod/mini';
import { linhaGuardadaSchema, linhasDaEmpresa } from './empresasEmProjetos';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

type Candidato = Pick<
  StatusNoProjeto,
  'idEmpresa' | 'nomeFantasia' | 'nomeEmOrdem' | 'categoria' | 'status' | 'habilitada' | 'createdAt'
>;

/** Rows of the project in their order: those in it now, or with `todas` also of companies that left. */
export async function linhasDoProjeto(
  db: Firestore,
  organizador: Contexto,
  idProjeto: string,
  { tx, todas = false }: { tx?: Transaction; todas?: boolean } = {},
): Promise<Candidato[]> {
  const doProjeto = db.collection(caminhosDoStatus.status(organizador)).where('idProjeto', '==', idProjeto);
  const consulta = todas ? doProjeto : doProjeto.where('deletedAt', '==', null);
  const { docs } = await (tx ? tx.get(consulta) : consulta.get());
  const linhas = docs.flatMap((documento) => lido(linhaGuardadaSchema, documento) ?? []);
  return linhas.toSorted((a, b) => (a.nomeEmOrdem < b.nomeEmOrdem ? -1 : 1));
}

/** Ids of the licensee's companies that are out of use. */
export async function inativas(
  db: Firestore,
  { licenciadaId }: Contexto,
  tx?: Transaction,
): Promise<Set<string>> {
  const consulta = db.collection(caminhos.empresas(licenciadaId)).where('status', '==', 'INATIVO').select();
  const { docs } = await (tx ? tx.get(consulta) : consulta.get());
  return new Set(docs.map(({ id }) => id));
}

function resultadoPublico({ votacao }: Projeto, apuracao: Apuracao | undefined): Urna['resultado'] {
  if (!votacao?.publicarResultados || !apuracao?.encerradaEm || !apuracao.resultado) return null;
  return apuracao.resultado.categorias.map(({ nome, contados, empresas }) => ({
    nome,
    votos: contados,
    empresas: empresas.flatMap(({ nome: empresa, votos }) => (votos > 0 ? [{ nome: empresa, votos }] : [])),
  }));
}

/** Of one among others: a comma follows. */
const bytes = (dados: object) => Buffer.byteLength(JSON.stringify(dados)) + 1;
const candidata = ({ idEmpresa: id, nomeFantasia }: Candidato) => ({ id, nome: nomeFantasia });

/**
 * The companies that fit beside `semElas`, in the order given. Those that came furthest stay, and of these the ones that
 * were there first: whoever brings thousands of companies in crowds out nobody who was before (threats F18).
 */
function queCabem(linhas: Candidato[], semElas: Urna, projeto: Projeto): Candidato[] {
  let restam = MAIOR_URNA - bytes(semElas);
  const ordem = fasesDe(projeto).map(({ id }) => id);
  const cabem = new Set(
    linhas
      .toSorted(
        (a, b) =>
          ordem.indexOf(b.status) - ordem.indexOf(a.status) || a.createdAt.getTime() - b.createdAt.getTime(),
      )
      .filter((linha) => {
        restam -= bytes(candidata(linha));
        return restam >= 0;
      }),
  );
  if (cabem.size < linhas.length)
    error('votação sem lugar para todas as empresas', { cabem: cabem.size, de: linhas.length });
  return linhas.filter((linha) => cabem.has(linha));
}

/** Nothing else of a questionnaire counts here: one whose bands cannot be read stops no voting (threats I16). */
const doQuestionario = z.object({ idProjeto: z.string(), deletedAt: z.nullable(z.date()) });

/** The voting of a questionnaire as it is stored now; undefined where there is none to show. */
async function urnaDe(
  db: Firestore,
  tx: Transaction,
  organizador: Contexto,
  idQuestionario: string,
): Promise<{ idProjeto: string; desde: Date; urna: Urna } | undefined> {
  const questionario = await ler(
    db,
    doQuestionario,
    caminhos.registro(organizador, questionarios.colecao, idQuestionario),
    tx,
  );
  if (questionario?.deletedAt !== null) return undefined;
  const { idProjeto } = questionario;
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, idProjeto), tx);
  if (!projeto?.votacao || projeto.deletedAt !== null) return undefined;
  const { votacao, categoria: nomes } = projeto;
  const empresa = await ler(db, empresaSchema, caminhos.empresa(organizador), tx);
  if (!empresa || !empresaOrganiza(empresa)) return undefined;
  const apuracao = await ler(db, apuracaoSchema, caminhosDaVotacao.apuracao(organizador, idQuestionario), tx);
  const fora = await inativas(db, organizador, tx);
  const linhas = (await linhasDoProjeto(db, organizador, idProjeto, { tx })).filter(
    (linha) => motivosDeFora({ ...linha, inativa: fora.has(linha.idEmpresa) }, projeto).length === 0,
  );
  const vazia: Urna = {
    projeto: projeto.nome,
    organizadora: empresa.nomeFantasia,
    inicio: votacao.inicio.toISOString(),
    fim: votacao.fim.toISOString(),
    apurada: Boolean(apuracao?.encerradaEm),
    categorias: nomes.map((nome) => ({ nome, empresas: [] })),
    resultado: resultadoPublico(projeto, apuracao),
  };
  const delas = queCabem(linhas, vazia, projeto);
  const categorias = nomes.map((nome) => ({
    nome,
    empresas: delas.filter(({ categoria }) => categoria === nome).map(candidata),
  }));
  return { idProjeto, desde: projeto.createdAt, urna: { ...vazia, categorias } };
}

/** One voting brought to what it is; one that is no more is hidden. */
export const acertarUrna = (db: Firestore, organizador: Contexto, idQuestionario: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx): Promise<Correcao[]> => {
    const caminho = caminhosDaVotacao.urna({ ...organizador, questionarioId: idQuestionario });
    // One that is too large, or of an earlier version, is made anew.
    const atual = legivel(publicoSchema, await tx.get(db.doc(caminho)));
    const certa = await urnaDe(db, tx, organizador, idQuestionario);
    if (!certa)
      return atual?.publica ? [{ caminho, como: 'update', dados: { publica: false, json: '' } }] : [];
    const dados: Publico = {
      publica: true,
      json: JSON.stringify(certa.urna),
      ...organizador,
      idProjeto: certa.idProjeto,
      idQuestionario,
      projetoDesde: certa.desde,
    };
    return isDeepStrictEqual(atual, dados) ? [] : [{ caminho, como: 'set', dados: { ...dados } }];
  });

/** Every voting of a project. */
export async function acertarUrnasDoProjeto(db: Firestore, organizador: Contexto, idProjeto: string) {
  const { docs } = await db
    .collection(questionarios.onde(organizador))
    .where('idProjeto', '==', idProjeto)
    .select()
    .get();
  return emTodos(docs, ({ id }) => acertarUrna(db, organizador, id));
}

/** Every voting of the organiser, those of questionnaires that are gone included. */
export async function acertarUrnas(db: Firestore, organizador: Contexto, modo: Modo = {}) {
  const publicadas = await db
    .collection(caminhosDaVotacao.publicos)
    .where('licenciadaId', '==', organizador.licenciadaId)
    .where('empresaId', '==', organizador.empresaId)
    .select('idQuestionario')
    .get();
  const ids = new Set([
    ...(await idsDe(db, questionarios.onde(organizador))),
    ...publicadas.docs.map((documento) => String(documento.get('idQuestionario'))),
  ]);
  return emTodos(ids, (id) => acertarUrna(db, organizador, id, modo));
}

/** Votings in which the company can be voted for, after it went out of use or came back; its own as an organiser too. */
export async function acertarUrnasDaEmpresa(db: Firestore, empresa: Contexto) {
  await acertarUrnas(db, empresa);
  return emTodos(await linhasDaEmpresa(db, empresa), ({ organizador, dupla: { idProjeto } }) =>
    acertarUrnasDoProjeto(db, organizador, idProjeto),
  );
}
