/** Callables of the organiser's mails: `mensagensFunctions-…` (decisions P425 to P428). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, lista, texto } from '@/domain/comum/campos';
import {
  camposDaMensagem,
  ESTADOS_DO_DESTINATARIO,
  MAXIMO_DE_DESTINATARIOS,
  MAXIMO_DE_LISTADOS,
  selecaoSchema,
} from '@/domain/mensagens/mensagem';
import { contrato } from './contrato';

const daqui = {
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
  idProjeto: idDeRegistro('Projeto não selecionado'),
};
const mensagem = { ...daqui, ...camposDaMensagem, selecao: selecaoSchema };

/** How many it would go to, and the mail as the first of them would get it. Nothing is sent. */
export const prever = contrato(
  'mensagensFunctions-prever',
  z.strictObject(mensagem),
  z.object({
    para: inteiro(),
    /** Of the selection, but they asked for no more mails. */
    pararam: inteiro(),
    /** As a mail program shows it; null where nobody would get it. */
    carta: z.nullable(z.object({ empresa: z.string(), assunto: z.string(), html: z.string() })),
  }),
);

/** The mail as the first company would get it, to the caller's own mailbox. */
export const testar = contrato('mensagensFunctions-testar', z.strictObject(mensagem), z.object({}));

/** Sends it. `para` is how many the person saw: where it is another number by now, nothing is sent. */
export const enviar = contrato(
  'mensagensFunctions-enviar',
  z.strictObject({ ...mensagem, para: inteiro(1) }),
  z.object({ id: idDeRegistro(), para: inteiro() }),
);

/** Those of a project, the last ones first. Instants are ISO texts. */
export const listar = contrato(
  'mensagensFunctions-listar',
  z.strictObject(daqui),
  z.object({
    mensagens: lista(
      z.object({
        id: z.string(),
        assunto: z.string(),
        em: z.string(),
        por: z.string(),
        para: inteiro(),
        pararam: inteiro(),
      }),
      MAXIMO_DE_LISTADOS,
    ),
  }),
);

/** One of them: its text, and what became of each mail. */
export const ver = contrato(
  'mensagensFunctions-ver',
  z.strictObject({ ...daqui, id: idDeRegistro('Mensagem não encontrada.') }),
  z.object({
    assunto: z.string(),
    texto: z.string(),
    em: z.string(),
    destinatarios: lista(
      z.object({
        id: z.string(),
        nome: z.string(),
        estado: z.enum(ESTADOS_DO_DESTINATARIO),
        motivo: z.string(),
      }),
      MAXIMO_DE_DESTINATARIOS,
    ),
  }),
);

/** By the link in a mail, without an account. Again it changes nothing. */
export const parar = contrato(
  'mensagensFunctions-parar',
  z.strictObject({
    licenciadaId: idDeRegistro('Endereço incompleto.'),
    empresaId: idDeRegistro('Endereço incompleto.'),
    id: idDeRegistro('Endereço incompleto.'),
    idEmpresa: idDeRegistro('Endereço incompleto.'),
    segredo: texto(64, 20, 'Endereço incompleto.'),
  }),
  z.object({ organizadora: z.string() }),
);
