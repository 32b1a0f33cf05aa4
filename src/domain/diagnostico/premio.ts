/**
 * The award report (part 3 §2): a row per company in a project, and what all rows add up to. Functions write both from
 * the company's enrolment, its record and its invitations. The row is also the mark of what the counter counts, so each
 * company counts exactly once (decisions Q270).
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import {
  idDeRegistro,
  instante,
  inteiro,
  LIMITE,
  lista,
  nomeEmOrdem,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { diaDe } from '@/domain/comum/datas';
import type { Empresa } from '@/domain/empresas/empresa';
import { idDoStatus, type StatusNoProjeto, statusSchema } from '@/domain/projetos/status';
import type { Adesao } from './adesao';
import { type Faceta, FACETAS } from './facetas-do-premio';

const {
  porte,
  numeroColaboradores,
  categoria,
  estado,
  cidade,
  embaixador,
  embaixadorPessoa,
  regioes,
  habilitada,
} = statusSchema.shape;
const contagem = () => inteiro(0, 1e9);

export const linhaDoPremioSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  /** Day of the enrolment. */
  dia: texto(10, 10),
  nomeFantasia: texto(200),
  nomeEmOrdem: nomeEmOrdem(),
  busca: lista(z.string(), LIMITE.busca),
  cnpj: texto(14, 14),
  responsavel: textoOpcional(LIMITE.nome),
  telefone: textoOpcional(20),
  porte,
  numeroColaboradores,
  categoria,
  estado,
  cidade,
  embaixador,
  embaixadorPessoa,
  regioes,
  habilitada,
  /** Invited people by questionnaire, without those whose invitation was cancelled. */
  convidados: z.record(z.string(), contagem()),
  updatedAt: instante(),
});
export type LinhaDoPremio = z.infer<typeof linhaDoPremioSchema>;

type Somas = Record<string, number>;

const somasSchema = z.record(z.string(), z.number());
export const contadorDoPremioSchema = z.object({
  empresas: z.number(),
  habilitadas: z.number(),
  /** Invited people by questionnaire. */
  convidados: z.optional(somasSchema),
  facetas: z.optional(z.partialRecord(z.enum(FACETAS), somasSchema)),
  updatedAt: instante(),
});
export type ContadorDoPremio = z.infer<typeof contadorDoPremioSchema>;

export const caminhosDoPremio = {
  linhas: (organizador: Contexto) => caminhos.daEmpresa(organizador, 'linhasDoPremio'),
  linha: (organizador: Contexto, idProjeto: string, idEmpresa: string) =>
    `${caminhosDoPremio.linhas(organizador)}/${idDoStatus(idProjeto, idEmpresa)}`,
  contador: (organizador: Contexto, idProjeto: string) =>
    caminhos.contador(organizador, `premio-${idProjeto}`),
};

/** Invited people of an adhesion who still are. */
export const convidadosDe = ({ contagens }: Pick<Adesao, 'contagens'>) =>
  Object.entries(contagens).reduce((soma, [situacao, n]) => soma + (situacao === 'cancelado' ? 0 : n), 0);

/** The company's row; undefined of one that is not in the project (any more). */
export function linhaDoPremio(
  status: StatusNoProjeto | undefined,
  empresa: Pick<Empresa, 'responsavel' | 'telefone'> | undefined,
  adesoes: readonly Pick<Adesao, 'idQuestionario' | 'contagens'>[],
  agora: Date,
): LinhaDoPremio | undefined {
  if (!status || status.deletedAt !== null) return undefined;
  return {
    idProjeto: status.idProjeto,
    idEmpresa: status.idEmpresa,
    dia: diaDe(status.createdAt),
    nomeFantasia: status.nomeFantasia,
    nomeEmOrdem: status.nomeEmOrdem,
    busca: status.busca,
    cnpj: status.cnpj,
    responsavel: empresa?.responsavel.nome ?? '',
    telefone: empresa?.responsavel.telefone || empresa?.telefone || '',
    porte: status.porte,
    numeroColaboradores: status.numeroColaboradores,
    categoria: status.categoria,
    estado: status.estado,
    cidade: status.cidade,
    embaixador: status.embaixador,
    embaixadorPessoa: status.embaixadorPessoa,
    regioes: status.regioes,
    habilitada: status.habilitada,
    convidados: Object.fromEntries(
      adesoes
        .map((adesao) => [adesao.idQuestionario, convidadosDe(adesao)] as const)
        .filter(([, n]) => n > 0),
    ),
    updatedAt: agora,
  };
}

/** A name of a map's field is never empty, nor one that the database keeps for itself. */
const chaveDe = (valor: string | null) => `=${valor ?? ''}`;
export const valorDaChave = (chave: string) => chave.slice(1);

/** What one row adds. */
export interface Parcelas {
  empresas: number;
  habilitadas: number;
  convidados: Somas;
  facetas: Record<Faceta, Somas>;
}

const uma = (valor: string | null): Somas => ({ [chaveDe(valor)]: 1 });

export const SEM_PARCELAS: Parcelas = {
  empresas: 0,
  habilitadas: 0,
  convidados: {},
  facetas: {
    dia: {},
    porte: {},
    numeroColaboradores: {},
    categoria: {},
    estado: {},
    regiao: {},
    embaixador: {},
    embaixadorPessoa: {},
  },
};

export const parcelasDe = (linha: LinhaDoPremio | undefined): Parcelas =>
  linha
    ? {
        empresas: 1,
        habilitadas: linha.habilitada ? 1 : 0,
        convidados: Object.fromEntries(Object.entries(linha.convidados).map(([q, n]) => [chaveDe(q), n])),
        facetas: {
          dia: uma(linha.dia),
          porte: uma(linha.porte),
          numeroColaboradores: uma(linha.numeroColaboradores),
          categoria: uma(linha.categoria),
          estado: uma(linha.estado),
          regiao:
            linha.regioes.length > 0
              ? Object.fromEntries(linha.regioes.map((regiao) => [chaveDe(regiao), 1]))
              : uma(null),
          embaixador: linha.embaixador === null ? {} : uma(linha.embaixador),
          embaixadorPessoa: linha.embaixadorPessoa === null ? {} : uma(linha.embaixadorPessoa),
        },
      }
    : SEM_PARCELAS;

function somar(a: Somas, b: Somas, vezes: 1 | -1): Somas {
  const todas = { ...a };
  for (const [chave, n] of Object.entries(b)) todas[chave] = (todas[chave] ?? 0) + vezes * n;
  return Object.fromEntries(Object.entries(todas).filter(([, n]) => n !== 0));
}

/** `a` with `b` more, or without it; nothing that is zero. */
export const comParcelas = (a: Parcelas, b: Parcelas, vezes: 1 | -1 = 1): Parcelas => ({
  empresas: a.empresas + vezes * b.empresas,
  habilitadas: a.habilitadas + vezes * b.habilitadas,
  convidados: somar(a.convidados, b.convidados, vezes),
  facetas: Object.fromEntries(
    FACETAS.map((faceta) => [faceta, somar(a.facetas[faceta], b.facetas[faceta], vezes)]),
  ) as Parcelas['facetas'],
});

/** What a stored counter holds. */
export const parcelasDoContador = (contador: ContadorDoPremio | undefined): Parcelas =>
  contador
    ? comParcelas(SEM_PARCELAS, {
        empresas: contador.empresas,
        habilitadas: contador.habilitadas,
        convidados: contador.convidados ?? {},
        facetas: { ...SEM_PARCELAS.facetas, ...contador.facetas },
      })
    : SEM_PARCELAS;

/** True iff nothing of it differs from zero. */
export const semNada = ({ empresas, habilitadas, convidados, facetas }: Parcelas) =>
  empresas === 0 &&
  habilitadas === 0 &&
  [convidados, ...Object.values(facetas)].every((somas) => Object.keys(somas).length === 0);
