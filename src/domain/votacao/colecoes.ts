/** Collections of this folder, one row each (src/domain/comum/colecao.ts). A rule opens `publicos` only. */
import { type Colecao, EM } from '@/domain/comum/colecao';
import { apuracaoSchema, caminhosDaVotacao, origemSchema, publicoSchema, votoSchema } from './voto';

export const colecoes: readonly Colecao[] = [
  {
    caminho: `${caminhosDaVotacao.publicos}/{licenciada.empresa.questionario}`,
    oQueE: 'Voting as visitors see it: period, categories and candidates, one text',
    escrita: 'functions',
    schema: publicoSchema,
    campos: { json: 'semIndice' },
    // The short address (decisions Q3).
    indices: ['idProjeto idQuestionario projetoDesde'],
  },
  {
    caminho: caminhosDaVotacao.apuracao(EM, '{questionario}'),
    oQueE: 'Count of a voting: votes by category and company, and whether it is closed',
    escrita: 'functions',
    schema: apuracaoSchema,
    campos: { resultado: 'semIndice' },
  },
  {
    caminho: `${caminhosDaVotacao.votos(EM, '{questionario}')}/{hash}`,
    oQueE: 'Vote of a ballot in a category, without its voter',
    escrita: 'functions',
    schema: votoSchema,
    indices: ['categoria empresa situacao', 'categoria situacao'],
    // In order of time an index takes 500 votes a second at most.
    campos: { createdAt: 'semIndice', decisao: 'semIndice', 'decisao.por': 'noGrupo' },
  },
  {
    caminho: `${caminhosDaVotacao.origens(EM, '{questionario}')}/{cedula}`,
    oQueE: 'Keyed hashes of where a ballot came from, for 90 days',
    escrita: 'functions',
    schema: origemSchema,
    campos: { expiraEm: 'ttl' },
  },
];
