/** Postal code service (ViaCEP) and municipalities (IBGE) as the address fields of a company. */
import * as z from 'zod/mini';
import { catch as senao } from 'zod/mini';
import { semAcentos } from '@/domain/comum/busca';
import { type Empresa, ESTADOS } from './empresa';

const trecho = (max: number) => senao(z.string().check(z.trim(), z.maxLength(max)), '');

/** An unknown code is answered with `erro`, as text or boolean, and status 200. */
export const respostaDoCep = z.object({
  erro: z.optional(z.unknown()),
  logradouro: trecho(200),
  bairro: trecho(120),
  localidade: trecho(120),
  uf: trecho(2),
});

export type EnderecoAchado = Pick<Empresa['endereco'], 'logradouro' | 'bairro' | 'cidade' | 'estado'>;

/** Address of the postal code; undefined when the service does not know it. */
export function enderecoDoCep(resposta: z.infer<typeof respostaDoCep>): EnderecoAchado | undefined {
  if (resposta.erro !== undefined) return undefined;
  const { logradouro, bairro, localidade: cidade, uf } = resposta;
  return { logradouro, bairro, cidade, estado: ESTADOS.find((estado) => estado === uf) ?? null };
}

/** The largest state has 853 municipalities. */
export const respostaDosMunicipios = z
  .array(z.object({ nome: z.string().check(z.minLength(1), z.maxLength(120)) }))
  .check(z.maxLength(1_000));

/** The municipality as IBGE writes it, found without accents ('SAO PAULO' → 'São Paulo'); else what was given. */
export function cidadeComAcentos(cidade: string, municipios: readonly string[]): string {
  const chave = semAcentos(cidade).trim();
  return municipios.find((municipio) => semAcentos(municipio).trim() === chave) ?? cidade;
}
