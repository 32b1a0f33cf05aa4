/** Callables of certificates: `certificadosFunctions-…`. Instants are ISO texts. */
import * as z from 'zod/mini';
import { SITUACOES_DO_CODIGO, TIPOS_DE_CERTIFICADO } from '@/domain/certificados/codigo';
import { idDeRegistro, LIMITE, textoOpcional } from '@/domain/comum/campos';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };
const tipo = z.enum(TIPOS_DE_CERTIFICADO);

/** Certificates that the caller's company may have, issued or not. */
export const listar = contrato(
  'certificadosFunctions-listar',
  z.strictObject(daEmpresa),
  z.object({
    certificados: z.array(
      z.object({
        /** The company that organises. */
        idEmpresa: z.string(),
        idProjeto: z.string(),
        programa: z.string(),
        tipo,
        /** Null while nobody asked for it. */
        emitidoEm: z.nullable(z.string()),
        revogadoEm: z.nullable(z.string()),
      }),
    ),
  }),
);

const afirmado = {
  tipo,
  empresa: z.string(),
  organizadora: z.string(),
  programa: z.string(),
  categoria: z.string(),
  emitidoEm: z.string(),
};

/** Issues a certificate of the caller's company, or gives the one that was issued. */
export const emitir = contrato(
  'certificadosFunctions-emitir',
  z.strictObject({
    ...daEmpresa,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    tipo,
  }),
  z.object({ ...afirmado, codigo: z.string() }),
);

/** The organiser revokes a certificate of the company `idEmpresa`, with a reason, or reinstates it. */
export const revogar = contrato(
  'certificadosFunctions-revogar',
  z.strictObject({
    ...daEmpresa,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
    tipo,
    revogado: z.boolean(),
    motivo: textoOpcional(LIMITE.textoCurto),
  }),
  z.object({}),
);

/** What a code says to anybody. */
export const verificar = contrato(
  'certificadosFunctions-verificar',
  z.strictObject({ codigo: z.string().check(z.maxLength(64)) }),
  z.object({
    situacao: z.enum(SITUACOES_DO_CODIGO),
    certificado: z.nullable(
      z.object({
        ...afirmado,
        revogadoEm: z.nullable(z.string()),
        /** Name of the organiser's licensee. */
        licenciada: z.string(),
        /** Names are typed; these tell organisers apart. The id never changes. */
        cnpj: z.string(),
        idOrganizadora: z.string(),
      }),
    ),
  }),
);
