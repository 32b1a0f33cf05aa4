/** Licensee: owns companies; only a platform MASTER registers one (part 1 §3 and §6). */
import * as z from 'zod/mini';
import { permissoes } from '@/domain/acesso/tabela-de-permissoes';
import { cadastro, type RegistroDe } from '@/domain/comum/cadastro';
import { anexoSchema, email, LIMITE, lista, texto } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';

/** Up to two images: one for light and one for dark backgrounds. */
export const LOGOS_DA_LICENCIADA = 2;

export const licenciadas = cadastro({
  colecao: 'licenciadas',
  onde: () => caminhos.licenciadas,
  oQueE: 'Licensee: owns companies; written by platform MASTERs',
  acesso: permissoes.licenciadas,
  doMaster: true,
  campos: {
    nome: texto(LIMITE.nome, 3, 'Escreva ao menos 3 letras.'),
    email: email('E-mail inválido'),
    logo: lista(anexoSchema, LOGOS_DA_LICENCIADA),
  },
  vazio: { nome: '', email: '', logo: [] },
  /** The licensee's own company among those it owns, once it has one. */
  outros: { empresaId: z.nullable(texto(128, 1)) },
  novo: { empresaId: null },
  ordens: ['nomeEmOrdem', 'createdAt'],
});
export type Licenciada = RegistroDe<typeof licenciadas>;
