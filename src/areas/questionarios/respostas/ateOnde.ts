import type { Passo } from '@/areas/relatorio/AndamentoDaExportacao';
import { numero } from '@/ui/texto/formatos';

/** How far the reading of sheets is. */
export const ateOnde = (lidas: number, total: number): Passo => ({
  texto: `Lendo as respostas: ${numero(lidas)} de ${numero(total)}`,
  quanto: total === 0 ? 100 : Math.min(100, (lidas / total) * 100),
});
