/** The form of a challenge: what it edits, its refusals and what it starts with (part 2 §5). */
import * as z from 'zod/mini';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { anexoSchema, LIMITE, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import type { Desafio } from './desafio';

/** People the form may name besides the proposer; everybody else joins on their own (decisions D4). */
export const PRIMEIROS_PARTICIPANTES = 49;

const escolhida = (mensagem: string) =>
  z.pipe(z.nullable(referencia()), z.string(mensagem).check(z.minLength(3, mensagem)));

const comuns = {
  titulo: texto(LIMITE.titulo, 3, 'O título precisa ter ao menos 3 letras.'),
  propositorReference: z
    .string()
    .check(z.minLength(3, 'Escolha quem propõe o desafio.'), z.maxLength(LIMITE.referencia)),
  /** Without the proposer, who takes part anyway. */
  participantesReferences: lista(referencia(), PRIMEIROS_PARTICIPANTES),
  anexos: lista(anexoSchema, LIMITE.anexos),
};

/** What publishing demands. */
export const desafioForm = z.object({
  ...comuns,
  descricao: texto(LIMITE.textoLongo, 3, 'A descrição precisa ter ao menos 3 letras.'),
  objetivo: texto(LIMITE.textoLongo, 3, 'O objetivo precisa ter ao menos 3 letras.'),
  categoriaReference: escolhida('Escolha a categoria.'),
  regulamentoReference: escolhida('Regulamento não encontrado'),
});

/** What a draft needs: a title to be found by, and a proposer (decisions I131). */
export const rascunhoDoDesafio = z.object({
  ...comuns,
  descricao: textoOpcional(LIMITE.textoLongo),
  objetivo: textoOpcional(LIMITE.textoLongo),
  categoriaReference: z.nullable(referencia()),
  regulamentoReference: z.nullable(referencia()),
});
export type DesafioForm = z.infer<typeof rascunhoDoDesafio>;

export const desafioVazio: DesafioForm = {
  titulo: '',
  descricao: '',
  objetivo: '',
  categoriaReference: null,
  propositorReference: '',
  regulamentoReference: null,
  participantesReferences: [],
  anexos: [],
};

/** Names of what the form refers to, copied into the record. */
export interface NomesDoDesafio {
  propositorNome: string;
  /** '' without a category. */
  categoriaNome: string;
}

/** The form's values as stored: the proposer takes part, names are copied, search tokens are made. */
export const desafioDoForm = (form: DesafioForm, nomes: NomesDoDesafio) => ({
  ...form,
  ...nomes,
  participantesReferences: [
    form.propositorReference,
    ...form.participantesReferences.filter((pessoa) => pessoa !== form.propositorReference),
  ],
  tituloEmOrdem: emOrdem(form.titulo),
  busca: tokensDeBusca(form.titulo),
});

export const formDoDesafio = (desafio: Desafio): DesafioForm => ({
  titulo: desafio.titulo,
  descricao: desafio.descricao,
  objetivo: desafio.objetivo,
  categoriaReference: desafio.categoriaReference,
  propositorReference: desafio.propositorReference,
  regulamentoReference: desafio.regulamentoReference,
  participantesReferences: desafio.participantesReferences.filter(
    (pessoa) => pessoa !== desafio.propositorReference,
  ),
  anexos: desafio.anexos,
});
