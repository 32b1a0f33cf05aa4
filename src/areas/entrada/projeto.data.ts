/** The project that a visitor's address names. Without schemas: they come with the form (docs/performance.md, row 22). */
import type { ProjetoApresentado } from '@/domain/contratos/entrada';
import { pedirPorFetch } from '@/firebase/chamadas/pedirPorFetch';

export interface EnderecoDoProjeto {
  /** Null in the short form of the address (decisions Q3). */
  licenciadaId: string | null;
  empresaId: string;
  projetoId: string;
}

/** As domain/contratos/entrada.ts says. Throws the server's sentence where there is none. */
export const projetoDoEndereco = async (endereco: EnderecoDoProjeto): Promise<ProjetoApresentado> =>
  (await pedirPorFetch('visitantes/projetosFunctions-apresentarProjeto', endereco)) as ProjetoApresentado;
