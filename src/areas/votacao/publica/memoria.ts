/**
 * What this browser keeps of a voting: its ballot, the choices until they are confirmed, and the receipt (part 3 §4;
 * decisions P360).
 */
import { doAparelho } from '@/navegador/guarda';
import type { Candidata } from '@/domain/votacao/urna';

export interface Escolha {
  categoria: string;
  empresa: Candidata;
}

export interface Lembrado {
  /** Random, and the same for every sending; null where the browser keeps nothing. */
  cedula: string | null;
  escolhas: Escolha[];
  confirmado: boolean;
  recibo: string | null;
}

const chave = (id: string) => `votacao:${id}`;

/** False where the browser keeps nothing, as some do in private windows. */
export function guardar(id: string, lembrado: Lembrado): boolean {
  return doAparelho.escrever(chave(id), JSON.stringify(lembrado));
}

function ler(id: string): Partial<Lembrado> {
  try {
    const lido: unknown = JSON.parse(doAparelho.ler(chave(id)) ?? '{}');
    return typeof lido === 'object' && lido !== null ? lido : {};
  } catch {
    return {};
  }
}

/** On entry: choices are cleared, the ballot stays. */
export function lembrar(id: string): Lembrado {
  const { cedula, confirmado, recibo } = ler(id);
  const lembrado: Lembrado = {
    cedula: cedula ?? crypto.randomUUID().replaceAll('-', ''),
    escolhas: [],
    confirmado: confirmado === true,
    recibo: recibo ?? null,
  };
  return guardar(id, lembrado) ? lembrado : { ...lembrado, cedula: null };
}
