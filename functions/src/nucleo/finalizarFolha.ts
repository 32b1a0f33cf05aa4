/** Finishes only what the person saw: changes of another device come back to be looked at (decisions Q19). */
import { comOGuardado, mudancasComOGuardado } from '@/domain/comum/guardado';
import { ErroDoProduto } from '@/domain/comum/erros';
import { respostasDa, resumoDasRespostas } from '@/domain/diagnostico/folha';
import type { Questionario } from '@/domain/diagnostico/questionario';
import { notasDaFolha, type Resposta } from '@/domain/diagnostico/pontuacao';
import {
  caminhosDaFolha,
  CONSENTIMENTO,
  contatoSchema,
  finalizadasSchema,
  folhaDe,
} from '@/domain/diagnostico/resposta';
import { faltamEm } from '@/domain/diagnostico/valor-da-resposta';
import { perguntasPontuadas } from '@/domain/diagnostico/versao';
import { respostasVisiveis, visiveis } from '@/domain/diagnostico/visiveis';
import { type Firestore, ler, type Transaction } from '@functions/banco';
import { caminhoDasFinalizadas } from './finalizadas';
import { type Alvo, folhaParaLer } from './folhas';
import { type Aberta, comMudancas, exigirAberta, lerAberta, perguntasDe } from './mudancasDaFolha';
import { mandarRelatorio } from './relatorioDaFolha';
import type { Respondente } from './respondente';
import type { DoAparelho } from './salvarFolha';
import { createHash } from 'node:crypto';

const resumoDe = (respostas: Readonly<Record<string, Resposta>>) =>
  createHash('sha256').update(resumoDasRespostas(respostas)).digest('hex');

export const SEM_LUGAR =
  'A sua empresa já tem todas as respostas que este questionário permite. O que você respondeu continua salvo.';

/** Finished sheets of the company, which refuses where there is place for no other. */
export async function lugares(
  tx: Transaction,
  db: Firestore,
  alvo: Alvo,
  { limiteUsuario }: Pick<Questionario, 'limiteUsuario'>,
) {
  const caminho = caminhoDasFinalizadas(alvo);
  const antes = await ler(db, finalizadasSchema, caminho, tx);
  const folhas = antes?.folhas ?? 0;
  if (limiteUsuario > 0 && folhas >= limiteUsuario) throw new ErroDoProduto(SEM_LUGAR);
  return { antes, folhas, caminho };
}

/** Counts one more finished sheet of the company; of two that want the last place one is refused (threats E10). */
async function tomarLugar(
  tx: Transaction,
  alvo: Alvo,
  { ref, questionario, folha: { reaberturas } }: Aberta,
  agora: Date,
) {
  // A finished sheet that was opened again has kept its place (decisions Q163).
  if (reaberturas?.some(({ finalizadoEm }) => finalizadoEm !== null)) return () => {};
  const db = ref.firestore;
  const { antes, folhas, caminho } = await lugares(tx, db, alvo, questionario);
  return () => tx.set(db.doc(caminho), comOGuardado({ folhas: folhas + 1, updatedAt: agora }, antes));
}

export interface Finalizacao extends DoAparelho {
  /** SHA-256 of what the person saw. */
  resumo: string;
  contato: { nome: string; email: string } | null;
  relatorio: boolean;
  /** The company sees this result at once (decisions P199). */
  falaPelaEmpresa: boolean;
}

const terminar = (
  respondente: Respondente,
  alvo: Alvo,
  { aparelho, step, mudancas, resumo: visto, contato, relatorio, falaPelaEmpresa }: Finalizacao,
) =>
  respondente.db.runTransaction(
    async (tx) => {
      const aberta = await lerAberta(tx, respondente, alvo);
      const { versao, ref } = aberta;
      // The answer to the first time was lost.
      const { finalizadoEm, vistoNoFim = resumoDe(respostasDa(folhaDe(aberta.folha))) } = aberta.folha;
      if (finalizadoEm && vistoNoFim === visto)
        return { caminho: ref.path, finalizada: true, destinos: [], folha: folhaParaLer(aberta.folha) };
      const agora = new Date();
      exigirAberta(aberta, agora);
      const { folha, destinos } = comMudancas(aberta, aparelho, mudancas);
      const todas = respostasDa(folha);
      // Judged here, whatever the page showed: what does not show is neither asked for nor counted (threats E30, E31).
      const respostas = respostasVisiveis(versao, todas);
      const mudada = {
        perguntas: perguntasDe(folha, versao),
        stepPausado: step,
        updatedAt: agora,
        updatedBy: respondente.id,
      };
      // A page of before questions could depend on others shows all of them.
      if (![respostas, todas].some((suas) => resumoDe(suas) === visto)) {
        tx.update(ref, mudancasComOGuardado(mudada, aberta.folha));
        return {
          caminho: ref.path,
          finalizada: false,
          destinos,
          folha: folhaParaLer({ ...aberta.folha, ...mudada }),
        };
      }
      if (faltamEm(visiveis(versao, todas), respostas).length > 0)
        throw new ErroDoProduto('Existem perguntas obrigatórias que não foram respondidas!');
      const caminhoDoContato = caminhosDaFolha.contato(ref.path);
      const antes = await ler(respondente.db, contatoSchema, caminhoDoContato, tx);
      const quem = contato ?? respondente.contato ?? antes;
      if (!quem) throw new ErroDoProduto('Diga o seu nome e o seu e-mail para finalizar.');
      const contar = await tomarLugar(tx, alvo, aberta, agora);
      contar();
      const final = {
        ...mudada,
        // A finished sheet holds no answer that does not count: nobody who reads one has to ask again.
        perguntas: mudada.perguntas.filter(({ id }) => id in respostas),
        pausado: false,
        finalizadoEm: agora,
        // Said where it is not that of the kept answers, so that a finish whose answer was lost is known by it.
        ...(resumoDe(respostas) !== visto || aberta.folha.vistoNoFim !== undefined
          ? { vistoNoFim: visto }
          : {}),
        notas: notasDaFolha(perguntasPontuadas(versao), respostas),
        // Said anew at every finish.
        ...(falaPelaEmpresa || aberta.folha.falaPelaEmpresa !== undefined ? { falaPelaEmpresa } : {}),
      };
      tx.update(ref, mudancasComOGuardado(final, aberta.folha));
      const escrito = {
        nome: quem.nome,
        // An invitation's address is whose mailbox it is, whatever the page says (threats E16).
        email: respondente.contato?.email ?? quem.email,
        relatorio: relatorio && aberta.questionario.enviarRetornoEmail,
        ...(contato ? { consentimento: CONSENTIMENTO } : {}),
        ...(antes?.consentimento === undefined ? {} : { consentimento: antes.consentimento }),
        ...(antes?.relatorios === undefined ? {} : { relatorios: antes.relatorios }),
        updatedAt: agora,
      };
      tx.set(respondente.db.doc(caminhoDoContato), comOGuardado(escrito, antes));
      return {
        caminho: ref.path,
        finalizada: true,
        destinos,
        folha: folhaParaLer({ ...aberta.folha, ...final }),
      };
    },
    // A company's people finish on the last day: all of them take the same seats.
    { maxAttempts: 20 },
  );

/** The trigger sends the report, too, where this does not come to it. It is one mail. */
const coubeORelatorio = (db: Firestore, caminho: string) =>
  mandarRelatorio(db, caminho).then(
    (destino) => destino !== 'caixaCheia',
    () => true,
  );

export async function finalizarFolha(respondente: Respondente, alvo: Alvo, dados: Finalizacao) {
  const { caminho, ...fim } = await terminar(respondente, alvo, dados);
  const pedido = fim.finalizada && dados.relatorio;
  const coube = !pedido || (await coubeORelatorio(respondente.db, caminho));
  return coube ? fim : { ...fim, semRelatorio: true as const };
}
