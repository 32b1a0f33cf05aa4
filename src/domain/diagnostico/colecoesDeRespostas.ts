/** Collections of the answers, one row each (src/domain/comum/colecao.ts). A rule opens the means only (decisions Q160). */
import { type Colecao, cruzar, EM } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { benchmarkSchema, caminhosDoBenchmark, comparacaoSchema, empresaContadaSchema } from './benchmark';
import { caminhoDosLinks, chavesSchema, linkDeRespostaSchema } from './link-de-resposta';
import {
  avaliacoesSchema,
  caminhosDasMedias,
  encerramentosSchema,
  folhaContadaSchema,
  mediaSchema,
  notaContadaSchema,
} from './media';
import {
  caminhosDasEstatisticas,
  estatisticaDaEmpresaSchema,
  estatisticaDoCorteSchema,
  folhaSomadaSchema,
} from './estatisticas';
import { caminhosDaDita, folhaDitaSchema, mediaDitaSchema } from './media-dita';
import { caminhosDoJuri, impedimentoSchema, juriSchema } from './juri';
import { caminhosDasNotas, notaSchema } from './nota';
import { caminhosDaPublicacao, publicacaoSchema, resultadoPublicadoSchema } from './resultado-publicado';
import { caminhoDasPerguntasDitas, perguntasDitasSchema } from './perguntas-ditas';
import { caminhosDaFolha, contatoSchema, finalizadasSchema, respostaSchema } from './resposta';

const MEDIA = `${caminhosDasMedias.medias(EM)}/{media}`;
const ESTATISTICA = `${caminhosDasEstatisticas.empresas(EM)}/{questionario_empresa}`;
const SEM_INDICE = { versoes: 'semIndice', perguntas: 'semIndice', grupos: 'semIndice' } as const;
const FOLHA = caminhos.registro(EM, 'respostas', '{folha}');

export const colecoesDeRespostas: readonly Colecao[] = [
  {
    caminho: FOLHA,
    oQueE: 'Answer sheet of a respondent, of one version of a questionnaire',
    escrita: 'functions',
    schema: respostaSchema,
    campos: { perguntas: 'semIndice', notas: 'semIndice', idRespondente: 'noGrupo', idEmpresa: 'noGrupo' },
  },
  {
    caminho: caminhosDaFolha.contato(FOLHA),
    oQueE: 'Who answered, apart from what was answered',
    escrita: 'functions',
    schema: contatoSchema,
    campos: { email: 'noGrupo' },
  },
  {
    caminho: caminhosDaFolha.chaves(FOLHA),
    oQueE: 'Hashes of the secrets that open a sheet begun by an open link',
    escrita: 'functions',
    schema: chavesSchema,
  },
  {
    caminho: `${caminhoDosLinks(EM)}/{link}`,
    oQueE: 'Open link of a company to a questionnaire',
    escrita: 'functions',
    schema: linkDeRespostaSchema,
  },
  {
    caminho: caminhos.contador(EM, caminhosDaFolha.finalizadas('{questionario}', '{empresa}')),
    oQueE: 'Finished sheets of a company, which the limit of the questionnaire bounds',
    escrita: 'functions',
    schema: finalizadasSchema,
  },
  {
    caminho: MEDIA,
    oQueE: 'Means of a company in a questionnaire, over its finished sheets',
    escrita: 'functions',
    schema: mediaSchema,
    campos: { grupos: 'semIndice', versoes: 'semIndice', idEmpresa: 'noGrupo' },
    // The ranking: an index for each way to cut it, which the database joins (src/domain/comum/indices.ts).
    indices: cruzar(
      ['idQuestionario concorre', 'fase', 'porte', 'categoria', 'regioes[]', 'habilitada'],
      ['mediaEmpresa-'],
    ),
  },
  {
    caminho: caminhosDasMedias.encerramentos(EM, '{questionario}'),
    oQueE: 'Phases whose evaluation the organiser closed',
    escrita: 'functions',
    schema: encerramentosSchema,
  },
  {
    caminho: `${caminhosDasMedias.avaliacoes(EM)}/{questionario_empresa}`,
    oQueE: 'Means of the scores that evaluators gave a company in a questionnaire, by phase',
    escrita: 'functions',
    schema: avaliacoesSchema,
    campos: { avaliacoes: 'semIndice' },
  },
  {
    caminho: `${caminhosDasMedias.contadas(MEDIA)}/{folha}`,
    oQueE: 'As what a finished sheet is counted in them',
    escrita: 'functions',
    schema: folhaContadaSchema,
    campos: { notas: 'semIndice' },
  },
  {
    caminho: `${caminhosDaDita.todas(EM)}/{questionario_empresa}`,
    oQueE: 'What a company is told of the means of its people, and what waits for others',
    escrita: 'functions',
    schema: mediaDitaSchema,
    campos: { grupos: 'semIndice', espera: 'semIndice' },
  },
  {
    caminho: `${caminhosDaDita.folhas(MEDIA)}/{folha}`,
    oQueE: 'As what a sheet entered what the company is told',
    escrita: 'functions',
    schema: folhaDitaSchema,
    campos: { notas: 'semIndice' },
  },
  {
    caminho: `${caminhosDasMedias.avaliadas(MEDIA)}/{nota}`,
    oQueE: 'As what a score of an evaluator is counted in them',
    escrita: 'functions',
    schema: notaContadaSchema,
  },
  {
    caminho: `${caminhosDoJuri.todos(EM)}/{projeto_fase}`,
    oQueE: 'Jury of a phase: which evaluators score which companies, and until when',
    escrita: 'functions',
    schema: juriSchema,
    campos: { lugares: 'semIndice', lembretes: 'semIndice' },
    procurados: ['avaliadores'],
  },
  {
    caminho: `${caminhosDoJuri.impedimentos(EM)}/{projeto_empresa_avaliador}`,
    oQueE: 'Conflict of an evaluator with a company of a project, and why',
    escrita: 'functions',
    schema: impedimentoSchema,
  },
  {
    caminho: `${caminhosDasNotas.todas(EM)}/{empresa_grupo_fase_avaliador}`,
    oQueE: 'Score that an evaluator gives a company in a group and a phase',
    escrita: 'functions',
    schema: notaSchema,
  },
  {
    caminho: `${caminhosDaPublicacao.publicacoes(EM)}/{questionario}`,
    oQueE: 'That the results of a questionnaire are published to the companies, and since when',
    escrita: 'functions',
    schema: publicacaoSchema,
  },
  {
    caminho: `${caminhosDaPublicacao.resultados(EM)}/{organizadora_questionario}`,
    oQueE:
      "Place, mean and evaluators' means of the company in a questionnaire, as the organiser published them",
    escrita: 'functions',
    schema: resultadoPublicadoSchema,
    campos: { organizadora: 'noGrupo', idQuestionario: 'noGrupo' },
  },
  {
    caminho: ESTATISTICA,
    oQueE: 'Answers of a company to a questionnaire, counted by question and option',
    escrita: 'functions',
    schema: estatisticaDaEmpresaSchema,
    campos: SEM_INDICE,
    procurados: ['cortes'],
  },
  {
    caminho: `${caminhosDasEstatisticas.folhas(ESTATISTICA)}/{folha}`,
    oQueE: 'As what a finished sheet is counted in them',
    escrita: 'functions',
    schema: folhaSomadaSchema,
    campos: SEM_INDICE,
  },
  {
    caminho: `${caminhosDasEstatisticas.cortes(EM)}/{questionario_corte}`,
    oQueE: 'The same of all companies, and of those of a size, region, category and phase',
    escrita: 'functions',
    schema: estatisticaDoCorteSchema,
    campos: SEM_INDICE,
  },
  {
    caminho: caminhosDoBenchmark.um(EM, '{questionario}'),
    oQueE: 'Sums of the means of companies, in all of them and by region, size and category',
    escrita: 'functions',
    schema: benchmarkSchema,
    campos: { cortes: 'semIndice' },
  },
  {
    caminho: caminhosDoBenchmark.contada(EM, '{questionario}', '{empresa}'),
    oQueE: 'As what a company is counted in them',
    escrita: 'functions',
    schema: empresaContadaSchema,
    campos: { grupos: 'semIndice' },
  },
  {
    caminho: caminhosDoBenchmark.comparacao(EM, '{questionario}'),
    oQueE: 'What companies are told of each other since the results were first published',
    escrita: 'functions',
    schema: comparacaoSchema,
    campos: { cortes: 'semIndice' },
  },
  {
    caminho: caminhoDasPerguntasDitas(EM, '{questionario}'),
    oQueE: 'How other companies answered each question, as companies are told it since then',
    escrita: 'functions',
    schema: perguntasDitasSchema,
    campos: { cortes: 'semIndice' },
  },
];
