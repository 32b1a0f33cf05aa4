// Score cards of the committee, blind until sent (decisions I214).
import * as fs from 'firebase/firestore/lite';
import type { MutationFunctionContext } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import type { Criterios } from '@/domain/comite/cartela';
import { caminhos } from '@/domain/comum/caminhos';
import type { Ideia } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { DESAFIO, umDesafio } from '@tests/support/desafio';
import {
  umaCartela,
  umaIdeiaPublicada,
  umaMovimentacao,
  umConflito,
  unsCriterios,
} from '@tests/support/documentos';
import { umaSessao } from '@tests/support/sessao';
import { ana, caio, clara, EMPRESA, mario, marta, type Persona, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criadoAgora,
  criar,
  doAparelho,
  juntos,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa, soOServidor, admin } = await abrirAmbiente(import.meta.filename);
await semear({ [caminhos.criterios(EMPRESA, 'ideias')]: unsCriterios(ana) });

/** A declaration that was taken back so many hours ago. */
const ha = (horas: number) => ({
  retiradoEm: new Date(Date.now() - horas * 3_600_000),
  motivoDaRetirada: 'Foi engano.',
});

async function ideia(mudancas: Partial<Ideia> = {}): Promise<string> {
  const caminho = caminhos.ideia(EMPRESA, novoId('ideia'));
  await semear({ [caminho]: umaIdeiaPublicada(clara, mudancas) });
  return caminho;
}
const rodada = (pai: string, movimentacao = '') => caminhos.cartelas(pai, `r${movimentacao}`);
const enviar = (quem: Persona, colecao: string, mudancas: object = {}) =>
  criar(como(quem), `${colecao}/${quem.uid}`, { ...criadoAgora(umaCartela(quem)), ...mudancas });
const contar = (quem: Persona, colecao: string) =>
  fs.getCount(fs.query(fs.collection(como(quem), colecao), fs.limit(250)));
const decidir = (quem: Persona, pai: string, id: string) =>
  juntos(
    como(quem),
    [pai, { status: 'PRE_ANALISE', ultimaMovimentacao: id, ...mudadoPor(quem) }, 'mudar'],
    [`${pai}/movimentacoes/${id}`, criadoAgora(umaMovimentacao(quem))],
  );

describe('às cegas', () => {
  it(
    'C36 ninguém conhece nem conta as cartelas dos outros antes de enviar a sua',
    { tags: 'cobertura' },
    async () => {
      const pai = await ideia();
      const colecao = rodada(pai);
      await enviar(tea, colecao);
      const deTea = `${colecao}/${tea.uid}`;
      // ADMIN neither.
      for (const quem of [ana, marta]) {
        const podia2 = permitido(() => pegar(como(quem), deTea));
        await negado(pegar(como(quem), deTea), podia2);
        const podia3 = permitido(() => listar(como(quem), colecao));
        await negado(listar(como(quem), colecao), podia3);
        const podia4 = permitido(() => contar(quem, colecao));
        await negado(contar(quem, colecao), podia4);
        await negado(listar(como(quem), colecao, fs.where('createdBy', '==', tea.uid)), podia3);
        await negado(listar(como(quem), colecao, fs.orderBy('createdAt')), podia3);
        // Whether somebody sent one is not to be learnt either.
        const podia = permitido(() => pegar(como(quem), `${colecao}/${quem.uid}`));
        await negado(pegar(como(quem), `${colecao}/${mario.uid}`), podia);
        expect((await podia()).exists()).toBe(false);
        await enviar(quem, colecao);
        expect((await podia2()).exists()).toBe(true);
        expect((await podia3()).size).toBeGreaterThan(1);
        expect((await podia4()).data().count).toBeGreaterThan(1);
      }
    },
  );
  it('C36 de uma vez as cartelas de todas as ideias, ninguém', async () => {
    const colecao = rodada(await ideia());
    await enviar(tea, colecao);
    await soOServidor([], como(tea), (banco) =>
      fs.getDocs(fs.query(fs.collectionGroup(banco, 'cartelas'), fs.limit(10))),
    );
    expect((await listar(como(tea), colecao)).size).toBe(1);
  });
  it('C36 a cartela de outra ideia não abre esta', async () => {
    const [esta, outra] = [rodada(await ideia()), rodada(await ideia())];
    await enviar(tea, esta);
    await enviar(marta, outra);
    const podia = permitido(() => listar(como(marta), esta));
    await negado(listar(como(marta), esta), podia);
    await enviar(marta, esta);
    expect((await podia()).size).toBe(2);
  });
  it('decidida, todo o comitê lê a rodada, e a seguinte começa às cegas', { tags: 'cobertura' }, async () => {
    const pai = await ideia();
    await enviar(tea, rodada(pai));
    const podia = permitido(() => listar(como(marta), rodada(pai)));
    await negado(listar(como(marta), rodada(pai)), podia);
    const movimentacao = novoId('m');
    await decidir(ana, pai, movimentacao);
    expect((await podia()).size).toBe(1);
    // Sent to the round that is over, it would follow the decision.
    await recusa(
      `${rodada(pai)}/${marta.uid}`,
      () => enviar(marta, rodada(pai)),
      () => enviar(marta, rodada(pai, movimentacao)),
    );
    const podia2 = permitido(() => listar(como(tea), rodada(pai, movimentacao)));
    await negado(listar(como(tea), rodada(pai, movimentacao)), podia2);
    await enviar(tea, rodada(pai, movimentacao));
    expect((await podia2()).size).toBe(2);
  });
  it('C36 fora do comitê, e noutra empresa, nunca', { tags: 'cobertura' }, async () => {
    const pai = await ideia();
    const colecao = rodada(pai);
    await enviar(tea, colecao);
    await decidir(ana, pai, novoId('m'));
    const podia = permitido(() => pegar(como(marta), `${colecao}/${tea.uid}`));
    for (const quem of [caio, mario, clara, xavier]) {
      await negado(pegar(como(quem), `${colecao}/${tea.uid}`), podia);
      await negado(listar(como(quem), colecao), () => listar(como(marta), colecao));
    }
    expect((await podia()).exists()).toBe(true);
  });
  it('de uma ideia privada, só quem a vê', async () => {
    const pai = await ideia({
      visibilidade: 'PRIVADA',
      participantesReferences: [clara.referencia, tea.referencia],
    });
    const colecao = rodada(pai, 'antiga');
    await semear({ [`${colecao}/${ana.uid}`]: umaCartela(ana) });
    const podia = permitido(() => listar(como(tea), colecao));
    await negado(listar(como(marta), colecao), podia);
    expect((await podia()).size).toBe(1);
    await recusa(
      `${rodada(pai)}/${marta.uid}`,
      () => enviar(marta, rodada(pai)),
      async () => enviar(marta, rodada(await ideia())),
    );
  });
});

describe('enviar', () => {
  it.each<[string, object]>([
    ['com uma nota acima de 10', { notas: [11, 6] }],
    ['com uma nota abaixo de 0', { notas: [-1, 6] }],
    ['com meia nota', { notas: [8.5, 6] }],
    ['com uma nota que é texto', { notas: ['8', 6] }],
    ['com uma nota em branco', { notas: [8, null] }],
    ['com notas a menos', { notas: [8] }],
    ['com notas a mais', { notas: [8, 6, 7] }],
    ['com pesos próprios', { pesos: [5, 1] }],
    ['com critérios próprios', { criterios: ['Impacto', 'Simpatia'] }],
    ['com os critérios em outra ordem', { criterios: ['Viabilidade', 'Impacto'] }],
    ['sem critérios', { criterios: [], pesos: [], notas: [] }],
    ['em nome de colega', { autorNome: ana.nome }],
    ['criada por colega', { createdBy: ana.uid }],
    ['com a hora do aparelho', { createdAt: doAparelho() }],
    ['com o comentário longo demais', { comentario: 'x'.repeat(2_001) }],
    ['com campo a mais', { decisao: 'APROVADA' }],
  ])('C37 não se envia %s', async (_, mudancas) => {
    const colecao = rodada(await ideia());
    await recusa(
      `${colecao}/${tea.uid}`,
      () => enviar(tea, colecao, mudancas),
      () => enviar(tea, colecao),
    );
  });
  it('C37 nem com o id de colega', async () => {
    const colecao = rodada(await ideia());
    await recusa(
      `${colecao}/${ana.uid}`,
      [umaCartela(tea), umaCartela(ana)].map(
        (dados) => () => criar(como(tea), `${colecao}/${ana.uid}`, criadoAgora(dados)),
      ),
      () => criar(como(tea), `${colecao}/${tea.uid}`, criadoAgora(umaCartela(tea))),
    );
    await enviar(ana, colecao);
  });
  it('C37 nem para uma rodada que ainda não veio', async () => {
    const pai = await ideia();
    const podia = permitido(() => enviar(tea, rodada(pai)));
    for (const id of ['futura', 'r'])
      await recusa(`${rodada(pai, id)}/${tea.uid}`, () => enviar(tea, rodada(pai, id)), podia);
    await podia();
  });
  it('C37 enviada, não muda, não sai nem se envia de novo', { tags: 'cobertura' }, async () => {
    const colecao = rodada(await ideia());
    const caminho = `${colecao}/${tea.uid}`;
    const podia = permitido(() => enviar(tea, colecao));
    await podia();
    const quem = [tea, ana].map((pessoa) => como(pessoa));
    await soOServidor(caminho, quem, (banco) => mudar(banco, caminho, { notas: [10, 10] }));
    await soOServidor(caminho, quem, (banco) => apagar(banco, caminho));

    await recusa(caminho, () => enviar(tea, colecao, { notas: [10, 10] }), podia);
  });
  it('fica com os critérios de quando se enviou, e com os novos só se envia pelos novos', async () => {
    const colecao = rodada(await ideia());
    const criterios = caminhos.criterios(EMPRESA, 'ideias');
    await enviar(tea, colecao);
    await mudar(como(ana), criterios, { pesos: [1, 5], ...mudadoPor(ana) });
    await recusa(
      `${colecao}/${marta.uid}`,
      () => enviar(marta, colecao),
      () => enviar(marta, colecao, { pesos: [1, 5] }),
    );
    expect((await pegar(como(tea), `${colecao}/${tea.uid}`)).get('pesos')).toEqual([3, 2]);
    await mudar(como(ana), criterios, { pesos: [3, 2], ...mudadoPor(ana) });
  });
  it('quem propôs, participa ou implementa não pontua, nem ADMIN', { tags: 'cobertura' }, async () => {
    const doTime = [
      { createdBy: tea.uid },
      { participantesReferences: [clara.referencia, tea.referencia] },
      { implementadoresReferences: [tea.referencia] },
    ];
    for (const mudancas of doTime) {
      const colecao = rodada(await ideia(mudancas));
      await recusa(
        `${colecao}/${tea.uid}`,
        () => enviar(tea, colecao),
        () => enviar(marta, colecao),
      );
    }
    const deAna = rodada(await ideia({ createdBy: ana.uid }));
    await recusa(
      `${deAna}/${ana.uid}`,
      () => enviar(ana, deAna),
      async () => enviar(ana, rodada(await ideia())),
    );
  });
  it(
    'quem declarou conflito não pontua; um dia depois de retirá-lo, sim',
    { tags: 'cobertura' },
    async () => {
      const pai = await ideia();
      const conflito = `${caminhos.sob(pai).conflitos}/${tea.uid}`;
      const podia = permitido(() => enviar(tea, rodada(pai)));
      for (const mudancas of [{}, ha(23)]) {
        await semear({ [conflito]: umConflito(tea, pai, mudancas) });
        await recusa(`${rodada(pai)}/${tea.uid}`, () => enviar(tea, rodada(pai)), podia);
      }
      await enviar(marta, rodada(pai));
      // Nor does the conflict open what others sent.
      await negado(listar(como(tea), rodada(pai)), () => listar(como(marta), rodada(pai)));
      await semear({ [conflito]: umConflito(tea, pai, ha(25)) });
      await podia();
    },
  );
  it('só quem analisa, com 16.criacao, e nunca um rascunho', async () => {
    const colecao = rodada(await ideia());
    const podia = permitido(() => enviar(tea, colecao));
    for (const quem of [caio, mario, xavier])
      await recusa(`${colecao}/${quem.uid}`, () => enviar(quem, colecao), podia);
    await podia();
    const rascunho = rodada(await ideia({ publishedAt: null, status: 'RASCUNHO' }));
    await recusa(`${rascunho}/${tea.uid}`, () => enviar(tea, rascunho), podia);
  });
  it('de um desafio, pelos critérios de desafios', { tags: 'cobertura' }, async () => {
    await criar(
      como(ana),
      caminhos.criterios(EMPRESA, 'desafios'),
      criadoAgora(unsCriterios(ana, { criterios: ['Alcance'], pesos: [1] })),
    );
    const pai = caminhos.registro(EMPRESA, DESAFIO.colecao, novoId('desafio'));
    await semear({ [pai]: umDesafio(clara) });
    await recusa(
      `${rodada(pai)}/${tea.uid}`,
      () => enviar(tea, rodada(pai)),
      () => enviar(tea, rodada(pai), { criterios: ['Alcance'], pesos: [1], notas: [0] }),
    );
    const podia = permitido(() => listar(como(tea), rodada(pai)));
    await negado(listar(como(marta), rodada(pai)), podia);
    expect((await podia()).size).toBe(1);
  });
});

describe('critérios', () => {
  const caminho = caminhos.criterios(EMPRESA, 'ideias');
  it('só ADMIN os muda, e o comitê os lê', { tags: 'cobertura' }, async () => {
    await recusa(
      caminho,
      [tea, marta, mario].map(
        (quem) => () => mudar(como(quem), caminho, { pesos: [1, 1], ...mudadoPor(quem) }),
      ),
      () => mudar(como(ana), caminho, { pesos: [3, 2], ...mudadoPor(ana) }),
    );
    const podia = permitido(() => pegar(como(tea), caminho));
    expect((await podia()).get('pesos')).toEqual([3, 2]);
    for (const quem of [caio, mario, xavier]) await negado(pegar(como(quem), caminho), podia);
  });
  it.each<[string, object]>([
    ['peso 0', { pesos: [0, 2] }],
    ['peso 6', { pesos: [3, 6] }],
    ['meio peso', { pesos: [3, 1.5] }],
    ['pesos a menos', { pesos: [3] }],
    ['nomes repetidos', { criterios: ['Impacto', 'Impacto'] }],
    ['um nome em branco', { criterios: ['Impacto', ' '] }],
    ['um nome longo demais', { criterios: ['Impacto', 'x'.repeat(61)] }],
    [
      'onze critérios',
      {
        criterios: Array.from({ length: 11 }, (_, i) => `c${i}`),
        pesos: Array.from({ length: 11 }, () => 1),
      },
    ],
    ['um campo a mais', { nota: 1 }],
    ['a data de remoção', { deletedAt: doAparelho() }],
  ])('com %s, não', async (_, mudancas) => {
    await recusa(
      caminho,
      () => mudar(como(ana), caminho, { ...mudancas, ...mudadoPor(ana) }),
      () =>
        mudar(como(ana), caminho, {
          criterios: ['Impacto', 'Viabilidade'],
          pesos: [3, 2],
          ...mudadoPor(ana),
        }),
    );
  });
  it('de duas janelas que salvam ao mesmo tempo, a segunda é recusada, e nomes e pesos não se misturam', async () => {
    // The product's own writing, as ADMIN: what the browser sends decides who is told.
    vi.doMock('@/firebase/dados/banco', () => ({ banco: como(ana) }));
    vi.doMock('@/firebase/sessao/estadoDaSessao', () => ({ uidAtual: () => ana.uid }));
    const { cartelasData } = await import('@/areas/movimentacoes/cartela/cartelas.data');
    const lidos = unsCriterios(ana);
    const { criterios, pesos } = lidos;
    const salvar = (mudados: Pick<Criterios, 'criterios' | 'pesos'>) =>
      cartelasData
        .definirCriterios(umaSessao(ana), IDEIA, lidos)
        .mutationFn?.(mudados, {} as MutationFunctionContext);
    for (let vez = 0; vez < 5; vez++) {
      await semear({ [caminho]: lidos });
      const nomes = criterios.toReversed();
      const outros = pesos.toReversed();
      const [deNomes, dePesos] = await Promise.allSettled([
        salvar({ criterios: nomes, pesos }),
        salvar({ criterios, pesos: outros }),
      ]);
      const gravados = (await pegar(como(ana), caminho)).data();
      expect([deNomes.status, dePesos.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(gravados).toMatchObject(
        deNomes.status === 'fulfilled' ? { criterios: nomes, pesos } : { criterios, pesos: outros },
      );
      const recusada = [deNomes, dePesos].find(({ status }) => status === 'rejected');
      expect(recusada).toMatchObject({
        reason: {
          message: expect.stringContaining('Os critérios mudaram desde que você abriu esta janela.'),
        },
      });
    }
  });
  it('de nada que não se pontua', async () => {
    const outro = caminhos.criterios(EMPRESA, 'projetos');
    const deDesafios = caminhos.criterios(EMPRESA, 'desafios');
    await apagar(admin(), deDesafios);
    await recusa(
      outro,
      () => criar(como(ana), outro, criadoAgora(unsCriterios(ana))),
      () => criar(como(ana), deDesafios, criadoAgora(unsCriterios(ana))),
    );
  });
});
