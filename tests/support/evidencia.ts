import { type Evidencia, pastaDaEvidencia } from '@/domain/evidencias/evidencia';
import { emDias } from './documentos';
import type { Persona } from './personas';

/** A PDF that the person sent yesterday for questionnaire `q` of the same company, on the first of the five places. */
export function umaEvidencia(quem: Persona, mudancas: Partial<Evidencia> = {}): Evidencia {
  const alvo = { idEmpresa: quem.contexto.empresaId, idProjeto: 'p', idQuestionario: 'q' };
  const nome = mudancas.nomeArquivo ?? 'Política de inovação.pdf';
  const path = `${pastaDaEvidencia(quem.contexto, alvo, 'v')}/politica.pdf`;
  return {
    ...alvo,
    idEmpresaColaborador: quem.contexto.empresaId,
    nomeArquivo: nome,
    link: '',
    externo: false,
    conferida: false,
    arquivo: { path, name: nome, size: 1_200, type: 'application/pdf' },
    nomeFantasia: 'Aurora',
    questionario: 'Liderança e estratégia',
    situacao: 'RECEBIDA',
    lugar: 1,
    expiraEm: null,
    createdAt: emDias(-1),
    createdBy: quem.uid,
    updatedAt: emDias(-1),
    updatedBy: quem.uid,
    deletedAt: null,
    ...mudancas,
  };
}

/** A link in its place. */
export const umLinkDeEvidencia = (quem: Persona, mudancas: Partial<Evidencia> = {}): Evidencia =>
  umaEvidencia(quem, {
    nomeArquivo: 'Página do programa',
    link: 'https://aurora.exemplo/programa',
    externo: true,
    arquivo: null,
    lugar: null,
    ...mudancas,
  });
