/** The rows of one role of the authorization matrix as the screen works with them: read, changed, compared. */
import type { Autorizacao, FlagsDoModulo } from './autorizacao';
import { ErroDoProduto } from '@/domain/comum/erros';
import { flagFixa } from './flags-fixas';
import { type CodigoModulo, FLAGS, type Flag } from './areas';
import { MODULOS } from './modulos';
import type { Papel } from './papeis';
import { recomenda } from './perfil-recomendado';

export type Matriz = ReadonlyMap<CodigoModulo, FlagsDoModulo>;

type Entrada = Pick<Autorizacao, 'tipoAutorizacao' | 'deletedAt' | Flag>;

/**
 * Entries of one role as a matrix. Throws 'Missing authorizations' when there is none. Throws a configuration error
 * when two entries speak of one module, because chance would decide between them (part 1 §8).
 */
export function lerMatriz(entradas: readonly Entrada[]): Matriz {
  const vivas = entradas.filter(({ deletedAt }) => deletedAt === null);
  if (vivas.length === 0) throw new ErroDoProduto('Missing authorizations');
  const matriz = new Map<CodigoModulo, FlagsDoModulo>();
  for (const { tipoAutorizacao: codigo, leitura, criacao, editar, remover } of vivas) {
    if (matriz.has(codigo)) {
      throw new ErroDoProduto(
        `Erro de configuração: há mais de uma autorização de "${MODULOS[codigo].label}" para este acesso.`,
      );
    }
    matriz.set(codigo, { leitura, criacao, editar, remover });
  }
  return matriz;
}

/** The matrix with one flag changed; a fixed flag stays. */
export function comFlag(
  matriz: Matriz,
  papel: Papel,
  codigo: CodigoModulo,
  flag: Flag,
  valor: boolean,
): Matriz {
  const flags = matriz.get(codigo);
  if (!flags || flagFixa(papel, codigo, flag)) return matriz;
  return new Map(matriz).set(codigo, { ...flags, [flag]: valor });
}

/** The matrix with the recommended preset of the role laid over it. */
export function comPerfilRecomendado(matriz: Matriz, papel: Papel): Matriz {
  let nova = matriz;
  for (const codigo of matriz.keys())
    for (const flag of FLAGS) nova = comFlag(nova, papel, codigo, flag, recomenda(papel, codigo, flag));
  return nova;
}

export interface Mudanca {
  codigo: CodigoModulo;
  flag: Flag;
  de: boolean;
  para: boolean;
}

/** The matrix with changes laid over it, the later over the earlier. */
export function comMudancas(matriz: Matriz, mudancas: readonly Mudanca[]): Matriz {
  const nova = new Map(matriz);
  for (const { codigo, flag, para } of mudancas) {
    const flags = nova.get(codigo);
    if (flags) nova.set(codigo, { ...flags, [flag]: para });
  }
  return nova;
}

/** Every flag in which the two differ, in the order of the modules. */
export const diferenca = (antes: Matriz, depois: Matriz): Mudanca[] =>
  [...antes].flatMap(([codigo, flags]) =>
    FLAGS.flatMap((flag) => {
      const para = depois.get(codigo)?.[flag] ?? flags[flag];
      return para === flags[flag] ? [] : [{ codigo, flag, de: flags[flag], para }];
    }),
  );
