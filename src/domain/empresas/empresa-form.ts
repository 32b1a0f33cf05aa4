/** 'Cadastro de empresa': what the form demands and how it begins (part 1 §5). */
import * as z from 'zod/mini';
import { normalizarCep } from './cep';
import { nomeDaEmpresa, nomeDePessoa } from '@/domain/pessoas/nome';
import { PERFIS_INICIAIS } from '@/domain/acesso/perfil-inicial';
import { cnpj, type Empresa, ESTADOS, FAIXAS_DE_COLABORADORES, PORTES } from './empresa';
import { anexoSchema, email, escolha, lista, texto, textoOpcional } from '@/domain/comum/campos';
import { campoDeTelefoneObrigatorio } from '@/domain/pessoas/telefone';

const emailValido = () => email('E-mail inválido');

export const empresaForm = z.object({
  cnpj: cnpj(),
  razaoSocial: nomeDaEmpresa(200),
  nomeFantasia: nomeDaEmpresa(200),
  email: emailValido(),
  telefone: campoDeTelefoneObrigatorio(),
  codigoCNAE: texto(10, 1, 'Informe o código CNAE.'),
  cnae: texto(300, 1, 'Informe a atividade principal.'),
  setores: lista(texto(60, 1), 60, 1, 'Escolha ao menos um setor.'),
  image: lista(anexoSchema, 1),
  porte: escolha(PORTES, 'Escolha o porte.'),
  numeroColaboradores: escolha(FAIXAS_DE_COLABORADORES, 'Escolha o número de colaboradores.'),
  responsavel: z.object({
    nome: nomeDePessoa(),
    email: emailValido(),
    telefone: campoDeTelefoneObrigatorio(),
  }),
  endereco: z.object({
    cep: z.string().check(z.overwrite(normalizarCep), z.regex(/^\d{8}$/, 'CEP inválido')),
    logradouro: texto(200, 1, 'Informe o logradouro.'),
    numero: texto(20, 1, 'Informe o número, ou "s/n".'),
    complemento: textoOpcional(120),
    bairro: texto(120, 1, 'Informe o bairro.'),
    estado: escolha(ESTADOS, 'Escolha o estado.'),
    cidade: texto(120, 1, 'Informe a cidade.'),
  }),
});
/** What the form gives. */
export type EmpresaForm = z.output<typeof empresaForm>;
/** What its fields hold while it is filled in: choices may be missing. */
export type CamposDaEmpresa = z.input<typeof empresaForm>;

export const empresaVazia: CamposDaEmpresa = {
  cnpj: '',
  razaoSocial: '',
  nomeFantasia: '',
  email: '',
  telefone: '',
  codigoCNAE: '',
  cnae: '',
  setores: [],
  image: [],
  porte: null,
  numeroColaboradores: null,
  responsavel: { nome: '', email: '', telefone: '' },
  endereco: {
    cep: '',
    logradouro: '',
    numero: '',
    complemento: '',
    bairro: '',
    estado: null,
    cidade: '',
  },
};

/** A new company also says with which matrix it begins (decisions P28). */
export const novaEmpresaForm = z.extend(empresaForm, { perfil: z.enum(PERFIS_INICIAIS) });
export type NovaEmpresaForm = z.output<typeof novaEmpresaForm>;
export type CamposDaNovaEmpresa = z.input<typeof novaEmpresaForm>;

export const novaEmpresaVazia: CamposDaNovaEmpresa = { ...empresaVazia, perfil: 'RECOMENDADO' };

/** The stored company as the form's fields. */
export const camposDaEmpresa = (empresa: Empresa): CamposDaEmpresa => ({
  cnpj: empresa.cnpj,
  razaoSocial: empresa.razaoSocial,
  nomeFantasia: empresa.nomeFantasia,
  email: empresa.email,
  telefone: empresa.telefone,
  codigoCNAE: empresa.codigoCNAE,
  cnae: empresa.cnae,
  setores: empresa.setores,
  image: empresa.image,
  porte: empresa.porte,
  numeroColaboradores: empresa.numeroColaboradores,
  responsavel: empresa.responsavel,
  endereco: empresa.endereco,
});
