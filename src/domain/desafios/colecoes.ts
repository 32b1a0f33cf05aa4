/** Collections of this folder, one row each (src/domain/comum/colecao.ts). */
import { type Colecao, cruzar, EM, nosDoisSentidos } from '@/domain/comum/colecao';
import { comentarioSchema } from '@/domain/conversa/comentario';
import { cartelaSchema } from '@/domain/comite/cartela';
import { conflitoSchema } from '@/domain/comite/conflito';
import { movimentacaoDe } from '@/domain/comite/movimentacao';
import { contadorDe } from '@/domain/comum/contadores';
import { caminhos } from '@/domain/comum/caminhos';
import { quantidadeSchema } from '@/domain/comum/quantidades';
import { versaoSchema } from '@/domain/ideias/versao';
import { contadorDoAno, somasPorDiaSchema } from '@/domain/pai/somas-por-dia';
import { extratoSchema } from '@/domain/pontos/extrato';
import { carteiraSchema, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { desafioSchema, STATUS_DO_DESAFIO } from './desafio';
import { DESAFIO } from './desafio-como-pai';

/** What lists of challenges ask to be equal, in every order they can be sorted by. */
const LISTADOS_POR = [
  'visibilidade',
  'createdBy',
  'participantesReferences[]',
  'status',
  'categoriaReference',
  'busca[]',
];

const sob = caminhos.sob(caminhos.registro(EM, DESAFIO.colecao, '{id}'));
const sobRegulamento = caminhos.sobRegulamento(caminhos.registro(EM, DESAFIO.regulamentos, '{id}'));

export const colecoes: readonly Colecao[] = [
  {
    caminho: caminhos.contador(EM, DESAFIO.colecao),
    oQueE: 'Maintained totals of published challenges',
    escrita: 'functions',
    schema: contadorDe(STATUS_DO_DESAFIO),
  },
  {
    caminho: caminhos.contador(EM, contadorDoAno(DESAFIO.colecao, '{ano}')),
    oQueE: 'Published challenges by day of registration (`MM-DD`), with what they gathered',
    escrita: 'functions',
    schema: somasPorDiaSchema,
    campos: { dias: 'semIndice' },
  },
  {
    caminho: caminhos.registro(EM, DESAFIO.colecao, '{id}'),
    oQueE: 'Challenge',
    escrita: 'app e functions',
    schema: desafioSchema,
    indices: [
      'patrocinadoresReferences[] createdAt-',
      ...cruzar(LISTADOS_POR, [
        'createdAt-',
        ...nosDoisSentidos('tituloEmOrdem'),
        ...nosDoisSentidos('rankingByMoedas.totalMoedas'),
        ...nosDoisSentidos('publishedAt'),
      ]),
    ],
  },
  {
    caminho: `${caminhos.versoes(caminhos.registro(EM, DESAFIO.colecao, '{id}'))}/{evento}`,
    oQueE: 'What a published challenge said before it was changed or removed',
    escrita: 'functions',
    schema: versaoSchema,
    campos: { textos: 'semIndice' },
  },
  {
    caminho: caminhos.quantidade(caminhos.registro(EM, DESAFIO.colecao, '{id}'), '{oQue}'),
    oQueE: 'Comments of a challenge, which the rules keep within bounds',
    escrita: 'functions',
    schema: quantidadeSchema,
  },
  {
    caminho: `${sob.comentarios}/{id}`,
    oQueE: 'Comment on a challenge, or reply',
    escrita: 'app',
    schema: comentarioSchema,
  },
  {
    caminho: `${sob.movimentacoes}/{id}`,
    oQueE: 'Movement of a challenge by the committee',
    escrita: 'app',
    schema: movimentacaoDe(STATUS_DO_DESAFIO, STATUS_DO_DESAFIO),
  },
  {
    caminho: `${sob.conflitos}/{uid}`,
    oQueE: 'Conflict of interest in a challenge',
    escrita: 'app',
    schema: conflitoSchema,
  },
  {
    caminho: `${caminhos.cartelas(caminhos.registro(EM, DESAFIO.colecao, '{id}'), '{rodada}')}/{uid}`,
    oQueE: 'Score card of a challenge',
    escrita: 'app',
    schema: cartelaSchema,
  },
  {
    caminho: `${sob.patrocinios}/{uid}`,
    oQueE: 'Coins a person gave to the challenge',
    escrita: 'app e functions',
    schema: patrocinioSchema,
    campos: { createdBy: 'noGrupo' },
  },
  {
    caminho: `${sobRegulamento.carteiras}/{uid}`,
    oQueE: 'Wallet: coins given under the rule of challenges',
    escrita: 'app e functions',
    schema: carteiraSchema,
  },
  {
    caminho: `${sobRegulamento.extrato('{uid}')}/{desafio}_{mudanca}`,
    oQueE: 'Statement of a wallet of challenges: one change',
    escrita: 'functions',
    schema: extratoSchema,
  },
];
