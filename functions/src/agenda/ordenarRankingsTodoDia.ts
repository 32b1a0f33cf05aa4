/** Every night at four: places and trends of all rankings (docs/operations.md, "Rankings"). */
import { ordenarTodosOsRankings } from '@functions/nucleo/posicoes';
import { rodada } from './correr';

export const ordenarRankingsTodoDia = rodada('rankings', { empresas: ordenarTodosOsRankings });
