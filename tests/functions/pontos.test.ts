// Points: granted once whatever is delivered how often (threats D11, D12), re-typed and restored (decisions I7, I8).
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import { caminhos, idDaReferencia } from '@/domain/comum/caminhos';
import { pontosSchema, rankingSchema } from '@/domain/pontos/pontos';
import { ler, lido } from '@functions/banco';
import { premiarIdeia } from '@functions/nucleo/pontos';
import { somarPontos } from '@functions/nucleo/ranking';
import {
  emDias,
  REGULAMENTO,
  umaCampanha,
  umaIdeia,
  umaMovimentacao,
  umaPontuacao,
  umaPosicao,
  umColaborador,
} from '@tests/support/documentos';
import type { Persona } from '@tests/support/personas';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Cenario, cenario, db, entregar, logo } from './apoio';

let c: Cenario;
beforeAll(async () => {
  c = await cenario(['Ana', 'Bia', 'Caio'], {}, [
    umaCampanha({ setores: ['Operações'], dataInicial: emDias(-6), dataFinal: emDias(-4) }),
    umaCampanha({ setores: ['Vendas'], dataInicial: emDias(-6), dataFinal: emDias(4) }),
  ]);
});

const caminho = (id: string) => caminhos.ideia(c.contexto, id);
const mudar = (id: string, mudancas: Partial<Ideia>) => db.doc(caminho(id)).update(mudancas);
const publicar = (id: string, mudancas: Partial<Ideia> = {}) => {
  const publicada: Partial<Ideia> = { status: 'NOVA_IDEIA', publishedAt: emDias(-1), ...mudancas };
  return db.doc(caminho(id)).set(umaIdeia(c.pessoa('Ana'), publicada));
};

/** Entries of the idea as `EVENTO_de:type=pontos`, sorted. */
async function entradas(ideiaId: string) {
  const historico = db.collection(caminhos.historicoPontos(c.contexto));
  const { docs } = await historico.where('ideia.id', '==', ideiaId).get();
  return docs
    .map((documento) => {
      const entrada = lido(pontosSchema, documento);
      const evento = documento.id.slice(ideiaId.length + 1, documento.id.lastIndexOf('_'));
      return `${evento}:${entrada?.type === evento ? 'vale' : entrada?.type}=${entrada?.pontos}`;
    })
    .toSorted();
}

/** uids of people who have an entry by the idea, sorted. */
async function premiados(ideiaId: string) {
  const historico = db.collection(caminhos.historicoPontos(c.contexto));
  const { docs } = await historico.where('ideia.id', '==', ideiaId).get();
  return [
    ...new Set(docs.map((documento) => idDaReferencia(documento.get('colaboradorReference')))),
  ].toSorted();
}

/** Publication, with the id that every redelivery repeats. */
const PUBLICACAO = [{ status: 'RASCUNHO' }, { status: 'NOVA_IDEIA' }, 'igual'] as const;

const total = async (nome: string) => {
  const posicao = `${caminhos.ranking(c.contexto, REGULAMENTO)}/${c.pessoa(nome).uid}`;
  return (await ler(db, rankingSchema, posicao))?.totalPontos ?? 0;
};

describe('pontos de uma ideia', () => {
  it('a publicação vale o cadastro, uma vez, e aparece no ranking com o nome', async () => {
    await publicar('publicada');
    await logo(async () => expect(await entradas('publicada')).toEqual(['CADASTRO_DE_IDEIAS:vale=10']));
    await logo(async () => expect(await total('Ana')).toBeGreaterThanOrEqual(10));
    const posicao = `${caminhos.ranking(c.contexto, REGULAMENTO)}/${c.pessoa('Ana').uid}`;
    expect((await ler(db, rankingSchema, posicao))?.nome).toBe('Ana');
  });

  it('rascunho não vale nada', async () => {
    await db.doc(caminho('rascunho')).set(umaIdeia(c.pessoa('Ana')));
    const [antes, depois] = [{ status: null }, { status: 'RASCUNHO' }];
    await entregar(caminho('rascunho'), antes, depois, 'rascunho-1');
    expect(await entradas('rascunho')).toEqual([]);
  });

  it('o mesmo evento entregue 10 vezes em paralelo e 3 em seguida dá uma entrada só (D11)', async () => {
    await publicar('repetida');
    await Promise.all(Array.from({ length: 10 }, () => entregar(caminho('repetida'), ...PUBLICACAO)));
    for (let vez = 0; vez < 3; vez++) await entregar(caminho('repetida'), ...PUBLICACAO);
    expect(await entradas('repetida')).toEqual(['CADASTRO_DE_IDEIAS:vale=10']);
  });

  it('APROVADA → PRE_ANALISE → APROVADA não cria pontos de novo (D12)', async () => {
    await publicar('ida-e-volta');
    for (const status of ['APROVADA', 'PRE_ANALISE', 'APROVADA'] as const)
      await mudar('ida-e-volta', { status });
    const uma = ['APROVACAO_DE_IDEIAS:vale=20', 'CADASTRO_DE_IDEIAS:vale=10'];
    await logo(async () => expect(await entradas('ida-e-volta')).toEqual(uma));
  });

  it('a rejeição conserva o cadastro, o cancelamento não, e a volta restaura tudo (I8)', async () => {
    const estados: [StatusDaIdeia, string[]][] = [
      ['APROVADA', ['APROVACAO_DE_IDEIAS:vale=20', 'CADASTRO_DE_IDEIAS:vale=10']],
      ['REPROVADA', ['APROVACAO_DE_IDEIAS:REPROVADA=20', 'CADASTRO_DE_IDEIAS:vale=10']],
      ['CANCELADA', ['APROVACAO_DE_IDEIAS:CANCELADA=20', 'CADASTRO_DE_IDEIAS:CANCELADA=10']],
      ['APROVADA', ['APROVACAO_DE_IDEIAS:vale=20', 'CADASTRO_DE_IDEIAS:vale=10']],
    ];
    await publicar('oscila');
    for (const [status, esperadas] of estados) {
      await mudar('oscila', { status });
      await logo(async () => expect(await entradas('oscila')).toEqual(esperadas));
    }
  });

  it('a implementação vale para quem propôs e para cada implementador, e sair dela devolve', async () => {
    const implementadoresReferences = [c.pessoa('Ana').referencia, c.pessoa('Bia').referencia];
    await publicar('feita', { status: 'IMPLEMENTADA', implementadoresReferences });
    const tudo = [
      'APROVACAO_DE_IDEIAS:vale=20',
      'CADASTRO_DE_IDEIAS:vale=10',
      'IMPLEMENTACAO_DE_IDEIAS:vale=30',
      'PARTICIPACAO_DE_IDEIA_PROPRIA:vale=5',
      'PARTICIPACAO_DE_IDEIA_TERCEIRO:vale=8',
    ];
    await logo(async () => expect(await entradas('feita')).toEqual(tudo));
    await logo(async () => expect(await total('Bia')).toBe(8));
    await mudar('feita', { status: 'EM_IMPLEMENTACAO' });
    await logo(async () => expect(await total('Bia')).toBe(0));
    await mudar('feita', { status: 'IMPLEMENTADA', implementadoresReferences: [c.pessoa('Ana').referencia] });
    await logo(async () =>
      expect(await entradas('feita')).toEqual([
        ...tudo.slice(0, 4),
        'PARTICIPACAO_DE_IDEIA_TERCEIRO:CANCELADA=8',
      ]),
    );
  });

  it('só ganha quem era da empresa quando o fato aconteceu: nem quem não existe, nem pendente, nem removido', async () => {
    const [pendente, removido, saiuDepois, respondente] = ['Pedro', 'Rita', 'Saulo', 'Rui'].map((nome) =>
      c.pessoa(nome),
    ) as [Persona, Persona, Persona, Persona];
    const escrita = db.batch();
    const membro = (p: Persona, mudancas: Partial<Colaborador>) =>
      escrita.set(db.doc(p.referencia), umColaborador(p, mudancas));
    membro(pendente, { status: 'PENDING', inviteAcceptedAt: null });
    membro(removido, { deletedAt: emDias(-2) });
    membro(saiuDepois, { deletedAt: emDias(-0.5) });
    membro(respondente, { externo: true });
    await escrita.commit();
    const ninguem = c.pessoa('Ninguem');
    const implementadoresReferences = [ninguem, pendente, removido, saiuDepois, respondente].map(
      ({ referencia }) => referencia,
    );
    const quando = emDias(-1);
    await db
      .doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'de-quem')).movimentacoes}/m1`)
      .set(
        umaMovimentacao(c.pessoa('Bia'), { status: 'IMPLEMENTADA', createdAt: quando, updatedAt: quando }),
      );
    await publicar('de-quem', { status: 'IMPLEMENTADA', implementadoresReferences });
    await logo(async () => expect(await premiados('de-quem')).toContain(saiuDepois.uid));
    await logo(async () => expect(await total('Saulo')).toBe(8));
    expect(await premiados('de-quem')).toEqual([c.pessoa('Ana').uid, saiuDepois.uid]);
    // Nothing is left to correct once one of them joins: it was earned by nobody then.
    await db.doc(pendente.referencia).update({ status: 'ACTIVE', inviteAcceptedAt: new Date() });
    expect(await premiarIdeia(db, c.contexto, 'de-quem')).toEqual([]);
  });

  it('pontos de ninguém não fazem lugar no ranking, e um lugar que já existe sai', async () => {
    const ninguem = c.pessoa('Fantasma');
    const lugar = db.doc(`${caminhos.ranking(c.contexto, REGULAMENTO)}/${ninguem.uid}`);
    const entrada = umaPontuacao(ninguem, { regulamentoIdeias: c.regulamento });
    await db.doc(`${caminhos.historicoPontos(c.contexto)}/de-ninguem`).set(entrada);
    expect(await somarPontos(db, c.contexto, c.regulamento, ninguem.referencia)).toEqual([]);
    expect((await lugar.get()).exists).toBe(false);
    await lugar.set(umaPosicao(ninguem));
    await somarPontos(db, c.contexto, c.regulamento, ninguem.referencia);
    expect((await lugar.get()).exists).toBe(false);
  });

  it('de uma ideia privada os pontos não dizem o título, que mais gente lê; de uma pública, sim', async () => {
    const titulos = async () => {
      const historico = db.collection(caminhos.historicoPontos(c.contexto));
      const { docs } = await historico.where('ideia.id', '==', 'segredo').get();
      return docs.map((documento) => documento.get('ideia.titulo') as string);
    };
    const titulo = 'Comprar a concorrente';
    await publicar('segredo', { titulo, privado: true, visibilidade: 'PRIVADA' });
    await logo(async () => expect(await titulos()).toEqual(['Ideia privada']));
    await mudar('segredo', { privado: false, visibilidade: 'PUBLICA' });
    await logo(async () => expect(await titulos()).toEqual([titulo]));
    await mudar('segredo', { privado: true, visibilidade: 'PRIVADA' });
    await logo(async () => expect(await titulos()).toEqual(['Ideia privada']));
    expect(await premiarIdeia(db, c.contexto, 'segredo')).toEqual([]);
  });

  it('vale a campanha do setor no momento do fato, ainda que o evento chegue depois', async () => {
    const quando = emDias(-5);
    await db
      .doc(`${caminhos.sob(caminhos.ideia(c.contexto, 'campanha')).movimentacoes}/m1`)
      .set(umaMovimentacao(c.pessoa('Bia'), { status: 'APROVADA', createdAt: quando, updatedAt: quando }));
    await publicar('campanha', { status: 'APROVADA', publishedAt: emDias(-7) });
    await logo(async () =>
      expect(await entradas('campanha')).toEqual([
        'APROVACAO_DE_IDEIAS:vale=40',
        'CADASTRO_DE_IDEIAS:vale=10',
      ]),
    );
  });

  it('o total do ranking é a soma das entradas que valem', async () => {
    await logo(async () => {
      const historico = db.collection(caminhos.historicoPontos(c.contexto));
      const { docs } = await historico.where('colaboradorReference', '==', c.pessoa('Ana').referencia).get();
      const validas = docs
        .flatMap((documento) => lido(pontosSchema, documento) ?? [])
        .filter(({ type }) => type !== 'REPROVADA' && type !== 'CANCELADA');
      expect(await total('Ana')).toBe(validas.reduce((soma, { pontos }) => soma + pontos, 0));
    });
  });
});
