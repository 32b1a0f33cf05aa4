/**
 * The person who acts on companies. It is a member of a company of the licensee, or the platform's MASTER, who acts
 * from none.
 */
import type { AgenteDeEmpresa } from '@/domain/empresas/empresa-acoes';
import { negado } from '@functions/chamada/erros';
import { comoMembro, type Conta } from '@functions/chamada/quem';
import { type Limite, limitesDasCaixas } from '@functions/chamada/limites';

interface DeOnde {
  licenciadaId: string;
  empresaId: string | null;
}

export interface Atuante extends Conta {
  agente: AgenteDeEmpresa;
  /** For the mail: who invites. */
  nome: string;
}

/** Daily cap of acts on companies (threats E18), and of mails to their future administrators. */
export const limitesDeEmpresas = (_dados: unknown, { uid }: Conta): Limite[] => [
  { chave: `uid:${uid}`, maximo: 500, minutos: 24 * 60 },
];
export const limitesDeNovaEmpresa = (email: string, conta: Conta): Limite[] => [
  ...limitesDeEmpresas(undefined, conta),
  ...limitesDasCaixas(conta.uid, [email], 20),
];

/** The caller as domain/empresas/empresa-acoes.ts takes them, or a refusal. */
export async function atuante(conta: Conta, { licenciadaId, empresaId }: DeOnde): Promise<Atuante> {
  if (empresaId !== null) {
    const membro = await comoMembro(conta, { licenciadaId, empresaId });
    const { quem, colaborador, contexto, uid } = membro;
    const agente = { uid, quem, contexto, master: false };
    return { ...conta, agente, nome: colaborador.nome };
  }
  if (!conta.master) throw negado();
  const agente: AgenteDeEmpresa = {
    uid: conta.uid,
    master: true,
    quem: { papel: 'MASTER', empresaAtiva: true, externo: false, organiza: true, tem: () => false },
    contexto: { licenciadaId, empresaId: '' },
  };
  return { ...conta, agente, nome: 'A administração da plataforma' };
}
