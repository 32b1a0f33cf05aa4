/** The report of ideas, on the kit of reports. */
import { fonteDoRelatorio } from '@/areas/relatorio/relatorio.data';
import { ideiaSchema } from '@/domain/ideias/ideia';
import { linhaDe, RELATORIO_DE_IDEIAS } from '@/domain/ideias/relatorio-ideias';

export const relatorioDeIdeias = fonteDoRelatorio(RELATORIO_DE_IDEIAS, ideiaSchema, linhaDe);
