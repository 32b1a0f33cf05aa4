/** Licensed entity and ambassadors of projects (part 3 §3), known by their names. Projects hold their ids alone. */
import * as z from 'zod/mini';
import { deQuemOrganiza, doModulo } from '@/domain/acesso/linhas';
import { cadastro, comBusca, type RegistroDe } from '@/domain/comum/cadastro';
import { anexoSchema, email, LIMITE, lista, texto, textoOpcional } from '@/domain/comum/campos';

/** Up to two images: one for light and one for dark backgrounds. */
export const LOGOS_DO_LICENCIADO = 2;

const nome = texto(LIMITE.nome, 3, 'O nome precisa ter ao menos 3 letras.');
const endereco = email();

export const licenciados = cadastro({
  colecao: 'licenciado',
  oQueE: 'Licensed entity of projects',
  acesso: deQuemOrganiza(doModulo(13, 'criador')),
  campos: {
    nome,
    /** '' where nobody wrote one: it may be created by its name alone. */
    email: textoOpcional(LIMITE.email).check(
      z.refine((valor) => valor === '' || endereco.safeParse(valor).success, 'E-mail inválido'),
    ),
    logo: lista(anexoSchema, LOGOS_DO_LICENCIADO),
  },
  vazio: { nome: '', email: '', logo: [] },
  outros: comBusca,
  novo: {},
});
export type Licenciado = RegistroDe<typeof licenciados>;

const doNome = { campos: { nome }, vazio: { nome: '' }, outros: comBusca, novo: {} };

export const embaixadores = cadastro({
  colecao: 'embaixadores',
  oQueE: 'Ambassador of projects: an entity',
  acesso: deQuemOrganiza(doModulo(13, 'criador')),
  ...doNome,
});
export type Embaixador = RegistroDe<typeof embaixadores>;

export const embaixadoresPessoas = cadastro({
  colecao: 'embaixadoresPessoas',
  oQueE: 'Ambassador of projects: a person',
  acesso: deQuemOrganiza(doModulo(13, 'criador')),
  ...doNome,
});

/** People and entities that may stand behind a project, by the field that names them. */
export const APOIOS = { licenciado: licenciados, embaixadores, embaixadoresPessoas };
export type TipoDeApoio = keyof typeof APOIOS;
