/**
 * What follows from the documents of a company, a row for each kind. The triggers of this folder find the row by the
 * document's collections; what has none ends at once. A row's handler may run again and in any order.
 */
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDaPublicacao } from '@/domain/diagnostico/resultado-publicado';
import { caminhosDaVotacao } from '@/domain/votacao/voto';
import { anunciarPai, anunciarResultados, anunciarVotacao } from '@functions/canais/anunciar';
import { acompanhar, acompanharPai } from '@functions/derivacoes/acompanhar';
import { linha, type Linha, soMudancas } from '@functions/gatilho';
import { auditarAutorizacao, auditarVotacao } from '@functions/nucleo/auditoria';
import {
  contarEmpresas,
  copiarEstadoDaEmpresa,
  estaFora,
  renomearVinculos,
  tirarDaLista,
} from '@functions/nucleo/empresas';
import {
  noticiarComentario,
  noticiarEquipe,
  noticiarMovimentacao,
  noticiarVinculo,
  notificarComite,
  notificarPontos,
} from '@functions/nucleo/noticias';
import { noticiarEmpresa } from '@functions/nucleo/noticiasDeEmpresas';
import { noticiarNoProjeto } from '@functions/nucleo/noticiasDeFases';
import { noticiarCronograma, noticiarEvento, noticiarInscricao } from '@functions/nucleo/noticiasDeImersoes';
import {
  noticiarComunicado,
  noticiarCurtida,
  noticiarPublicacao,
  noticiarResultado,
} from '@functions/nucleo/noticiasParaTodos';
import { noticiarModeracao } from '@functions/nucleo/noticiasDaModeracao';
import { noticiarRetorno } from '@functions/nucleo/noticiasDeRetornos';
import { copiarNome } from '@functions/nucleo/pessoas';
import { mandarRelatorio } from '@functions/nucleo/relatorioDaFolha';
import { guardarVersao } from '@functions/nucleo/versoes';

/** What the company shows of itself; the licensee's totals; status and role to the memberships, name and removal to the accounts; news of what others changed. */
const empresa = acompanhar('', async (escrita) => {
  const { db, contexto, antes, depois } = escrita;
  const removida = (dados: typeof antes | undefined) => Boolean(dados?.deletedAt);
  if (antes?.role !== depois?.role || removida(antes) !== removida(depois))
    await contarEmpresas(db, contexto.licenciadaId);
  // A new company's people are written with it, as it is.
  if (!antes) return;
  if (antes.status !== depois?.status || antes.role !== depois?.role)
    await copiarEstadoDaEmpresa(db, contexto);
  if (antes.nomeFantasia !== depois?.nomeFantasia || removida(antes) !== removida(depois))
    await renomearVinculos(db, contexto);
  await noticiarEmpresa(escrita);
});

const pessoas = [
  /** Besides what is derived from a membership: the copies of a changed name, and the company's list of who runs it. */
  acompanhar('colaboradores/{uid}', async ({ db, contexto, id, antes, depois }) => {
    if (antes && antes['nome'] !== depois?.['nome']) await copiarNome(db, contexto, id('uid'));
    if (antes && estaFora(depois) && !estaFora(antes)) await tirarDaLista(db, contexto, id('uid'));
  }),
  /**
   * Besides what the role may do: who changed what. Changes only: a company's 180 entries are created together with
   * their projection (nucleo/empresas.ts).
   */
  soMudancas(
    acompanhar('autorizacao/{autorizacao}', (escrita) =>
      auditarAutorizacao(escrita, `${caminhos.autorizacao(escrita.contexto)}/${escrita.id('autorizacao')}`),
    ),
  ),
  /** After 'Marcar todas como lidas'; the count's own writes find nothing to correct. */
  soMudancas(acompanhar('caixas/{uid}')),
  acompanhar('caixas/{uid}/notificacoes/{notificacao}'),
  /** The person who earned them is told, and so is the one who loses them. */
  acompanhar('historicoPontosPerColaborador/{entrada}', (escrita) =>
    notificarPontos(escrita, escrita.id('entrada')),
  ),
];

const pais = [
  ...(['ideias/{pai}', 'desafios/{pai}'] as const).flatMap((pai) => [
    acompanharPai(pai, (escrita, lugar) =>
      Promise.all([
        noticiarEquipe(escrita, lugar),
        noticiarPublicacao(escrita, lugar),
        guardarVersao(escrita, lugar),
        anunciarPai(escrita, lugar),
      ]),
    ),
    acompanharPai(`${pai}/comentarios/{filho}`, noticiarComentario),
    acompanharPai(`${pai}/movimentacoes/{filho}`, noticiarMovimentacao),
    acompanharPai(`${pai}/conflitosDeInteresse/{filho}`),
  ]),
  acompanharPai('ideias/{pai}/likes/{filho}', noticiarCurtida),
  /** News for who confirms a line, and for who registered it. */
  linha('ideias/{pai}/retornos/{filho}', noticiarRetorno),
  /** News for who decides, for the author of what was reported, and for who reported it. */
  linha('moderacao/{caso}', noticiarModeracao),
  acompanharPai('ideias/{pai}/marcos/{filho}'),
  acompanharPai('ideias/{pai}/ideiasActivitiesPerColaborador/{filho}'),
  acompanharPai('desafios/{pai}/desafiosActivitiesPerColaborador/{filho}'),
  /** News for the company, or some of its sectors. */
  linha('comunicados/{comunicado}', noticiarComunicado),
  /** News for the person whose challenge an idea answers. */
  linha('vinculosDeIdeias/{vinculo}', noticiarVinculo),
  /** News for people who were called to the session, and for authors of the ideas on its agenda. */
  linha('comitesInovacao/{comite}', ({ db, contexto, id, antes, depois }) =>
    notificarComite(db, contexto, id('comite'), antes, depois),
  ),
  acompanhar('regulamentosIdeias/{regulamento}'),
  acompanhar('regulamentosDesafios/{regulamento}'),
  acompanhar('taticasDaJogada/{tatica}'),
  acompanhar('desafioCategorias/{id}'),
  acompanhar('cronogramaDesafio/{cronograma}', noticiarCronograma),
  acompanhar('cronogramaDesafio/{cronograma}/event/{evento}', noticiarEvento),
  acompanhar('cronogramaDesafio/{cronograma}/inscricoes/{uid}', noticiarInscricao),
];

/** Lists of a company that somebody keeps by hand are counted (src/domain/comum/quantidades.ts). */
const listas = ['categoriaDeInovacao', 'licenciado', 'embaixadores', 'embaixadoresPessoas'].map((colecao) =>
  acompanhar(`${colecao}/{id}`),
);

/** So are those of which somebody begins only so many on a day. */
const comecados = [
  'tipoDeInovacao',
  'taticasDeInovacao',
  'tipoDeJogada',
  'jogadaDeInovacao',
  'movimentacoesDeTaticas',
].map((colecao) => acompanhar(`${colecao}/{id}`));

const diagnostico = [
  /** Besides what is derived from it: who changed a voting that had begun. */
  acompanhar('projetos/{projeto}', (escrita) =>
    auditarVotacao(escrita, caminhos.projeto(escrita.contexto, escrita.id('projeto'))),
  ),
  acompanhar('projetos/{projeto}/regioes/{regiao}'),
  acompanhar('adesoes/{adesao}'),
  acompanhar('status/{status}', noticiarNoProjeto),
  acompanhar('medias/{media}'),
  acompanhar('notas/{nota}'),
  acompanhar('respostas/{resposta}', ({ db, contexto, id, antes, depois }) =>
    antes?.['finalizadoEm'] || !depois?.['finalizadoEm']
      ? Promise.resolve()
      : mandarRelatorio(db, caminhos.registro(contexto, 'respostas', id('resposta'))),
  ),
  // What a published questionnaire is made of: whether its draft still is what is published.
  acompanhar('questionarios/{questionario}'),
  acompanhar('gruposDiagnostico/{grupo}'),
  acompanhar('perguntas/{pergunta}'),
  acompanhar('tiposDeRespostas/{tipo}'),
  /** News for the company whose results they are. */
  linha('resultados/{resultado}', noticiarResultado),
  // What channels outside the product are told of.
  linha('votacao/{questionario}', (escrita) =>
    anunciarVotacao(escrita, caminhosDaVotacao.apuracao(escrita.contexto, escrita.id('questionario'))),
  ),
  linha('publicacoes/{questionario}', (escrita) =>
    anunciarResultados(escrita, caminhosDaPublicacao.uma(escrita.contexto, escrita.id('questionario'))),
  ),
];

export const LINHAS: readonly Linha[] = [
  empresa,
  ...pessoas,
  ...pais,
  ...listas,
  ...comecados,
  ...diagnostico,
];
