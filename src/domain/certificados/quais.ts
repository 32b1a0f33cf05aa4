/** Which certificates a company may have, and who asks for them (decisions Q310). Without schemas: its home asks too. */
import { temFlag, type Quem } from '@/domain/acesso/quem';
import { emAndamento, INSCRICAO, VENCEDORES } from '@/domain/projetos/projeto';
import type { ProjetoInscrito } from '@/domain/projetos/status';
import type { TipoDeCertificado } from './codigo';

/**
 * Kinds that a company may have by now. A winner has both at once. Others took part once the programme is over and they
 * came beyond the enrolment, or once the organiser told them a result.
 */
export function certificadosDe(
  { status, anoVigencia }: Pick<ProjetoInscrito, 'status' | 'anoVigencia'>,
  comResultado: boolean,
  agora: Date,
): TipoDeCertificado[] {
  if (status === VENCEDORES) return ['VENCEDORA', 'PARTICIPACAO'];
  const terminou = status !== INSCRICAO && !emAndamento({ anoVigencia }, agora);
  return terminou || comResultado ? ['PARTICIPACAO'] : [];
}

/** People of the company who read its results ask for its certificates. */
export const podePedirCertificado = (quem: Quem): boolean => !quem.externo && temFlag(quem, [31, 'leitura']);
