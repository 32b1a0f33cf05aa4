// Counting votes and looking at odd ones (threats F07, F09, F11; decisions Q4): module 34, reasons, an end.
import { caminhos } from '@/domain/comum/caminhos';
import type { apurar, listarVotos } from '@/domain/contratos/votacao';
import type { Urna } from '@/domain/votacao/urna';
import { apuracaoSchema, caminhosDaVotacao, publicoSchema } from '@/domain/votacao/voto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { acertarUrnas } from '@functions/nucleo/urnas';
import { encerrarApuracao } from '@functions/nucleo/votosEmRevisao';
import { emDias, umColaborador } from '@tests/support/documentos';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { db } from './apoio';
import { chamarAqui, comMatriz } from './contas';
import { type CenaDaVotacao, cenaDaVotacao } from './votacao';

const NEGADO = { erro: { status: 'PERMISSION_DENIED', message: 'Permissão negada' } };
type Apurado = z.output<typeof apurar.saida>;
type Listados = z.output<typeof listarVotos.saida>;

const chamarComo = (c: CenaDaVotacao, nome: string, mais: object = {}, por = c.ana) =>
  chamarAqui(`votacaoFunctions-${nome}`, { ...c.alvo, ...mais }, { por });
const contados = async (c: CenaDaVotacao) => {
  const { resultado } = await chamarComo(c, 'apurar');
  return (resultado as Apurado).categorias.map(({ nome, contados: n, emRevisao, anulados }) => [
    nome,
    n,
    emRevisao,
    anulados,
  ]);
};
const decidir = (c: CenaDaVotacao, votos: string[], situacao: string, motivo = 'Mesma sala, conferido.') =>
  chamarComo(c, 'decidirVotos', { votos, situacao, motivo });
const emRevisao = async (c: CenaDaVotacao, situacao = 'EM_REVISAO') =>
  ((await chamarComo(c, 'listarVotos', { situacao })).resultado as Listados).votos;
/** Makes so many votes of the industry wait, as the callable would. */
async function estranhar(c: CenaDaVotacao, quantos: number) {
  const { docs } = await db
    .collection(caminhosDaVotacao.votos(c.contexto, c.alvo.questionarioId))
    .where('categoria', '==', 'Indústria')
    .limit(quantos)
    .get();
  for (const { ref } of docs) await ref.update({ situacao: 'EM_REVISAO', suspeita: 'REDE' });
  return docs.map(({ id }) => id);
}
async function comVotos(quantos: number, votacao = {}) {
  const c = await cenaDaVotacao(votacao);
  for (let i = 0; i < quantos; i++) await c.votar(c.cedulaCheia());
  return c;
}
const terminar = async (c: CenaDaVotacao) => {
  await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ 'votacao.fim': emDias(-1) });
  await acertarUrnas(db, c.contexto);
};

const encerrar = (c: CenaDaVotacao) => chamarComo(c, 'encerrarApuracao');

describe('apurar', () => {
  it('conta por categoria e empresa; as que saíram ficam com os seus votos', async () => {
    const c = await comVotos(3);
    await c.votar({ ...c.cedulaCheia(), escolhas: [c.escolha('Indústria', 'aurora')] });
    const { resultado } = await chamarComo(c, 'apurar');
    expect(resultado).toMatchObject({
      periodo: { aberta: true },
      encerradaEm: null,
      categorias: [
        { nome: 'Cooperativas', contados: 3, empresas: [{ nome: 'Casa do Mel', votos: 3 }], outras: 0 },
        {
          nome: 'Indústria',
          contados: 4,
          empresas: [
            { nome: 'Moinho', votos: 3 },
            { nome: 'Aurora', votos: 1 },
          ],
        },
        { nome: 'Serviços', contados: 0, empresas: [] },
      ],
    });
    const moinho = caminhosDoStatus.um(c.contexto, 'premio', c.empresa('moinho'));
    await db.doc(moinho).update({ deletedAt: new Date() });
    expect((await contados(c))[1]).toEqual(['Indústria', 4, 0, 0]);
  });

  it('não conta de novo antes de 30 segundos; depois, sim', async () => {
    const c = await comVotos(1);
    expect((await contados(c))[0]).toEqual(['Cooperativas', 1, 0, 0]);
    await c.votar(c.cedulaCheia());
    expect((await contados(c))[0]).toEqual(['Cooperativas', 1, 0, 0]);
    const ref = db.doc(caminhosDaVotacao.apuracao(c.contexto, c.alvo.questionarioId));
    await ref.update({ 'resultado.em': new Date(Date.now() - 31_000) });
    expect((await contados(c))[0]).toEqual(['Cooperativas', 2, 0, 0]);
  });

  it('F09 F11 só o módulo 34 vê totais, e só quem o edita vê votos em revisão', async () => {
    const c = await comVotos(1);
    const carla = c.pessoa('Carla');
    await db.doc(carla.referencia).set(umColaborador(carla));
    for (const [flags, le, edita] of [
      [{ leitura: false }, false, false],
      [{ editar: false }, true, false],
      [{}, true, true],
    ] as const) {
      await comMatriz(c.contexto, 'COLLABORATOR', { 34: flags });
      const deCarla = (nome: string, mais: object = {}) => chamarComo(c, nome, mais, carla);
      const apurado = await deCarla('apurar');
      expect(apurado.erro ?? null).toEqual(le ? null : NEGADO.erro);
      for (const [nome, mais] of [
        ['listarVotos', { situacao: 'EM_REVISAO' }],
        ['decidirVotos', { votos: ['nenhum'], situacao: 'CONTADO', motivo: 'Teste.' }],
      ] as const) {
        const { erro } = await deCarla(nome, mais);
        expect(erro ?? null).toEqual(edita ? null : NEGADO.erro);
      }
    }
    const deFora = (await cenaDaVotacao()).ana;
    expect(await chamarComo(c, 'apurar', {}, deFora)).toEqual(NEGADO);
    const anonimo = await chamarAqui('votacaoFunctions-apurar', c.alvo);
    expect(anonimo.erro?.message).toBe('Usuário não autenticado');
  });
});

describe('votos em revisão', () => {
  it('contam à parte; aceitos contam, anulados não, com motivo e trilha', async () => {
    const c = await comVotos(4);
    await estranhar(c, 3);
    expect((await contados(c))[1]).toEqual(['Indústria', 1, 3, 0]);
    const [um, dois, tres] = await emRevisao(c);
    if (!um || !dois || !tres) throw new Error('faltam votos');
    expect(um).toMatchObject({ categoria: 'Indústria', suspeita: 'REDE', motivo: null });
    // For whom, which ballot, or when exactly: any would join a receipt to a choice (threats F20).
    expect(Object.keys(um)).not.toContain('cedula');
    expect(Object.keys(um)).not.toContain('empresa');
    expect(um.em).toMatch(/T\d\d:\d\d:00\.000Z$/);
    expect((await decidir(c, [um.id], 'CONTADO')).resultado).toEqual({ mudaram: 1 });
    expect((await decidir(c, [dois.id, tres.id], 'ANULADO')).resultado).toEqual({ mudaram: 2 });
    expect((await decidir(c, [dois.id, tres.id], 'ANULADO')).resultado).toEqual({ mudaram: 0 });
    expect((await contados(c))[1]).toEqual(['Indústria', 2, 0, 2]);
    expect((await emRevisao(c, 'ANULADO')).map(({ motivo }) => motivo)).toEqual([
      'Mesma sala, conferido.',
      'Mesma sala, conferido.',
    ]);
    expect((await decidir(c, [dois.id], 'CONTADO')).resultado).toEqual({ mudaram: 1 });
    expect((await contados(c))[1]).toEqual(['Indústria', 3, 0, 1]);
    const trilha = await db
      .collection(caminhos.auditoria(c.contexto))
      .where('acao', '==', 'VOTOS_DECIDIDOS')
      .get();
    expect(trilha.docs.map((d) => String(d.get('depois.votos'))).toSorted()).toEqual(['1', '1', '2']);
  });

  it('um voto de que nada se estranhou não se anula; sem motivo, nenhum', async () => {
    const c = await comVotos(2);
    const [estranho] = await estranhar(c, 1);
    const { docs } = await db
      .collection(caminhosDaVotacao.votos(c.contexto, c.alvo.questionarioId))
      .where('situacao', '==', 'CONTADO')
      .get();
    expect(
      (
        await decidir(
          c,
          docs.map(({ id }) => id),
          'ANULADO',
        )
      ).resultado,
    ).toEqual({ mudaram: 0 });
    expect((await decidir(c, [estranho ?? ''], 'ANULADO', ' ')).erro?.message).toMatch(/motivo/);
    expect((await decidir(c, [estranho ?? ''], 'ANULADO')).resultado).toEqual({ mudaram: 1 });
  });
});

describe('encerrar a apuração', () => {
  it('só depois do fim e sem votos em revisão; então nada muda mais, e os visitantes veem o resultado', async () => {
    const c = await comVotos(2);
    expect((await encerrar(c)).erro?.message).toMatch(/ainda está aberta/);
    const [estranho] = await estranhar(c, 1);
    await terminar(c);
    expect((await encerrar(c)).erro?.message).toBe(
      'Há 1 voto em revisão. Aceite ou anule antes de encerrar.',
    );
    await decidir(c, [estranho ?? ''], 'ANULADO');
    expect((await encerrar(c)).resultado).toEqual({});
    expect((await encerrar(c)).resultado).toEqual({});
    expect((await decidir(c, [estranho ?? ''], 'CONTADO')).erro?.message).toMatch(/já foi encerrada/);
    const publico = await ler(db, publicoSchema, caminhosDaVotacao.urna(c.alvo));
    const { apurada, resultado } = JSON.parse(publico?.json ?? '{}') as Urna;
    expect(apurada).toBe(true);
    expect(resultado?.slice(0, 2)).toEqual([
      { nome: 'Cooperativas', votos: 2, empresas: [{ nome: 'Casa do Mel', votos: 2 }] },
      { nome: 'Indústria', votos: 1, empresas: [{ nome: 'Moinho', votos: 1 }] },
    ]);
    expect(await acertarUrnas(db, c.contexto, { simular: true })).toEqual([]);
    // A later end opens nothing again.
    await db.doc(caminhos.projeto(c.contexto, 'premio')).update({ 'votacao.fim': emDias(5) });
    await acertarUrnas(db, c.contexto);
    expect((await c.votar(c.cedulaCheia())).erro?.message).toMatch(/^Votação encerrada!/);
  });

  it('F10 um voto dado no último instante ainda entra: só se encerra um minuto depois do fim', async () => {
    const c = await comVotos(1);
    const projeto = db.doc(caminhos.projeto(c.contexto, 'premio'));
    await projeto.update({ 'votacao.fim': new Date() });
    expect((await encerrar(c)).erro?.message).toMatch(/^Os últimos votos ainda podem estar chegando/);
    await projeto.update({ 'votacao.fim': new Date(Date.now() - 61_000) });
    expect((await encerrar(c)).resultado).toEqual({});
  });

  it('o que outra pessoa decide enquanto se conta entra no resultado', async () => {
    const c = await comVotos(3);
    const [um = '', dois = ''] = await estranhar(c, 2);
    await decidir(c, [um, dois], 'CONTADO');
    await terminar(c);
    // The first transaction begins the count, the second one keeps it.
    let transacoes = 0;
    const entreOsDois = new Proxy(db, {
      get(alvo, nome: keyof typeof db) {
        if (nome === 'runTransaction' && ++transacoes === 2)
          return async (...partes: Parameters<typeof db.runTransaction>) => {
            expect((await decidir(c, [um, dois], 'ANULADO')).resultado).toEqual({ mudaram: 2 });
            return alvo.runTransaction(...partes);
          };
        const valor: unknown = alvo[nome];
        return typeof valor === 'function' ? valor.bind(alvo) : valor;
      },
    });
    const quem = { db: entreOsDois, chave: c.ana.uid, contexto: c.contexto, uid: c.ana.uid } as Membro;
    await encerrarApuracao(quem, c.alvo.questionarioId);
    const apuracao = caminhosDaVotacao.apuracao(c.contexto, c.alvo.questionarioId);
    const { resultado, encerradaEm } = (await ler(db, apuracaoSchema, apuracao)) ?? {};
    expect(encerradaEm).toBeInstanceOf(Date);
    expect(resultado?.categorias.find(({ nome }) => nome === 'Indústria')).toMatchObject({
      contados: 1,
      anulados: 2,
    });
  });

  it('F11 onde o projeto não publica, os visitantes não veem resultado algum', async () => {
    const c = await comVotos(1, { publicarResultados: false });
    await terminar(c);
    expect((await encerrar(c)).resultado).toEqual({});
    const publico = await ler(db, publicoSchema, caminhosDaVotacao.urna(c.alvo));
    expect((JSON.parse(publico?.json ?? '{}') as Urna).resultado).toBeNull();
    const apuracao = await ler(
      db,
      apuracaoSchema,
      caminhosDaVotacao.apuracao(c.contexto, c.alvo.questionarioId),
    );
    expect(apuracao?.encerradaEm).toBeInstanceOf(Date);
  });
});
