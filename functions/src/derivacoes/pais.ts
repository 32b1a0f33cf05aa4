/** What follows from parents of every kind and from what lies under them. */
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import {
  COLECOES_COM_LIMITE_NO_DIA,
  type ComLimiteNoDia,
  LISTAS_DA_EMPRESA,
} from '@/domain/comum/quantidades';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import {
  conferirOrfas,
  projetarAtividade,
  projetarAtividadesDo,
  somarAtividades,
} from '@functions/nucleo/atividades';
import { registrarDecisao, registrarDecisoesDo } from '@functions/nucleo/comite';
import { conferirContadores, contarPai } from '@functions/nucleo/contadores';
import { registrarDeclaracao } from '@functions/nucleo/declaracoes';
import type { Escrita } from '@functions/gatilho';
import { emTodos, idsDe } from '@functions/nucleo/emTodos';
import { anotarNoExtrato, conferirCarteiras } from '@functions/nucleo/extrato';
import { acertarMoedas } from '@functions/nucleo/moedas';
import {
  CONTADAS,
  conferirQuantidades,
  contarNaLista,
  contarPublicadasPor,
  contarRegioes,
  contarSob,
  conterComecados,
} from '@functions/nucleo/quantidades';
import { lerPai, tiposCom, todosOsPais } from '@functions/nucleo/pai';
import { contarComentarios, contarLikes, somarPatrocinios } from '@functions/nucleo/totais';
import { type Derivacao, deCadaPai, nosDoisLados, sobCadaPai } from './derivacao';

/** Coins go back, and are taken again, as the parent's state asks (decisions I6). */
export const moedas: Derivacao = {
  nome: 'moedas devolvidas',
  de: deCadaPai(
    ['status', 'deletedAt', 'ultimaMovimentacao'],
    ({ db }, lugar) => acertarMoedas(db, lugar),
    tiposCom('patrocinios'),
  ),
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('patrocinios')), (lugar) =>
      acertarMoedas(db, lugar, modo),
    ),
};

export const curtidas: Derivacao = {
  nome: 'total de curtidas',
  de: sobCadaPai('likes', ({ db }, lugar) => contarLikes(db, lugar)),
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('likes')), (lugar) => contarLikes(db, lugar, modo)),
};

export const comentarios: Derivacao = {
  nome: 'total de comentários',
  de: sobCadaPai('comentarios', ({ db }, lugar) => contarComentarios(db, lugar)),
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('comentarios')), (lugar) =>
      contarComentarios(db, lugar, modo),
    ),
};

export const patrocinios: Derivacao = {
  nome: 'total de moedas e patrocinadores',
  de: sobCadaPai('patrocinios', ({ db }, lugar, uid) => somarPatrocinios(db, lugar, uid)),
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('patrocinios')), async (lugar) => {
      const constam = (await lerPai(db, lugar))?.patrocinadores.map(idDaReferencia) ?? [];
      const uids = new Set([...(await idsDe(db, caminhos.sob(lugar.caminho).patrocinios)), ...constam]);
      return emTodos(uids, (uid) => somarPatrocinios(db, lugar, uid, modo));
    }),
};

export const carteiras: Derivacao = {
  nome: 'carteiras e extratos',
  de: sobCadaPai('patrocinios', ({ db, antes, depois, evento: { quando } }, { id }, uid) =>
    anotarNoExtrato(db, { paiId: id, uid, quando }, antes, depois),
  ),
  todos: (db, contexto, modo) => conferirCarteiras(db, contexto, modo),
};

/** Movements as the minutes of their session tell them. Those of an idea made private lose their words. */
export const decisoes: Derivacao = {
  nome: 'decisões nas atas',
  de: [
    // A movement is never changed, so only its creation matters.
    ...sobCadaPai('movimentacoes', async ({ db, antes }, lugar, movimentacao) => {
      if (!antes) await registrarDecisao(db, lugar, movimentacao);
    }),
    ...deCadaPai(['visibilidade'], ({ db }, lugar) => registrarDecisoesDo(db, lugar), [IDEIA]),
  ],
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('movimentacoes')), (lugar) =>
      registrarDecisoesDo(db, lugar, modo),
    ),
};

/** Declarations of conflict as the minutes of their session find them. */
export const declaracoes: Derivacao = {
  nome: 'declarações nas atas',
  // Made again, it says no time of its own: the event's is that of the change.
  de: sobCadaPai('conflitos', ({ db, evento: { quando } }, lugar, uid) =>
    registrarDeclaracao(db, lugar, uid, { quando }),
  ).map((fonte) => ({ ...fonte, campos: ['createdAt', 'retiradoEm'] })),
  todos: async (db, contexto, modo) =>
    emTodos(await todosOsPais(db, contexto, tiposCom('conflitos')), async (lugar) =>
      emTodos(await idsDe(db, caminhos.sob(lugar.caminho).conflitos), (uid) =>
        registrarDeclaracao(db, lugar, uid, modo),
      ),
    ),
};

/** Milestones as the lists show them, and their counter. A changed name is carried there by copiarNome. */
export const atividades: Derivacao = {
  nome: 'atividades',
  de: [
    ...sobCadaPai('marcos', ({ db }, lugar, marco) => projetarAtividade(db, lugar, marco)),
    ...deCadaPai(
      ['titulo', 'visibilidade', 'participantesReferences'],
      ({ db }, lugar) => projetarAtividadesDo(db, lugar),
      tiposCom('marcos'),
    ),
  ],
  // Every milestone, activities whose milestone is no more, then the counter.
  todos: async (db, contexto, modo) => [
    ...(await emTodos(await todosOsPais(db, contexto, tiposCom('marcos')), (lugar) =>
      projetarAtividadesDo(db, lugar, modo),
    )),
    ...(await conferirOrfas(db, contexto, modo)),
    ...(await somarAtividades(db, contexto, modo)),
  ],
};

/** Somebody began one: perhaps the last one of the day. */
const comecou =
  (colecao: ComLimiteNoDia) =>
  async ({ db, contexto, depois }: Escrita) => {
    const autor = depois?.['createdBy'];
    if (typeof autor === 'string') await conterComecados(db, contexto, colecao, autor);
  };

/** What the triggers call the id of each. */
const ID_DE: Readonly<Record<ComLimiteNoDia, string>> = {
  ideias: 'pai',
  projetos: 'projeto',
  desafios: 'pai',
  questionarios: 'questionario',
  gruposDiagnostico: 'grupo',
  perguntas: 'pergunta',
  tiposDeRespostas: 'tipo',
  tipoDeInovacao: 'id',
  taticasDeInovacao: 'id',
  tipoDeJogada: 'id',
  jogadaDeInovacao: 'id',
  taticasDaJogada: 'tatica',
  movimentacoesDeTaticas: 'id',
};

/** What the rules keep within bounds: ideas and projects that a person begins, ideas they publish, what lies under a parent, lists. */
export const quantidades: Derivacao = {
  nome: 'quantidades com limite',
  de: [
    ...CONTADAS.flatMap((oQue) => sobCadaPai(oQue, ({ db }, lugar) => contarSob(db, lugar, oQue))),
    ...LISTAS_DA_EMPRESA.map((lista) => ({
      documento: `${lista}/{id}`,
      campos: ['createdAt'],
      corrigir: ({ db, contexto }: Escrita) => contarNaLista(db, contexto, lista),
    })),
    ...COLECOES_COM_LIMITE_NO_DIA.map((colecao) => ({
      documento: `${colecao}/{${ID_DE[colecao]}}`,
      campos: ['createdAt'],
      corrigir: comecou(colecao),
    })),
    {
      documento: 'projetos/{projeto}/regioes/{regiao}',
      campos: ['createdAt'],
      corrigir: ({ db, contexto, id }: Escrita) => contarRegioes(db, contexto, id('projeto')),
    },
    ...deCadaPai(
      ['publishedAt'],
      (escrita) =>
        emTodos(nosDoisLados(escrita, 'createdBy'), (autor) =>
          contarPublicadasPor(escrita.db, escrita.contexto, autor),
        ),
      [IDEIA],
    ),
  ],
  todos: conferirQuantidades,
};

export const contadores: Derivacao = {
  nome: 'contadores dos públicos',
  de: deCadaPai(
    [
      'visibilidade',
      'status',
      'createdAt',
      'totalComentarios',
      'rankingByLikes.totalLikes',
      'rankingByMoedas.totalMoedas',
    ],
    ({ db }, lugar) => contarPai(db, lugar),
  ),
  todos: (db, contexto, modo) => conferirContadores(db, contexto, modo),
};
