/**
 * How a build patches a library, and how it notices that the library has changed. A place that is not found ends the
 * build. Each file beside this one is one library's and says its version, gain, risk and test
 * (tests/unit/remendos.test.ts).
 */
import type { ConfigEnv, Plugin, UserConfig } from 'vite';

/** Replaces what `lugar` finds, everywhere if it is global. Throws when it finds nothing. */
export function trocar(
  fonte: string,
  lugar: RegExp,
  por: string | ((achado: string, ...partes: string[]) => string),
): string {
  // `search` looks from the start, whatever `lugar` found before.
  if (fonte.search(lugar) < 0) throw new Error(`a biblioteca mudou: ${lugar.source} não foi encontrado`);
  return typeof por === 'string' ? fonte.replace(lugar, por) : fonte.replace(lugar, por);
}

/** A patch of every file whose path fits `arquivo` and whose text fits `codigo`, of which there must be one. */
export interface Remendo {
  nome: string;
  arquivo: RegExp;
  codigo?: RegExp;
  /** Throws when a place is not found (`trocar`). */
  mudar: (fonte: string) => string;
}

/** The gallery of the kit (tests/e2e/galeria.spec.ts) has few of the libraries, and none of the patches. */
const daAplicacao = (_: UserConfig, { command, mode }: ConfigEnv) =>
  command === 'build' && mode !== 'galeria';

const semLugar = (nome: string) =>
  `build/remendos: '${nome}' não encontrou o seu lugar; confira a versão da biblioteca.`;

export function remendar({ nome, arquivo, codigo, mudar }: Remendo): Plugin {
  let achou = false;
  return {
    name: `remendo: ${nome}`,
    apply: daAplicacao,
    buildStart() {
      achou = false;
    },
    transform: {
      filter: { id: arquivo, ...(codigo ? { code: codigo } : {}) },
      handler(fonte) {
        achou = true;
        return { code: mudar(fonte), map: null };
      },
    },
    buildEnd(erro) {
      if (!erro && !achou) this.error(semLugar(nome));
    },
  };
}

/** Puts the file `por` in the place of the module `modulo`, which somebody must ask for. */
export function substituir(modulo: string, por: string): Plugin {
  let achou = false;
  return {
    name: `remendo: ${modulo}`,
    apply: daAplicacao,
    enforce: 'pre',
    buildStart() {
      achou = false;
    },
    resolveId(id) {
      if (id !== modulo) return undefined;
      achou = true;
      return por;
    },
    buildEnd(erro) {
      if (!erro && !achou) this.error(semLugar(modulo));
    },
  };
}
