/**
 * How far answer sheets are, as somebody may know it (decisions Q164). The organiser's readers of answers see those of its
 * questionnaires, a company's readers of invitations those of its people, and everybody their own. No answer is read.
 */
import { lerRegistro } from '@/domain/comum/registro';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos, contextoDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { ForaDaFase } from '@/domain/diagnostico/fase-de-resposta';
import { type Questionario, questionarios } from '@/domain/diagnostico/questionario';
import {
  caminhosDaFolha,
  type Fechamento,
  podeVerDeOutros,
  respostaSchema,
  type SituacaoDaFolha,
  soOlhada,
} from '@/domain/diagnostico/resposta';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { abaixoDe, comDatas, ler, type Query, type QueryDocumentSnapshot } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import * as z from 'zod/mini';
import { contarFinalizadas } from './finalizadas';
import { fechamento, lerForaDaFase, nomeDoProjeto } from './folhas';

/** Looked through, and shown at most. */
const LIDAS = 1_000;
const MOSTRADAS = 250;

interface DaLista {
  documento: QueryDocumentSnapshot;
  organizadora: string;
  idQuestionario: string;
  idProjeto: string;
  idEmpresa: string;
  idRespondente: string;
  podeVer: boolean;
}

const texto = (documento: QueryDocumentSnapshot, campo: string) => String(documento.get(campo) ?? '');

/** The caller's view of a sheet; undefined of one that they may not know of. */
function vista(membro: Membro, documento: QueryDocumentSnapshot): DaLista | undefined {
  const { contexto, quem, uid } = membro;
  const organiza = contextoDaReferencia(documento.ref.path);
  if (organiza?.licenciadaId !== contexto.licenciadaId || documento.get('deletedAt') !== null)
    return undefined;
  const [idEmpresa, idRespondente] = [texto(documento, 'idEmpresa'), texto(documento, 'idRespondente')];
  const daqui = idEmpresa === contexto.empresaId;
  const propria = daqui && idRespondente === uid;
  const podeVer = propria || podeVerDeOutros(quem, { daqui: organiza.empresaId === contexto.empresaId });
  const dosColegas = daqui && !quem.externo && temFlag(quem, [30, 'leitura']);
  if (!podeVer && !dosColegas) return undefined;
  return {
    documento,
    organizadora: organiza.empresaId,
    idQuestionario: texto(documento, 'idQuestionario'),
    idProjeto: texto(documento, 'idProjeto'),
    idEmpresa,
    idRespondente,
    podeVer,
  };
}

const mudadaEm = ({ documento }: DaLista) => instante(documento, 'updatedAt')?.getTime() ?? 0;

async function vistas(membro: Membro, campo: 'idEmpresa' | 'idRespondente', id: string) {
  const todas: Query = abaixoDe(
    membro.db,
    caminhos.licenciada(membro.contexto.licenciadaId),
    'respostas',
  ).where(campo, '==', id);
  const { docs } = await todas
    .select(
      'idQuestionario',
      'idProjeto',
      'idEmpresa',
      'idRespondente',
      'stepPausado',
      'finalizadoEm',
      'reaberturas',
      'createdAt',
      'updatedAt',
      'deletedAt',
    )
    .limit(LIDAS)
    .get();
  return docs
    .flatMap((documento) => vista(membro, documento) ?? [])
    .toSorted((a, b) => mudadaEm(b) - mudadaEm(a));
}

function instante(documento: QueryDocumentSnapshot, campo: string): Date | null {
  const valor: unknown = documento.get(campo);
  return valor && typeof valor === 'object' && 'toDate' in valor
    ? (valor as { toDate: () => Date }).toDate()
    : null;
}

function situacaoDe(documento: QueryDocumentSnapshot, fechada: Fechamento | null): SituacaoDaFolha {
  if (documento.get('finalizadoEm') !== null) return 'finalizada';
  if (fechada) return fechada;
  const [createdAt, updatedAt] = [instante(documento, 'createdAt'), instante(documento, 'updatedAt')];
  const stepPausado = Number(documento.get('stepPausado'));
  const aberta = createdAt && updatedAt && soOlhada({ stepPausado, createdAt, updatedAt });
  return aberta ? 'aguardando' : 'pausada';
}

const { finalizadoEm, reaberturas } = respostaSchema.shape;
const doFechamento = z.object({ finalizadoEm, reaberturas });

/** Who answers: a colleague by the membership, somebody else by what they said at the finish, to readers of 30. */
async function nomeDe({ db, contexto, uid, quem }: Membro, { documento, idEmpresa, idRespondente }: DaLista) {
  const daqui = idEmpresa === contexto.empresaId;
  if (idRespondente !== uid && (quem.externo || !temFlag(quem, [30, 'leitura']))) return null;
  const caminho = daqui
    ? caminhos.colaborador(contexto, idRespondente)
    : caminhosDaFolha.contato(documento.ref.path);
  const nome: unknown = (await db.doc(caminho).get()).get('nome');
  return typeof nome === 'string' ? nome : null;
}

async function emLinhas(membro: Membro, todas: readonly DaLista[]) {
  const { db, contexto } = membro;
  const mostradas = todas.slice(0, MOSTRADAS);
  const lidos = new Map<string, Promise<{ questionario: Questionario | undefined; projeto: string }>>();
  const doQuestionario = ({ organizadora, idQuestionario, idProjeto }: DaLista) => {
    const caminho = `${questionarios.onde({ ...contexto, empresaId: organizadora })}/${idQuestionario}`;
    const lido =
      lidos.get(caminho) ??
      Promise.all([
        ler(db, questionarios.schema, caminho),
        nomeDoProjeto(db, { ...contexto, idEmpresa: organizadora }, idProjeto),
      ]).then(([questionario, projeto]) => ({ questionario, projeto }));
    lidos.set(caminho, lido);
    return lido;
  };
  const fases = new Map<string, Promise<ForaDaFase | null>>();
  const daFase = (linha: DaLista, questionario: Questionario) => {
    const chave = `${linha.organizadora}/${linha.idQuestionario}/${linha.idEmpresa}`;
    const alvo = {
      ...contexto,
      empresaId: linha.idEmpresa,
      idEmpresa: linha.organizadora,
      questionarioId: linha.idQuestionario,
    };
    const lida = fases.get(chave) ?? lerForaDaFase(db, alvo, questionario);
    fases.set(chave, lida);
    return lida;
  };
  const folhas = await Promise.all(
    mostradas.map(async (linha) => {
      const { questionario, projeto } = await doQuestionario(linha);
      const { documento } = linha;
      const fechada = questionario
        ? fechamento(
            {
              questionario,
              foraDaFase: await daFase(linha, questionario),
              folha: lerRegistro(doFechamento, comDatas(documento.data())).data,
            },
            new Date(),
          )
        : 'fora';
      return {
        id: documento.id,
        idEmpresa: linha.organizadora,
        questionarioId: linha.idQuestionario,
        idProjeto: linha.idProjeto,
        questionario: questionario?.nome ?? 'Questionário removido',
        projeto,
        idRespondente: linha.idRespondente,
        nome: await nomeDe(membro, linha),
        situacao: situacaoDe(documento, fechada),
        etapa: Number(documento.get('stepPausado') ?? 0),
        finalizadoEm: instante(documento, 'finalizadoEm')?.toISOString() ?? null,
        podeVer: linha.podeVer,
      };
    }),
  );
  return { folhas, haMais: todas.length > MOSTRADAS };
}

/** How many the company finished in each questionnaire of these sheets, also those that are not shown. */
async function finalizadasDe({ db, contexto }: Membro, todas: readonly DaLista[]) {
  const alvos = new Map(
    todas.map(({ organizadora, idQuestionario, idEmpresa }) => [
      `${organizadora}/${idQuestionario}`,
      { ...contexto, empresaId: idEmpresa, idEmpresa: organizadora, questionarioId: idQuestionario },
    ]),
  );
  const quantas = await contarFinalizadas(db, [...alvos.values()]);
  return [...alvos.values()].map(({ idEmpresa, questionarioId }, i) => ({
    idEmpresa,
    questionarioId,
    quantas: quantas[i] ?? 0,
  }));
}

/** Of a company: one's own, or one that takes part in a project of the caller's. Others are told as missing. */
export async function folhasDeEmpresa(membro: Membro, idEmpresa: string) {
  const { db, contexto, quem } = membro;
  if (quem.externo) throw negado();
  if (idEmpresa !== contexto.empresaId) {
    const inscricao = await db
      .collection(caminhosDoStatus.status(contexto))
      .where('idEmpresa', '==', idEmpresa)
      .limit(1)
      .get();
    if (inscricao.empty || !podeVerDeOutros(quem, { daqui: true }))
      throw new ErroDoProduto('Empresa não encontrada!');
  }
  const nome: unknown = (await db.doc(caminhos.empresa({ ...contexto, empresaId: idEmpresa })).get()).get(
    'nomeFantasia',
  );
  const todas = await vistas(membro, 'idEmpresa', idEmpresa);
  const [linhas, finalizadas] = await Promise.all([emLinhas(membro, todas), finalizadasDe(membro, todas)]);
  return { nome: typeof nome === 'string' ? nome : 'Empresa', ...linhas, finalizadas };
}

/** Of a person: oneself, a colleague, or somebody who answers questionnaires of the caller's company. */
export async function folhasDePessoa(membro: Membro, uid: string) {
  const { db, contexto } = membro;
  const todas = await vistas(membro, 'idRespondente', uid);
  const linhas = await emLinhas(membro, todas);
  const conhece = uid === membro.uid || (!membro.quem.externo && temFlag(membro.quem, [30, 'leitura']));
  const colega: unknown = conhece
    ? (await db.doc(caminhos.colaborador(contexto, uid)).get()).get('nome')
    : undefined;
  const nome = typeof colega === 'string' ? colega : linhas.folhas.find((folha) => folha.nome !== null)?.nome;
  if (todas.length === 0 && typeof colega !== 'string') throw new ErroDoProduto('Usuário não encontrado');
  return { nome: nome ?? 'Respondente', ...linhas };
}
