/** Callables about companies in projects: `projetosFunctions-…` (part 3 §7). */
import * as z from 'zod/mini';
import { idDeRegistro, inteiro, textoOpcional } from '@/domain/comum/campos';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { contrato } from './contrato';

const daEmpresa = { licenciadaId: idDeRegistro(), empresaId: idDeRegistro() };

/** Brings a company of a project to another phase; `de` is the phase that the person saw. */
export const mudarFase = contrato(
  'projetosFunctions-mudarFase',
  z.strictObject({
    ...daEmpresa,
    idProjeto: idDeRegistro('Projeto não selecionado'),
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    de: inteiro(1, 999),
    status: inteiro(1, 999),
  }),
  z.object({}),
);

/** The company leaves a project of `idEmpresa`. Once more it changes nothing. */
export const sairDoProjeto = contrato(
  'projetosFunctions-sairDoProjeto',
  z.strictObject({
    ...daEmpresa,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    idProjeto: idDeRegistro('Projeto não selecionado'),
  }),
  z.object({}),
);

/** What became of a company that was to be in a project. */
export const SITUACOES_DA_INSCRICAO = ['CONVIDADA', 'INSCRITA', 'JA_INSCRITA'] as const;
export type SituacaoDaInscricao = (typeof SITUACOES_DA_INSCRICAO)[number];

/**
 * The organiser puts a company into a project (decisions Q22). `idEmpresa` is the id of a new one, chosen when the form
 * opens. A company of the licensee that has the CNPJ is enrolled, whatever id and address say. `projeto` is the name
 * that the person saw; what is stored counts.
 */
export const inviteEmpresa = contrato(
  'projetosFunctions-inviteEmpresa',
  z.strictObject({
    ...daEmpresa,
    ...conviteDeEmpresaForm.shape,
    idEmpresa: idDeRegistro('Empresa não selecionada'),
    projetoId: idDeRegistro('Projeto não selecionado'),
    projeto: textoOpcional(200),
  }),
  z.object({ id: idDeRegistro(), situacao: z.enum(SITUACOES_DA_INSCRICAO) }),
);
