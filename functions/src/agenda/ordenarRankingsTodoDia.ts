/** Every night at four: places and trends of all rankings (docs/operations.md, "Rankings"). */
import { ordenarTodosOsRankings } from '@functions/nucleo/posicoes';
import { todoDia } from './correr';

export const ordenarRankingsTodoDia = todoDia('rankings', '0 4 * * *', { empresas: ordenarTodosOsRankings });
