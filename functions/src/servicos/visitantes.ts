/**
 * What people without an account ask: a questionnaire's link, a vote, a project's page, a certificate. None of it reaches
 * Auth, whose role these functions do not have (decisions T501).
 */
import type { Chamada } from '@functions/chamada/chamada';
import { verificar } from '../callables/certificados/verificar';
import { parar as pararMensagens } from '../callables/mensagens/parar';
import { pararLembretes } from '../callables/convites/pararLembretes';
import { apresentarProjeto } from '../callables/projetos/apresentarProjeto';
import { abrirPeloLink } from '../callables/respostas/abrirPeloLink';
import { apagarPeloLink } from '../callables/respostas/apagarPeloLink';
import { comecarPeloLink } from '../callables/respostas/comecarPeloLink';
import { consultarLink } from '../callables/respostas/consultarLink';
import { dadosPeloLink } from '../callables/respostas/dadosPeloLink';
import { enviarLink } from '../callables/respostas/enviarLink';
import { finalizarPeloLink } from '../callables/respostas/finalizarPeloLink';
import { pedirLink } from '../callables/respostas/pedirLink';
import { salvarPeloLink } from '../callables/respostas/salvarPeloLink';
import { conferirRecibo } from '../callables/votacao/conferirRecibo';
import { encontrar } from '../callables/votacao/encontrar';
import { pedirCodigo } from '../callables/votacao/pedirCodigo';
import { votar } from '../callables/votacao/votar';

export const chamadas: readonly Chamada[] = [
  verificar,
  pararMensagens,
  pararLembretes,
  apresentarProjeto,
  abrirPeloLink,
  apagarPeloLink,
  comecarPeloLink,
  consultarLink,
  dadosPeloLink,
  enviarLink,
  finalizarPeloLink,
  pedirLink,
  salvarPeloLink,
  conferirRecibo,
  encontrar,
  pedirCodigo,
  votar,
];
