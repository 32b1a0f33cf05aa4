/** Counted answers as they are stored: of one company, and of one cut. */
import {
  type EstatisticaDaEmpresa,
  estatisticaDaEmpresaSchema,
  type EstatisticaDoCorte,
  estatisticaDoCorteSchema,
} from '@/domain/diagnostico/estatisticas';

const somas = {
  folhas: 3,
  versoes: { 2: 3 },
  perguntas: { escala_0123456789abcdef: { o7: 2, b: 1 } },
  grupos: { g1: { s: 141_00, p70: 1, p71: 1 } },
};

export const umaEstatistica = (mudancas: Partial<EstatisticaDaEmpresa> = {}): EstatisticaDaEmpresa =>
  estatisticaDaEmpresaSchema.parse({
    idQuestionario: 'q',
    idProjeto: 'p',
    idEmpresa: 'rota-norte',
    cortes: ['todas', 'fase:4'],
    ...somas,
    updatedAt: new Date('2026-10-02T15:00:00Z'),
    ...mudancas,
  });

export const umaEstatisticaDoCorte = (mudancas: Partial<EstatisticaDoCorte> = {}): EstatisticaDoCorte =>
  estatisticaDoCorteSchema.parse({
    idQuestionario: 'q',
    idProjeto: 'p',
    corte: 'fase:4',
    ...somas,
    updatedAt: new Date('2026-10-02T15:00:00Z'),
    ...mudancas,
  });
