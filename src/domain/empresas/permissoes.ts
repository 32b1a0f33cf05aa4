/** Who may do what with licensees, companies and their counters (acesso/permissao.ts). */
import { interno, ninguem } from '@/domain/acesso/linhas';
import type { Linhas } from '@/domain/acesso/permissao';

export const permissoesDeEmpresas = {
  // What the platform's MASTER claim opens stands beside this table: tests/rules/licenciadas.test.ts.
  licenciadas: { get: interno, list: ninguem, create: ninguem, update: ninguem, delete: ninguem },
  empresas: {
    get: [
      { flag: [1, 'leitura'], relacao: 'propria' },
      { relacao: 'daLicenciada' },
      { relacao: 'criador', ativa: true },
      { relacao: 'listado', ativa: true },
    ],
    list: [
      { relacao: 'daLicenciada' },
      { flag: [1, 'leitura'], relacao: 'criador', ativa: true },
      { flag: [1, 'leitura'], relacao: 'listado', ativa: true },
    ],
    create: ninguem, // functions, by empresa-acoes.ts
    update: ninguem,
    delete: ninguem,
  },
  // Respondents too; for people of the company there is no condition.
  apresentacao: {
    get: [{ relacao: 'propria' }],
    list: ninguem,
    create: ninguem,
    update: ninguem,
    delete: ninguem,
  },
  contadores: { get: interno, list: ninguem, create: ninguem, update: ninguem, delete: ninguem },
} as const satisfies Linhas;
