/** Means of a company with two finished sheets of `umQuestionarioPublicado`. */
import { type Media, mediaSchema } from '@/domain/diagnostico/media';
import { publicacaoSchema, resultadoPublicadoSchema } from '@/domain/diagnostico/resultado-publicado';

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

const publicadoEm = new Date('2026-03-10T12:00:00Z');

export const umaPublicacao = () =>
  publicacaoSchema.parse({
    idProjeto: 'p',
    idQuestionario: 'q',
    empresas: 12,
    publicadoEm,
    publicadoPor: 'ana-administradora',
  });

export const umResultadoPublicado = () =>
  resultadoPublicadoSchema.parse({
    organizadora: 'aurora',
    idProjeto: 'p',
    idQuestionario: 'q',
    posicao: 2,
    total: 12,
    mediaEmpresa: 69_42,
    entrevista: { fase: 'Entrevista Inicial', media: 80_50, grupos: { g1: 76_00, g2: 85_00 } },
    publicadoEm,
  });
