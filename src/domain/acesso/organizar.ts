/**
 * Who may organise (decisions P181; threats A31): speak to strangers, or in the name of a programme. Rules say the same
 * (`organiza` in quem.rules), the table of permissions by `organiza`, and the screens by it too.
 */
import type { Empresa } from '@/domain/empresas/empresa';
import { papelOrganiza, type Quem } from './quem';

/** No flag lifts this, ADMIN or not: somebody who works in an active company of the licensee. */
export const podeOrganizar = ({ organiza, empresaAtiva, externo }: Quem): boolean =>
  organiza && empresaAtiva && !externo;

/** The same of the company itself, for visitors who come to its pages. */
export const empresaOrganiza = ({
  role,
  status,
  deletedAt,
}: Pick<Empresa, 'role' | 'status' | 'deletedAt'>) =>
  papelOrganiza(role) && status === 'ATIVO' && deletedAt === null;
