/** Licensee: owns companies; only a platform MASTER registers one (part 1 §3 and §6). */
import * as z from 'zod/mini';
import { emOrdem } from '@/domain/comum/busca';
import { anexoSchema, email, entidade, LIMITE, lista, nomeEmOrdem, texto } from '@/domain/comum/fields';

/** Up to two images: one for light and one for dark backgrounds. */
export const LOGOS_DA_LICENCIADA = 2;

export const licenciadaSchema = entidade({
  nome: texto(),
  nomeEmOrdem: nomeEmOrdem(),
  email: email(),
  logo: lista(anexoSchema, LOGOS_DA_LICENCIADA),
  /** The licensee's own company among those it owns, once it has one. */
  empresaId: z.nullable(texto(128, 1)),
});
export type Licenciada = z.infer<typeof licenciadaSchema>;

export const licenciadaForm = z.object({
  nome: texto(LIMITE.nome, 3, 'Escreva ao menos 3 letras.'),
  email: email('Email inválido'),
  logo: lista(anexoSchema, LOGOS_DA_LICENCIADA),
});
export type LicenciadaForm = z.infer<typeof licenciadaForm>;

/** What the form gives, as stored. */
export const licenciadaParaGravar = (form: LicenciadaForm) => ({ ...form, nomeEmOrdem: emOrdem(form.nome) });

export const licenciadaVazia: LicenciadaForm = { nome: '', email: '', logo: [] };
