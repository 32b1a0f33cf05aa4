/** Callables of people who answer by a link, without an account (decisions Q166). The ids alone open nothing. */
import * as z from 'zod/mini';
import { email, idDeRegistro, inteiro, LIMITE } from '@/domain/comum/campos';
import { LINK_INCOMPLETO, SEGREDO_INTEIRO } from '@/domain/comum/link-colado';
import { MAXIMO_DE_FOLHAS_DO_LINK } from '@/domain/diagnostico/link-de-resposta';
import { quemRespondeSchema } from '@/domain/diagnostico/quem-responde';
import { NOMES_DAS_SECOES, type Registro } from '@/domain/pessoas/meus-dados';
import { contrato } from './contrato';
import { abrir, daFolha, finalizar, quemResponde, salvar } from './respostas';

const segredo = () => z.string().check(z.regex(SEGREDO_INTEIRO, LINK_INCOMPLETO));
const credencial = z.strictObject({
  tipo: z.enum(['convite', 'folha']),
  id: idDeRegistro(LINK_INCOMPLETO),
  segredo: segredo(),
});

/** The sheet of the link, with what is known of the person. */
export const abrirPeloLink = contrato(
  'respostasFunctions-abrirPeloLink',
  z.strictObject({ ...daFolha, credencial }),
  z.extend(abrir.saida, {
    /** Name of the company for which the person answers. */
    empresa: z.string(),
    /** Who answers is known: nobody asks at the finish. */
    identificado: z.boolean(),
    /** The invitation's address, which nobody changes; '' where there is none. */
    email: z.string(),
    nome: z.string(),
  }),
);

export const salvarPeloLink = contrato(
  'respostasFunctions-salvarPeloLink',
  z.strictObject({ ...salvar.entrada.shape, credencial }),
  salvar.saida,
);

export const finalizarPeloLink = contrato(
  'respostasFunctions-finalizarPeloLink',
  z.strictObject({ ...finalizar.entrada.shape, credencial }),
  finalizar.saida,
);

/** What an open link leads to. Looking writes nothing. */
export const consultarLink = contrato(
  'respostasFunctions-consultarLink',
  z.strictObject({ ...daFolha, segredo: segredo() }),
  z.object({
    nome: z.string(),
    descricao: z.string(),
    projeto: z.string(),
    empresa: z.string(),
    perguntas: inteiro(),
    inicio: z.string(),
    fim: z.string(),
    /** Why nothing can be answered now; null while it can. */
    fechada: z.nullable(z.string()),
    autenticaInicio: z.boolean(),
    /** By which it is said who will see what; null while nothing is published. */
    modo: z.nullable(z.object({ quem: quemRespondeSchema, minimo: inteiro() })),
  }),
);

/** Begins a sheet of one's own; the same `chave`, made by the browser, gives the same one again. */
export const comecarPeloLink = contrato(
  'respostasFunctions-comecarPeloLink',
  z.strictObject({
    ...daFolha,
    segredo: segredo(),
    chave: segredo(),
    contato: z.nullable(quemResponde),
  }),
  z.object({ id: z.string() }),
);

/** For an address without its secret: mails it to whom it belongs. The answer is always the same (threats B27). */
export const pedirLink = contrato(
  'respostasFunctions-pedirLink',
  z.strictObject({ ...daFolha, email: email('E-mail inválido') }),
  z.object({}),
);

/** Mails a link by which the sheet goes on elsewhere. */
export const enviarLink = contrato(
  'respostasFunctions-enviarLink',
  z.strictObject({ ...daFolha, credencial, email: email('E-mail inválido') }),
  z.object({}),
);

/** All that is kept of whoever answered without an account, by the sections of 'Meus dados' (decisions P242). */
export const dadosPeloLink = contrato(
  'respostasFunctions-dadosPeloLink',
  z.strictObject({ ...daFolha, credencial }),
  z.object({
    geradoEm: z.string(),
    dados: z.partialRecord(z.enum(NOMES_DAS_SECOES), z.array(z.custom<Registro>())),
  }),
);

/** Takes them out of their sheet for good; no link opens it afterwards. */
export const apagarPeloLink = contrato(
  'respostasFunctions-apagarPeloLink',
  z.strictObject({ ...daFolha, credencial }),
  z.object({}),
);

const doQuestionario = {
  licenciadaId: idDeRegistro(),
  empresaId: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  idQuestionario: idDeRegistro('Questionário não selecionado'),
};

/** The company's open link, for people who may invite; `endereco` null while there is none. */
export const verLinkAberto = contrato(
  'convitesFunctions-verLinkAberto',
  z.strictObject(doQuestionario),
  z.object({
    endereco: z.nullable(z.string().check(z.maxLength(LIMITE.referencia))),
    limite: inteiro(),
    folhas: inteiro(),
  }),
);

/** Makes, renews or revokes it, or changes how many sheets it begins. The link itself is read by `verLinkAberto`. */
export const mudarLinkAberto = contrato(
  'convitesFunctions-mudarLinkAberto',
  z.strictObject({
    ...doQuestionario,
    acao: z.enum(['criar', 'renovar', 'revogar', 'limitar']),
    limite: inteiro(1, MAXIMO_DE_FOLHAS_DO_LINK),
  }),
  z.object({}),
);
