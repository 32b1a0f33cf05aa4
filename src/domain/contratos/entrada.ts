/** Callables of visitors who bring a company into a project: no account, a captcha (part 3 §7; decisions Q147). */
import * as z from 'zod/mini';
import { idDeRegistro, lista, texto } from '@/domain/comum/campos';
import { dia } from '@/domain/comum/dia';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { empresaForm } from '@/domain/empresas/empresa-form';
import { bannerSchema } from '@/domain/projetos/banner';
import {
  cadastroDeVisitante,
  ORIGENS_DO_CADASTRO,
  ORIGENS_DO_EMBAIXADOR,
  termosDaInscricao,
} from '@/domain/projetos/entrada';
import { link } from '@/domain/projetos/projeto';
import { contrato } from './contrato';
import { registro } from './empresas';

const empresaId = () => idDeRegistro('Empresa não encontrada');
const projetoId = () => idDeRegistro('Projeto não encontrado');

/** The project as visitors see it. An address may name no licensee (decisions Q3): the answer does. */
export const apresentarProjeto = contrato(
  'projetosFunctions-apresentarProjeto',
  z.strictObject({
    licenciadaId: z.nullable(idDeRegistro('Empresa não encontrada')),
    empresaId: empresaId(),
    projetoId: projetoId(),
  }),
  z.object({
    licenciadaId: idDeRegistro(),
    nome: texto(120, 1),
    /** By the server's clock. */
    situacao: z.enum(['abertas', 'abrem', 'encerradas']),
    inicio: dia(),
    fim: dia(),
    linkRegulamento: link(),
    categorias: lista(texto(60, 1), 20),
    banner: z.nullable(bannerSchema),
    embaixadores: lista(
      z.object({ origem: z.enum(ORIGENS_DO_EMBAIXADOR), id: idDeRegistro(), nome: texto(120, 1) }),
      100,
    ),
  }),
);
export type ProjetoApresentado = z.output<typeof apresentarProjeto.saida>;

/**
 * A company comes in by itself. `cadastro` is self-registration's; without it it is the three fields of the project's
 * page, and `registro` what the public registry said. `nome` is the company's, `email` of who will administer it.
 */
export const inviteEmpresaExterno = contrato(
  'projetosFunctions-inviteEmpresaExterno',
  z.strictObject({
    licenciadaId: idDeRegistro('Empresa não encontrada'),
    empresaId: empresaId(),
    projetoId: projetoId(),
    idEmpresa: idDeRegistro('Empresa não encontrada'),
    cnpj: conviteDeEmpresaForm.shape.cnpj,
    nome: empresaForm.shape.nomeFantasia,
    email: conviteDeEmpresaForm.shape.email,
    captcha: texto(4_096, 1, 'Confirme que você não é um robô.'),
    termos: termosDaInscricao(),
    cadastro: z.nullable(cadastroDeVisitante),
    registro: z.nullable(registro),
    categoria: texto(60, 1, 'Escolha a categoria.'),
    embaixador: z.nullable(
      z.strictObject({
        origem: z.enum(ORIGENS_DO_EMBAIXADOR),
        id: idDeRegistro('Dados do embaixador não fornecidos'),
      }),
    ),
    autocadastroOrigin: z.nullable(z.enum(ORIGENS_DO_CADASTRO)),
  }),
  z.object({ ok: z.literal(true) }),
);
