/** Ideas, challenges, immersions and points. */
import type { Chamada } from '@functions/chamada/chamada';
import { publicar as publicarComunicado } from '../callables/comunicados/publicar';
import { cancelarInscricao } from '../callables/desafios/cancelarInscricao';
import { definirInscricao } from '../callables/desafios/definirInscricao';
import { inscrever } from '../callables/desafios/inscrever';
import { proporSolucao } from '../callables/desafios/proporSolucao';
import { removerCronograma } from '../callables/desafios/removerCronograma';
import { removerEvento } from '../callables/desafios/removerEvento';
import { removerSolucao } from '../callables/desafios/removerSolucao';
import { salvarCronograma } from '../callables/desafios/salvarCronograma';
import { salvarEvento } from '../callables/desafios/salvarEvento';
import { solucaoEmIdeia } from '../callables/desafios/solucaoEmIdeia';
import { definirVinculo } from '../callables/ideias/definirVinculo';
import { dizerImplementacao } from '../callables/ideias/dizerImplementacao';
import { esperando } from '../callables/ideias/esperando';
import { gravarRetorno } from '../callables/ideias/gravarRetorno';
import { linhasDoRetorno } from '../callables/ideias/linhasDoRetorno';
import { removerRetorno } from '../callables/ideias/removerRetorno';
import { resumoDaDiretoria } from '../callables/ideias/resumoDaDiretoria';
import { retornoDoAno } from '../callables/ideias/retornoDoAno';
import { validarRetorno } from '../callables/ideias/validarRetorno';
import { denunciar } from '../callables/moderacao/denunciar';
import { filaDaModeracao } from '../callables/moderacao/filaDaModeracao';
import { moderar } from '../callables/moderacao/moderar';
import { ocultado } from '../callables/moderacao/ocultado';
import { adicionarBonus } from '../callables/pontos/adicionarBonus';

export const chamadas: readonly Chamada[] = [
  publicarComunicado,
  cancelarInscricao,
  definirInscricao,
  inscrever,
  proporSolucao,
  removerCronograma,
  removerEvento,
  removerSolucao,
  salvarCronograma,
  salvarEvento,
  solucaoEmIdeia,
  definirVinculo,
  dizerImplementacao,
  esperando,
  gravarRetorno,
  linhasDoRetorno,
  removerRetorno,
  resumoDaDiretoria,
  retornoDoAno,
  validarRetorno,
  denunciar,
  filaDaModeracao,
  moderar,
  ocultado,
  adicionarBonus,
];
