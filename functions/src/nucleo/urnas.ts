/** What visitors see of votings, brought to what project, companies and count are now (src/domain/votacao/urna.ts). */
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import { empresaSchema } from '@/domain/empresas/empresa';
import { FINALISTAS, type Projeto, projetoSchema, VENCEDORES } from '@/domain/projetos/projeto';
import { categoriasDaVotacao } from '@/domain/projetos/votacao';
import { caminhosDoStatus, type StatusNoProjeto } from '@/domain/projetos/status';
import type { Urna } from '@/domain/votacao/urna';
import {
  type Apuracao,
  apuracaoSchema,
  caminhosDaVotacao,
  type Publico,
  publicoSchema,
} from '@/domain/votacao/voto';
import { type Firestore, ler, lido, type Transaction } from '@functions/banco';
import { isDeepStrictEqual } from 'node:util';
import { linhaGuardadaSchema } from './empresasEmProjetos';
import { type Correcao, corrigir, type Modo } from './correcao';
import { emTodos, idsDe } from './emTodos';

type Candidato = Pick<StatusNoProjeto, 'idEmpresa' | 'nomeFantasia' | 'nomeEmOrdem' | 'categoria' | 'status'>;

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
async function inativas(db: Firestore, { licenciadaId }: Contexto, tx: Transaction): Promise<Set<string>> {
  const { docs } = await tx.get(
    db.collection(caminhos.empresas(licenciadaId)).where('status', '==', 'INATIVO').select(),
  );
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

/** The voting of a questionnaire as it is stored now; undefined where there is none to show. */
async function urnaDe(
  db: Firestore,
  tx: Transaction,
  organizador: Contexto,
  idQuestionario: string,
): Promise<{ idProjeto: string; urna: Urna } | undefined> {
  const questionario = await ler(
    db,
    questionarios.schema,
    caminhos.registro(organizador, questionarios.colecao, idQuestionario),
    tx,
  );
  if (questionario?.deletedAt !== null) return undefined;
  const { idProjeto } = questionario;
  const projeto = await ler(db, projetoSchema, caminhos.projeto(organizador, idProjeto), tx);
  if (!projeto?.votacao || projeto.deletedAt !== null) return undefined;
  const { votacao } = projeto;
  const empresa = await ler(db, empresaSchema, caminhos.empresa(organizador), tx);
  if (empresa?.deletedAt !== null || empresa.status !== 'ATIVO') return undefined;
  const apuracao = await ler(db, apuracaoSchema, caminhosDaVotacao.apuracao(organizador, idQuestionario), tx);
  const fora = await inativas(db, organizador, tx);
  const linhas = (await linhasDoProjeto(db, organizador, idProjeto, { tx })).filter(
    ({ idEmpresa, status }) =>
      !fora.has(idEmpresa) && (!votacao.soFinalistas || [FINALISTAS, VENCEDORES].includes(status)),
  );
  const daCategoria = (nome: string) =>
    linhas
      .filter(({ categoria }) => categoria === nome)
      .map(({ idEmpresa: id, nomeFantasia }) => ({ id, nome: nomeFantasia }));
  const urna = {
    projeto: projeto.nome,
    organizadora: empresa.nomeFantasia,
    inicio: votacao.inicio.toISOString(),
    fim: votacao.fim.toISOString(),
    apurada: Boolean(apuracao?.encerradaEm),
    categorias: categoriasDaVotacao(projeto).map((nome) => ({ nome, empresas: daCategoria(nome) })),
    resultado: resultadoPublico(projeto, apuracao),
  };
  return { idProjeto, urna };
}

/** One voting brought to what it is; one that is no more is hidden. */
export const acertarUrna = (db: Firestore, organizador: Contexto, idQuestionario: string, modo: Modo = {}) =>
  corrigir(db, modo, async (tx): Promise<Correcao[]> => {
    const caminho = caminhosDaVotacao.urna({ ...organizador, questionarioId: idQuestionario });
    const atual = await ler(db, publicoSchema, caminho, tx);
    const certa = await urnaDe(db, tx, organizador, idQuestionario);
    if (!certa)
      return atual?.publica ? [{ caminho, como: 'update', dados: { publica: false, json: '' } }] : [];
    const dados: Publico = {
      publica: true,
      json: JSON.stringify(certa.urna),
      ...organizador,
      idProjeto: certa.idProjeto,
      idQuestionario,
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
  const { docs } = await db
    .collection(caminhosDoStatus.inscritos(empresa))
    .select('empresaId', 'idProjeto')
    .get();
  return emTodos(docs, (inscrito) =>
    acertarUrnasDoProjeto(
      db,
      { ...empresa, empresaId: String(inscrito.get('empresaId')) },
      String(inscrito.get('idProjeto')),
    ),
  );
}
