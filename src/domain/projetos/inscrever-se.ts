/** The address by which a company that has an account comes into a project (decisions P331). Without schemas: visitors load it. */

export interface ProjetoDaVez {
  licenciadaId: string;
  empresaId: string;
  projetoId: string;
}

export const INSCREVER = 'inscrever';

/** `/diagnosticoEmpresa?inscrever=…`: who is not signed in signs in there, and is still at the project. */
export const enderecoParaInscrever = ({ licenciadaId, empresaId, projetoId }: ProjetoDaVez) =>
  `/diagnosticoEmpresa?${INSCREVER}=${[licenciadaId, empresaId, projetoId].join('.')}`;

/** What the address says; null for anything else that somebody wrote there. */
export function projetoParaInscrever(escrito: string | null): ProjetoDaVez | null {
  const [licenciadaId = '', empresaId = '', projetoId = '', ...resto] = (escrito ?? '').split('.');
  const ids = [licenciadaId, empresaId, projetoId];
  return resto.length === 0 && ids.every((id) => /^[\w-]{1,128}$/.test(id))
    ? { licenciadaId, empresaId, projetoId }
    : null;
}
