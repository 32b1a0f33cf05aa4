/** Evidence of companies: places, files that arrive, links, removal and checking (src/domain/evidencias/evidencia.ts). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { diaDe } from '@/domain/comum/datas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { questionarios } from '@/domain/diagnostico/questionario';
import {
  caminhosDasEvidencias,
  type Evidencia,
  evidenciaDoArquivo,
  evidenciaRecebidaSchema,
  evidenciaSchema,
  LIMITE_ATINGIDO,
  MAXIMO_DE_ARQUIVOS,
  cabeUmLink,
  MAXIMO_DE_LINKS,
  MINUTOS_DA_RESERVA,
  pastaDaEvidencia,
  podeExcluirEvidencia,
  recebidaDe,
  TIPO_DA_EXTENSAO,
} from '@/domain/evidencias/evidencia';
import { emAndamento, FASE_DAS_EVIDENCIAS } from '@/domain/projetos/projeto';
import { apagar, balde } from '@functions/arquivos';
import { carimbo, type Firestore, ler, lido, SISTEMA, type Transaction } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { resumo } from '@functions/chamada/resumo';
import { administradoresDe } from './administradores';
import { auditar } from './auditoria';
import { todos } from './avisosDoDia';
import { sobras } from './emMassa';
import { lerProjeto, lerStatus } from './empresasEmProjetos';
import { idDaNotificacao, notificar } from './notificar';
import { versaoPublicada } from './folhas';

interface Alvo {
  /** The company that organises. */
  idEmpresa: string;
  idProjeto: string;
  idQuestionario: string;
}

const INEXISTENTE = 'Evidência não encontrada!';
const FORA_DA_FASE = 'A empresa não está na fase de evidências deste projeto.';

/** Names for the organiser's list. Throws ErroDoProduto unless the company is in the phase of evidence now. */
async function exigirFase(db: Firestore, tx: Transaction, empresa: Contexto, alvo: Alvo) {
  const organizador = { ...empresa, empresaId: alvo.idEmpresa };
  const dupla = { idProjeto: alvo.idProjeto, idEmpresa: empresa.empresaId };
  const status = await lerStatus(db, tx, organizador, dupla);
  if (status?.deletedAt !== null) throw new ErroDoProduto('Projeto não encontrado');
  const projeto = await lerProjeto(db, tx, organizador, alvo.idProjeto);
  if (status.status !== FASE_DAS_EVIDENCIAS || !emAndamento(projeto, new Date()))
    throw new ErroDoProduto(FORA_DA_FASE);
  const caminho = `${questionarios.onde(organizador)}/${alvo.idQuestionario}`;
  const questionario = await ler(db, questionarios.schema, caminho, tx);
  if (
    questionario?.deletedAt !== null ||
    questionario.idProjeto !== alvo.idProjeto ||
    versaoPublicada(questionario) === 0
  )
    throw new ErroDoProduto('Questionário não encontrado!');
  return { nomeFantasia: status.nomeFantasia, questionario: questionario.nome };
}

const caminhoDoLugar = (
  empresa: Contexto,
  { idEmpresa, idQuestionario }: Omit<Alvo, 'idProjeto'>,
  n: number,
) => caminhosDasEvidencias.lugar(empresa, resumo('evidencias', idEmpresa, idQuestionario), n);

/** Who holds each of the five places; undefined where one is free, or waited for a file that never came. */
async function ocupantes(db: Firestore, tx: Transaction, empresa: Contexto, alvo: Alvo, agora: Date) {
  const lugares = await tx.getAll(
    ...Array.from({ length: MAXIMO_DE_ARQUIVOS }, (_, i) => db.doc(caminhoDoLugar(empresa, alvo, i + 1))),
  );
  const ids = lugares.map((lugar) => lugar.get('evidencia') as string | undefined);
  return Promise.all(
    ids.map(async (id) => {
      const evidencia = id && (await ler(db, evidenciaSchema, caminhosDasEvidencias.uma(empresa, id), tx));
      if (!evidencia || evidencia.deletedAt !== null) return undefined;
      return evidencia.expiraEm && evidencia.expiraEm <= agora ? undefined : { id, ...evidencia };
    }),
  );
}

interface Arquivo {
  nome: string;
  arquivo: string;
  tamanho: number;
}

/** Takes a place (threats G08). Throws ErroDoProduto where the five are taken. */
export const reservar = (
  { db, chave, contexto, uid }: Membro,
  alvo: Alvo,
  { nome, arquivo, tamanho }: Arquivo,
) =>
  db.runTransaction(
    async (tx) => {
      const nomes = await exigirFase(db, tx, contexto, alvo);
      const agora = new Date();
      const expiraEm = new Date(agora.getTime() + MINUTOS_DA_RESERVA * 60_000);
      const deQuem = await ocupantes(db, tx, contexto, alvo, agora);
      const restam = deQuem.filter((ocupante) => !ocupante).length;
      const mesma = deQuem.find(
        (o) =>
          o?.situacao === 'ENVIANDO' &&
          o.createdBy === uid &&
          o.nomeArquivo === nome &&
          o.arquivo?.size === tamanho,
      );
      if (mesma?.arquivo) {
        tx.update(db.doc(caminhosDasEvidencias.uma(contexto, mesma.id)), { expiraEm, updatedAt: agora });
        return { id: mesma.id, path: mesma.arquivo.path, restam };
      }
      if (restam === 0) throw new ErroDoProduto(LIMITE_ATINGIDO);
      const lugar = deQuem.indexOf(undefined) + 1;
      const path = `${pastaDaEvidencia(contexto, alvo, chave)}/${arquivo}`;
      const type = TIPO_DA_EXTENSAO[arquivo.slice(arquivo.lastIndexOf('.') + 1)] ?? '';
      const evidencia = emForma(evidenciaSchema, {
        ...alvo,
        ...nomes,
        idEmpresaColaborador: contexto.empresaId,
        nomeArquivo: nome,
        link: '',
        externo: false,
        conferida: false,
        arquivo: { path, name: nome, size: tamanho, type },
        situacao: 'ENVIANDO',
        lugar,
        expiraEm,
        ...carimbo(agora, uid),
      });
      tx.set(db.doc(caminhosDasEvidencias.uma(contexto, chave)), evidencia);
      tx.set(db.doc(caminhoDoLugar(contexto, alvo, lugar)), { evidencia: chave });
      return { id: chave, path, restam: restam - 1 };
    },
    { maxAttempts: 20 },
  );

const organizadorDe = (empresa: Contexto, { idEmpresa }: Pick<Evidencia, 'idEmpresa'>): Contexto => ({
  ...empresa,
  empresaId: idEmpresa,
});

/** Tells the organiser's administrators, once a day of a company. */
async function avisarOrganizador(
  db: Firestore,
  organizador: Contexto,
  id: string,
  { idEmpresaColaborador, createdAt }: Pick<Evidencia, 'idEmpresaColaborador' | 'createdAt'>,
) {
  const pessoas = await db.runTransaction((tx) => administradoresDe(db, tx, organizador), { readOnly: true });
  const dia = diaDe(createdAt);
  await notificar(db, organizador, {
    id: idDaNotificacao('evidencias', resumo(idEmpresaColaborador, dia)),
    quem: null,
    sobre: null,
    origem: caminhosDasEvidencias.recebida(organizador, id),
    detalhe: { evidencia: 'ENVIADA' },
    para: new Map(pessoas.map((pessoa) => [pessoa.id, ['EVIDENCIA']])),
  });
}

/**
 * The file of an evidence is there and is what its name says: the organiser sees it. False where nothing waits for it.
 * Files of anything else are none of its business.
 */
export async function receberEvidencia(db: Firestore, path: string): Promise<boolean> {
  const qual = evidenciaDoArquivo(path);
  if (!qual) return true;
  const { empresa, id } = qual;
  const caminho = caminhosDasEvidencias.uma(empresa, id);
  const recebida = await db.runTransaction(async (tx) => {
    const evidencia = await ler(db, evidenciaSchema, caminho, tx);
    if (evidencia?.deletedAt !== null || evidencia.arquivo?.path !== path) return undefined;
    if (evidencia.situacao === 'RECEBIDA') return evidencia;
    const agora: Evidencia = {
      ...evidencia,
      situacao: 'RECEBIDA',
      expiraEm: null,
      updatedAt: new Date(),
    };
    tx.set(db.doc(caminho), comOGuardado(agora, evidencia));
    tx.set(db.doc(caminhosDasEvidencias.recebida(organizadorDe(empresa, agora), id)), recebidaDe(agora));
    return agora;
  });
  if (!recebida) return false;
  await avisarOrganizador(db, organizadorDe(empresa, recebida), id, recebida);
  return true;
}

/** Ends an evidence and frees its place; writes nothing where it has ended. */
function encerrar(
  db: Firestore,
  tx: Transaction,
  { empresa, id, evidencia, por }: { empresa: Contexto; id: string; evidencia: Evidencia; por: string },
  lugarAtual: string | undefined,
) {
  const agora = new Date();
  // What was shown goes; that something was stays, under its name.
  const fim = { deletedAt: agora, updatedAt: agora, updatedBy: por, arquivo: null, link: '' };
  tx.update(db.doc(caminhosDasEvidencias.uma(empresa, id)), { ...fim, expiraEm: null });
  if (evidencia.situacao === 'RECEBIDA')
    tx.update(db.doc(caminhosDasEvidencias.recebida(organizadorDe(empresa, evidencia), id)), fim);
  if (evidencia.lugar !== null && lugarAtual === id)
    tx.delete(db.doc(caminhoDoLugar(empresa, evidencia, evidencia.lugar)));
}

/** The evidence that stands in its place now: a place that waited in vain may have been given to another. */
const noLugar = async (db: Firestore, tx: Transaction, empresa: Contexto, evidencia: Evidencia) =>
  evidencia.lugar === null
    ? undefined
    : ((await tx.get(db.doc(caminhoDoLugar(empresa, evidencia, evidencia.lugar)))).get('evidencia') as
        | string
        | undefined);

/** Gives the place of a file back that was refused, or never came. */
const soltar = (db: Firestore, empresa: Contexto, id: string, se: (evidencia: Evidencia) => boolean) =>
  db.runTransaction(async (tx) => {
    const evidencia = await ler(db, evidenciaSchema, caminhosDasEvidencias.uma(empresa, id), tx);
    if (evidencia?.deletedAt !== null || evidencia.situacao !== 'ENVIANDO' || !se(evidencia)) return false;
    const lugar = await noLugar(db, tx, empresa, evidencia);
    encerrar(db, tx, { empresa, id, evidencia, por: SISTEMA }, lugar);
    return true;
  });

export async function soltarEvidencia(db: Firestore, path: string): Promise<void> {
  const qual = evidenciaDoArquivo(path);
  if (qual) await soltar(db, qual.empresa, qual.id, ({ arquivo }) => arquivo?.path === path);
}

/** Gives back the places whose file never came, and says how many. */
export async function soltarReservasVencidas(db: Firestore, agora: Date): Promise<number> {
  const { cadaUm, dizer } = sobras('reservas vencidas');
  let soltas = 0;
  const vencidas = db.collectionGroup('evidencias').where('expiraEm', '<=', agora);
  for await (const { ref } of todos(vencidas)) {
    const empresa = contextoDaReferencia(ref.path);
    if (empresa)
      await cadaUm(ref.path, async () => {
        if (await soltar(db, empresa, ref.id, () => true)) soltas++;
      });
  }
  dizer();
  return soltas;
}

/** Adds a link, which takes no place. Throws ErroDoProduto where there are too many. */
export async function incluirLink(
  { db, chave, contexto, uid }: Membro,
  alvo: Alvo,
  { descricao, link }: { descricao: string; link: string },
) {
  const evidencia = await db.runTransaction(async (tx) => {
    const nomes = await exigirFase(db, tx, contexto, alvo);
    const delas = await tx.get(
      db
        .collection(caminhosDasEvidencias.todas(contexto))
        .where('idEmpresa', '==', alvo.idEmpresa)
        .where('idQuestionario', '==', alvo.idQuestionario)
        .where('deletedAt', '==', null),
    );
    if (!cabeUmLink(delas.docs.filter((cada) => cada.get('externo') === true).length))
      throw new ErroDoProduto(
        `Este questionário já tem ${MAXIMO_DE_LINKS} links. Exclua um antes de incluir outro.`,
      );
    const nova = emForma(evidenciaSchema, {
      ...alvo,
      ...nomes,
      idEmpresaColaborador: contexto.empresaId,
      nomeArquivo: descricao,
      link,
      externo: true,
      conferida: false,
      arquivo: null,
      situacao: 'RECEBIDA',
      lugar: null,
      expiraEm: null,
      ...carimbo(new Date(), uid),
    });
    tx.set(db.doc(caminhosDasEvidencias.uma(contexto, chave)), nova);
    tx.set(db.doc(caminhosDasEvidencias.recebida(organizadorDe(contexto, nova), chave)), recebidaDe(nova));
    return nova;
  });
  await avisarOrganizador(db, organizadorDe(contexto, evidencia), chave, evidencia);
  return chave;
}

/** Removes the evidence, then its file. Throws ErroDoProduto once it was checked, or the phase is over. */
export async function excluir({ db, chave, contexto: empresa, uid, quem }: Membro, id: string) {
  const caminho = caminhosDasEvidencias.uma(empresa, id);
  const path = await db.runTransaction(async (tx) => {
    const evidencia = await ler(db, evidenciaSchema, caminho, tx);
    if (!evidencia) throw new ErroDoProduto(INEXISTENTE);
    if (evidencia.deletedAt !== null) return undefined;
    if (evidencia.conferida)
      throw new ErroDoProduto('Esta evidência já foi conferida e não pode mais ser excluída.');
    if (!podeExcluirEvidencia(quem, evidencia, uid)) throw negado();
    if (evidencia.situacao === 'RECEBIDA') await exigirFase(db, tx, empresa, evidencia);
    const lugar = await noLugar(db, tx, empresa, evidencia);
    encerrar(db, tx, { empresa, id, evidencia, por: uid }, lugar);
    const organizador = organizadorDe(empresa, evidencia);
    if (evidencia.situacao === 'RECEBIDA')
      for (const [i, contexto] of [empresa, organizador].entries()) {
        const alvo = i === 0 ? caminho : caminhosDasEvidencias.recebida(organizador, id);
        const sobre = { contexto, acao: 'EVIDENCIA_EXCLUIDA', quem: uid, alvo } as const;
        auditar(
          { db, tx, chave: `${chave}-${i}` },
          sobre,
          {},
          { projeto: evidencia.idProjeto, removida: true },
        );
      }
    return evidencia.arquivo?.path;
  });
  // The nightly look finds the file where this does not come to pass.
  if (path) await apagar(balde(), path);
}

/** Marks what the organiser looked at, or takes the mark back. The same again changes nothing. */
export async function conferir(
  { db, chave, contexto: organizador, uid }: Membro,
  id: string,
  conferida: boolean,
) {
  const caminho = caminhosDasEvidencias.recebida(organizador, id);
  const feita = await db.runTransaction(async (tx) => {
    const [documento] = await tx.getAll(db.doc(caminho));
    const evidencia = documento && lido(evidenciaRecebidaSchema, documento);
    if (evidencia?.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
    if (evidencia.conferida === conferida) return undefined;
    const empresa = { ...organizador, empresaId: evidencia.idEmpresaColaborador };
    const mudanca = { conferida, updatedAt: new Date(), updatedBy: uid };
    tx.update(db.doc(caminho), mudanca);
    tx.update(db.doc(caminhosDasEvidencias.uma(empresa, id)), mudanca);
    const sobre = { contexto: organizador, acao: 'EVIDENCIA_CONFERIDA', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, { conferida: !conferida }, { conferida });
    return { empresa, autor: evidencia.createdBy };
  });
  if (!feita || !conferida) return;
  await notificar(db, feita.empresa, {
    id: idDaNotificacao('evidencia', id),
    quem: null,
    sobre: null,
    origem: caminhosDasEvidencias.uma(feita.empresa, id),
    detalhe: { evidencia: 'CONFERIDA' },
    para: new Map([[feita.autor, ['EVIDENCIA']]]),
  });
}
