import type { Adesao } from '@/domain/diagnostico/adesao';
import type { Convidado } from '@/domain/diagnostico/convidado';
import { emDias } from './documentos';
import { ana } from './personas';

/** Somebody invited to questionnaire `q` of the same company five days ago, who has not opened it. */
export const umConvidado = (nome: string, mudancas: Partial<Convidado> = {}): Convidado => ({
  idEmpresa: ana.contexto.empresaId,
  idProjeto: 'p',
  idQuestionario: 'q',
  idConvidado: nome.toLowerCase(),
  nome,
  nomeEmOrdem: nome.toLowerCase(),
  email: `${nome.toLowerCase()}@exemplo.com.br`,
  setores: [],
  situacao: 'aguardando',
  etapa: 0,
  aceito: false,
  enviadoEm: emDias(-5),
  lembretes: 0,
  semLembretes: false,
  respondidoEm: null,
  createdAt: emDias(-5),
  createdBy: ana.uid,
  updatedAt: emDias(-5),
  updatedBy: 'sistema',
  deletedAt: null,
  ...mudancas,
});

/** Counts of the same company's invited people: one answered, one has not. */
export const umaAdesao = (mudancas: Partial<Adesao> = {}): Adesao => ({
  organizadora: ana.contexto.empresaId,
  idProjeto: 'p',
  idQuestionario: 'q',
  idEmpresa: ana.contexto.empresaId,
  contagens: { respondido: 1, aguardando: 1 },
  setores: { Vendas: { respondido: 1 }, Compras: { aguardando: 1 } },
  updatedAt: emDias(-1),
  ...mudancas,
});
