/**
 * Every query of the functions that asks an index of its own: one with an order, a range, or over all collections of a
 * name. `tests/unit/indices-todos.test.ts` looks them up in the index file and finds a file that is not here (decisions
 * P187). What only asks for equality needs none. Runs of the functions' tests refuse what is missing, too
 * (functions/src/conferirIndices.ts).
 */
import type { Consulta, Filtro, Ordem } from '@/domain/comum/consulta';
import type { Alcance } from '@/domain/comum/indices';
import { COLECOES_COM_LIMITE_NO_DIA } from '@/domain/comum/quantidades';
import { COLECOES_DE_PATROCINIO } from '@/domain/pai/tipos';
import { combinar } from './combinar';

export interface ConsultaDaFuncao {
  /** Under functions/src. */
  arquivo: string;
  colecao: string;
  consulta: Consulta;
  alcance: Alcance;
}

const valor = 1;
/** 'campo' is equal, 'campo[]' contains, 'campo~' lies in a range. */
function filtroDe(texto: string): Filtro {
  if (texto.endsWith('[]')) return { campo: texto.slice(0, -2), op: 'array-contains', valor };
  if (texto.endsWith('~')) return { campo: texto.slice(0, -1), op: '>=', valor };
  return { campo: texto, op: '==', valor };
}
const ordemDe = (texto: string): Ordem =>
  texto.endsWith('-') ? { campo: texto.slice(0, -1), direcao: 'desc' } : { campo: texto, direcao: 'asc' };

const palavras = (texto: string) => texto.split(' ').filter(Boolean);
const consulta = (filtros: string, ordem: string): Consulta => ({
  filtros: palavras(filtros).map(filtroDe),
  ordem: palavras(ordem).map(ordemDe),
});

const em = (arquivo: string, colecao: string, filtros: string, ordem = ''): ConsultaDaFuncao => ({
  arquivo,
  colecao,
  consulta: consulta(filtros, ordem),
  alcance: 'COLLECTION',
});
const noGrupo = (...pedida: Parameters<typeof em>): ConsultaDaFuncao => ({
  ...em(...pedida),
  alcance: 'COLLECTION_GROUP',
});

/** The award's report, in every combination of its filters (relatorioDoPremio.ts). */
const doPremio = [
  ...combinar<{ dia: string; habilitada: string; filtro: string }>({
    dia: [undefined, 'dia'],
    habilitada: [undefined, 'habilitada'],
    filtro: [undefined, 'cnpj', 'responsavel', 'telefone', 'porte', 'estado'],
  }).map((filtros) => ['linhasDoPremio', ['idProjeto', ...Object.values(filtros)], 'nomeEmOrdem'] as const),
  // What is found by the whole name, or by one of many fields, comes by id.
  ...combinar<{ dia: string; habilitada: string }>({
    dia: [undefined, 'dia'],
    habilitada: [undefined, 'habilitada'],
  }).flatMap((filtros) =>
    ['nomeEmOrdem', 'convidados.x'].map(
      (filtro) => ['linhasDoPremio', ['idProjeto', ...Object.values(filtros), filtro], ''] as const,
    ),
  ),
  ...combinar<{ habilitada: string }>({ habilitada: [undefined, 'habilitada'] }).flatMap((filtros) => [
    ['linhasDoPremio', ['idProjeto', 'busca[]', ...Object.values(filtros)], 'nomeEmOrdem'] as const,
    ...[[], ['categoria'], ['mediaEmpresa~']].map(
      (filtro) =>
        [
          'medias',
          ['idQuestionario', 'concorre', ...Object.values(filtros), ...filtro],
          'mediaEmpresa-',
        ] as const,
    ),
  ]),
].map(([colecao, filtros, ordem]) => em('nucleo/relatorioDoPremio.ts', colecao, filtros.join(' '), ordem));

/** Collections below an idea, a rule or an immersion, which somebody's data and name are looked for in. */
const DA_PESSOA = ['likes', 'movimentacoes', 'cartelas', 'conflitosDeInteresse', ...COLECOES_DE_PATROCINIO];

export const FUNCOES: readonly ConsultaDaFuncao[] = [
  em('callables/desafios/salvarCronograma.ts', 'event', 'deletedAt', 'data'),
  noGrupo('callables/ideias/esperando.ts', 'retornos', 'empresa', 'esperam'),
  noGrupo('callables/ideias/esperando.ts', 'retornos', 'empresa barrados[]', 'esperam'),
  noGrupo('callables/ideias/retornoDoAno.ts', 'retornos', ''),
  noGrupo('nucleo/diretoria.ts', 'retornos', ''),
  em('nucleo/diretoria.ts', 'ideias', 'publishedAt~', 'publishedAt'),
  em('nucleo/diretoria.ts', 'movimentacoes', '', 'createdAt'),
  em('nucleo/diretoria.ts', 'colaboradores', 'status deletedAt externo'),
  em('callables/moderacao/filaDaModeracao.ts', 'moderacao', 'situacao', 'updatedAt-'),
  em('canais/configurar.ts', 'entregas', '', 'createdAt-'),
  em('emails/resumoDiario.ts', 'notificacoes', 'createdAt~', 'createdAt'),
  noGrupo('nucleo/anonimizar.ts', 'comentarios', 'autor.refPath'),
  ...['decisoes', ...DA_PESSOA].map((colecao) => noGrupo('nucleo/anonimizar.ts', colecao, 'createdBy')),
  noGrupo('nucleo/anonimizar.ts', 'colaboradores', 'email'),
  em('nucleo/certificados.ts', 'projetosInscritos', 'deletedAt', 'anoVigencia-'),
  em('nucleo/mensagens.ts', 'mensagens', 'idProjeto', 'createdAt-'),
  em('nucleo/mensagens.ts', 'destinatarios', '', 'nomeEmOrdem'),
  noGrupo('nucleo/certificados.ts', 'certificados', 'codigo'),
  em('nucleo/combinarCortes.ts', 'estatisticas', 'idQuestionario cortes[]'),
  em('nucleo/comite.ts', 'comitesInovacao', 'startedAt~', 'startedAt-'),
  noGrupo('nucleo/conferencia.ts', 'medias', 'idEmpresa'),
  noGrupo('nucleo/conflitosDoJuri.ts', 'colaboradores', 'email'),
  em('nucleo/conferencia.ts', 'respostas', 'idQuestionario idEmpresa'),
  ...['idProjeto fase', 'idProjeto fase respondente', 'idQuestionario fase', 'idQuestionario'].map((iguais) =>
    em('nucleo/devidosDoJuri.ts', 'notas', iguais),
  ),
  em('nucleo/empresas.ts', 'colaboradores', 'empresaStatus~'),
  em('nucleo/empresas.ts', 'colaboradores', 'empresaRole~'),
  em('nucleo/empresasEmProjetos.ts', 'status', 'deletedAt~'),
  noGrupo('nucleo/empresasEmProjetos.ts', 'status', 'idEmpresa'),
  noGrupo('nucleo/evidencias.ts', 'evidencias', 'expiraEm~'),
  em('nucleo/folhasBrutas.ts', 'respostas', 'idQuestionario'),
  em('nucleo/folhasBrutas.ts', 'notas', 'idQuestionario'),
  noGrupo('nucleo/folhasDaPessoa.ts', 'respostas', 'idRespondente'),
  noGrupo('nucleo/folhasParaVer.ts', 'respostas', 'idEmpresa'),
  noGrupo('nucleo/folhasParaVer.ts', 'respostas', 'idRespondente'),
  em('nucleo/imersoes.ts', 'inscricoes', 'deletedAt naEspera', 'data'),
  em('nucleo/imersoes.ts', 'event', 'deletedAt', 'data-'),
  em('nucleo/lembretes.ts', 'convites', 'lembrarEm~', 'lembrarEm'),
  noGrupo('nucleo/lembretesDeEventos.ts', 'event', 'data~', 'data'),
  noGrupo('nucleo/lembretesDeRetornos.ts', 'retornos', 'correAte~', 'correAte'),
  em('nucleo/limparArquivos.ts', 'arquivos', 'conferirEm~', 'conferirEm'),
  ...['inscricoes', 'solucoes', 'marcos', 'regulamentoActivitiesPerColaborador', ...DA_PESSOA].map(
    (colecao) => noGrupo('nucleo/meusDados.ts', colecao, 'createdBy'),
  ),
  noGrupo('nucleo/outroLinkDaFolha.ts', 'contato', 'email'),
  noGrupo('nucleo/meusDados.ts', 'comentarios', 'autor.refPath'),
  noGrupo('nucleo/meusDados.ts', 'votos', 'decisao.por'),
  noGrupo('nucleo/meusDados.ts', 'marcos', 'colaboradoresResponsaveis[]'),
  ...COLECOES_DE_PATROCINIO.map((colecao) => em('nucleo/moedas.ts', colecao, 'moedas~')),
  em('nucleo/naoLidas.ts', 'notificacoes', 'noProduto lidaEm'),
  em('nucleo/naoLidas.ts', 'notificacoes', 'noProduto lidaEm createdAt~'),
  noGrupo('nucleo/noticias.ts', 'notificacoes', 'origem'),
  em('nucleo/noticiasParaTodos.ts', 'likes', 'createdAt~', 'createdAt-'),
  em('nucleo/noticiasParaTodos.ts', 'colaboradores', 'status deletedAt externo role'),
  em('nucleo/noticiasParaTodos.ts', 'colaboradores', 'status deletedAt externo setores[]'),
  em('nucleo/notificar.ts', 'notificacoes', 'quem createdAt~'),
  em('nucleo/participacao.ts', 'ideias', 'autorReference visibilidade', 'createdAt-'),
  em('nucleo/permissoes.ts', 'colaboradores', 'role permissoes~'),
  ...['ideias', 'desafios'].map((colecao) =>
    em(
      'nucleo/posicoes.ts',
      colecao,
      'visibilidade rankingByMoedas.totalMoedas~',
      'rankingByMoedas.totalMoedas-',
    ),
  ),
  em('nucleo/posicoes.ts', 'ideias', 'visibilidade rankingByLikes.totalLikes~', 'rankingByLikes.totalLikes-'),
  em('nucleo/posicoes.ts', 'regulamentosIdeias', 'deletedAt', 'dataFinal-'),
  em('nucleo/posicoes.ts', 'ranking', 'totalPontos~', 'totalPontos-'),
  em('nucleo/publicarResultados.ts', 'medias', 'idQuestionario concorre', 'mediaEmpresa-'),
  noGrupo('nucleo/publicarResultados.ts', 'resultados', 'organizadora idQuestionario'),
  em('nucleo/quantidades.ts', 'ideias', 'createdBy', 'publishedAt-'),
  em('nucleo/quantidades.ts', 'ideias', 'createdBy publishedAt~'),
  ...COLECOES_COM_LIMITE_NO_DIA.map((colecao) =>
    em('nucleo/quantidades.ts', colecao, 'createdBy createdAt~', 'createdAt-'),
  ),
  ...doPremio,
  em('nucleo/resultadosDaEmpresa.ts', 'projetosInscritos', 'deletedAt', 'anoVigencia-'),
  noGrupo('nucleo/resumoDoDia.ts', 'marcos', 'finishedAt dataPrazo~', 'dataPrazo'),
  noGrupo('nucleo/resumoDoDia.ts', 'notificacoes', 'lidaEm createdAt~', 'createdAt'),
  em('nucleo/urnaAberta.ts', 'publicos', 'idProjeto idQuestionario', 'projetoDesde'),
];
