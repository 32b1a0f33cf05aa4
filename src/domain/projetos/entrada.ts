/** How visitors bring a company into a project (part 3 §2 and §5): what their forms ask, and what is sent of it. */
import * as z from 'zod/mini';
import { conviteDeEmpresaForm } from '@/domain/empresas/convite-empresa';
import { type CamposDaEmpresa, empresaForm, empresaVazia } from '@/domain/empresas/empresa-form';
import { campoDaCategoria, unicaCategoria } from './categoria';
import { TERMOS_DA_INSCRICAO } from './termos-da-inscricao';

/** How somebody heard of the project (part 1 §9, lead source). */
export const ORIGENS_DO_CADASTRO = [
  'REDES_SOCIAIS',
  'INDICACAO',
  'BUSCA',
  'ANUNCIO',
  'EVENTO',
  'SITE',
  'E_MAIL',
] as const;
export type OrigemDoCadastro = (typeof ORIGENS_DO_CADASTRO)[number];
export const ROTULO_DA_ORIGEM_DO_CADASTRO: Record<OrigemDoCadastro, string> = {
  REDES_SOCIAIS: 'Redes sociais',
  INDICACAO: 'Indicação',
  BUSCA: 'Busca na internet',
  ANUNCIO: 'Anúncio',
  EVENTO: 'Evento',
  SITE: 'Site',
  E_MAIL: 'E-mail',
};

/** The sector of a company that came in by itself (part 3 §3). */
export const SETOR_DO_AUTOCADASTRO = 'Diagnóstico';

/** Kinds of ambassadors, as a company's record names them. */
export const ORIGENS_DO_EMBAIXADOR = ['embaixador', 'embaixadorPessoa'] as const;
export type OrigemDoEmbaixador = (typeof ORIGENS_DO_EMBAIXADOR)[number];

/** A form holds the ambassador as one text, 'embaixador:ID'. */
const EMBAIXADOR = new RegExp(`^(${ORIGENS_DO_EMBAIXADOR.join('|')}):([\\w-]{1,128})$`);
export const textoDoEmbaixador = (origem: OrigemDoEmbaixador, id: string) => `${origem}:${id}`;
export function embaixadorDoTexto(valor: string | null): { origem: OrigemDoEmbaixador; id: string } | null {
  const [, origem = '', id = ''] = EMBAIXADOR.exec(valor ?? '') ?? [];
  return id ? { origem: origem as OrigemDoEmbaixador, id } : null;
}

const umaCaixa = z.literal(true, 'Marque esta caixa para continuar.');
export const aceiteForm = z.object({
  regulamento: umaCaixa,
  elegibilidade: umaCaixa,
  captcha: z.string().check(z.minLength(1, 'Confirme que você não é um robô.')),
});
export type CamposDoAceite = { regulamento: boolean; elegibilidade: boolean; captcha: string };
export const aceiteVazio: CamposDoAceite = { regulamento: false, elegibilidade: false, captcha: '' };

const lido = (versao: string) =>
  z.literal(versao, 'Os termos mudaram. Atualize a página, leia os novos e envie de novo.');
/** Both texts, in the versions that stand now. */
export const termosDaInscricao = () =>
  z.strictObject({
    regulamento: lido(TERMOS_DA_INSCRICAO.regulamento.versao),
    elegibilidade: lido(TERMOS_DA_INSCRICAO.elegibilidade.versao),
  });

/** The texts that stood on the page, as they are sent. */
export const termosLidos = {
  regulamento: TERMOS_DA_INSCRICAO.regulamento.versao,
  elegibilidade: TERMOS_DA_INSCRICAO.elegibilidade.versao,
};

/** The list of categories gives null until one is chosen. */
const EXIGIDA = z
  .string('Escolha a categoria.')
  .check(z.minLength(1, 'Escolha a categoria.'), z.maxLength(60));

/** Self-registration: the company's form, and what the project wants to know. */
export const autocadastroForm = z.extend(empresaForm, {
  categoria: z.pipe(z.nullable(z.string()), EXIGIDA),
  embaixador: z.nullable(z.string()),
  autocadastroOrigin: z.nullable(z.enum(ORIGENS_DO_CADASTRO)),
});
export type AutocadastroForm = z.output<typeof autocadastroForm>;
export type CamposDoAutocadastro = CamposDaEmpresa & {
  categoria: string | null;
  embaixador: string | null;
  autocadastroOrigin: OrigemDoCadastro | null;
};
export const autocadastroVazio = (categorias: readonly string[]): CamposDoAutocadastro => ({
  ...empresaVazia,
  setores: [SETOR_DO_AUTOCADASTRO],
  categoria: unicaCategoria(categorias) || null,
  embaixador: null,
  autocadastroOrigin: null,
});

/** External enrolment: three fields and the category. A name goes into mails, so it holds no address (empresa-form.ts). */
export const inscricaoForm = z.object({
  cnpj: conviteDeEmpresaForm.shape.cnpj,
  nome: z.pipe(
    z.string().check(z.trim(), z.minLength(1, 'Nome é obrigatório')),
    empresaForm.shape.nomeFantasia,
  ),
  email: conviteDeEmpresaForm.shape.email,
  categoria: campoDaCategoria,
  ...aceiteForm.shape,
});
export type InscricaoForm = z.output<typeof inscricaoForm>;
export type CamposDaInscricao = {
  cnpj: string;
  nome: string;
  email: string;
  categoria: string;
} & CamposDoAceite;
export const inscricaoVazia = (categorias: readonly string[]): CamposDaInscricao => ({
  cnpj: '',
  nome: '',
  email: '',
  categoria: unicaCategoria(categorias),
  ...aceiteVazio,
});

/** The company's part of what self-registration sends: without what the server decides. */
const { razaoSocial, email, telefone, codigoCNAE, cnae, porte, numeroColaboradores, responsavel, endereco } =
  empresaForm.shape;
export const cadastroDeVisitante = z.strictObject({
  razaoSocial,
  email,
  telefone,
  codigoCNAE,
  cnae,
  porte,
  numeroColaboradores,
  responsavel: z.strictObject({ nome: responsavel.shape.nome, telefone: responsavel.shape.telefone }),
  endereco: z.strictObject(endereco.shape),
});
export type CadastroDeVisitante = z.output<typeof cadastroDeVisitante>;

/** What the form gives, as it is sent: name and e-mail of the invitation stand apart (part 3 §7). */
export function envioDoAutocadastro({
  cnpj,
  nomeFantasia,
  setores: _setores,
  image: _image,
  responsavel: { nome, email: doResponsavel, telefone: fone },
  categoria,
  embaixador,
  autocadastroOrigin,
  ...cadastro
}: AutocadastroForm) {
  return {
    cnpj,
    nome: nomeFantasia,
    email: doResponsavel,
    cadastro: { ...cadastro, responsavel: { nome, telefone: fone } },
    registro: null,
    categoria,
    embaixador: embaixadorDoTexto(embaixador),
    autocadastroOrigin,
  };
}

/** The whole form again from what is sent: the server makes a company of it. */
export const empresaDoEnvio = (
  { cnpj, nome, email: doResponsavel }: { cnpj: string; nome: string; email: string },
  cadastro: CadastroDeVisitante,
) => ({
  ...cadastro,
  cnpj,
  nomeFantasia: nome,
  responsavel: { ...cadastro.responsavel, email: doResponsavel },
  setores: [SETOR_DO_AUTOCADASTRO],
  image: [],
});
