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
export type EmpresaAlvo = Pick<Empresa, 'idEmpresaConvidando' | 'deletedAt'> & { id: string };

const admin = ({ quem }: AgenteDeEmpresa) => quem.empresaAtiva && !quem.externo && quem.papel === 'ADMIN';

/** Sees every company of the licensee: ADMIN of one of its NORMAL companies, or the platform's MASTER. */
export const administraLicenciada = (agente: AgenteDeEmpresa) =>
  agente.master || (admin(agente) && podeOrganizar(agente.quem));

/** No flag of the matrix lifts this: companies are born by the licensee's hand only. */
export const podeCadastrarEmpresa = administraLicenciada;

/** Brought the company in, or is the MASTER: seeing all of the licensee is not changing all (threats A72). */
export const trouxeEmpresa = (agente: AgenteDeEmpresa, alvo: Pick<EmpresaAlvo, 'idEmpresaConvidando'>) =>
  agente.master ||
  (administraLicenciada(agente) && (alvo.idEmpresaConvidando ?? null) === agente.contexto.empresaId);

/** The company the person acts from with 1.editar, or one that it brought in. */
export const podeEditarEmpresa = (agente: AgenteDeEmpresa, alvo: EmpresaAlvo) =>
  alvo.deletedAt === null &&
  (trouxeEmpresa(agente, alvo) ||
    (agente.quem.empresaAtiva &&
      !agente.quem.externo &&
      temFlag(agente.quem, [1, 'editar']) &&
      alvo.id === agente.contexto.empresaId));

/** The CNPJ is who the company is: administrators only. */
export const podeMudarCnpj = (agente: AgenteDeEmpresa) => agente.master || admin(agente);

/** The company one acts from is excluded: nobody locks themselves out. */
export const podeMudarStatus = (agente: AgenteDeEmpresa, alvo: EmpresaAlvo) =>
  alvo.deletedAt === null && trouxeEmpresa(agente, alvo) && alvo.id !== agente.contexto.empresaId;

export const podeRemoverEmpresa = podeMudarStatus;
