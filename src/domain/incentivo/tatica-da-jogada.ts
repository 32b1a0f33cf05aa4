/** Tactic of a play, with the status of its last movement and the link to others (part 2 §3 and §4). */
import * as z from 'zod/mini';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import {
  idDeRegistro,
  inteiro,
  LIMITE,
  limiteDoDia,
  lista,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import type { ResumoDaJogada } from './jogada';
import { daParte, MAXIMO_DE_TATICAS } from './tatica';

/** Movement statuses (part 2 §9); 0 is a tactic that nobody has moved yet. */
export const STATUS_DA_TATICA = [
  { rotulo: 'Sem movimentação', cor: 'gray' },
  { rotulo: 'Em elaboração', cor: 'indigo' },
  { rotulo: 'Em estudo', cor: 'violet' },
  { rotulo: 'Em andamento', cor: 'blue' },
  { rotulo: 'Concluído', cor: 'green' },
] as const;
export const MAIOR_STATUS = STATUS_DA_TATICA.length - 1;

/** Colours of links, which always stand beside the link's number. */
export const CORES_DOS_VINCULOS = ['teal', 'orange', 'grape', 'indigo', 'pink', 'lime'] as const;
export const corDoVinculo = (numero: number) =>
  CORES_DOS_VINCULOS[(numero - 1) % CORES_DOS_VINCULOS.length] ?? CORES_DOS_VINCULOS[0];

export const SEM_VINCULO = { vinculos: [], corVinculos: '', numeroDoVinculo: 0 } as const;

export const taticasDaJogada = cadastro({
  colecao: 'taticasDaJogada',
  // Those of one play, sorted on the screen.
  ordens: [],
  oQueE: 'Tactic of an innovation play',
  acesso: daParte(21),
  campos: {
    nome: texto(),
    descricao: texto(LIMITE.textoCurto),
    /** Id of the play. */
    jogada: idDeRegistro(),
    /** Id of the tactic of a type that it was taken from; empty for one written for the play. */
    idTatica: z.string().check(z.regex(/^[\w-]{0,128}$/)),
    /** Names of that type and of its category. */
    tipo: textoOpcional(LIMITE.nome),
    categoria: textoOpcional(LIMITE.nome),
  },
  vazio: { nome: '', descricao: '', jogada: '', idTatica: '', tipo: '', categoria: '' },
  outros: {
    ...comBusca,
    status: inteiro(0, MAIOR_STATUS),
    movimentadaEm: z.nullable(limiteDoDia()),
    /** Id of the movement that gave the status; empty while there is none. */
    ultimaMovimentacao: z.string(),
    /** Ids of the tactics it is linked to. */
    vinculos: lista(texto(60, 1), MAXIMO_DE_TATICAS),
    corVinculos: z.enum(['', ...CORES_DOS_VINCULOS]),
    /** The link's number within the play; 0 without one. */
    numeroDoVinculo: inteiro(0, 10_000),
  },
  novo: {
    status: 0,
    movimentadaEm: null,
    ultimaMovimentacao: '',
    vinculos: [],
    corVinculos: '',
    numeroDoVinculo: 0,
  },
});
export type TaticaDaJogada = RegistroDe<typeof taticasDaJogada>;

type Movida = Pick<TaticaDaJogada, 'status' | 'movimentadaEm' | 'numeroDoVinculo'>;

/** At least one tactic has a movement, and every one without is linked to one that has (part 2 §4). */
export function podeConcluir(taticas: readonly Movida[]): boolean {
  const movidas = taticas.filter(({ status }) => status > 0);
  const vinculos = new Set(movidas.map(({ numeroDoVinculo }) => numeroDoVinculo));
  vinculos.delete(0);
  return (
    movidas.length > 0 && taticas.every((tatica) => tatica.status > 0 || vinculos.has(tatica.numeroDoVinculo))
  );
}

/** What a play keeps of its tactics that are not removed. */
export function resumirTaticas(taticas: readonly Movida[]): ResumoDaJogada {
  const porStatus = STATUS_DA_TATICA.map(
    (_, status) => taticas.filter((tatica) => tatica.status === status).length,
  );
  const quando = taticas.flatMap(({ movimentadaEm }) => (movimentadaEm ? [movimentadaEm.getTime()] : []));
  return {
    porStatus,
    ultimaEm: quando.length > 0 ? new Date(Math.max(...quando)) : null,
    podeConcluir: podeConcluir(taticas),
  };
}
