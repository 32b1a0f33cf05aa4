/** Question of a group (part 3 §3 and §5). It names questionnaire and project too, so that one query reads a questionnaire. */
import * as z from 'zod/mini';
import { doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { idDeRegistro, LIMITE, lista, texto } from '@/domain/comum/campos';
import { MAXIMO_DA_LINHA, MAXIMO_DE_LINHAS } from './codigos-do-tipo';
import { mostrarSeSchema } from './condicoes';
import { peso } from './grupo';
import { lugar } from './ordem';

/** Letters of a question. */
export const MAXIMO_DA_PERGUNTA = 300;

/** A statement of a matrix. */
export const linha = () => texto(MAXIMO_DA_LINHA, 1, 'Escreva a afirmação.');

const kit = cadastro({
  colecao: 'perguntas',
  oQueE: 'Question of a questionnaire’s group',
  acesso: doModulo(7, 'criador'),
  indices: ['idProjeto nomeEmOrdem', 'idProjeto nomeEmOrdem-'],
  campos: {
    nome: texto(MAXIMO_DA_PERGUNTA, 3, 'A pergunta precisa ter ao menos 3 letras.'),
    descricao: texto(LIMITE.textoCurto, 3, 'A descrição precisa ter ao menos 3 letras.'),
    /** Id of its group, which may become another of the same questionnaire. */
    grupo: idDeRegistro('Escolha um grupo.'),
    /** Those of the group, fixed once it is stored. */
    idQuestionario: idDeRegistro('Escolha um grupo.'),
    idProjeto: idDeRegistro('Escolha um grupo.'),
    /** Id of an answer type. */
    tipoDeResposta: idDeRegistro('Escolha um tipo de resposta.'),
    ordem: lugar(),
    obrigatoria: z.boolean(),
    /** A high answer is worth little (decisions Q5). */
    inversa: z.boolean(),
    peso: peso(),
    /** Absent, or without conditions, where it always shows (decisions Q300). */
    mostrarSe: z.optional(mostrarSeSchema),
    /** Options stand in an order by chance (decisions Q364); absent, they do not. */
    embaralhar: z.optional(z.boolean()),
    /** Statements of a matrix, which are answered alike (decisions Q365); absent of other kinds. */
    linhas: z.optional(lista(linha(), MAXIMO_DE_LINHAS)),
  },
  confere: z.check<{ linhas?: readonly string[] | undefined }>(({ value, issues }) => {
    const linhas = value.linhas?.map((uma) => uma.trim().toLocaleLowerCase('pt-BR')) ?? [];
    if (new Set(linhas).size < linhas.length)
      issues.push({
        code: 'custom',
        message: 'Há duas afirmações com o mesmo texto.',
        input: value.linhas,
        path: ['linhas'],
      });
  }),
  vazio: {
    nome: '',
    descricao: '',
    grupo: '',
    idQuestionario: '',
    idProjeto: '',
    tipoDeResposta: '',
    ordem: 1,
    obrigatoria: false,
    inversa: false,
    peso: 1,
  },
  outros: comBusca,
  novo: {},
});
export type Pergunta = RegistroDe<typeof kit>;
export type PerguntaForm = z.infer<typeof kit.form>;

/** A form without conditions stores none: the database takes no undefined. */
export const perguntas: typeof kit = {
  ...kit,
  doForm: ({ mostrarSe, embaralhar, linhas, ...form }) =>
    kit.doForm({
      ...form,
      ...(mostrarSe ? { mostrarSe } : {}),
      ...(embaralhar === undefined ? {} : { embaralhar }),
      ...(linhas ? { linhas } : {}),
    }),
};
