import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { premio as contrato } from '@/domain/contratos/relatorios';
import { FACETAS } from '@/domain/diagnostico/facetas-do-premio';
import {
  caminhosDoPremio,
  contadorDoPremioSchema,
  parcelasDoContador,
  valorDaChave,
} from '@/domain/diagnostico/premio';
import { questionarios } from '@/domain/diagnostico/questionario';
import { type Firestore, ler } from '@functions/banco';
import { chamada } from '@functions/chamada/chamada';
import { exigirRelatorios } from '@functions/nucleo/exigirRelatorios';

/** Names of both; throws of what is not there, or does not belong together. */
async function nomesDe(db: Firestore, contexto: Contexto, idProjeto: string, questionarioId: string) {
  const [projeto, questionario] = await Promise.all([
    db.doc(caminhos.projeto(contexto, idProjeto)).get(),
    db.doc(caminhos.registro(contexto, questionarios.colecao, questionarioId)).get(),
  ]);
  if (!projeto.exists || projeto.get('deletedAt') !== null) throw new ErroDoProduto('Projeto não encontrado');
  if (!questionario.exists || questionario.get('idProjeto') !== idProjeto)
    throw new ErroDoProduto('Questionário não encontrado!');
  return { projeto: String(projeto.get('nome')), questionario: String(questionario.get('nome')) };
}

/** Three reads open the report, however many companies there are (scorecard row 20). */
export const premio = chamada(
  contrato,
  {
    quem: 'membro',
    soLeitura: true,
    limites: (_dados, { uid }) => [{ chave: `pessoa:${uid}`, maximo: 600, minutos: 60 }],
    falha: 'Não foi possível buscar o relatório',
  },
  async ({ idProjeto, questionarioId }, { db, contexto, quem }) => {
    exigirRelatorios(quem);
    const [nomes, contador] = await Promise.all([
      nomesDe(db, contexto, idProjeto, questionarioId),
      ler(db, contadorDoPremioSchema, caminhosDoPremio.contador(contexto, idProjeto)),
    ]);
    const { empresas, habilitadas, convidados, facetas } = parcelasDoContador(contador);
    const doQuestionario = Object.entries(convidados).find(
      ([chave]) => valorDaChave(chave) === questionarioId,
    );
    return {
      ...nomes,
      empresas,
      habilitadas,
      convidados: doQuestionario?.[1] ?? 0,
      facetas: Object.fromEntries(
        FACETAS.map((faceta) => {
          const somas = Object.entries(facetas[faceta]).map(([chave, n]) => ({
            valor: valorDaChave(chave),
            n,
          }));
          return [
            faceta,
            somas.toSorted((a, b) =>
              faceta === 'dia' ? a.valor.localeCompare(b.valor) : b.n - a.n || a.valor.localeCompare(b.valor),
            ),
          ];
        }),
      ) as Record<(typeof FACETAS)[number], { valor: string; n: number }[]>,
    };
  },
);
