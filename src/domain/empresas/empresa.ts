/** Company of a licensee (part 1 §3 and §5). */
import * as z from 'zod/mini';
import { emOrdem, tokensDeBusca } from '@/domain/comum/busca';
import { cnpjValido, normalizarCnpj, recusaDoCnpj } from './cnpj';
import { STATUS_DA_EMPRESA } from './empresa-status';
import {
  anexoSchema,
  email,
  entidade,
  idDeRegistro,
  instante,
  lista,
  nomeEmOrdem,
  referencia,
  texto,
  textoOpcional,
} from '@/domain/comum/campos';
import { PAPEIS_DA_EMPRESA } from '@/domain/acesso/papeis';

export const PORTES = [
  'MICRO_EMPREENDEDOR',
  'MICRO_EMPRESA',
  'EMPRESA_PEQUENO_PORTE',
  'EMPRESA_MEDIO_PORTE',
  'EMPRESA_GRANDE_PORTE',
] as const;
export const FAIXAS_DE_COLABORADORES = [
  'ATE_50',
  'DE_51_A_100',
  'DE_101_A_200',
  'DE_201_A_500',
  'ACIMA_DE_500',
] as const;
export const ESTADOS = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const;

/** Upper case without mask; refused with the specification's '{field} inválido' (part 1 §5). */
export const cnpj = () =>
  z
    .string()
    .check(
      z.overwrite(normalizarCnpj),
      z.refine(cnpjValido, { error: ({ input }) => recusaDoCnpj(String(input)) }),
    );

// An invited company is stored before anybody filled in its form. What the form demands (empresa-form.ts) may be
// missing here: '' or null until its administrator completes it.

export const enderecoSchema = z.strictObject({
  cep: z.string().check(z.regex(/^(\d{8})?$/, 'CEP inválido')),
  logradouro: textoOpcional(200),
  numero: textoOpcional(20),
  complemento: textoOpcional(120),
  bairro: textoOpcional(120),
  estado: z.nullable(z.enum(ESTADOS)),
  cidade: textoOpcional(120),
});

export const responsavelSchema = z.strictObject({
  nome: texto(),
  email: email(),
  telefone: textoOpcional(20),
});

export const empresaSchema = entidade({
  cnpj: cnpj(),
  razaoSocial: texto(200),
  nomeFantasia: texto(200),
  nomeEmOrdem: nomeEmOrdem(),
  email: email(),
  telefone: textoOpcional(20),
  codigoCNAE: textoOpcional(10),
  cnae: textoOpcional(300),
  status: z.enum(STATUS_DA_EMPRESA),
  idColaboradorConvidando: z.nullable(z.string()),
  /** Company that brought it in, set by the server. Without it the company is the MASTER's to change (decisions P10). */
  idEmpresaConvidando: z.optional(z.nullable(idDeRegistro())),
  setores: lista(texto(60, 1), 60, 1),
  image: lista(anexoSchema, 1),
  porte: z.nullable(z.enum(PORTES)),
  numeroColaboradores: z.nullable(z.enum(FAIXAS_DE_COLABORADORES)),
  responsavel: responsavelSchema,
  colaboradores: lista(z.string(), 500),
  categorias: texto(60, 1),
  endereco: enderecoSchema,
  autocadastroOrigin: z.nullable(z.string()),
  embaixadorReference: z.nullable(referencia()),
  embaixadorPessoaReference: z.nullable(referencia()),
  embaixadores: lista(
    z.strictObject({
      origem: z.enum(['embaixadorPessoa', 'embaixador']),
      cadastroReference: referencia(),
      empresaProjetoReference: referencia(),
      projetoReference: referencia(),
      data: instante(),
    }),
    50,
  ),
  role: z.enum(PAPEIS_DA_EMPRESA),
  /** Search tokens of names and CNPJ, made by buscaDaEmpresa. */
  busca: lista(z.string(), 400),
});
export type Empresa = z.infer<typeof empresaSchema>;

const POR_NOME = 190;

/** Tokens of a company: those of its trade name as they are, of its legal name after `r:`, of its CNPJ after `c:`. */
export const buscaDaEmpresa = (empresa: Pick<Empresa, 'nomeFantasia' | 'razaoSocial' | 'cnpj'>): string[] => [
  ...tokensDeBusca(empresa.cnpj).map((token) => `c:${token}`),
  ...tokensDeBusca(empresa.nomeFantasia).slice(0, POR_NOME),
  ...tokensDeBusca(empresa.razaoSocial)
    .slice(0, POR_NOME)
    .map((token) => `r:${token}`),
];

/** What is stored beside a company's names: how lists sort it, and how it is found. */
export const indiceDaEmpresa = (empresa: Parameters<typeof buscaDaEmpresa>[0]) => ({
  nomeEmOrdem: emOrdem(empresa.nomeFantasia),
  busca: buscaDaEmpresa(empresa),
});
