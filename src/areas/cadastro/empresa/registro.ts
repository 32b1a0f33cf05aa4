/** The three outside look-ups of the company form (part 1 §7, External). All of them only help: typing always works. */
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
export async function empresaDoCnpj(cnpj: string, sinal?: AbortSignal): Promise<Achado> {
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
export async function enderecoPorCep(cep: string, sinal?: AbortSignal): Promise<EnderecoAchado | undefined> {
  return enderecoDoCep(respostaDoCep.parse(await buscarJson(`${ambiente.servicos.cep}/${cep}/json/`, sinal)));
}

/** Names of a state's municipalities. Throws what fetch and the schema throw. */
export async function municipiosDe(estado: string, sinal?: AbortSignal): Promise<string[]> {
  const url = `${ambiente.servicos.municipios}/estados/${estado}/municipios`;
  return respostaDosMunicipios.parse(await buscarJson(url, sinal)).map(({ nome }) => nome);
}
