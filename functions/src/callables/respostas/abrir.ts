import { abrir as contrato } from '@/domain/contratos/respostas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhosDaFolha, contatoSchema, respostaSchema } from '@/domain/diagnostico/resposta';
import { carimbo, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import {
  FINALIZADA,
  folhaParaLer,
  foraDoPeriodo,
  lerParaResponder,
  nomeDoProjeto,
  paraLer,
  versaoPublicada,
} from '@functions/nucleo/folhas';

/** A function opens and writes sheets: rules see neither the version nor a guest's invitation (decisions Q160). */
export const abrir = chamada(
  contrato,
  {
    quem: 'respondente',
    repetivel: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 300, minutos: 60 }],
    falha: 'Não foi possível abrir o questionário',
  },
  async (alvo, membro) => {
    const { db, uid } = membro;
    const agora = new Date();
    const { questionario, folha, ref } = await db.runTransaction(async (tx) => {
      const lida = await lerParaResponder(tx, membro, alvo);
      if (lida.folha) return { ...lida, folha: lida.folha };
      const fora = foraDoPeriodo(lida.questionario, agora);
      if (fora) throw new ErroDoProduto(fora);
      const { idProjeto } = lida.questionario;
      const versao = versaoPublicada(lida.questionario);
      if (versao === 0) throw new ErroDoProduto('O questionário ainda não foi publicado.');
      const nova = respostaSchema.parse({
        idQuestionario: alvo.questionarioId,
        idProjeto,
        idEmpresa: alvo.empresaId,
        idRespondente: uid,
        versao,
        pausado: true,
        stepPausado: 0,
        perguntas: [],
        finalizadoEm: null,
        notas: {},
        ...carimbo(agora, uid),
      });
      tx.create(lida.ref, nova);
      return { ...lida, folha: nova };
    });
    const [lido, projeto, contato] = await Promise.all([
      paraLer(db, alvo, folha.versao),
      nomeDoProjeto(db, alvo, questionario.idProjeto),
      folha.finalizadoEm ? ler(db, contatoSchema, caminhosDaFolha.contato(ref.path)) : undefined,
    ]);
    return {
      id: ref.id,
      questionario: lido,
      projeto,
      folha: folhaParaLer(folha),
      contato: contato ?? null,
      inicio: questionario.dataAtuacao.toISOString(),
      fim: questionario.dataVigencia.toISOString(),
      fechada: folha.finalizadoEm ? FINALIZADA : foraDoPeriodo(questionario, agora),
      autenticaInicio: questionario.autenticaInicio,
      enviarRetornoEmail: questionario.enviarRetornoEmail,
    };
  },
);
