/**
 * Evidence that a company shows of its practices (part 3 §3 and §5; decisions Q15, Q25, Q250): a PDF or video, or a link.
 * `evidencias/{id}` lies under the company, `evidenciasRecebidas/{id}` is what the organiser sees. Functions write both.
 */
import { emForma } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { type Quem, temFlag, veOutras } from '@/domain/acesso/quem';
import { tokensDeBusca } from '@/domain/comum/busca';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import {
  anexoSchema,
  entidade,
  idDeRegistro,
  instante,
  inteiro,
  LIMITE,
  lista,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';

/** Files of a company for one questionnaire (decisions Q25). */
export const MAXIMO_DE_ARQUIVOS = 5;
/** Links of a company for one questionnaire: the specification has no limit, and a list needs an end. */
export const MAXIMO_DE_LINKS = 20;
/** Whether one more fits where there are so many. */
export const cabeUmLink = (quantos: number) => quantos < MAXIMO_DE_LINKS;
/** Bytes. */
export const MAIOR_EVIDENCIA = 20 * 1024 * 1024;
/** Minutes in which a reserved place waits for its file. */
export const MINUTOS_DA_RESERVA = 60;

/** Type of each extension that a file may have; storage.rules and the trigger say the same. */
export const TIPO_DA_EXTENSAO: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mov: 'video/quicktime',
};
export const EXTENSOES_DAS_EVIDENCIAS = Object.keys(TIPO_DA_EXTENSAO).map((extensao) => `.${extensao}`);

/** A name as storage.rules accept it (firebase/arquivos/arquivo.ts makes it). */
export const nomeNaPasta = () =>
  z.string().check(z.regex(/^[a-zA-Z0-9][\w-]{0,99}\.(pdf|mp4|webm|mov)$/, 'Formato não aceito.'));

/**
 * The name that people see, and under which they save it: whatever it says before, it ends like one of the files that
 * are let in. A sign that turns the reading direction would hide the true end (threats G04).
 */
export const nomeDaEvidencia = () =>
  texto(200, 5).check(z.regex(/[^.\\/]\.(pdf|mp4|webm|mov)$/i, 'Formato não aceito.'));

export const LINK_INVALIDO = 'Por favor, insira um link e uma descrição válidos.';

/** True iff the address is of the web, encrypted, and of a named machine (threats G13). */
export function ehEnderecoSeguro(endereco: string): boolean {
  if (!URL.canParse(endereco)) return false;
  const { protocol, hostname, username, password } = new URL(endereco);
  const nomeado = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*$/.test(hostname);
  return (
    protocol === 'https:' &&
    nomeado &&
    !/(^|\.)(localhost|local|internal)$/.test(hostname) &&
    !username &&
    !password
  );
}

/**
 * The address as browsers open it: what was typed may hide where it leads, by letters that look like others, or by line
 * breaks that they leave out.
 */
const comoSeAbre = (endereco: string) => (URL.canParse(endereco) ? new URL(endereco).href : endereco);

export const linkForm = z.object({
  descricao: texto(LIMITE.nome, 3, LINK_INVALIDO),
  link: z
    .string()
    .check(
      z.trim(),
      z.overwrite(comoSeAbre),
      z.maxLength(1_000, LINK_INVALIDO),
      z.refine(ehEnderecoSeguro, LINK_INVALIDO),
    ),
});

export const SITUACOES_DA_EVIDENCIA = ['ENVIANDO', 'RECEBIDA'] as const;

const comuns = {
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** The company that shows it. */
  idEmpresaColaborador: idDeRegistro(),
  /** Name of the file, or what the link is. */
  nomeArquivo: texto(200, 1),
  /** '' where there is a file. */
  link: textoOpcional(1_000),
  externo: z.boolean(),
  /** The organiser has looked at it: it is removed no more. */
  conferida: z.boolean(),
  /** Null for a link, and once it was removed. */
  arquivo: z.nullable(anexoSchema),
  /** Of the company and of the questionnaire, as they were when it was sent. */
  nomeFantasia: texto(200, 1),
  questionario: texto(LIMITE.nome, 1),
};

export const evidenciaSchema = entidade({
  /** The company that organises the project. */
  idEmpresa: idDeRegistro(),
  ...comuns,
  situacao: z.enum(SITUACOES_DA_EVIDENCIA),
  /** Place of a file, from 1; null for a link. */
  lugar: z.nullable(inteiro(1, MAXIMO_DE_ARQUIVOS)),
  /** Until when the place waits for the file; null once it is there. */
  expiraEm: z.nullable(instante()),
});
export type Evidencia = z.infer<typeof evidenciaSchema>;

export const evidenciaRecebidaSchema = entidade({ ...comuns, busca: lista(z.string(), LIMITE.busca) });
export type EvidenciaRecebida = z.infer<typeof evidenciaRecebidaSchema>;

/** `lugaresDeEvidencias/{digest of organiser and questionnaire}_{1..5}` under the company: taken while it exists. */
export const lugarDaEvidenciaSchema = z.strictObject({ evidencia: idDeRegistro() });

export const caminhosDasEvidencias = {
  todas: (empresa: Contexto) => caminhos.daEmpresa(empresa, 'evidencias'),
  uma: (empresa: Contexto, id: string) => caminhos.registro(empresa, 'evidencias', id),
  lugares: (empresa: Contexto) => caminhos.daEmpresa(empresa, 'lugaresDeEvidencias'),
  lugar: (empresa: Contexto, doQuestionario: string, lugar: number) =>
    caminhos.registro(empresa, 'lugaresDeEvidencias', `${doQuestionario}_${lugar}`),
  recebidas: (organizador: Contexto) => caminhos.daEmpresa(organizador, 'evidenciasRecebidas'),
  recebida: (organizador: Contexto, id: string) => caminhos.registro(organizador, 'evidenciasRecebidas', id),
} as const;

/** Folder of its file; the last part is the evidence's own id (part 3 §7). */
export const pastaDaEvidencia = (
  empresa: Contexto,
  { idProjeto, idQuestionario }: Pick<Evidencia, 'idProjeto' | 'idQuestionario'>,
  id: string,
) => `${caminhosDasEvidencias.todas(empresa)}/${idProjeto}/${idQuestionario}/${id}`;

/** The evidence whose file lies at this path; undefined for files of anything else. */
export function evidenciaDoArquivo(path: string): { empresa: Contexto; id: string } | undefined {
  const [, licenciadaId, empresaId, id] =
    /^licenciadas\/([^/]+)\/empresas\/([^/]+)\/evidencias\/[^/]+\/[^/]+\/([^/]+)\/[^/]+$/.exec(path) ?? [];
  return licenciadaId && empresaId && id ? { empresa: { licenciadaId, empresaId }, id } : undefined;
}

/** What the organiser sees of it. */
export function recebidaDe(evidencia: Evidencia): EvidenciaRecebida {
  const { idEmpresa: _e, situacao: _s, lugar: _l, expiraEm: _x, ...comum } = evidencia;
  return emForma(evidenciaRecebidaSchema, {
    ...comum,
    busca: tokensDeBusca(comum.nomeArquivo, comum.nomeFantasia),
  });
}

const trabalha = ({ empresaAtiva, externo }: Quem) => empresaAtiva && !externo;

export const podeIncluirEvidencia = (quem: Quem) => trabalha(quem) && temFlag(quem, [25, 'criacao']);
/** The organiser's side looks at what companies sent (decisions P235). */
export const podeConferirEvidencia = (quem: Quem) =>
  podeOrganizar(quem) && veOutras(quem, 25) && temFlag(quem, [25, 'editar']);

/** People remove what they may remove, or their own while they may add; never what the organiser has looked at. */
export const podeExcluirEvidencia = (
  quem: Quem,
  { createdBy, conferida }: Pick<Evidencia, 'createdBy' | 'conferida'>,
  uid: string,
) =>
  trabalha(quem) &&
  !conferida &&
  (temFlag(quem, [25, 'remover']) || (createdBy === uid && temFlag(quem, [25, 'criacao'])));

/** Files that may still be sent: a place whose file never came is free again after an hour. */
export const uploadsQueRestam = (evidencias: readonly Pick<Evidencia, 'lugar' | 'expiraEm'>[], agora: Date) =>
  MAXIMO_DE_ARQUIVOS -
  evidencias.filter(({ lugar, expiraEm }) => lugar !== null && (expiraEm === null || expiraEm > agora))
    .length;

export const LIMITE_ATINGIDO = 'Limite de upload de evidências por questionário atingido! Máximo de 5.';
export const ERRO_NO_ARQUIVO =
  'Erro ao enviar o arquivo. Verifique se o mesmo é um arquivo válido (PDF ou Vídeo) e tente novamente.';
export const MUITO_GRANDE = 'Não é permitido anexar arquivo(s) maiores que 20MB!';
