/** An example of each kind of which somebody begins only so many on a day (decisions P133). */
import type { ComLimiteNoDia } from '@/domain/comum/quantidades';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaMovimentacaoDeTatica } from '@/domain/incentivo/movimentacao-da-tatica.exemplo';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { umRascunhoDeDesafio } from './desafio';
import { umaIdeia, umProjeto } from './documentos';
import type { Persona } from './personas';

export const UM_COMECADO: Record<ComLimiteNoDia, (quem: Persona) => { createdAt: Date }> = {
  ideias: umaIdeia,
  projetos: umProjeto,
  desafios: umRascunhoDeDesafio,
  questionarios: umQuestionario,
  gruposDiagnostico: umGrupo,
  perguntas: umaPergunta,
  tiposDeRespostas: umTipoDeResposta,
  tipoDeInovacao: umTipoDeInovacao,
  taticasDeInovacao: umaTatica,
  tipoDeJogada: umTipoDeJogada,
  jogadaDeInovacao: umaJogada,
  taticasDaJogada: umaTaticaDaJogada,
  movimentacoesDeTaticas: umaMovimentacaoDeTatica,
};
