/** Opens a respondent's sheet, and makes it the first time: it keeps the version of that moment. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { resultadoDaFolha } from '@/domain/diagnostico/resultado';
import {
  caminhosDaFolha,
  contatoSchema,
  type FolhaDeRespostas,
  respostaSchema,
} from '@/domain/diagnostico/resposta';
import { carimbo, ler } from '@functions/banco';
import {
  type Alvo,
  FINALIZADA,
  folhaParaLer,
  type Lida,
  nomeDoProjeto,
  organizadora,
  paraLer,
  porQueFechada,
  versaoPublicada,
} from './folhas';
import { modoDe } from './quemResponde';
import type { Respondente } from './respondente';

/** An empty sheet of the published version, or why there is none now. */
export function folhaNova(
  alvo: Alvo,
  { questionario, foraDaFase }: Pick<Lida, 'questionario' | 'foraDaFase'>,
  respondente: string,
): FolhaDeRespostas {
  const agora = new Date();
  const fora = porQueFechada({ questionario, foraDaFase }, agora);
  if (fora) throw new ErroDoProduto(fora);
  const versao = versaoPublicada(questionario);
  if (versao === 0) throw new ErroDoProduto('O questionário ainda não foi publicado.');
  return respostaSchema.parse({
    idQuestionario: alvo.questionarioId,
    idProjeto: questionario.idProjeto,
    idEmpresa: alvo.empresaId,
    idRespondente: respondente,
    versao,
    pausado: true,
    stepPausado: 0,
    perguntas: [],
    finalizadoEm: null,
    notas: {},
    ...carimbo(agora, respondente),
  });
}

/** What a finished sheet says to the person who answered it. */
export function proprioResultado(versao: Parameters<typeof resultadoDaFolha>[0], folha: FolhaDeRespostas) {
  if (!folha.finalizadoEm) return {};
  const { media, grupos } = resultadoDaFolha(versao, folha);
  return {
    resultado: { media, grupos: grupos.map(({ nome, media: doGrupo }) => ({ nome, media: doGrupo })) },
  };
}

export async function abrirFolha(respondente: Respondente, alvo: Alvo) {
  const { db, id } = respondente;
  const { questionario, folha, ref, foraDaFase } = await db.runTransaction(async (tx) => {
    const lida = await respondente.ler(tx, alvo);
    if (lida.folha) return { ...lida, folha: lida.folha };
    const nova = folhaNova(alvo, lida, id);
    tx.create(lida.ref, nova);
    return { ...lida, folha: nova };
  });
  const [lido, modo, projeto, contato] = await Promise.all([
    paraLer(db, alvo, folha.versao),
    modoDe(db, organizadora(alvo), alvo.questionarioId, [folha.versao]),
    nomeDoProjeto(db, alvo, questionario.idProjeto),
    ler(db, contatoSchema, caminhosDaFolha.contato(ref.path)),
  ]);
  return {
    id: ref.id,
    questionario: { ...lido, quemResponde: modo.quem, minimoDePessoas: modo.minimo },
    projeto,
    folha: folhaParaLer(folha),
    contato: contato ? { nome: contato.nome, email: contato.email, relatorio: contato.relatorio } : null,
    inicio: questionario.dataAtuacao.toISOString(),
    fim: questionario.dataVigencia.toISOString(),
    fechada: folha.finalizadoEm ? FINALIZADA : porQueFechada({ questionario, foraDaFase, folha }, new Date()),
    autenticaInicio: questionario.autenticaInicio,
    enviarRetornoEmail: questionario.enviarRetornoEmail,
    ...proprioResultado(lido, folha),
  };
}
