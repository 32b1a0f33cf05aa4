/** What `/conferencia` compares a spreadsheet with: means, scores and answers of a company (decisions P6, Q29, Q290). */
import { caminhos, type Contexto, contextoDaReferencia } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import type { Guardado } from '@/domain/diagnostico/conferencia';
import { comLugares } from '@/domain/diagnostico/juri';
import {
  avaliacoesSchema,
  caminhosDasMedias,
  faseAvaliada,
  mediaSchema,
  versaoMaisNova,
} from '@/domain/diagnostico/media';
import {
  maisUm,
  mediaDosValores,
  NENHUM_VALOR,
  type Somados,
  valorDaResposta,
} from '@/domain/diagnostico/pontuacao';
import { questionarios } from '@/domain/diagnostico/questionario';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { type Compilado, perguntasPontuadas } from '@/domain/diagnostico/versao';
import { fasesDe, projetoSchema } from '@/domain/projetos/projeto';
import { tituloDaFase } from '@/domain/projetos/status';
import { abaixoDe, FieldPath, type Firestore, ler, lido, type Query } from '@functions/banco';
import { negado } from '@functions/chamada/erros';
import type { Limite } from '@functions/chamada/limites';
import type { Conta } from '@functions/chamada/quem';
import * as z from 'zod/mini';
import { atuante } from './agenteDeEmpresa';
import { nomeDoProjeto, paraLer, versaoDe, versaoPublicada } from './folhas';
import { cegueiras, semCegas } from './cegueira';
import { lerJurisDoProjeto } from './juri';
import { lerEncerradas } from './encerradas';
import { INEXISTENTE } from './resultados';

export interface AlvoDaConferencia {
  licenciadaId: string;
  /** Null: a MASTER, who acts from no company. */
  empresaId: string | null;
  idEmpresa: string;
  organizadora: string;
  questionarioId: string;
}

export const limitesDaConferencia = (_dados: unknown, { uid }: Conta): Limite[] => [
  { chave: `pessoa:${uid}`, maximo: 300, minutos: 60 },
];

/** ADMIN of the company that asks, or MASTER by the claim; anybody else is refused. True of a MASTER. */
export async function exigirConferente(
  conta: Conta,
  deOnde: Pick<AlvoDaConferencia, 'licenciadaId' | 'empresaId'>,
): Promise<boolean> {
  const { agente } = await atuante(conta, deOnde);
  if (!agente.master && agente.quem.papel !== 'ADMIN') throw negado();
  return agente.master;
}

/** More than one company answers. */
const MAXIMO_DE_QUESTIONARIOS = 250;

/** Questionnaires in which the company has means: an ADMIN's own, to a MASTER those of the whole licensee. */
export async function questionariosDaEmpresa(
  db: Firestore,
  contexto: { licenciadaId: string; empresaId: string | null },
  idEmpresa: string,
) {
  const { licenciadaId, empresaId } = contexto;
  const onde: Query =
    empresaId === null
      ? abaixoDe(db, caminhos.licenciada(licenciadaId), 'medias')
      : db.collection(caminhosDasMedias.medias({ licenciadaId, empresaId }));
  const { docs } = await onde
    .where('idEmpresa', '==', idEmpresa)
    .select('idQuestionario')
    .limit(MAXIMO_DE_QUESTIONARIOS)
    .get();
  const achados = await Promise.all(
    docs.map(async (documento) => {
      const organiza = contextoDaReferencia(documento.ref.path);
      if (organiza?.licenciadaId !== licenciadaId) return [];
      const id = String(documento.get('idQuestionario'));
      const questionario = await ler(db, questionarios.schema, `${questionarios.onde(organiza)}/${id}`);
      if (!questionario) return [];
      const alvo = { licenciadaId, idEmpresa: organiza.empresaId };
      const projeto = await nomeDoProjeto(db, alvo, questionario.idProjeto);
      return [{ organizadora: organiza.empresaId, id, nome: questionario.nome, projeto }];
    }),
  );
  return achados
    .flat()
    .toSorted((a, b) => a.projeto.localeCompare(b.projeto, 'pt-BR') || a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** Questionnaire, means and wording that a comparison stands on. */
export async function lerConferido(db: Firestore, alvo: AlvoDaConferencia, master: boolean) {
  const { licenciadaId, empresaId, idEmpresa, organizadora, questionarioId } = alvo;
  if (!master && organizadora !== empresaId) throw negado();
  const contexto: Contexto = { licenciadaId, empresaId: organizadora };
  const [questionario, media] = await Promise.all([
    ler(db, questionarios.schema, `${questionarios.onde(contexto)}/${questionarioId}`),
    ler(db, mediaSchema, caminhosDasMedias.uma(contexto, questionarioId, idEmpresa)),
  ]);
  if (!questionario || questionario.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  if (!media) throw new ErroDoProduto('Esta empresa ainda não tem respostas neste questionário.');
  const n = versaoMaisNova(media) ?? versaoPublicada(questionario);
  const daVersao = { licenciadaId, empresaId: idEmpresa, idEmpresa: organizadora, questionarioId };
  return { contexto, questionario, media, daVersao, versao: await paraLer(db, daVersao, n) };
}
type Conferido = Awaited<ReturnType<typeof lerConferido>>;

/** Groups of the version in its order, each with its questions. */
export const gruposDaVersao = ({ grupos, perguntas }: Pick<Compilado, 'grupos' | 'perguntas'>) =>
  grupos.map(({ id, nome }) => ({ id, nome, perguntas: perguntas.filter(({ grupo }) => grupo === id) }));

const folhaSchema = z.pick(respostaSchema, {
  versao: true,
  perguntas: true,
  finalizadoEm: true,
  deletedAt: true,
});
/** Sheets read at once: each may hold hundreds of answers. */
const POR_LEITURA = 100;
/** Above it a function has no time to read the answers one by one. */
const MAXIMO_DE_FOLHAS = 2_000;

/** Values of the finished sheets as they were answered, added up by question, a page of sheets at a time. */
async function valoresDasPerguntas(db: Firestore, { contexto, daVersao }: Conferido) {
  const somados = new Map<string, Somados>();
  const consulta = db
    .collection(caminhos.daEmpresa(contexto, 'respostas'))
    .where('idQuestionario', '==', daVersao.questionarioId)
    .where('idEmpresa', '==', daVersao.empresaId)
    .orderBy(FieldPath.documentId())
    .select(...Object.keys(folhaSchema.shape))
    .limit(POR_LEITURA);
  let { docs } = await consulta.get();
  for (let ultima = docs.at(-1); ultima; ultima = docs.at(-1)) {
    for (const documento of docs) {
      const folha = lido(folhaSchema, documento);
      if (!folha?.finalizadoEm || folha.deletedAt !== null) continue;
      const pontuadas = perguntasPontuadas(await versaoDe(db, daVersao, folha.versao));
      for (const { id, resposta } of folha.perguntas) {
        const pergunta = pontuadas[id];
        // As it was answered: an interview notes the answer and not what it is worth.
        const valor = pergunta && valorDaResposta({ ...pergunta, inversa: false }, resposta);
        if (valor) somados.set(id, maisUm(somados.get(id) ?? NENHUM_VALOR, valor));
      }
    }
    if (docs.length < POR_LEITURA) break;
    ({ docs } = await consulta.startAfter(ultima.id).get());
  }
  return somados;
}

/** Everything that is stored of the company, and the phase whose scores it holds. */
export async function guardadoDa(
  db: Firestore,
  conferido: Conferido,
  uid: string,
): Promise<{ guardado: Guardado; fase: string | null }> {
  const { contexto, questionario, media, versao } = conferido;
  if (media.folhas > MAXIMO_DE_FOLHAS)
    throw new ErroDoProduto(
      `A empresa tem mais de ${MAXIMO_DE_FOLHAS.toLocaleString('pt-BR')} respostas neste questionário, e elas não cabem em uma conferência.`,
    );
  const onde = caminhosDasMedias.avaliacao(contexto, media.idQuestionario, media.idEmpresa);
  const [valores, projeto, todas, encerradas, cegas, juris] = await Promise.all([
    valoresDasPerguntas(db, conferido),
    ler(db, projetoSchema, caminhos.projeto(contexto, questionario.idProjeto)),
    ler(db, avaliacoesSchema, onde),
    lerEncerradas(db, contexto, media.idQuestionario),
    cegueiras(
      { db, contexto, uid },
      { idProjeto: questionario.idProjeto, idEmpresa: media.idEmpresa, questionarioId: media.idQuestionario },
    ),
    lerJurisDoProjeto(db, contexto, questionario.idProjeto),
  ]);
  const avaliadas = comLugares(semCegas(todas, cegas), juris);
  const fase = projeto && avaliadas && faseAvaliada(avaliadas, fasesDe(projeto), encerradas);
  const avaliacao = fase === undefined ? undefined : avaliadas?.avaliacoes[fase];
  return {
    fase: projeto && fase !== undefined ? tituloDaFase(projeto, fase) : null,
    guardado: {
      autoavaliacao: media.mediaEmpresa,
      entrevista: avaliacao?.media ?? null,
      grupos: gruposDaVersao(versao).map(({ id, nome, perguntas }) => ({
        nome,
        autoavaliacao: media.grupos[id]?.media ?? null,
        entrevista: avaliacao?.grupos[id]?.mediaAvaliador ?? null,
        perguntas: perguntas.map((pergunta) => ({
          nome: pergunta.nome,
          valor: mediaDosValores(valores.get(pergunta.id) ?? NENHUM_VALOR),
        })),
      })),
    },
  };
}
