/**
 * Mail of the organiser to the companies of a selection (decisions P425 to P428). `mensagens/{id}` under the organiser,
 * `destinatarios/{idEmpresa}` under it: what became of each. Functions write all, and no rule opens them.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { entidade, idDeRegistro, instante, inteiro, texto, textoOpcional } from '@/domain/comum/campos';
import { semInvisiveis } from './texto';

export const MAXIMO_DO_ASSUNTO = 150;
export const MAXIMO_DA_MENSAGEM = 5_000;
/** Companies that one is sent to: all entries of the outbox lie in one transaction. */
export const MAXIMO_DE_DESTINATARIOS = 400;
/** Of one organiser in a day: mails to companies, and tests to oneself. */
export const MENSAGENS_POR_DIA = 10;
export const CARTAS_POR_DIA = 2_000;
export const TESTES_POR_DIA = 30;
/** Those that the list shows, the last ones first. */
export const MAXIMO_DE_LISTADOS = 50;
/** Letters of a mail server's words that are kept. */
export const MAXIMO_DO_MOTIVO = 300;

const limpo = () => z.overwrite(semInvisiveis);

/** What the organiser writes. */
export const camposDaMensagem = {
  assunto: z
    .string()
    .check(
      limpo(),
      z.trim(),
      z.minLength(3, 'O assunto precisa ter ao menos 3 letras.'),
      z.maxLength(MAXIMO_DO_ASSUNTO, `Use no máximo ${MAXIMO_DO_ASSUNTO} letras no assunto.`),
      z.regex(/^[^\n]*$/, 'O assunto é uma linha só.'),
    ),
  texto: z
    .string()
    .check(
      limpo(),
      z.trim(),
      z.minLength(10, 'Escreva ao menos 10 letras.'),
      z.maxLength(MAXIMO_DA_MENSAGEM, `Use no máximo ${MAXIMO_DA_MENSAGEM} letras.`),
    ),
};

/** To whom: everything that is chosen holds together. */
export const selecaoSchema = z.strictObject({
  /** Null for every phase. */
  fase: z.nullable(inteiro(1, 999)),
  /** '' for every category. */
  categoria: textoOpcional(60),
  /** Only companies without a finished sheet of this questionnaire; null for all. */
  semFinalizar: z.nullable(idDeRegistro()),
});
export type SelecaoDaMensagem = z.infer<typeof selecaoSchema>;

export const mensagemSchema = entidade({
  idProjeto: idDeRegistro(),
  ...camposDaMensagem,
  selecao: selecaoSchema,
  /** Companies that it was sent to. */
  para: inteiro(0, MAXIMO_DE_DESTINATARIOS),
  /** Companies of the selection that asked for no more mails. */
  pararam: inteiro(),
});
export type Mensagem = z.infer<typeof mensagemSchema>;

/** How far one mail is; refused by the server for good, held back for its mailbox, or on its way. */
export const ESTADOS_DO_DESTINATARIO = ['NA_FILA', 'ACEITO', 'RECUSADO', 'RETIDO', 'PAROU'] as const;
export type EstadoDoDestinatario = (typeof ESTADOS_DO_DESTINATARIO)[number];

export const destinatarioSchema = z.strictObject({
  /** As it was called then. */
  nome: texto(200),
  nomeEmOrdem: texto(200),
  estado: z.enum(ESTADOS_DO_DESTINATARIO),
  /** The mail server's words, without addresses; '' of what was not refused. */
  motivo: textoOpcional(MAXIMO_DO_MOTIVO),
  em: instante(),
  /** Of the secret in its mail, by which somebody stops the next ones; null of one that was not sent. */
  hash: z.nullable(texto(64, 20)),
  /** Digest of the mailbox: under it the box says that it wants no more. */
  caixa: texto(64, 20),
});
export type Destinatario = z.infer<typeof destinatarioSchema>;

/** A mailbox that asked an organiser for no more mails; its id is a digest of the box. */
export const semMensagensSchema = z.strictObject({ createdAt: instante() });

export const caminhosDaMensagem = {
  todos: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'mensagens'),
  um: (contexto: Contexto, id: string) => caminhos.registro(contexto, 'mensagens', id),
  destinatarios: (contexto: Contexto, id: string) =>
    `${caminhos.registro(contexto, 'mensagens', id)}/destinatarios`,
  destinatario: (contexto: Contexto, id: string, idEmpresa: string) =>
    `${caminhos.registro(contexto, 'mensagens', id)}/destinatarios/${idEmpresa}`,
  parada: (contexto: Contexto, caixa: string) => caminhos.registro(contexto, 'semMensagens', caixa),
} as const;

const ENDERECO = /<?[^\s<>@]+@[^\s<>@]+\.[^\s<>@]+>?/g;
/** A mail server's words as they are kept: one line, no address of anybody. */
export const motivoSemEnderecos = (palavras: string): string =>
  semInvisiveis(palavras)
    .replace(ENDERECO, '(endereço)')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, MAXIMO_DO_MOTIVO);

/** Page that stops an organiser's mails; the secret is a fragment, which no server sees. */
export const rotaDeParar = (
  { licenciadaId, empresaId }: Contexto,
  id: string,
  idEmpresa: string,
  segredo: string,
) => `/parar-mensagens/${licenciadaId}/${empresaId}/${id}/${idEmpresa}#${segredo}`;
