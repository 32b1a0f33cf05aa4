/** Means of a company with two finished sheets of `umQuestionarioPublicado`. */
import { type Media, mediaSchema } from '@/domain/diagnostico/media';

export const umaMedia = (mudancas: Partial<Media> = {}): Media =>
  mediaSchema.parse({
    idQuestionario: 'q',
    idProjeto: 'p',
    idEmpresa: 'empresa',
    folhas: 2,
    versoes: { 1: 2 },
    grupos: {
      g1: { soma: 131_00, n: 2, media: 65_50, pesoNota: 1 },
      g2: { soma: 146_67, n: 2, media: 73_34, pesoNota: 1 },
    },
    mediaEmpresa: 69_42,
    concorre: true,
    fase: 2,
    nomeFantasia: 'Cometa Logística',
    porte: 'MICRO_EMPRESA',
    numeroColaboradores: 'ATE_50',
    estado: 'PR',
    categoria: '',
    regioes: [],
    habilitada: false,
    updatedAt: new Date('2026-03-02T12:00:00Z'),
    ...mudancas,
  });
