/**
 * Who may do what with a company. The screens show it and the functions refuse the rest, from the same predicates
 * (part 1 §6; decisions P10).
 */
import type { Agente } from '@/domain/pessoas/colaborador-acoes';
import type { Empresa } from './empresa';
import type { Contexto } from '@/domain/comum/caminhos';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { temFlag } from '@/domain/acesso/quem';

/** The acting person and the company they act from. */
export interface AgenteDeEmpresa extends Agente {
  contexto: Contexto;
}
export type EmpresaAlvo = Pick<Empresa, 'createdBy' | 'colaboradores' | 'deletedAt'> & { id: string };

const admin = ({ quem }: AgenteDeEmpresa) => quem.empresaAtiva && !quem.externo && quem.papel === 'ADMIN';

/** Sees and manages every company of the licensee: ADMIN of one of its NORMAL companies, or the platform's MASTER. */
export const administraLicenciada = (agente: AgenteDeEmpresa) =>
  agente.master || (admin(agente) && podeOrganizar(agente.quem));

/** No flag of the matrix lifts this: companies are born by the licensee's hand only. */
export const podeCadastrarEmpresa = administraLicenciada;

/**
 * Own company, one the person created or is listed in, with 1.editar. People who manage the licensee's companies get
 * any of them.
 */
export const podeEditarEmpresa = (agente: AgenteDeEmpresa, alvo: EmpresaAlvo) =>
  alvo.deletedAt === null &&
  (administraLicenciada(agente) ||
    (agente.quem.empresaAtiva &&
      !agente.quem.externo &&
      temFlag(agente.quem, [1, 'editar']) &&
      (alvo.id === agente.contexto.empresaId ||
        alvo.createdBy === agente.uid ||
        alvo.colaboradores.includes(agente.uid))));

/** The CNPJ is who the company is: administrators only. */
export const podeMudarCnpj = (agente: AgenteDeEmpresa) => agente.master || admin(agente);

/** The company one acts from is excluded: nobody locks themselves out. */
export const podeMudarStatus = (agente: AgenteDeEmpresa, alvo: EmpresaAlvo) =>
  alvo.deletedAt === null && administraLicenciada(agente) && alvo.id !== agente.contexto.empresaId;

export const podeRemoverEmpresa = podeMudarStatus;
