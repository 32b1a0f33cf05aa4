// @vitest-environment node
// The outbox at work: kept before it is sent, sent until it is answered, and nothing forgotten on the way.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type CaixaDeSaida, caixaVazia } from '@/domain/diagnostico/caixa-de-saida';
import { aplicar, type Folha, type Mudanca } from '@/domain/diagnostico/folha';
import { abrirFolha } from './folhaAberta';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Mundo {
  folha: Folha;
  /** What the device keeps. */
  guardada: string;
  /** It keeps nothing. */
  naoGuarda?: true;
  /** What the server throws; null while it is there. */
  fora: Error | null;
  pedidos: { ids: string[]; step: number; saindo: boolean }[];
  passos: number[];
  /** How long the server takes. */
  demora: Promise<void> | undefined;
}

/** A server that can be away, and a device whose storage is a text. */
function mundo(inicial: { caixa?: CaixaDeSaida; folha?: Folha } = {}) {
  const m: Mundo = {
    folha: inicial.folha ?? {},
    guardada: '',
    fora: null,
    pedidos: [],
    passos: [],
    demora: undefined,
  };
  const caixa = inicial.caixa ?? caixaVazia('aparelho-a');
  const folha = abrirFolha(
    { folha: m.folha, caixa, step: 0 },
    {
      guardar: (nova) => {
        if (!m.naoGuarda) m.guardada = JSON.stringify(nova);
        return Promise.resolve(!m.naoGuarda);
      },
      salvar: async (mudancas: Mudanca[], { step, stepN }, saindo) => {
        m.pedidos.push({ ids: mudancas.map(({ id }) => id), step, saindo });
        m.passos.push(stepN);
        await m.demora;
        if (m.fora !== null) return Promise.reject(m.fora);
        const depois = aplicar(m.folha, caixa.aparelho, mudancas);
        m.folha = depois.folha;
        return Promise.resolve({ destinos: depois.destinos, em: '2026-11-23T14:32:00Z' });
      },
      cabe: (_id, resposta) => typeof resposta !== 'string' || resposta.length < 10,
    },
  );
  return { m, folha };
}
const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('guarda no aparelho antes de mandar, e manda uma vez quando se para de digitar', async () => {
  const { m, folha } = mundo();
  for (const resposta of ['a', 'ab', 'abc']) {
    folha.responder('p', resposta);
    expect(JSON.parse(m.guardada)).toMatchObject({ porEnviar: { p: { resposta } } });
    await passar(500);
  }
  expect(folha.estado()).toMatchObject({ noAparelho: true, salvoEm: null });
  expect(m.pedidos).toEqual([]);
  await passar(1_000);
  expect(m.pedidos).toEqual([{ ids: ['p'], step: 0, saindo: false }]);
  expect(m.folha['p']).toMatchObject({ resposta: 'abc' });
  expect(folha.estado().salvoEm).toEqual(new Date('2026-11-23T14:32:00Z'));
  expect(JSON.parse(m.guardada)).toMatchObject({ porEnviar: {} });
});

it('sem conexão tenta de novo, cada vez mais devagar, até que chegue; e diz isso', async () => {
  const { m, folha } = mundo();
  m.fora = new TypeError('Failed to fetch');
  folha.responder('p', 5);
  await passar(1_500);
  expect(folha.estado()).toMatchObject({ semRede: true, salvoEm: null });
  await passar(200_000);
  const tentativas = m.pedidos.length;
  expect(tentativas).toBeGreaterThan(6);
  expect(tentativas).toBeLessThan(12);
  m.fora = null;
  await passar(60_000);
  expect(folha.estado()).toMatchObject({ semRede: false, respostas: { p: 5 } });
  expect(m.folha['p']).toMatchObject({ resposta: 5 });
});

it('uma recusa para o envio com a frase do servidor, e o que se digitou fica no aparelho', async () => {
  const { m, folha } = mundo();
  const frase = 'Este questionário já foi finalizado anteriormente.';
  m.fora = Object.assign(new Error(frase), { code: 'functions/failed-precondition', details: undefined });
  folha.responder('p', 5);
  await passar(1_500);
  expect(folha.estado().recusa).toBe(frase);
  folha.responder('q', 6);
  await passar(600_000);
  expect(m.pedidos).toHaveLength(1);
  expect(JSON.parse(m.guardada)).toMatchObject({ porEnviar: { p: {}, q: {} } });
});

it('o que não cabe fica no aparelho e não segura o resto; encurtado, vai', async () => {
  const { m, folha } = mundo();
  folha.responder('longa', 'x'.repeat(50));
  folha.responder('q', 6);
  await passar(1_500);
  expect(m.pedidos.map(({ ids }) => ids)).toEqual([['q']]);
  expect(folha.estado().salvoEm).toBeNull();
  folha.responder('longa', 'curta');
  await passar(1_500);
  expect(m.folha['longa']).toMatchObject({ resposta: 'curta' });
  expect(folha.estado().salvoEm).not.toBeNull();
});

it('morta antes de mandar, a visita seguinte manda o que ficou; ao sair manda com a página', async () => {
  const antes = mundo();
  antes.folha.responder('p', 5);
  antes.folha.sair();
  expect(antes.m.pedidos).toEqual([{ ids: ['p'], step: 0, saindo: true }]);
  antes.folha.fechar();
  await passar(600_000);
  expect(antes.m.pedidos).toHaveLength(1);
  const depois = mundo({ caixa: JSON.parse(antes.m.guardada) as CaixaDeSaida });
  expect(depois.folha.estado().respostas).toEqual({ p: 5 });
  await depois.folha.enviar();
  expect(depois.m.folha['p']).toMatchObject({ resposta: 5, n: 1 });
});

it('a resposta de outro aparelho aparece ao lado da daqui até que se escolha', async () => {
  const { m, folha } = mundo();
  m.folha = { p: { resposta: 1, rev: 3, aparelho: 'outro', n: 9 } };
  folha.responder('p', 5);
  await passar(1_500);
  expect(folha.estado()).toMatchObject({ respostas: { p: 5 }, caixa: { conflitos: { p: { resposta: 1 } } } });
  expect(m.folha['p']).toMatchObject({ resposta: 1 });
  folha.escolher('p', true);
  await passar(0);
  expect(m.folha['p']).toMatchObject({ resposta: 5, rev: 4 });
  expect(folha.estado().caixa).toMatchObject({ conflitos: {}, porEnviar: {} });
});

it('onde o navegador não guarda, diz que só a página tem, e manda do mesmo jeito', async () => {
  const { m, folha } = mundo();
  m.naoGuarda = true;
  folha.responder('p', 'abc');
  await passar(0);
  expect(folha.estado()).toMatchObject({ noAparelho: false, soNaPagina: true });
  expect(m.guardada).toBe('');
  await passar(1_500);
  expect(m.folha['p']).toMatchObject({ resposta: 'abc' });
  expect(folha.estado().salvoEm).not.toBeNull();
  delete m.naoGuarda;
  folha.responder('p', 'abcd');
  await passar(0);
  expect(folha.estado()).toMatchObject({ noAparelho: true, soNaPagina: false });
});

it('mudar de parte também é guardado', async () => {
  const { m, folha } = mundo();
  folha.irPara(2);
  await passar(0);
  expect(m.pedidos).toEqual([{ ids: [], step: 2, saindo: false }]);
  await passar(600_000);
  expect(m.pedidos).toHaveLength(1);
});

it('mudar de parte enquanto um pedido está a caminho também chega, com número maior que o de antes', async () => {
  const { m, folha } = mundo();
  const servidor: { responde?: () => void } = {};
  m.demora = new Promise((pronto) => {
    servidor.responde = pronto;
  });
  folha.responder('p', 'a');
  await passar(1_500);
  folha.irPara(1);
  await passar(0);
  expect(m.pedidos).toEqual([{ ids: ['p'], step: 0, saindo: false }]);
  servidor.responde?.();
  await passar(0);
  expect(m.pedidos.slice(1)).toEqual([{ ids: [], step: 1, saindo: false }]);
  const [primeiro = 0, segundo = 0] = m.passos;
  expect(segundo).toBeGreaterThan(primeiro);
});

it('enquanto se finaliza, e depois, nada mais é mandado por fora; se não deu, o que espera vai', async () => {
  const { m, folha } = mundo();
  const chegar: (() => void)[] = [];
  const terminar: ((deu: boolean) => void)[] = [];
  const levadas: string[][] = [];
  const primeiraVez = () => {
    levadas.push(folha.porEnviar().map(({ id }) => id));
    return new Promise<boolean>((pronto) => terminar.push(pronto));
  };
  m.demora = new Promise<void>((pronto) => chegar.push(pronto));
  folha.irPara(1);
  await passar(1);
  // Written while the page's own request is on its way, and finished at once.
  folha.responder('p', 5);
  const primeira = folha.encerrar(primeiraVez);
  chegar[0]?.();
  await passar(600);
  expect(levadas).toEqual([['p']]);
  folha.responder('q', 6);
  await passar(2_800);
  expect(m.pedidos.map(({ ids }) => ids)).toEqual([[]]);
  terminar[0]?.(false);
  await passar(200);
  expect(await primeira).toBe(false);
  expect(m.pedidos.map(({ ids }) => ids)).toEqual([[], ['p', 'q']]);
  expect(await folha.encerrar(() => Promise.resolve(true))).toBe(true);
  folha.irPara(2);
  await passar(60_000);
  expect(m.pedidos).toHaveLength(2);
});
