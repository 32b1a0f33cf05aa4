/**
 * Certificates of a project (decisions Q310): of taking part and of winning, once per company and kind. They lie under the
 * organiser. Functions write them, and anybody verifies the code.
 */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { CODIGO, TIPOS_DE_CERTIFICADO } from './codigo';

export const certificadoSchema = z.strictObject({
  idProjeto: idDeRegistro(),
  /** The company that it is for. */
  idEmpresa: idDeRegistro(),
  tipo: z.enum(TIPOS_DE_CERTIFICADO),
  codigo: z.string().check(z.regex(CODIGO)),
  /** Names as they were when it was issued. */
  empresa: texto(200, 1),
  organizadora: texto(200, 1),
  programa: texto(LIMITE.nome, 1),
  categoria: textoOpcional(60),
  emitidoEm: instante(),
  revogadoEm: z.nullable(instante()),
  /** Why; visitors do not read it. '' while it is valid. */
  motivo: textoOpcional(LIMITE.textoCurto),
  /** Words of the company and the programme. */
  busca: lista(z.string(), LIMITE.busca),
});
export type Certificado = z.infer<typeof certificadoSchema>;

export const revogacaoForm = z.object({
  motivo: texto(LIMITE.textoCurto, 10, 'Escreva o motivo, com 10 letras ou mais.'),
});

export const caminhosDosCertificados = {
  todos: (organizadora: Contexto) => caminhos.daEmpresa(organizadora, 'certificados'),
  um: (
    organizadora: Contexto,
    { tipo, idProjeto, idEmpresa }: Pick<Certificado, 'tipo' | 'idProjeto' | 'idEmpresa'>,
  ) => caminhos.registro(organizadora, 'certificados', `${tipo}_${idProjeto}_${idEmpresa}`),
} as const;

/** Revokes and reinstates: who publishes the results, too. */
export const podeRevogarCertificado = podePublicarResultados;
