/** Sheets and evaluators' scores of a questionnaire for the raw export, a page by id (decisions P295). */
import { veNotasDeOutros } from '@/domain/diagnostico/quem-conduz';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { FolhaBruta, NotaBruta } from '@/domain/contratos/folhas-brutas';
import { respostasDa } from '@/domain/diagnostico/folha';
import { caminhosDasNotas, notaSchema } from '@/domain/diagnostico/nota';
import { questionarios } from '@/domain/diagnostico/questionario';
import {
  caminhosDaFolha,
  contatoSchema,
  type FolhaDeRespostas,
  folhaDe,
  podeVerDeOutros,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { resultadoDaFolha } from '@/domain/diagnostico/resultado';
import type { Compilado } from '@/domain/diagnostico/versao';
import { respostasVisiveis } from '@/domain/diagnostico/visiveis';
import { type Empresa, empresaSchema } from '@/domain/empresas/empresa';
import { nomeComOrigem } from '@/domain/empresas/origem';
import { DOMINIO_DE_REMOVIDA } from '@/domain/pessoas/colaborador-acoes';
import { conviteSchema } from '@/domain/pessoas/convite';
import { projetoSchema } from '@/domain/projetos/projeto';
import { caminhosDoStatus, tituloDaFase } from '@/domain/projetos/status';
import { FieldPath, type Firestore, ler, lerTodos, lido, type Query } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Membro } from '@functions/chamada/quem';
import { deveNoProjeto, exigirSemDividas } from './cegueira';
import { caminhoDoConvite, paraLer } from './folhas';

/** In the place of a version that is not there: nothing of it shows. */
const SEM_VERSAO: Pick<Compilado, 'grupos' | 'perguntas'> = { grupos: [], perguntas: [] };

const POR_PAGINA = 200;
/** Letters of one page's answers; what is beyond them comes with the next page. */
const LETRAS_DA_PAGINA = 6_000_000;

interface Pedido {
  questionarioId: string;
  depois: string | null;
}

/** The questionnaire of somebody who reads the answers to it. */
async function questionarioDe({ db, contexto, quem }: Membro, id: string) {
  if (!podeVerDeOutros(quem, { daqui: true })) throw negado();
  const questionario = await ler(db, questionarios.schema, `${questionarios.onde(contexto)}/${id}`);
  if (!questionario || questionario.deletedAt !== null)
    throw new ErroDoProduto('Questionário não encontrado!');
  return questionario;
}

async function pagina(consulta: Query, depois: string | null) {
  const emOrdem = consulta.orderBy(FieldPath.documentId());
  const { docs } = await (depois === null ? emOrdem : emOrdem.startAfter(depois)).limit(POR_PAGINA).get();
  return { docs, proxima: docs.length === POR_PAGINA ? (docs.at(-1)?.id ?? null) : null };
}

/** The sheets at the beginning that fit into one answer: one at least. */
function queCabem<T>(folhas: readonly T[]): T[] {
  let letras = 0;
  const demais = folhas.findIndex((folha, i) => {
    letras += JSON.stringify(folha).length;
    return i > 0 && letras > LETRAS_DA_PAGINA;
  });
  return demais === -1 ? [...folhas] : folhas.slice(0, demais);
}

interface DaFolha {
  id: string;
  caminho: string;
  folha: FolhaDeRespostas;
}

const doContato = ({ caminho }: DaFolha) => caminhosDaFolha.contato(caminho);

/** Names of companies as they are now, and their phases. */
async function empresasDe(db: Firestore, contexto: Contexto, idProjeto: string, ids: readonly string[]) {
  const daEmpresa = (id: string) => caminhos.empresa({ licenciadaId: contexto.licenciadaId, empresaId: id });
  const doStatus = (id: string) => caminhosDoStatus.um(contexto, idProjeto, id);
  const [lidos, projeto] = await Promise.all([
    lerTodos(
      db,
      ids.flatMap((id) => [daEmpresa(id), doStatus(id)]),
    ),
    ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto)),
  ]);
  const empresa = (id: string): Empresa | undefined => {
    const documento = lidos.get(daEmpresa(id));
    return documento && lido(empresaSchema, documento);
  };
  return {
    projeto: projeto ?? { fases: [] },
    empresa,
    nome: (id: string) => empresa(id)?.nomeFantasia ?? 'Empresa removida',
    fase: (id: string) => {
      const status: unknown = lidos.get(doStatus(id))?.get('status');
      return typeof status === 'number' ? tituloDaFase(projeto ?? { fases: [] }, status) : '';
    },
  };
}

export async function paginaDeFolhas(membro: Membro, { questionarioId, depois }: Pedido) {
  const { db, contexto, quem } = membro;
  const questionario = await questionarioDe(membro, questionarioId);
  const nomeadas = temFlag(quem, [30, 'leitura']);
  const todas = db
    .collection(caminhos.daEmpresa(contexto, 'respostas'))
    .where('idQuestionario', '==', questionarioId);
  const [lida, total] = await Promise.all([
    pagina(todas, depois),
    depois === null ? todas.count().get() : null,
  ]);
  const legiveis = lida.docs.flatMap((documento): DaFolha[] => {
    const folha = lido(respostaSchema, documento);
    return folha?.deletedAt === null ? [{ id: documento.id, caminho: documento.ref.path, folha }] : [];
  });
  const cabem = queCabem(legiveis);
  const alvoDe = ({ folha }: DaFolha) => ({
    licenciadaId: contexto.licenciadaId,
    empresaId: folha.idEmpresa,
    idEmpresa: contexto.empresaId,
    questionarioId,
  });
  const doConvite = (uma: DaFolha) => caminhoDoConvite(alvoDe(uma), questionario, uma.folha.idRespondente);
  const [ao, empresas, versoes] = await Promise.all([
    lerTodos(
      db,
      cabem.flatMap((uma) => [doContato(uma), doConvite(uma)]),
    ),
    empresasDe(db, contexto, questionario.idProjeto, [...new Set(cabem.map(({ folha }) => folha.idEmpresa))]),
    Promise.all(
      [...new Set(cabem.map(({ folha }) => folha.versao))].map(async (n) => ({
        n,
        versao: await paraLer(db, { ...contexto, idEmpresa: contexto.empresaId, questionarioId }, n),
      })),
    ),
  ]);
  const versaoDe = new Map(versoes.map(({ n, versao }): [number, Compilado] => [n, versao]));
  const bruta = (uma: DaFolha): FolhaBruta => {
    const { id, folha } = uma;
    const contatoLido = ao.get(doContato(uma));
    const conviteLido = ao.get(doConvite(uma));
    const contato = contatoLido?.exists ? lido(contatoSchema, contatoLido) : undefined;
    const convite = conviteLido?.exists ? lido(conviteSchema, conviteLido) : undefined;
    // A sheet of the open link is its own respondent (decisions Q27).
    const canal = folha.idRespondente === id ? 'link' : convite ? 'convite' : 'conta';
    const empresa = empresas.empresa(folha.idEmpresa);
    const versao = versaoDe.get(folha.versao);
    const consentimento = consentimentoDe(canal, contato);
    const quemFoi = nomeadas ? contato : undefined;
    return {
      id,
      idEmpresa: folha.idEmpresa,
      empresa: empresas.nome(folha.idEmpresa),
      fase: empresas.fase(folha.idEmpresa),
      nome: quemFoi ? (empresa ? nomeComOrigem(quemFoi.nome, empresa) : quemFoi.nome) : null,
      // In the place of an erased address stands one that nobody has.
      email: consentimento === 'retirado' ? null : (quemFoi?.email ?? null),
      canal,
      consentimento,
      falaPelaEmpresa: folha.falaPelaEmpresa ?? null,
      versao: folha.versao,
      abertaEm: folha.createdAt.toISOString(),
      finalizadoEm: folha.finalizadoEm?.toISOString() ?? null,
      // A paused sheet may hold answers to questions that no longer show.
      respostas: respostasVisiveis(versao ?? SEM_VERSAO, respostasDa(folhaDe(folha))),
      notas: folha.finalizadoEm ? folha.notas : {},
      media: versao && folha.finalizadoEm ? resultadoDaFolha(versao, folha).media : null,
    };
  };
  return {
    folhas: cabem.map(bruta),
    versoes,
    proxima: cabem.length < legiveis.length ? (cabem.at(-1)?.id ?? null) : lida.proxima,
    total: total && total.data().count,
    nomeadas,
    // They wait as the export of scores does (decisions P342).
    leNotas: veNotasDeOutros(quem) && !(await deveNoProjeto(membro, questionario.idProjeto, questionarioId)),
  };
}

type Contato = { email: string; consentimento?: number | undefined };
/** Only a link asks: somebody with an account agreed to the terms of it. */
function consentimentoDe(
  canal: FolhaBruta['canal'],
  contato: Contato | undefined,
): FolhaBruta['consentimento'] {
  if (contato?.email.endsWith(DOMINIO_DE_REMOVIDA)) return 'retirado';
  if (contato?.consentimento !== undefined) return 'dado';
  return canal === 'link' ? 'semRegistro' : 'naoSePede';
}

export async function paginaDeNotas(membro: Membro, { questionarioId, depois }: Pedido) {
  const { db, contexto, quem } = membro;
  const { idProjeto } = await questionarioDe(membro, questionarioId);
  if (!veNotasDeOutros(quem)) throw negado();
  await exigirSemDividas(membro, idProjeto, questionarioId);
  const { docs, proxima } = await pagina(
    db.collection(caminhosDasNotas.todas(contexto)).where('idQuestionario', '==', questionarioId),
    depois,
  );
  const notas = docs.flatMap((documento) => {
    const nota = lido(notaSchema, documento);
    return nota?.deletedAt === null ? [nota] : [];
  });
  const doAvaliador = (uid: string) => caminhos.colaborador(contexto, uid);
  const [empresas, avaliadores] = await Promise.all([
    empresasDe(db, contexto, idProjeto, [...new Set(notas.map(({ idEmpresaNota }) => idEmpresaNota))]),
    lerTodos(
      db,
      notas.map(({ respondente }) => doAvaliador(respondente)),
    ),
  ]);
  return {
    notas: notas.map((uma): NotaBruta => {
      const nome: unknown = avaliadores.get(doAvaliador(uma.respondente))?.get('nome');
      return {
        empresa: empresas.nome(uma.idEmpresaNota),
        grupo: uma.grupo,
        idFase: uma.fase,
        fase: tituloDaFase(empresas.projeto, uma.fase),
        avaliador: typeof nome === 'string' ? nome : 'Pessoa removida',
        nota: uma.nota,
        justificativa: uma.justificativa,
        desconsiderado: uma.desconsiderado || uma.impedida === true,
        em: uma.updatedAt.toISOString(),
      };
    }),
    proxima,
  };
}
