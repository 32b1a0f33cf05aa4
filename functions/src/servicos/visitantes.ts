/** What people without an account ask: a link, an invitation, a vote, a project's page, a certificate. */
import type { Chamada } from '@functions/chamada/chamada';
import { verificar } from '../callables/certificados/verificar';
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
import { aceitarConviteComSenha } from '../callables/users/aceitarConviteComSenha';
import { consultarConvite } from '../callables/users/consultarConvite';
import { conferirRecibo } from '../callables/votacao/conferirRecibo';
import { encontrar } from '../callables/votacao/encontrar';
import { pedirCodigo } from '../callables/votacao/pedirCodigo';
import { votar } from '../callables/votacao/votar';

export const chamadas: readonly Chamada[] = [
  verificar,
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
  aceitarConviteComSenha,
  consultarConvite,
  conferirRecibo,
  encontrar,
  pedirCodigo,
  votar,
];
