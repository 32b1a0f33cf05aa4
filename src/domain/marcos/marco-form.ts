/** Forms of a milestone: creation, and acting on it as draft or as its end (part 2 §4 and §5). */
import * as z from 'zod/mini';
import { type Dia, diaDe, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { dia } from '@/domain/comum/dia';
import { anexoSchema, LIMITE, lista, referencia, texto, textoOpcional } from '@/domain/comum/campos';
import { LIMITE_DE_RESPONSAVEIS, type Marco, MINIMO_DO_MARCO } from './marco';

/** Creation leaves the conclusion out (part 2 §5). */
export const marcoForm = z.object({
  colaboradoresResponsaveis: lista(
    referencia(),
    LIMITE_DE_RESPONSAVEIS,
    1,
    'Escolha ao menos uma pessoa responsável.',
  ),
  dataPrazo: dia('Escolha o prazo.'),
  acoes: texto(LIMITE.textoLongo, MINIMO_DO_MARCO, 'Descreva as ações com ao menos 10 letras.'),
});
export type MarcoForm = z.infer<typeof marcoForm>;

export const marcoVazio: MarcoForm = { colaboradoresResponsaveis: [], dataPrazo: '', acoes: '' };

/** The record as the form shows it. */
export const formDoMarco = ({ colaboradoresResponsaveis, dataPrazo, acoes }: Marco): MarcoForm => ({
  colaboradoresResponsaveis,
  dataPrazo: diaDe(dataPrazo),
  acoes,
});

/** The form as it is stored. */
export const marcoDoForm = ({ dataPrazo, ...resto }: MarcoForm) => ({
  ...resto,
  dataPrazo: fimDoDia(dataPrazo),
});

const anexos = () => lista(anexoSchema, LIMITE.anexos);

/** Unfinished work: nothing is missing yet, nothing may be too long. */
export const rascunhoDaAtuacao = z.object({
  descricaoAtuacao: textoOpcional(),
  dataConclusao: z.string().check(z.regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Escolha a data de conclusão.')),
  anexos: anexos(),
});
export type AtuacaoForm = z.infer<typeof rascunhoDaAtuacao>;

/** What 'Finalizar' demands, on the day `hoje`. */
export const atuacaoFinal = (hoje: Dia) =>
  z.object({
    descricaoAtuacao: texto(
      LIMITE.textoLongo,
      MINIMO_DO_MARCO,
      'Descreva a sua atuação com ao menos 10 letras.',
    ),
    dataConclusao: dia('Escolha a data de conclusão.').check(
      z.refine((quando) => quando >= hoje, 'A conclusão não pode vir antes de hoje.'),
    ),
    anexos: anexos(),
  });

export const formDaAtuacao = ({ descricaoAtuacao, dataConclusao, anexos }: Marco): AtuacaoForm => ({
  descricaoAtuacao,
  dataConclusao: dataConclusao ? diaDe(dataConclusao) : '',
  anexos,
});

export const atuacaoDoForm = ({ dataConclusao, ...resto }: AtuacaoForm) => ({
  ...resto,
  dataConclusao: dataConclusao ? inicioDoDia(dataConclusao) : null,
});
