/**
 * What the national company registry says of a CNPJ, as our form's fields (BrasilAPI, `/api/cnpj/v1/{cnpj}`). Whatever
 * is missing, too long or of another type is left out: somebody types it instead.
 */
import * as z from 'zod/mini';
import { catch as senao } from 'zod/mini';
import { cepCompleto, normalizarCep } from './cep';
import { semCpf } from './cpf-no-nome';
import { type Empresa, ESTADOS, type PORTES } from './empresa';
import { emLetrasDeGente } from './letras-do-registro';
import { normalizarTelefone, telefoneValido } from '@/domain/pessoas/telefone';

const trecho = (max: number) => senao(z.string().check(z.trim(), z.maxLength(max)), '');
const numero = () => senao(z.nullable(z.number()), null);

export const respostaDoRegistro = z.object({
  razao_social: trecho(200),
  nome_fantasia: trecho(200),
  email: trecho(254),
  ddd_telefone_1: trecho(30),
  cnae_fiscal: numero(),
  cnae_fiscal_descricao: trecho(300),
  porte: trecho(60),
  opcao_pelo_mei: senao(z.nullable(z.boolean()), null),
  cep: trecho(12),
  descricao_tipo_de_logradouro: trecho(40),
  logradouro: trecho(150),
  numero: trecho(20),
  complemento: trecho(120),
  bairro: trecho(120),
  municipio: trecho(120),
  uf: trecho(2),
  situacao_cadastral: numero(),
  descricao_situacao_cadastral: trecho(60),
});
type Resposta = z.infer<typeof respostaDoRegistro>;

/** Fields the registry can fill in. */
export type Preenchimento = Pick<
  Empresa,
  'razaoSocial' | 'nomeFantasia' | 'email' | 'telefone' | 'codigoCNAE' | 'cnae' | 'porte' | 'endereco'
>;

export interface Achado {
  campos: Preenchimento;
  /** The registry's word for the company's state when it is not active, e.g. 'BAIXADA'. */
  situacao: string | null;
  /** Told to the person when a name came with more than the name. */
  avisoDoNome: string | null;
}

const CPF_DE_FORA = 'Na base nacional, o nome desta empresa traz um CPF, que ficou de fora.';

const SITUACAO_ATIVA = 2;

/** The registry has no words for medium and large: 'DEMAIS' leaves the choice to the person. */
const PORTE_DO_REGISTRO: Record<string, (typeof PORTES)[number]> = {
  'MICRO EMPRESA': 'MICRO_EMPRESA',
  'EMPRESA DE PEQUENO PORTE': 'EMPRESA_PEQUENO_PORTE',
};

/** The registry's failures once came as a company called ERRO; that is no name (decisions P18). */
const nomeDe = (nome: string) => (nome.toUpperCase() === 'ERRO' ? '' : emLetrasDeGente(semCpf(nome)));

const logradouroDe = ({ descricao_tipo_de_logradouro: tipo, logradouro }: Resposta) =>
  tipo && !logradouro.startsWith(`${tipo} `) ? `${tipo} ${logradouro}`.trim() : logradouro;

export function achadoDoRegistro(resposta: Resposta): Achado {
  const telefone = normalizarTelefone(resposta.ddd_telefone_1);
  const cep = normalizarCep(resposta.cep);
  const razaoSocial = nomeDe(resposta.razao_social);
  const nomes = [resposta.razao_social, resposta.nome_fantasia];
  const { cnae_fiscal: cnae, situacao_cadastral: situacao } = resposta;
  return {
    campos: {
      razaoSocial,
      nomeFantasia: nomeDe(resposta.nome_fantasia) || razaoSocial,
      email: resposta.email.toLowerCase(),
      telefone: telefoneValido(telefone) ? telefone : '',
      // An integer there: codes that begin with zero come shorter.
      codigoCNAE: cnae ? String(cnae).padStart(7, '0') : '',
      cnae: resposta.cnae_fiscal_descricao,
      porte: resposta.opcao_pelo_mei ? 'MICRO_EMPREENDEDOR' : (PORTE_DO_REGISTRO[resposta.porte] ?? null),
      endereco: {
        cep: cepCompleto(cep) ? cep : '',
        logradouro: emLetrasDeGente(logradouroDe(resposta)),
        numero: resposta.numero,
        complemento: emLetrasDeGente(resposta.complemento),
        bairro: emLetrasDeGente(resposta.bairro),
        estado: ESTADOS.find((uf) => uf === resposta.uf) ?? null,
        cidade: emLetrasDeGente(resposta.municipio),
      },
    },
    situacao: situacao === null || situacao === SITUACAO_ATIVA ? null : resposta.descricao_situacao_cadastral,
    avisoDoNome: nomes.some((nome) => semCpf(nome) !== nome) ? CPF_DE_FORA : null,
  };
}
