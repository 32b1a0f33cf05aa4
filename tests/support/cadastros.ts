/** The kinds of record known by their name that people of a company write, each with a valid document. */
import { CADASTROS } from '@/domain/colecoes';
import { umaCategoriaDeDesafio } from '@/domain/desafios/categoria-de-desafio.exemplo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { umaTatica } from '@/domain/incentivo/tatica.exemplo';
import { umaTaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada.exemplo';
import { umTipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao.exemplo';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { umaPessoaEmbaixadora, umEmbaixador, umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { EMPRESA } from './personas';

const EXEMPLOS = {
  categorias: umaCategoria,
  tiposDeJogada: umTipoDeJogada,
  tiposDeInovacao: umTipoDeInovacao,
  taticasDeInovacao: umaTatica,
  jogadas: umaJogada,
  taticasDaJogada: umaTaticaDaJogada,
  categoriasDeDesafio: umaCategoriaDeDesafio,
  tiposDeRespostas: umTipoDeResposta,
  questionarios: umQuestionario,
  gruposDiagnostico: umGrupo,
  perguntas: umaPergunta,
  licenciado: umLicenciado,
  embaixadores: umEmbaixador,
  embaixadoresPessoas: umaPessoaEmbaixadora,
};

/** Everything but what the platform's MASTERs write, which has tests of its own. */
const { licenciadas: _daPlataforma, ...DA_EMPRESA } = CADASTROS;

const nomes = Object.keys(DA_EMPRESA) as (keyof typeof DA_EMPRESA)[];

export const CADASTROS_DA_EMPRESA = nomes.map((nome) => ({
  ...DA_EMPRESA[nome],
  exemplo: EXEMPLOS[nome],
  /** Path of the collection in EMPRESA. */
  caminho: DA_EMPRESA[nome].onde(EMPRESA),
}));
