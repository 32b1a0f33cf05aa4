/** What rows of the table of permissions are made of (permissao.ts). */
import type { CodigoModulo } from './areas';
import { type Papel, VEEM_OUTRAS } from './papeis';
import type { Acesso, Linha, Relacao } from './permissao';

export const ninguem: Acesso = [];
export const interno: Acesso = [{}];
export const admin: Acesso = [{ papeis: ['ADMIN'] }];
export const daAnalise: readonly Papel[] = ['ADMIN', 'TEAM', 'MASTER'];

/**
 * A collection that one module guards, flag by flag. `relacao`: who may create changes and removes their own besides
 * (part 2 §6).
 */
export function doModulo(modulo: CodigoModulo, relacao?: Relacao): Linha {
  const seus: Acesso = relacao ? [{ flag: [modulo, 'criacao'], relacao }] : [];
  return {
    get: [{ flag: [modulo, 'leitura'] }],
    list: [{ flag: [modulo, 'leitura'] }],
    create: [{ flag: [modulo, 'criacao'] }],
    update: [{ flag: [modulo, 'editar'] }, ...seus],
    delete: [{ flag: [modulo, 'remover'] }, ...seus],
  };
}

/** What functions write of other companies under the one that organises (decisions P235). */
export const deOutras = (modulo: CodigoModulo): Linha => {
  const leem: Acesso = [{ flag: [modulo, 'leitura'], papeis: VEEM_OUTRAS, ativa: true }];
  return { ...soLida(modulo), get: leem, list: leem };
};

/** What functions write of other companies for everybody who reads the module (threats A120). */
export const naAtiva = (modulo: CodigoModulo): Linha => {
  const leem: Acesso = [{ flag: [modulo, 'leitura'], ativa: true }];
  return { ...soLida(modulo), get: leem, list: leem };
};

const seOrganiza = (acesso: Acesso): Acesso => acesso.map((um) => ({ ...um, organiza: true }));
/** Written by companies that organise only; what a guest has of it stays readable (organizar.ts). */
export const deQuemOrganiza = (linha: Linha): Linha => ({
  ...linha,
  create: seOrganiza(linha.create),
  update: seOrganiza(linha.update),
  delete: seOrganiza(linha.delete),
});

/** A collection that functions write, and the module's readers read. */
export const soLida = (modulo: CodigoModulo): Linha => ({
  ...doModulo(modulo),
  create: ninguem,
  update: ninguem,
  delete: ninguem,
});
