// Challenges: drafts of nobody else, publication, who takes part, and what a refused one would let through.
import * as fs from 'firebase/firestore/lite';
import { describe, expect, it } from 'vitest';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import type { Desafio } from '@/domain/desafios/desafio';
import {
  CATEGORIA_DE_DESAFIO,
  DESAFIO,
  umaCategoria,
  umDesafio,
  umRascunhoDeDesafio,
} from '@tests/support/desafio';
import {
  emDias,
  REGULAMENTO,
  umColaborador,
  umaCarteira,
  umaMovimentacao,
  umPatrocinio,
  umRegulamento,
  umRegulamentoDeDesafios,
} from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, paulo, type Persona, persona, tea } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  criadoAgora,
  criar,
  juntos,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';
import { carteira } from './moedas';

const { como, semear, recusa, ler } = await abrirAmbiente(import.meta.filename);

const regra = (id: string) => caminhos.registro(EMPRESA, DESAFIO.regulamentos, id);
const categoria = caminhos.registro(EMPRESA, 'desafioCategorias', CATEGORIA_DE_DESAFIO);
const removida = caminhos.registro(EMPRESA, 'desafioCategorias', 'removida');
/** Called like a category. */
const deOutraColecao = caminhos.registro(EMPRESA, 'categoriaDeInovacao', CATEGORIA_DE_DESAFIO);
/** People who propose nothing any more, or never did. */
const tirada = persona('Tina Tirada', 'COLLABORATOR');
const FORA = [
  tirada,
  persona('Iara Inativa', 'COLLABORATOR', { status: 'INACTIVE' }),
  persona('Edu Externo', 'COLLABORATOR', { externo: true }),
];
await semear({
  [regra(REGULAMENTO)]: umRegulamentoDeDesafios(),
  [regra('terminada')]: umRegulamentoDeDesafios({ dataInicial: emDias(-9), dataFinal: emDias(-1) }),
  [regra('futura')]: umRegulamentoDeDesafios({ dataInicial: emDias(1), dataFinal: emDias(9) }),
  [caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)]: umRegulamento(),
  [categoria]: umaCategoria(),
  [removida]: { ...umaCategoria(), deletedAt: new Date() },
  [deOutraColecao]: umaCategoria(),
  ...Object.fromEntries(
    FORA.map((quem) => [
      quem.referencia,
      umColaborador(quem, { deletedAt: quem === tirada ? new Date() : null }),
    ]),
  ),
});

const lugar = (id = novoId('desafio')) => caminhos.registro(EMPRESA, DESAFIO.colecao, id);
const guardar = async (desafio: Desafio): Promise<string> => {
  const caminho = lugar();
  await semear({ [caminho]: desafio });
  return caminho;
};
const cinquenta = Array.from({ length: 50 }, (_, i) => caminhos.colaborador(EMPRESA, `p${i}`));
const arquivo = { name: 'a.pdf', size: 1, type: 'application/pdf' };
const rascunho = (mudancas: Partial<Desafio> = {}) => guardar(umRascunhoDeDesafio(mario, mudancas));
const publicado = (mudancas: Partial<Desafio> = {}) => guardar(umDesafio(mario, mudancas));
const publicacao = (quem: Persona, mudancas: object = {}) => ({
  status: 'NOVO_DESAFIO',
  published: true,
  publishedAt: agora(),
  visibilidade: 'PUBLICA',
  ...mudadoPor(quem),
  ...mudancas,
});

describe('rascunho', () => {
  it('só quem o escreveu chega a ele: por id, lista, busca ou contagem', { tags: 'cobertura' }, async () => {
    const caminho = await rascunho({ participantesReferences: [mario.referencia, paulo.referencia] });
    const colecao = fs.collection(como(ana), caminhos.colecao(EMPRESA, DESAFIO.colecao));
    const podia = permitido(() => pegar(como(mario), caminho));
    for (const quem of [ana, paulo, tea, clara]) await negado(pegar(como(quem), caminho), podia);
    const filtros = [
      fs.where('visibilidade', '==', 'RASCUNHO'),
      fs.where('createdBy', '==', mario.uid),
      fs.where('busca', 'array-contains', 'agua'),
      fs.where('participantesReferences', 'array-contains', paulo.referencia),
    ];
    const podia2 = permitido(() => fs.getDocs(publicos));
    const contar = permitido(() => fs.getCount(publicos));
    for (const filtro of filtros) {
      await negado(fs.getDocs(fs.query(colecao, filtro, fs.limit(10))), podia2);
      await negado(fs.getCount(fs.query(colecao, filtro, fs.limit(10))), contar);
    }
    await podia();
    await publicado();
    const publicos = fs.query(colecao, fs.where('visibilidade', '==', 'PUBLICA'), fs.limit(10));
    expect((await podia2()).size).toBeGreaterThan(0);
    expect((await contar()).data().count).toBeGreaterThan(0);
  });
  it('nasce sem nada do que vem depois, e de quem o cria', { tags: 'cobertura' }, async () => {
    const novo = criadoAgora(umRascunhoDeDesafio(mario));
    const caminho = lugar();
    await recusa(
      caminho,
      [
        { status: 'NOVO_DESAFIO' },
        { published: true, publishedAt: agora(), visibilidade: 'PUBLICA' },
        { visibilidade: 'PUBLICA' },
        { createdBy: ana.uid },
        { rankingByMoedas: { ranking: 1, totalMoedas: 5, fromLastUpdate: 'NOT_CHANGED' } },
        { patrocinadoresReferences: [paulo.referencia] },
        { totalComentarios: 1 },
        { ultimaMovimentacao: 'x' },
        { deletedAt: agora() },
        { extra: 1 },
      ].map((mudanca) => () => criar(como(mario), caminho, { ...novo, ...mudanca })),
      () => criar(como(mario), caminho, novo),
    );
  });
  it('nomeia só o que há, com o nome que tem', { tags: 'cobertura' }, async () => {
    const novo = criadoAgora(umRascunhoDeDesafio(mario));
    const caminho = lugar();
    const inativo = caminhos.colaborador(EMPRESA, 'ninguem');
    const podia = permitido(() =>
      criar(como(mario), caminho, {
        ...novo,
        ...dePaulo,
        anexos: [{ ...arquivo, path: `${caminho}/a.pdf` }],
      }),
    );
    for (const mudanca of [
      { propositorNome: 'Outra Pessoa' },
      { propositorReference: paulo.referencia },
      { propositorReference: inativo, participantesReferences: [inativo] },
      { participantesReferences: [paulo.referencia] },
      { participantesReferences: [] },
      { categoriaNome: 'Outra' },
      { categoriaReference: removida },
      { categoriaReference: null },
      { categoriaReference: regra(REGULAMENTO) },
      { categoriaReference: deOutraColecao },
      { participantesReferences: [mario.referencia, 'alguém'] },
      { participantesReferences: [mario.referencia, ...cinquenta] },
      ...FORA.map(({ referencia, nome }) => ({
        propositorReference: referencia,
        propositorNome: nome,
        participantesReferences: [referencia],
      })),
      { anexos: [{ ...arquivo, path: `${lugar('outro')}/a.pdf` }] },
      { regulamentoReference: caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO) },
    ])
      await recusa(caminho, () => criar(como(mario), caminho, { ...novo, ...mudanca }), podia);
    const dePaulo = {
      propositorReference: paulo.referencia,
      propositorNome: paulo.nome,
      participantesReferences: [paulo.referencia, caio.referencia],
      categoriaReference: null,
      categoriaNome: '',
      regulamentoReference: null,
      descricao: '',
      objetivo: '',
    };
    await podia();
  });
});

const corrige = (quem: Persona, onde: string, mudanca: object) => () =>
  mudar(como(quem), onde, { titulo: 'Mais claro', ...mudanca, ...mudadoPor(quem) });

describe('publicar', () => {
  it('completo, por quem o escreveu, sob um regulamento em andamento', { tags: 'cobertura' }, async () => {
    const podia = permitido(() => mudar(como(mario), caminho, publicacao(mario)));
    for (const falta of [
      { descricao: '' },
      { objetivo: ' ' },
      { categoriaReference: null, categoriaNome: '' },
      { regulamentoReference: null },
      { regulamentoReference: regra('terminada') },
      { regulamentoReference: regra('futura') },
      { regulamentoReference: regra('nenhuma') },
    ]) {
      const incompleto = await rascunho(falta);
      await recusa(incompleto, () => mudar(como(mario), incompleto, publicacao(mario)), podia);
    }
    const caminho = await rascunho();
    await recusa(caminho, () => mudar(como(ana), caminho, publicacao(ana)), podia);
    for (const mudanca of [
      { status: 'APROVADO_PELO_COMITE' },
      { publishedAt: emDias(-1) },
      { visibilidade: 'RASCUNHO' },
      { published: false },
      { titulo: 'Outro título' },
    ])
      await recusa(caminho, () => mudar(como(mario), caminho, publicacao(mario, mudanca)), podia);
    await podia();
    // Its author changes it no more, nor publishes it again.
    await recusa(
      caminho,
      () => mudar(como(mario), caminho, { titulo: 'Outro título', ...mudadoPor(mario) }),
      podia,
    );
    await recusa(caminho, () => mudar(como(mario), caminho, publicacao(mario)), podia);
    await recusa(
      caminho,
      () =>
        mudar(como(mario), caminho, { deletedAt: agora(), visibilidade: 'REMOVIDA', ...mudadoPor(mario) }),
      podia,
    );
  });
  it('quem muda assina, e é de quem entra', { tags: 'cobertura' }, async () => {
    const caminho = await publicado();
    const claro = { descricao: 'Mais claro.' };
    const podia = permitido(() => mudar(como(zilda), caminho, { ...claro, ...mudadoPor(zilda) }));
    await recusa(caminho, () => mudar(como(ana), caminho, claro), podia);
    await recusa(caminho, () => mudar(como(ana), caminho, { ...claro, ...mudadoPor(mario) }), podia);
    const zilda = persona('Zilda', 'ADMIN');
    await semear({ [zilda.referencia]: umColaborador(zilda, { status: 'DISABLED' }) });
    await recusa(caminho, () => mudar(como(zilda), caminho, { ...claro, ...mudadoPor(zilda) }), podia);
    await semear({ [zilda.referencia]: umColaborador(zilda) });
    await podia();
  });
  it('publicado, regulamento e propositor ficam; ADMIN corrige o texto', { tags: 'cobertura' }, async () => {
    // Of the same name: then the reference alone may change. Of a former name: then the name alone may.
    const xara = persona('Mário Xará', 'MEMBER', { nome: mario.nome });
    await semear({ [xara.referencia]: umColaborador(xara) });
    const dele = {
      propositorNome: 'Mário de Antes',
      participantesReferences: [mario, paulo, xara].map(({ referencia }) => referencia),
    };
    const [caminho, emRascunho] = [await publicado(dele), await rascunho(dele)];
    for (const mudanca of [
      { regulamentoReference: regra('futura') },
      { propositorReference: paulo.referencia, propositorNome: paulo.nome },
      { propositorReference: xara.referencia, propositorNome: mario.nome },
      { propositorNome: mario.nome },
      { descricao: '' },
    ])
      await recusa(caminho, corrige(ana, caminho, mudanca), corrige(mario, emRascunho, mudanca));
    const comONome = await publicado({ ...dele, propositorNome: mario.nome });
    await recusa(
      comONome,
      corrige(ana, comONome, { propositorReference: xara.referencia }),
      corrige(ana, comONome, {}),
    );
    await recusa(caminho, corrige(mario, caminho, {}), corrige(ana, caminho, {}));
  });
});

const entrar = (quem: Persona, caminho: string, lista: unknown = fs.arrayUnion(quem.referencia)) =>
  mudar(como(quem), caminho, { participantesReferences: lista, ...mudadoPor(quem) });
const sair = (quem: Persona, caminho: string) => entrar(quem, caminho, fs.arrayRemove(quem.referencia));

describe('participar', () => {
  it('C17 cada um entra e sai só por si', { tags: 'cobertura' }, async () => {
    const caminho = await publicado();
    const { referencia } = mario;
    const podia = permitido(() => entrar(caio, caminho));
    for (const lista of [
      [referencia, paulo.referencia],
      [referencia, caio.referencia, paulo.referencia],
      [caio.referencia],
      [],
      [referencia, caio.referencia, caio.referencia],
      [caio.referencia, referencia],
      fs.arrayUnion(paulo.referencia),
      fs.arrayRemove(referencia),
    ])
      await recusa(caminho, () => entrar(caio, caminho, lista), podia);
    await recusa(
      caminho,
      () =>
        mudar(como(caio), caminho, {
          participantesReferences: fs.arrayUnion(caio.referencia),
          titulo: 'Meu título',
          ...mudadoPor(caio),
        }),
      podia,
    );
    await podia();
    await entrar(paulo, caminho);
    await recusa(caminho, () => entrar(caio, caminho, fs.arrayRemove(paulo.referencia)), podia);
    await sair(caio, caminho);
    expect(await ler(caminho)).toMatchObject({ participantesReferences: [referencia, paulo.referencia] });
  });
  it('mil participam, e não mais', async () => {
    const muitos = Array.from({ length: 998 }, (_, i) => caminhos.colaborador(EMPRESA, `muitos${i}`));
    const caminho = await publicado({ participantesReferences: [mario.referencia, ...muitos] });
    const podia = permitido(() => entrar(caio, caminho));
    await podia();
    await recusa(caminho, () => entrar(paulo, caminho), podia);
  });
  it('C18 quem propõe fica', { tags: 'cobertura' }, async () => {
    const caminho = await publicado({ participantesReferences: [mario.referencia, caio.referencia] });
    await recusa(
      caminho,
      () => sair(mario, caminho),
      () => sair(caio, caminho),
    );
  });
  it('ninguém entra num rascunho, num removido ou sem ler desafios', { tags: 'cobertura' }, async () => {
    const [fechado, tirado] = [await rascunho(), await publicado({ deletedAt: new Date() })];
    const podia = permitido(() => entrar(caio, caminho));
    for (const caminho of [fechado, tirado]) await recusa(caminho, () => entrar(caio, caminho), podia);
    const caminho = await publicado();
    const linha = `${caminhos.autorizacao(EMPRESA)}/5_9`;
    await semear({ [linha]: { leitura: false, criacao: true, editar: true, remover: true } });
    await recusa(caminho, () => entrar(caio, caminho), podia);
    await semear({ [linha]: { leitura: true, criacao: true, editar: true, remover: true } });
    await podia();
  });
  it('cinco entram de uma vez, e todos ficam', async () => {
    const caminho = await publicado();
    const pessoas = [ana, caio, clara, paulo, tea];
    await Promise.all(pessoas.map((quem) => entrar(quem, caminho)));
    const { participantesReferences } = (await ler(caminho)) as Desafio;
    expect(participantesReferences.toSorted()).toEqual(
      [mario, ...pessoas].map(({ referencia }) => referencia).toSorted(),
    );
  });
});

const doDesafio = (caminho: string) => `${caminhos.sob(caminho).patrocinios}/${caio.uid}`;

describe('patrocinar', () => {
  const bolso = carteira(regra(REGULAMENTO), caio);
  const noItem = (titulo: string) =>
    umPatrocinio(caio, { paiTitulo: titulo, regulamentoReference: regra(REGULAMENTO) });
  /** The first coins of Caio's wallet, to the challenge at this path. */
  const primeiras = async (caminho: string) => {
    const { titulo } = umDesafio(mario);
    await juntos(
      como(caio),
      [doDesafio(caminho), { ...criadoAgora(noItem(titulo)), moedas: 10 }],
      [bolso, { ...criadoAgora(umaCarteira(caio)), totalMoedas: 10, ultimoPai: idDaReferencia(caminho) }],
    );
  };
  it('D06 até que ele termine; quem o criou vê de quem', { tags: 'cobertura' }, async () => {
    const podia = permitido(() => primeiras(caminho));
    for (const status of ['RECUSADO_PELO_COMITE', 'CANCELADA', 'REALIZADO', 'SOLUCOES_VALIDADAS'] as const) {
      const terminado = await publicado({ status });
      await recusa([doDesafio(terminado), bolso], () => primeiras(terminado), podia);
    }
    const fechado = await rascunho();
    await recusa([doDesafio(fechado), bolso], () => primeiras(fechado), podia);
    const caminho = await publicado({ status: 'EM_REALIZACAO' });
    await podia();
    await juntos(
      como(caio),
      [doDesafio(caminho), { moedas: 25, ...mudadoPor(caio) }, 'mudar'],
      [bolso, { totalMoedas: 25, ultimoPai: idDaReferencia(caminho), ...mudadoPor(caio) }, 'mudar'],
    );
    const podia2 = permitido(() => pegar(como(caio), doDesafio(caminho)));
    await podia2();
    const podia3 = permitido(() => listar(como(mario), caminhos.sob(caminho).patrocinios));
    await podia3();
    await negado(pegar(como(clara), doDesafio(caminho)), podia2);
    await negado(listar(como(clara), caminhos.sob(caminho).patrocinios), podia3);
  });
});

/** Moves the challenge as the interface does. */
function mover(quem: Persona, caminho: string, para: string, de = 'NOVO_DESAFIO') {
  const id = novoId('movimento');
  return juntos(
    como(quem),
    [caminho, { status: para, ultimaMovimentacao: id, ...mudadoPor(quem) }, 'mudar'],
    [
      `${caminho}/movimentacoes/${id}`,
      { ...criadoAgora(umaMovimentacao(quem)), status: para, statusAnterior: de },
    ],
  );
}

describe('movimentação', () => {
  it('C22 só quem analisa o move: nem quem o propôs, nem para rascunho, nem para onde já está', async () => {
    const caminho = await publicado();
    const podia = permitido(() => mover(tea, caminho, 'PRE_ANALISE'));
    for (const quem of [mario, caio, clara])
      await recusa(caminho, () => mover(quem, caminho, 'PRE_ANALISE'), podia);
    for (const para of ['DRAFT', 'NOVO_DESAFIO', 'LENDARIO'])
      await recusa(caminho, () => mover(tea, caminho, para), podia);
    await recusa(
      caminho,
      () => mudar(como(tea), caminho, { status: 'PRE_ANALISE', ...mudadoPor(tea) }),
      podia,
    );
    await podia();
    await recusa(
      caminho,
      () => mover(mario, caminho, 'AGENDADO', 'PRE_ANALISE'),
      () => mover(ana, caminho, 'AGENDADO', 'PRE_ANALISE'),
    );
  });
});
