/**
 * Tactic: one thing to do, of an innovation type (taticasDeInovacao) or of a play (tatica-da-jogada.ts). Each is a
 * record of its own, so that two editors lose nothing (decisions D10).
 */
import * as z from 'zod/mini';
import type { CodigoModulo } from '@/domain/acesso/areas';
import type { Linha } from '@/domain/acesso/permissao';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { idDeRegistro, LIMITE, texto } from '@/domain/comum/campos';

/** Tactics of one type or of one play. */
export const MAXIMO_DE_TATICAS = 100;

/** What lies under a record of the module: to edit the record is to change and remove them. */
export const daParte = (modulo: CodigoModulo): Linha => ({
  get: [{ flag: [modulo, 'leitura'] }],
  list: [{ flag: [modulo, 'leitura'] }],
  create: [{ flag: [modulo, 'criacao'] }],
  update: [{ flag: [modulo, 'editar'] }, { flag: [modulo, 'criacao'], relacao: 'criador' }],
  delete: [{ flag: [modulo, 'editar'] }, { flag: [modulo, 'criacao'], relacao: 'criador' }],
});

/** What the dialog of a tactic asks (part 2 §5). */
const pedido = (max: number, falta: string, curto: string) =>
  z.pipe(z.string().check(z.trim(), z.minLength(1, falta)), texto(max, 3, curto));
export const taticaForm = z.object({
  nome: pedido(LIMITE.nome, 'Nome obrigatório', 'O nome precisa ter ao menos 3 letras.'),
  descricao: pedido(LIMITE.textoCurto, 'Descrição obrigatória', 'A descrição precisa ter ao menos 3 letras.'),
});
export type TaticaForm = z.infer<typeof taticaForm>;

export const taticasDeInovacao = cadastro({
  colecao: 'taticasDeInovacao',
  // All by name, and those of one type.
  ordens: [],
  indices: ['deletedAt nomeEmOrdem'],
  oQueE: 'Tactic of an innovation type',
  acesso: daParte(20),
  campos: {
    nome: texto(),
    descricao: texto(LIMITE.textoCurto),
    /** Id of the innovation type it serves. */
    tipoDeInovacao: idDeRegistro(),
  },
  vazio: { nome: '', descricao: '', tipoDeInovacao: '' },
  outros: comBusca,
  novo: {},
});
export type Tatica = RegistroDe<typeof taticasDeInovacao>;
