/**
 * Records known by their name. Each kind is described once. Form, storage, list, permission, indexes, data-model page
 * and the rules' tests read the description. The browser reads and writes it by src/firebase/dados/cadastro.ts.
 */
import * as z from 'zod/mini';
import type { Linha } from '@/domain/acesso/permissao';
import { emOrdem, indiceDoNome } from './busca';
import { type auditoria, entidade, instante, LIMITE, lista, nomeEmOrdem, texto } from './campos';
import { caminhos, type Contexto } from './caminhos';

type Campos = Record<string, z.ZodMiniType>;
type Lido<C extends Campos> = z.infer<z.ZodMiniObject<C>>;

/** In `outros` of a kind that can be searched by name. */
export const comBusca = { busca: lista(texto(20, 1), LIMITE.busca) };

/** In `outros` of a kind whose contract has times that nothing sets yet. */
export const momentos = {
  startedAt: z.nullable(instante()),
  pausedAt: z.nullable(instante()),
  endedAt: z.nullable(instante()),
};
export const semMomentos = { startedAt: null, pausedAt: null, endedAt: null } as const;

interface Descricao<C extends Campos, O extends Campos> {
  /** Name of the collection, which lies under the company unless `onde` says otherwise. */
  colecao: string;
  onde?: (contexto: Contexto) => string;
  oQueE: string;
  acesso: Linha;
  /** The platform's MASTERs write it, whatever their company permits. */
  doMaster?: boolean;
  /** What the form holds, `nome` among it. */
  campos: C;
  /** What its form checks of several fields together. */
  confere?: z.core.$ZodCheck<Lido<C>>;
  /** A form without anything in it. */
  vazio: Lido<C>;
  /** What is stored besides, and what a new one has of it. */
  outros: O;
  novo: Omit<Lido<O>, 'busca'>;
  /** What lists can be sorted by, as stored; the name unless told. */
  ordens?: readonly string[];
  /** Composite indexes of its own lists (colecao.ts). */
  indices?: readonly string[];
}

/** A kind of record: `T` as stored, `F` as its form holds it. */
export interface Cadastro<T, F> {
  colecao: string;
  onde: (contexto: Contexto) => string;
  oQueE: string;
  acesso: Linha;
  doMaster?: boolean;
  ordens: readonly string[];
  indices?: readonly string[];
  pesquisavel: boolean;
  schema: z.ZodMiniType<T> & { shape: Campos };
  form: z.ZodMiniType<F, F>;
  /** What the form begins with: the record, or nothing. */
  formDe: (registro?: T) => F;
  /** What the form gives, as stored. */
  doForm: (form: F) => Partial<T>;
  novo: Partial<T>;
  /** True iff nobody changes or removes the record any more. */
  travado?: (registro: T, agora: Date) => boolean;
}

/** Any of them, as far as it does not matter what its records hold. */
export type UmCadastro = Omit<Cadastro<unknown, unknown>, 'formDe' | 'doForm' | 'form' | 'travado'>;

/** A record as stored. */
export type RegistroDe<K extends { schema: z.ZodMiniType }> = z.infer<K['schema']>;

export function cadastro<C extends Campos & { nome: z.ZodMiniType<string> }, O extends Campos>({
  colecao,
  campos,
  confere,
  vazio,
  outros,
  novo,
  ordens = ['nomeEmOrdem'],
  onde = (contexto) => caminhos.daEmpresa(contexto, colecao),
  ...resto
}: Descricao<C, O>) {
  type Form = Lido<C>;
  type Registro = Form & Lido<O> & Lido<typeof auditoria> & { nomeEmOrdem: string };
  const pesquisavel = 'busca' in outros;
  const descrito = {
    ...resto,
    colecao,
    onde,
    ordens,
    pesquisavel,
    novo,
    schema: entidade({ ...campos, nomeEmOrdem: nomeEmOrdem(), ...outros }),
    form: confere ? z.object(campos).check(confere) : z.object(campos),
    formDe: (registro: object = vazio) =>
      Object.fromEntries(Object.keys(campos).map((campo) => [campo, registro[campo as never]])),
    doForm: (form: { nome: string }) =>
      pesquisavel ? { ...form, ...indiceDoNome(form.nome) } : { ...form, nomeEmOrdem: emOrdem(form.nome) },
  };
  return descrito as unknown as Cadastro<Registro, Form>;
}
