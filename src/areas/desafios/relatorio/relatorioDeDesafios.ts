/** The report of challenges, on the kit of reports. */
import { fonteDoRelatorio } from '@/areas/relatorio/relatorio.data';
import { desafioSchema } from '@/domain/desafios/desafio';
import { linhaDoDesafio, RELATORIO_DE_DESAFIOS } from '@/domain/desafios/relatorio-desafios';

export const relatorioDeDesafios = fonteDoRelatorio(RELATORIO_DE_DESAFIOS, desafioSchema, linhaDoDesafio);
