/** The three outside look-ups of the company form (part 1 §7, External). All of them only help: typing always works. */
import { queryOptions } from '@tanstack/react-query';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { type Achado, achadoDoRegistro, respostaDoRegistro } from '@/domain/empresas/consulta-cnpj';
import {
  type EnderecoAchado,
  enderecoDoCep,
  respostaDoCep,
  respostaDosMunicipios,
} from '@/domain/empresas/endereco';
import { ErroDoProduto } from '@/domain/comum/erros';
import { ambiente } from '@/firebase/ambiente';
import { buscarJson, RespostaRecusada } from './buscarJson';

/**
 * The company behind a complete CNPJ. Throws ErroDoProduto with the specification's sentence (part 1 §8): not found
 * there, or no service. An aborted search throws the abort.
 */
async function empresaDoCnpj(cnpj: string, sinal?: AbortSignal): Promise<Achado> {
  try {
    const resposta = await buscarJson(`${ambiente.servicos.cnpj}/${encodeURIComponent(cnpj)}`, sinal);
    return achadoDoRegistro(respostaDoRegistro.parse(resposta));
  } catch (erro) {
    if (sinal?.aborted) throw erro;
    if (erro instanceof RespostaRecusada && (erro.status === 404 || erro.status === 400)) {
      throw new ErroDoProduto(
        `O CNPJ ${mascararCnpj(cnpj)} não foi encontrado na base nacional de empresas.`,
        { cause: erro },
      );
    }
    throw new ErroDoProduto('Base de consulta indisponível no momento. Cadastre os dados manualmente.', {
      cause: erro,
    });
  }
}

/** Address of a complete postal code, or undefined when the service does not know it. */
async function enderecoPorCep(cep: string, sinal?: AbortSignal): Promise<EnderecoAchado | undefined> {
  return enderecoDoCep(respostaDoCep.parse(await buscarJson(`${ambiente.servicos.cep}/${cep}/json/`, sinal)));
}

export const consultas = {
  empresaDoCnpj,
  enderecoPorCep,

  /** The same look-up as a query, for screens that only show what was found; '' asks nothing. */
  registro: (cnpj: string) =>
    queryOptions({
      queryKey: ['cnpj', cnpj],
      queryFn: ({ signal }) => empresaDoCnpj(cnpj, signal),
      enabled: cnpj !== '',
      retry: false,
    }),

  /** Names of a state's municipalities; they do not change while the product is open. */
  municipios: (estado: string) =>
    queryOptions({
      queryKey: ['municipios', estado],
      queryFn: async ({ signal }) => {
        const url = `${ambiente.servicos.municipios}/estados/${estado}/municipios`;
        return respostaDosMunicipios.parse(await buscarJson(url, signal)).map(({ nome }) => nome);
      },
      enabled: estado !== '',
      staleTime: Infinity,
      retry: false,
    }),
};
