import { finalizar as contrato } from '@/domain/contratos/respostas';
import { ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { type Folha, respostasDa, resumoDasRespostas } from '@/domain/diagnostico/folha';
import { notasDaFolha } from '@/domain/diagnostico/pontuacao';
import { caminhosDaFolha, finalizadasSchema, folhaDe } from '@/domain/diagnostico/resposta';
import { faltamEm } from '@/domain/diagnostico/valor-da-resposta';
import { perguntasPontuadas } from '@/domain/diagnostico/versao';
import { ler, type Transaction } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { type Alvo, folhaParaLer, organizadora } from '@functions/nucleo/folhas';
import {
  type Aberta,
  comMudancas,
  exigirAberta,
  lerAberta,
  perguntasDe,
} from '@functions/nucleo/mudancasDaFolha';
import { createHash } from 'node:crypto';

const resumoDe = (folha: Folha) =>
  createHash('sha256')
    .update(resumoDasRespostas(respostasDa(folha)))
    .digest('hex');

/** Counts one more finished sheet of the company; of two that want the last place one is refused (threats E10). */
async function tomarLugar(tx: Transaction, alvo: Alvo, { ref, questionario, folha }: Aberta, agora: Date) {
  const nome = caminhosDaFolha.finalizadas(alvo.questionarioId, alvo.empresaId);
  const db = ref.firestore;
  const caminho = caminhos.contador(organizadora(alvo), nome);
  const folhas = (await ler(db, finalizadasSchema, caminho, tx))?.folhas ?? 0;
  // A sheet that was opened again has kept its place (decisions Q163).
  if (folha.reaberturas?.length) return () => {};
  const { limiteUsuario } = questionario;
  if (limiteUsuario > 0 && folhas >= limiteUsuario)
    throw new ErroDoProduto(
      'A sua empresa já tem todas as respostas que este questionário permite. O que você respondeu continua salvo.',
    );
  return () => tx.set(db.doc(caminho), { folhas: folhas + 1, updatedAt: agora });
}

/** Finishes only what the person saw: changes of another device come back to be looked at (decisions Q19). */
export const finalizar = chamada(
  contrato,
  { quem: 'respondente', repetivel: true, limites: () => [], falha: 'Não foi possível finalizar' },
  async ({ aparelho, step, mudancas, resumo: visto, contato, relatorio, ...alvo }, membro) =>
    membro.db.runTransaction(async (tx) => {
      const aberta = await lerAberta(tx, membro, alvo);
      const { versao, ref } = aberta;
      // The answer to the first time was lost.
      if (aberta.folha.finalizadoEm && resumoDe(folhaDe(aberta.folha)) === visto)
        return { finalizada: true, destinos: [], folha: folhaParaLer(aberta.folha) };
      const agora = new Date();
      exigirAberta(aberta, agora);
      const { folha, destinos } = comMudancas(aberta, aparelho, mudancas);
      const respostas = respostasDa(folha);
      const mudada = {
        perguntas: perguntasDe(folha, versao),
        stepPausado: step,
        updatedAt: agora,
        updatedBy: membro.uid,
      };
      if (resumoDe(folha) !== visto) {
        tx.update(ref, mudada);
        return { finalizada: false, destinos, folha: folhaParaLer({ ...aberta.folha, ...mudada }) };
      }
      if (faltamEm(versao.perguntas, respostas).length > 0)
        throw new ErroDoProduto('Existem perguntas obrigatórias que não foram respondidas!');
      const contar = await tomarLugar(tx, alvo, aberta, agora);
      contar();
      const final = {
        ...mudada,
        pausado: false,
        finalizadoEm: agora,
        notas: notasDaFolha(perguntasPontuadas(versao), respostas),
      };
      tx.update(ref, final);
      const { nome, email } = contato ?? membro.colaborador;
      tx.set(ref.collection('contato').doc('dados'), {
        nome,
        email,
        relatorio: relatorio && aberta.questionario.enviarRetornoEmail,
        updatedAt: agora,
      });
      return { finalizada: true, destinos, folha: folhaParaLer({ ...aberta.folha, ...final }) };
    }),
);
