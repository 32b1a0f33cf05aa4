// Counting votes and looking at odd ones (threats F07, F09, F11; decisions Q4): module 34, reasons, an end.
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe, horaDe } from '@/domain/comum/datas';
import { instanteDe } from '@/domain/comum/hora';
import type { apurar, listarVotos, verAnulacao } from '@/domain/contratos/votacao';
import type { Urna } from '@/domain/votacao/urna';
import {
  apuracaoSchema,
  blocoDe,
  caminhosDaVotacao,
  minutoDe,
  noTempo,
  publicoSchema,
} from '@/domain/votacao/voto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { ler } from '@functions/banco';
import type { Membro } from '@functions/chamada/quem';
import { acertarUrnas } from '@functions/nucleo/urnas';
import { encerrarApuracao } from '@functions/nucleo/votosEmRevisao';
import { emDias, umColaborador } from '@tests/support/documentos';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { db } from './apoio';
import { chamarAqui, comMatriz, umIp } from './contas';
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

type Vista = z.output<typeof verAnulacao.saida>;
/** Ballots of networks of their own, or of one, so many minutes ago. */
async function cedulas(
  c: CenaDaVotacao,
  quantas: number,
  { atras = 30, categorias = ['Cooperativas', 'Indústria'], ip = undefined as string | undefined } = {},
) {
  const escolhas = [
    c.escolha('Cooperativas', 'mel'),
    c.escolha('Indústria', 'moinho'),
    c.escolha('Serviços', 'clinica'),
  ].filter(({ categoria }) => categorias.includes(categoria));
  const minuto = minutoDe(new Date(AGORA.getTime() - atras * 60_000));
  const recibos: string[] = [];
  for (let i = 0; i < quantas; i++) {
    const { resultado } = await c.votar({ ...c.cedulaCheia(), escolhas }, ip);
    const { recibo } = resultado as { recibo: string };
    const cedula = recibo.slice(0, recibo.indexOf('.'));
    await db
      .doc(`${caminhosDaVotacao.origens(c.contexto, c.alvo.questionarioId)}/${cedula}`)
      .update({ minuto: noTempo(cedula, minuto), bloco: noTempo(cedula, blocoDe(minuto)) });
    recibos.push(recibo);
  }
  return recibos;
}
/** Noon of a day that is over: no period of the tests goes over midnight, or into a minute that goes on. */
const AGORA = instanteDe(diaDe(emDias(-1)), '12:00');
const minutos = (das: number, ate = das, rede: string | null = null) => ({
  noDia: diaDe(AGORA),
  das: horaDe(new Date(AGORA.getTime() - das * 60_000)),
  ate: horaDe(new Date(AGORA.getTime() - ate * 60_000)),
  rede,
});
const ver = async (c: CenaDaVotacao, periodo: object) =>
  (await chamarComo(c, 'verAnulacao', periodo)).resultado as Vista;
const anular = (c: CenaDaVotacao, periodo: object, votos: number, motivo = 'Programa, conferido.') =>
  chamarComo(c, 'anularVotos', { ...periodo, votos, motivo });
const idDe = ({ resultado }: { resultado?: unknown }) => (resultado as { anulacao: string }).anulacao;
const mudar = (c: CenaDaVotacao, anulacao: string, desfeita: boolean) =>
  chamarComo(c, 'mudarAnulacao', { anulacao, desfeita, motivo: 'Era a feira.' });
/** Counted now, not up to 30 seconds ago. */
const agora = async (c: CenaDaVotacao) => {
  await contados(c);
  const ref = db.doc(caminhosDaVotacao.apuracao(c.contexto, c.alvo.questionarioId));
  await ref.update({ 'resultado.em': new Date(0) });
  return contados(c);
};
const CATEGORIAS = (coop: number[], ind: number[], serv: number[]) => [
  ['Cooperativas', ...coop],
  ['Indústria', ...ind],
  ['Serviços', ...serv],
];

describe('F22 anular por período', () => {
  it('mostra por categoria o que mudaria, anula só isso, desfaz e refaz; a trilha e o recibo o dizem', async () => {
    const c = await cenaDaVotacao();
    const [recibo = ''] = await cedulas(c, 11);
    await cedulas(c, 3, { categorias: ['Serviços'] });
    await cedulas(c, 2, { atras: 29 });
    const periodo = minutos(30);
    const visto = await ver(c, periodo);
    expect(visto).toEqual({
      votos: 22,
      categorias: [
        { nome: 'Cooperativas', contados: 11, emRevisao: 0 },
        { nome: 'Indústria', contados: 11, emRevisao: 0 },
      ],
      ficam: 3,
      redes: [],
    });
    expect(await agora(c)).toEqual(CATEGORIAS([13, 0, 0], [13, 0, 0], [3, 0, 0]));
    // What was not shown is not done.
    expect((await anular(c, periodo, 21)).erro?.message).toMatch(/mudaram desde que você os viu/);
    expect((await anular(c, periodo, 22, ' ')).erro?.message).toMatch(/motivo/);
    expect(await agora(c)).toEqual(CATEGORIAS([13, 0, 0], [13, 0, 0], [3, 0, 0]));
    const id = idDe(await anular(c, periodo, 22));
    expect(await contados(c)).toEqual(CATEGORIAS([2, 0, 11], [2, 0, 11], [3, 0, 0]));
    const conferido = await chamarAqui('votacaoFunctions-conferirRecibo', { ...c.alvo, recibo });
    expect(conferido.resultado).toMatchObject({ votos: [{ situacao: 'ANULADO' }, { situacao: 'ANULADO' }] });
    // Nobody reads these votes one by one, nor decides of one of them.
    expect(await emRevisao(c, 'ANULADO')).toEqual([]);
    const { docs } = await db
      .collection(caminhosDaVotacao.votos(c.contexto, c.alvo.questionarioId))
      .where('anulacao', '==', id)
      .get();
    expect((await decidir(c, [docs[0]?.id ?? ''], 'CONTADO')).resultado).toEqual({ mudaram: 0 });
    const { resultado } = await chamarComo(c, 'apurar');
    expect((resultado as Apurado).anulacoes).toMatchObject([
      { id, votos: 22, rede: null, motivo: 'Programa, conferido.', desfeita: false },
    ]);
    for (const [desfeita, mudaram, coop] of [
      [true, 22, [13, 0, 0]],
      [true, 0, [13, 0, 0]],
      [false, 22, [2, 0, 11]],
      [true, 22, [13, 0, 0]],
    ] as const) {
      expect((await mudar(c, id, desfeita)).resultado).toEqual({ mudaram });
      expect((await contados(c))[0]).toEqual(['Cooperativas', ...coop]);
    }
    const trilha = await db
      .collection(caminhos.auditoria(c.contexto))
      .where('acao', '==', 'VOTOS_ANULADOS')
      .get();
    expect(trilha.docs.filter((d) => d.get('depois.anulados') === true)).toHaveLength(2);
    expect(trilha.docs.filter((d) => d.get('depois.anulados') === false)).toHaveLength(2);
    await terminar(c);
    expect((await encerrar(c)).resultado).toEqual({});
    expect((await mudar(c, id, false)).erro?.message).toMatch(/já foi encerrada/);
    expect((await anular(c, minutos(30), 22)).erro).toBeDefined();
    expect(await contados(c)).toEqual(CATEGORIAS([13, 0, 0], [13, 0, 0], [3, 0, 0]));
  });

  it('menos de dez de uma categoria ficam; nenhum voto está em dois atos, também depois de desfeito', async () => {
    const c = await cenaDaVotacao();
    await cedulas(c, 9, { categorias: ['Indústria'] });
    expect(await ver(c, minutos(30))).toMatchObject({ votos: 0, categorias: [], ficam: 9 });
    await cedulas(c, 1, { categorias: ['Indústria'] });
    const id = idDe(await anular(c, minutos(30), 10));
    // One more beside ten: the two acts would differ by its vote alone.
    await cedulas(c, 1, { atras: 29, categorias: ['Indústria'] });
    expect(await ver(c, minutos(30, 29))).toMatchObject({ votos: 0, ficam: 11 });
    expect((await mudar(c, id, true)).resultado).toEqual({ mudaram: 10 });
    expect(await ver(c, minutos(30, 29))).toMatchObject({ votos: 0, ficam: 11 });
    expect((await anular(c, minutos(30, 29), 11)).erro?.message).toMatch(/mudaram/);
    expect((await mudar(c, 'outra', true)).erro?.message).toBe('Anulação não encontrada!');
    expect((await mudar(c, id, false)).resultado).toEqual({ mudaram: 10 });
  });

  it('por rede: só os dela, e o que estava em revisão volta para a revisão', async () => {
    const c = await cenaDaVotacao();
    const ip = umIp();
    await cedulas(c, 12, { categorias: ['Indústria'], ip });
    await cedulas(c, 10, { categorias: ['Indústria'] });
    const { redes, votos } = await ver(c, minutos(30));
    expect(votos).toBe(22);
    expect(redes).toEqual([{ rede: expect.stringMatching(/^[\w-]{6}$/) as string, votos: 12 }]);
    const dela = minutos(30, 30, redes[0]?.rede ?? '');
    const visto = await ver(c, dela);
    const emRevisaoDela = visto.categorias[0]?.emRevisao ?? 0;
    expect(visto).toMatchObject({ votos: 12, ficam: 0 });
    expect(emRevisaoDela).toBeGreaterThan(0);
    const id = idDe(await anular(c, dela, 12));
    expect((await contados(c))[1]).toEqual(['Indústria', 10, 0, 12]);
    expect((await mudar(c, id, true)).resultado).toEqual({ mudaram: 12 });
    expect((await contados(c))[1]).toEqual(['Indústria', 22 - emRevisaoDela, emRevisaoDela, 0]);
    // One that somebody voids by itself meanwhile stays so.
    const [um] = await emRevisao(c);
    expect((await decidir(c, [um?.id ?? ''], 'ANULADO')).resultado).toEqual({ mudaram: 1 });
    expect((await mudar(c, id, false)).resultado).toEqual({ mudaram: 11 });
    expect((await mudar(c, id, true)).resultado).toEqual({ mudaram: 11 });
    expect((await contados(c))[1]).toEqual(['Indústria', 22 - emRevisaoDela, emRevisaoDela - 1, 1]);
  });

  it('só ADMIN ou Equipe com 34.editar; um período que ainda corre, ao contrário ou imenso, não', async () => {
    const c = await cenaDaVotacao();
    await cedulas(c, 10, { categorias: ['Indústria'] });
    const periodo = minutos(30);
    const pedidos = [
      ['verAnulacao', periodo],
      ['anularVotos', { ...periodo, votos: 10, motivo: 'Teste.' }],
      ['mudarAnulacao', { anulacao: 'nenhuma', desfeita: true, motivo: 'Teste.' }],
    ] as const;
    for (const [papel, flags] of [
      ['MEMBER', {}],
      ['COLLABORATOR', {}],
      ['TEAM', { editar: false }],
    ] as const) {
      const pessoa = c.pessoa(`P${papel}`, papel);
      await db.doc(pessoa.referencia).set(umColaborador(pessoa));
      await comMatriz(c.contexto, papel, { 34: flags });
      for (const [nome, mais] of pedidos) expect(await chamarComo(c, nome, mais, pessoa)).toEqual(NEGADO);
    }
    expect((await agora(c))[1]).toEqual(['Indústria', 10, 0, 0]);
    const equipe = c.pessoa('PTEAM', 'TEAM');
    await comMatriz(c.contexto, 'TEAM', { 34: {} });
    for (const [nome, mais] of pedidos.slice(0, 2))
      expect((await chamarComo(c, nome, mais, equipe)).erro).toBeUndefined();
    expect((await contados(c))[1]).toEqual(['Indústria', 0, 0, 10]);
    const recusa = async (mais: object) => (await chamarComo(c, 'verAnulacao', mais)).erro?.message;
    expect(await recusa(minutos(29, 30))).toBe('O período precisa terminar depois de começar.');
    const hoje = { noDia: diaDe(new Date()), das: '00:00', ate: '23:59', rede: null };
    expect(await recusa(hoje)).toMatch(/^Escolha um período que já terminou/);
  });
});
