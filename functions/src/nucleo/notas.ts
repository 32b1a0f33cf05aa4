/** Evaluators' scores: who gives one, to whom and when (src/domain/diagnostico/nota.ts, decisions Q202). */
import { comOGuardado } from '@/domain/comum/guardado';
import { emForma } from '@/domain/comum/registro';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDasMedias, mediaSchema, versaoMaisNova } from '@/domain/diagnostico/media';
import {
  aceitaNotas,
  caminhosDasNotas,
  idDaNota,
  type Nota,
  notaSchema,
  podeAvaliar,
} from '@/domain/diagnostico/nota';
import { questionarios } from '@/domain/diagnostico/questionario';
import { respostaSchema } from '@/domain/diagnostico/resposta';
import { versaoSchema, versoesDe } from '@/domain/diagnostico/versao';
import { caminhosDoJuri, gruposDoJuri, impedimentoSchema, lugaresDe } from '@/domain/diagnostico/juri';
import { projetoSchema } from '@/domain/projetos/projeto';
import type { StatusNoProjeto } from '@/domain/projetos/status';
import { ler, type Transaction } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { auditar } from './auditoria';
import { lerEncerradas } from './encerradas';
import { lerJuri } from './juri';
import { lerStatus } from './empresasEmProjetos';

/** What is scored: a questionnaire of the caller's company, and a company in its project. */
export interface AlvoDaNota {
  idEmpresa: string;
  questionarioId: string;
}

const INEXISTENTE = 'Questionário não encontrado!';

/** Questionnaire, project and the company's row in it, or a refusal that tells nothing of other companies. */
export async function lerAvaliada(tx: Transaction, { db, contexto }: Membro, alvo: AlvoDaNota) {
  const { idEmpresa, questionarioId } = alvo;
  const caminho = caminhos.registro(contexto, questionarios.colecao, questionarioId);
  const questionario = await ler(db, questionarios.schema, caminho, tx);
  if (questionario?.deletedAt !== null) throw new ErroDoProduto(INEXISTENTE);
  const { idProjeto } = questionario;
  const projeto = await ler(db, projetoSchema, caminhos.projeto(contexto, idProjeto), tx);
  const status = await lerStatus(db, tx, contexto, { idProjeto, idEmpresa });
  if (!projeto || status?.deletedAt !== null) throw new ErroDoProduto('Empresa não encontrada');
  return { idProjeto, projeto, status };
}

/** Why the person may not score the company, whatever the phase; null where they may. */
async function recusaDaPessoa(tx: Transaction, { db, contexto, uid, quem }: Membro, idEmpresa: string) {
  if (!podeAvaliar(quem)) return 'Só quem lê as respostas dos outros avalia as empresas.';
  const { licenciadaId } = contexto;
  const dela = await tx.get(db.doc(caminhos.colaborador({ licenciadaId, empresaId: idEmpresa }, uid)));
  return idEmpresa === contexto.empresaId || (dela.exists && dela.get('deletedAt') === null)
    ? 'Ninguém avalia a própria empresa.'
    : null;
}

/**
 * The same with the phase the company stands in, which takes no score once the organiser closed it. Where the phase has
 * a jury, whoever has no seat for the company does not score it: a conflict would bind nobody (decisions P340).
 */
export async function recusaDaAvaliacao(
  tx: Transaction,
  membro: Membro,
  { idEmpresa, questionarioId }: AlvoDaNota,
  { idProjeto, status }: Pick<StatusNoProjeto, 'idProjeto' | 'status'>,
): Promise<string | null> {
  const { db, contexto, uid } = membro;
  const recusa = await recusaDaPessoa(tx, membro, idEmpresa);
  if (recusa) return recusa;
  if (!aceitaNotas(status)) return 'Nesta fase da empresa não se dão notas.';
  const encerradas = await lerEncerradas(db, contexto, questionarioId, tx);
  if (encerradas.includes(status)) return 'A avaliação desta fase foi encerrada.';
  const juri = await lerJuri(db, contexto, { projetoId: idProjeto, fase: status }, tx);
  if (juri && !lugaresDe(juri, idEmpresa).includes(uid))
    return 'O júri desta fase tem outros avaliadores para esta empresa.';
  // Also where the phase has no jury: a conflict is one in every phase of the project (decisions P380).
  const daqui = { idProjeto, idEmpresa, avaliador: uid };
  const impedimento = await ler(db, impedimentoSchema, caminhosDoJuri.impedimento(contexto, daqui), tx);
  return impedimento?.deletedAt === null ? 'Há um impedimento declarado entre você e esta empresa.' : null;
}

/** The group is in what the company answered; without an answer there is nothing to judge. */
async function exigirGrupo(tx: Transaction, { db, contexto }: Membro, alvo: AlvoDaNota, grupo: string) {
  const caminho = caminhosDasMedias.uma(contexto, alvo.questionarioId, alvo.idEmpresa);
  const media = await ler(db, mediaSchema, caminho, tx);
  const n = media && versaoMaisNova(media);
  if (n === undefined) throw new ErroDoProduto('A empresa ainda não respondeu a este questionário.');
  const versao = await ler(db, versaoSchema, `${versoesDe(contexto, alvo.questionarioId)}/${n}`, tx);
  if (!versao?.grupos.some(({ id }) => id === grupo)) throw new ErroDoProduto('Grupo não encontrado');
}

/** The sheet is a finished one of the same company and questionnaire. */
async function exigirFolha(tx: Transaction, { db, contexto }: Membro, alvo: AlvoDaNota, id: string) {
  const folha = await ler(db, respostaSchema, caminhos.registro(contexto, 'respostas', id), tx);
  const serve =
    folha?.deletedAt === null &&
    folha.finalizadoEm !== null &&
    folha.idEmpresa === alvo.idEmpresa &&
    folha.idQuestionario === alvo.questionarioId;
  if (!serve) throw new ErroDoProduto(INEXISTENTE);
}

/** The stored score; undefined of none. Ids may hold the sign that joins them, so another's is refused. */
async function lerNota(
  tx: Transaction,
  { db, contexto }: Membro,
  dela: Parameters<typeof idDaNota>[0] & Pick<Nota, 'idQuestionario'>,
) {
  const nota = await ler(db, notaSchema, caminhosDasNotas.uma(contexto, idDaNota(dela)), tx);
  const mesma =
    !nota ||
    (nota.idEmpresaNota === dela.idEmpresaNota &&
      nota.idQuestionario === dela.idQuestionario &&
      nota.grupo === dela.grupo &&
      nota.respondente === dela.respondente);
  if (!mesma) throw new ErroDoProduto('Grupo não encontrado');
  return nota;
}

type Avaliacao = Pick<Nota, 'grupo' | 'fase' | 'idResposta' | 'nota' | 'justificativa'>;
type Dita = Pick<Nota, 'nota' | 'justificativa'>;

/** The form saw what is stored, or sent it before (decisions P381). A page from before says nothing. */
const foiVista = (antes: Dita | undefined, vistas: readonly (Dita | null)[] | undefined) =>
  vistas === undefined ||
  vistas.some((uma) =>
    uma === null ? !antes : uma.nota === antes?.nota && uma.justificativa === antes.justificativa,
  );

/** Stores the score; true iff it is the first of its evaluator, group and phase. Being disregarded stays. */
export const avaliar = (
  membro: Membro,
  alvo: AlvoDaNota,
  dada: Avaliacao,
  vistas?: readonly (Dita | null)[],
) =>
  membro.db.runTransaction(async (tx) => {
    const { db, contexto, uid, chave } = membro;
    const { idProjeto, status } = await lerAvaliada(tx, membro, alvo);
    const recusa = await recusaDaAvaliacao(tx, membro, alvo, status);
    if (recusa) throw new ErroDoProduto(recusa);
    if (status.status !== dada.fase)
      throw new ErroDoProduto('A empresa já mudou de fase. Recarregue a página e confira.');
    await exigirGrupo(tx, membro, alvo, dada.grupo);
    if (dada.idResposta !== null) await exigirFolha(tx, membro, alvo, dada.idResposta);
    const dela = { idEmpresaNota: alvo.idEmpresa, respondente: uid, grupo: dada.grupo, fase: dada.fase };
    const antes = await lerNota(tx, membro, { ...dela, idQuestionario: alvo.questionarioId });
    const juri = await lerJuri(db, contexto, { projetoId: idProjeto, fase: dada.fase }, tx);
    const so = juri ? gruposDoJuri(juri, alvo.questionarioId) : [];
    if (so.length > 0 && !so.includes(dada.grupo))
      throw new ErroDoProduto('O júri desta fase não avalia este grupo.');
    const mudou = antes?.nota !== dada.nota || antes.justificativa !== dada.justificativa;
    if (antes && !mudou) return false;
    if (!foiVista(antes, vistas))
      throw new ErroDoProduto('Você já mudou esta nota em outro lugar. Recarregue a página e confira.');
    const agora = new Date();
    const caminho = caminhosDasNotas.uma(contexto, idDaNota(dela));
    const nota = emForma(notaSchema, {
      ...dela,
      ...dada,
      idProjeto,
      idQuestionario: alvo.questionarioId,
      desconsiderado: antes?.desconsiderado ?? false,
      ...(antes?.motivoDaDesconsideracao === undefined
        ? {}
        : { motivoDaDesconsideracao: antes.motivoDaDesconsideracao }),
      ...(antes?.impedida === undefined ? {} : { impedida: antes.impedida }),
      createdAt: antes?.createdAt ?? agora,
      createdBy: uid,
      updatedAt: agora,
      updatedBy: uid,
      deletedAt: null,
    });
    tx.set(db.doc(caminho), comOGuardado(nota, antes));
    const sobre = { contexto, acao: 'NOTA_DADA', quem: uid, alvo: caminho } as const;
    // ADMIN reads the trail, and may be in the jury: where scores are blind it says that one was given (decisions P342).
    if (juri?.cegas) auditar({ db, tx, chave }, sobre, {}, { cegas: true });
    else auditar({ db, tx, chave }, sobre, antes ? { nota: antes.nota } : {}, { nota: nota.nota });
    return !antes;
  });

/** Takes a score out of the means, with a reason, or back into them. The same again changes nothing. */
export const desconsiderar = (
  { db, contexto, uid, chave }: Membro,
  id: string,
  desconsiderado: boolean,
  motivo: string | undefined,
) =>
  db.runTransaction(async (tx) => {
    const caminho = caminhosDasNotas.uma(contexto, id);
    const nota = await ler(db, notaSchema, caminho, tx);
    if (nota?.deletedAt !== null) throw new ErroDoProduto('Avaliação não encontrada');
    if (nota.impedida === true)
      throw new ErroDoProduto('Quem deu esta nota tem um impedimento declarado com a empresa.');
    const mesma = (nota.motivoDaDesconsideracao ?? null) === (motivo ?? null);
    if (nota.desconsiderado === desconsiderado && (!desconsiderado || mesma)) return;
    if (desconsiderado && motivo === undefined)
      throw new ErroDoProduto('Escreva por que a avaliação não deve contar.');
    tx.update(db.doc(caminho), {
      desconsiderado,
      motivoDaDesconsideracao: desconsiderado ? motivo : null,
      updatedAt: new Date(),
      updatedBy: uid,
    });
    const sobre = { contexto, acao: 'NOTA_DESCONSIDERADA', quem: uid, alvo: caminho } as const;
    auditar({ db, tx, chave }, sobre, { desconsiderado: nota.desconsiderado }, { desconsiderado });
  });
