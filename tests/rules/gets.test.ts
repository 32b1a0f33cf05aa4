// How many documents the rules read per request, exactly: membership and matrix entry make two, and every request that
// reads more says why. ADMIN passes the matrix, so the figures are those of a member who needs it.
import * as fs from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/paths';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaCarteira,
  umaIdeia,
  umaIdeiaPublicada,
  umaMovimentacao,
  umComentario,
  umLike,
  umPatrocinio,
  umRegulamento,
  umUsuario,
} from '@tests/support/documentos';
import { ana, clara, EMPRESA, EMPRESA_VIZINHA, type Persona, tea } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  type Banco,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
} from './ambiente';
import { documentosLidos } from './gets';

const { como, semear, projectId } = await abrirAmbiente(import.meta.filename, { medir: false });

type Caso = [titulo: string, leituras: number, quem: Persona, ato: (banco: Banco) => Promise<unknown>];

const pai = caminhos.ideia(EMPRESA, 'pai');
const alheia = caminhos.ideia(EMPRESA, 'alheia');
const rascunho = (nome: string) => caminhos.ideia(EMPRESA, `rascunho-${nome}`);
const regulamentoFuturo = caminhos.regulamentoIdeias(EMPRESA, 'futuro');
const publicas = fs.where('visibilidade', '==', 'PUBLICA');
const bolso = `${caminhos.carteiras(EMPRESA, REGULAMENTO)}/${tea.uid}`;

await semear({
  [pai]: umaIdeiaPublicada(clara, { participantesReferences: [tea.referencia] }),
  [alheia]: umaIdeiaPublicada(clara),
  ...Object.fromEntries(['a', 'b', 'c', 'd'].map((nome) => [rascunho(nome), umaIdeia(tea)])),
  [`${pai}/comentarios/c`]: umComentario(tea),
  [`${pai}/likes/${clara.uid}`]: umLike(clara),
  [regulamentoFuturo]: umRegulamento({ dataInicial: emDias(3) }),
  [caminhos.usuario(tea.uid)]: umUsuario(tea),
  [caminhos.statusOperacao(EMPRESA, 'o')]: { uid: tea.uid },
});
const daAna = { createdBy: ana.uid, updatedBy: ana.uid };
const muda =
  (caminho: string, mudanca: object, quem = tea) =>
  (banco: Banco) =>
    mudar(banco, caminho, { ...mudanca, ...mudadoPor(quem) });
const pega = (caminho: string) => (banco: Banco) => pegar(banco, caminho);
const lista =
  (colecao: string, ...filtros: fs.QueryConstraint[]) =>
  (banco: Banco) =>
    listar(banco, colecao, ...filtros);

const ateDois: Caso[] = [
  ['o próprio usuário', 0, tea, pega(caminhos.usuario(tea.uid))],
  // The engine asks for the membership and the record together; here they are the same document.
  ['o próprio registro', 1, tea, pega(tea.referencia)],
  ['mudar o próprio registro', 0, tea, muda(tea.referencia, { telefone: '' })],
  ['registro de operação', 0, tea, pega(caminhos.statusOperacao(EMPRESA, 'o'))],
  ['a própria empresa', 1, tea, pega(caminhos.empresa(EMPRESA))],
  ['outra empresa', 2, ana, pega(caminhos.empresa(EMPRESA_VIZINHA))],
  ['as empresas', 1, ana, lista(caminhos.empresas(EMPRESA.licenciadaId))],
  ['a licenciada', 1, tea, pega(`licenciadas/${EMPRESA.licenciadaId}`)],
  ['um colega', 2, tea, pega(clara.referencia)],
  ['os colaboradores', 2, tea, lista(caminhos.colaboradores(EMPRESA))],
  ['as pessoas', 1, tea, lista(caminhos.pessoas(EMPRESA))],
  ['um total', 1, tea, pega(caminhos.contador(EMPRESA, 'ideias'))],
  ['as permissões', 1, tea, pega(caminhos.permissoes(EMPRESA, 3))],
  ['a matriz', 1, ana, lista(caminhos.autorizacao(EMPRESA))],
  ['mudar a matriz', 1, ana, muda(`${caminhos.autorizacao(EMPRESA)}/5_3`, { remover: false }, ana)],
  ['os regulamentos', 1, tea, lista(caminhos.regulamentosIdeias(EMPRESA))],
  [
    'criar regulamento',
    1,
    ana,
    (b) =>
      criar(
        b,
        caminhos.regulamentoIdeias(EMPRESA, novoId()),
        criadoAgora(umRegulamento({ dataInicial: emDias(2), ...daAna })),
      ),
  ],
  ['mudar regulamento', 1, ana, muda(regulamentoFuturo, { nome: 'Outro' }, ana)],
  ['as campanhas', 1, tea, lista(caminhos.campanhas(EMPRESA, REGULAMENTO))],
  [
    'criar campanha',
    2,
    ana,
    (b) =>
      criar(b, `${caminhos.campanhas(EMPRESA, REGULAMENTO)}/${novoId()}`, criadoAgora(umaCampanha(daAna))),
  ],
  ['a carteira', 1, tea, pega(bolso)],
  ['o ranking', 2, tea, lista(caminhos.ranking(EMPRESA, REGULAMENTO))],
  ['os pontos', 2, tea, lista(caminhos.historicoPontos(EMPRESA))],
  ['uma ideia', 2, tea, pega(pai)],
  ['as ideias', 2, tea, lista(caminhos.ideias(EMPRESA), publicas)],
  [
    'contar ideias',
    2,
    tea,
    (b) =>
      fs.getCountFromServer(fs.query(fs.collection(b, caminhos.ideias(EMPRESA)), publicas, fs.limit(250))),
  ],
  [
    'criar ideia sem regulamento',
    2,
    tea,
    (b) =>
      criar(
        b,
        rascunho('nova'),
        criadoAgora(umaIdeia(tea, { regulamentoReference: null, regulamentoNome: '' })),
      ),
  ],
  ['editar rascunho', 2, tea, muda(rascunho('a'), { titulo: 'Outro título' })],
  ['editar publicada', 2, tea, muda(alheia, { titulo: 'Outro título' })],
  ['remover ideia', 2, tea, muda(rascunho('b'), { deletedAt: agora(), visibilidade: 'REMOVIDA' })],
  ['definir implementadores', 2, tea, muda(pai, { implementadoresReferences: [tea.referencia] })],
];

const PAI = 'se se vê o que está sob uma ideia, é a ideia que diz';
const REGRA = 'o que a ideia pode ter (privada, fechada) e se pode ser publicada, é o regulamento que diz';
const excecoes: Record<string, Caso[]> = {
  [PAI]: [
    ['um comentário', 3, tea, pega(`${pai}/comentarios/c`)],
    ['os comentários', 3, tea, lista(`${pai}/comentarios`)],
    ['comentar', 3, tea, (b) => criar(b, `${pai}/comentarios/${novoId()}`, criadoAgora(umComentario(tea)))],
    ['editar comentário', 3, tea, muda(`${pai}/comentarios/c`, { comentario: 'Outro' })],
    ['os likes', 3, tea, lista(`${pai}/likes`)],
    ['curtir', 3, tea, (b) => criar(b, `${pai}/likes/${tea.uid}`, criadoAgora(umLike(tea)))],
    ['descurtir', 3, clara, (b) => apagar(b, `${pai}/likes/${clara.uid}`)],
    ['as movimentações', 3, tea, lista(`${pai}/movimentacoes`)],
    ['os patrocínios', 3, tea, lista(`${pai}/ideiasActivitiesPerColaborador`)],
  ],
  [REGRA]: [
    ['criar ideia', 3, tea, (b) => criar(b, rascunho('outra'), criadoAgora(umaIdeia(tea)))],
    ['fechar o rascunho a comentários', 3, tea, muda(rascunho('c'), { permitirComentarios: false })],
    [
      'publicar',
      3,
      tea,
      muda(rascunho('d'), { publishedAt: agora(), status: 'NOVA_IDEIA', visibilidade: 'PUBLICA' }),
    ],
  ],
  'duas gravações, cada uma conferida com a outra como era e como será': [
    [
      'movimentar',
      5,
      tea,
      (b) =>
        juntos(
          b,
          [alheia, { status: 'PRE_ANALISE', ultimaMovimentacao: 'm', ...mudadoPor(tea) }, 'mudar'],
          [`${alheia}/movimentacoes/m`, criadoAgora(umaMovimentacao(tea))],
        ),
    ],
    [
      'patrocinar',
      7,
      tea,
      (b) =>
        juntos(
          b,
          [`${pai}/ideiasActivitiesPerColaborador/${tea.uid}`, criadoAgora(umPatrocinio(tea))],
          [bolso, criadoAgora(umaCarteira(tea, { ultimaIdeia: idDaReferencia(pai) }))],
        ),
    ],
    [
      'mudar patrocínio',
      7,
      tea,
      (b) =>
        juntos(
          b,
          [`${pai}/ideiasActivitiesPerColaborador/${tea.uid}`, { moedas: 20, ...mudadoPor(tea) }, 'mudar'],
          [bolso, { totalMoedas: 20, ...mudadoPor(tea) }, 'mudar'],
        ),
    ],
  ],
};

const contar = async ([titulo, leituras, quem, ato]: Caso) => {
  const lidos = await documentosLidos(projectId, () => ato(como(quem)));
  expect({ titulo, lidos: lidos.length }).toEqual({ titulo, lidos: leituras });
};

describe('documentos que as regras leem por pedido', () => {
  it.each(ateDois)('%s: %i', async (...caso) => {
    expect(caso[1]).toBeLessThanOrEqual(2);
    await contar(caso);
  });
  describe.each(Object.entries(excecoes))('mais de dois porque %s', (_, casos) => {
    it.each(casos)('%s: %i', async (...caso) => {
      expect(caso[1]).toBeLessThanOrEqual(8);
      await contar(caso);
    });
  });
});
