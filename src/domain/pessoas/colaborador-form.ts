/** What is typed about a collaborator (part 1 §5): one person, several at once, an invitation, one's own profile. */
import * as z from 'zod/mini';
import type { Colaborador } from './colaborador';
import { campoDeEmails } from './emails-em-lote';
import { anexoSchema, email, lista, texto } from '@/domain/comum/campos';
import { AREAS } from '@/domain/acesso/areas';
import { campoDeNascimento, diaDeNascimento, textoDoNascimento } from './nascimento';
import { PAPEIS } from '@/domain/acesso/papeis';
import { nomeDePessoa } from './nome';
import { campoDeTelefone } from './telefone';

/** Part 1 §5: 'photo max 100 KB'. */
export const MAIOR_FOTO = 100 * 1024;
/** The text of part 1 §5 with the number it means (decisions P401). */
export const FOTO_GRANDE = 'O tamanho do arquivo não pode ser maior que 100 KB';

const setores = () => lista(texto(60, 1), 60, 1, 'Escolha ao menos um setor');

/** An image at most as large as a photo may be. */
export const fotoSchema = z.extend(anexoSchema, {
  size: z.number().check(z.int(), z.gte(1), z.lte(MAIOR_FOTO, FOTO_GRANDE)),
  type: z.string().check(z.regex(/^image\/(png|jpeg|webp)$/, 'Escolha uma imagem PNG, JPEG ou WebP')),
});

/** Access to the four areas (part 1 §6); true by default. */
export const areasSchema = z.object({
  gestao: z.boolean(),
  diagnostico: z.boolean(),
  incentivo: z.boolean(),
  configuracoes: z.boolean(),
});
export type Areas = z.infer<typeof areasSchema>;
export const TODAS_AS_AREAS: Areas = {
  gestao: true,
  diagnostico: true,
  incentivo: true,
  configuracoes: true,
};

/** What everybody may change about themselves (decisions P13). */
export const perfilForm = z.object({
  nome: nomeDePessoa(),
  telefone: campoDeTelefone(),
  image: lista(fotoSchema, 1),
  dataNascimento: campoDeNascimento(),
  setores: setores(),
});
export type PerfilForm = z.infer<typeof perfilForm>;

export const colaboradorForm = z.object({
  ...perfilForm.shape,
  email: email('E-mail inválido'),
  role: z.enum(PAPEIS),
  ...areasSchema.shape,
});
export type ColaboradorForm = z.infer<typeof colaboradorForm>;

/** A new individual collaborator is a COLLABORATOR by default; everybody else a MEMBER (part 1 §5). */
export const colaboradorVazio: ColaboradorForm = {
  nome: '',
  email: '',
  telefone: '',
  image: [],
  dataNascimento: '',
  setores: [],
  role: 'COLLABORATOR',
  ...TODAS_AS_AREAS,
};

export const loteForm = z.object({
  emails: campoDeEmails,
  role: z.enum(PAPEIS),
  setores: setores(),
  ...areasSchema.shape,
});
export type LoteForm = z.infer<typeof loteForm>;
export const loteVazio: LoteForm = { emails: '', role: 'MEMBER', setores: [], ...TODAS_AS_AREAS };

/** Required first, so that an empty field says so and not that it is too short. */
const obrigatorio = (mensagem: string) => z.string().check(z.trim(), z.minLength(1, mensagem));

export const conviteForm = z.object({
  nome: obrigatorio('Nome obrigatório').check(
    z.maxLength(120),
    z.refine((v) => v === '' || nomeDePessoa().safeParse(v).success, 'O nome precisa de ao menos 3 letras'),
  ),
  email: obrigatorio('E-mail obrigatório').check(
    z.toLowerCase(),
    z.refine((v) => v === '' || email().safeParse(v).success, 'E-mail inválido'),
  ),
  ...areasSchema.shape,
});
export type ConviteForm = z.infer<typeof conviteForm>;
export const conviteVazio: ConviteForm = { nome: '', email: '', ...TODAS_AS_AREAS };

/** The record as its form shows it. */
export const formDoColaborador = (colaborador: Colaborador): ColaboradorForm => ({
  ...perfilDoColaborador(colaborador),
  email: colaborador.email,
  role: colaborador.role,
  ...areasDe(colaborador),
});

export const perfilDoColaborador = (colaborador: Colaborador): PerfilForm => ({
  nome: colaborador.nome,
  telefone: colaborador.telefone,
  image: colaborador.image,
  dataNascimento: textoDoNascimento(colaborador.dataNascimento),
  setores: colaborador.setores,
});

export const areasDe = (tem: Areas): Areas =>
  Object.fromEntries(AREAS.map((area) => [area, tem[area]])) as unknown as Areas;

/** Form text → stored instant. */
export const nascimentoParaGravar = (texto: string): Date | null => diaDeNascimento(texto) ?? null;
