// @vitest-environment node
// The model of answering: two devices with their outboxes, a server and a network that loses, repeats and delays.
import { describe, expect, it } from 'vitest';
import { aleatorio } from '@tests/support/aleatorio';
import { caixaVazia, type CaixaDeSaida, escrever, naTela, pacote, receber, resolver } from './caixa-de-saida';
import {
  aplicar,
  type Destino,
  type Folha,
  type Mudanca,
  mesmaResposta,
  respostasDa,
  resumoDasRespostas,
} from './folha';

const PERGUNTAS = ['p1', 'p2', 'p3'];
interface Aparelho {
  caixa: CaixaDeSaida;
  /** The sheet as this device last read it. */
  lida: Folha;
  /** The server's answer that is on its way. There is one request at a time. */
  emVoo: Destino[] | null;
}
interface Mundo {
  folha: Folha;
  aparelhos: Aparelho[];
  /** Packages still on their way, sent a second time. */
  atrasados: { quem: number; mudancas: Mudanca[] }[];
}
const novoMundo = (): Mundo => ({
  folha: {},
  aparelhos: ['a', 'b'].map((nome) => ({ caixa: caixaVazia(nome), lida: {}, emVoo: null })),
  atrasados: [],
});

function chega(mundo: Mundo, quem: number, mudancas: readonly Mudanca[]) {
  const aparelho = mundo.aparelhos[quem]?.caixa.aparelho ?? '';
  const antes = mundo.folha;
  const { folha, destinos } = aplicar(antes, aparelho, mudancas);
  for (const { id, base, n } of mudancas) {
    const [velha, nova] = [antes[id], folha[id]];
    if (nova?.rev === velha?.rev) continue;
    // Another's answer is overwritten only by somebody who saw it, one's own only by a later one.
    const viu = velha === undefined || (velha.aparelho === aparelho ? n > velha.n : base === velha.rev);
    const seguinte = nova?.n === n && nova.aparelho === aparelho && nova.rev === (velha?.rev ?? 0) + 1;
    if (!viu || !seguinte) throw new Error(`${aparelho} passou por cima de ${JSON.stringify(velha)}`);
  }
  mundo.folha = folha;
  return destinos;
}

/** Sends what waits; `destino` says what the network does with it. Its answer comes later, or never. */
function enviar(mundo: Mundo, quem: number, destino: 'chega' | 'some' | 'duas vezes') {
  const aparelho = mundo.aparelhos[quem] as Aparelho;
  const mudancas = pacote(aparelho.caixa);
  if (aparelho.emVoo || mudancas.length === 0 || destino === 'some') return;
  aparelho.emVoo = chega(mundo, quem, mudancas);
  if (destino === 'duas vezes') mundo.atrasados.push({ quem, mudancas });
}

function responder(aparelho: Aparelho, perdida: boolean) {
  const destinos = aparelho.emVoo ?? [];
  aparelho.emVoo = null;
  if (perdida) return;
  aparelho.caixa = receber(aparelho.caixa, destinos);
  const guardadas = destinos.map(({ id, guardada }) => [id, guardada] as const);
  aparelho.lida = { ...aparelho.lida, ...Object.fromEntries(guardadas) };
}

const reabrir = (mundo: Mundo, aparelho: Aparelho) => {
  // What the device keeps goes through text, as storage does.
  aparelho.caixa = JSON.parse(JSON.stringify(aparelho.caixa)) as CaixaDeSaida;
  aparelho.lida = mundo.folha;
  aparelho.emVoo = null;
};

/** A history of random acts. Returns the world, every value ever stored, and each device's last value by question. */
function historia(semente: number, passos: number) {
  const sorte = aleatorio(semente);
  const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
  const mundo = novoMundo();
  const guardados = new Set<string>();
  const digitados = new Map<string, string>();
  const deixados = new Set<string>();
  const anotar = () => {
    for (const [id, { resposta }] of Object.entries(mundo.folha))
      guardados.add(`${id}=${JSON.stringify(resposta)}`);
  };
  for (let passo = 0; passo < passos; passo++) {
    const quem = um([0, 1]);
    const aparelho = mundo.aparelhos[quem] as Aparelho;
    const id = um(PERGUNTAS);
    const acao = sorte();
    if (acao < 0.35) {
      const resposta = `${passo}`;
      aparelho.caixa = escrever(aparelho.caixa, aparelho.lida, id, resposta);
      digitados.set(`${quem} ${id}`, resposta);
    } else if (acao < 0.55) enviar(mundo, quem, um(['chega', 'some', 'duas vezes']));
    else if (acao < 0.7) responder(aparelho, sorte() < 0.3);
    else if (acao < 0.8) {
      const [atrasado] = mundo.atrasados.splice(Math.floor(sorte() * mundo.atrasados.length), 1);
      if (atrasado) chega(mundo, atrasado.quem, atrasado.mudancas);
    } else if (acao < 0.9) reabrir(mundo, aparelho);
    else {
      const minha = sorte() < 0.5;
      const esperando = aparelho.caixa.porEnviar[id];
      if (aparelho.caixa.conflitos[id] && esperando && !minha)
        deixados.add(`${id}=${JSON.stringify(esperando.resposta)}`);
      aparelho.caixa = resolver(aparelho.caixa, id, minha);
    }
    anotar();
    for (const [chave, resposta] of digitados) {
      const [dono = '', pergunta = ''] = chave.split(' ');
      const { caixa } = mundo.aparelhos[Number(dono)] as Aparelho;
      const espera = caixa.porEnviar[pergunta];
      const esperando = espera !== undefined && mesmaResposta(espera.resposta, resposta);
      const valor = `${pergunta}=${JSON.stringify(resposta)}`;
      const salvo = esperando || guardados.has(valor) || deixados.has(valor);
      const visto = espera === undefined || naTela(caixa, mundo.folha)[pergunta] === espera.resposta;
      // An expectation each would take a minute.
      if (!salvo || !visto) throw new Error(`história ${semente}, passo ${passo}: ${valor} se perdeu`);
    }
  }
  return mundo;
}

describe('nada do que se digitou se perde', () => {
  it('mil histórias ao acaso de dois aparelhos: todo último valor está guardado, espera, ou foi deixado por escolha', () => {
    let comConflito = 0;
    for (let semente = 1; semente <= 1000; semente++) {
      const mundo = historia(semente, 60);
      comConflito += mundo.aparelhos.some(({ caixa }) => Object.keys(caixa.conflitos).length > 0) ? 1 : 0;
    }
    expect(comConflito).toBeGreaterThan(50);
  });

  it('quando a rede volta e cada conflito é escolhido, todos veem a mesma folha, que é a guardada', () => {
    for (let semente = 1; semente <= 300; semente++) {
      const mundo = historia(semente, 40);
      for (let volta = 0; volta < 8; volta++)
        mundo.aparelhos.forEach((aparelho, quem) => {
          for (const id of PERGUNTAS) aparelho.caixa = resolver(aparelho.caixa, id, quem === 0);
          enviar(mundo, quem, 'chega');
          responder(aparelho, false);
          reabrir(mundo, aparelho);
        });
      for (const { caixa, lida } of mundo.aparelhos) {
        expect({ semente, ...caixa, feitas: 0 }).toEqual({ semente, ...caixaVazia(caixa.aparelho) });
        expect(resumoDasRespostas(naTela(caixa, lida))).toBe(resumoDasRespostas(respostasDa(mundo.folha)));
      }
    }
  });
});

const guardada = (aparelho: string, n: number, rev: number) => ({ p: { resposta: 5, rev, aparelho, n } });
const mudanca = (n: number, base: number, resposta = 7): Mudanca => ({ id: 'p', resposta, n, base });

describe('uma mudança', () => {
  it('repetida não muda nada, nem chegando depois da seguinte', () => {
    const { folha } = aplicar({}, 'a', [mudanca(1, 0)]);
    const seguinte = aplicar(folha, 'a', [mudanca(2, 0, 8)]).folha;
    expect(aplicar(seguinte, 'a', [mudanca(1, 0)]).folha).toEqual(seguinte);
    expect(aplicar(seguinte, 'a', [mudanca(2, 0, 8)]).folha).toEqual(seguinte);
    expect(seguinte['p']).toEqual({ resposta: 8, rev: 2, aparelho: 'a', n: 2 });
  });
  it('sobre a de outro aparelho que não se viu é um conflito, e a guardada fica', () => {
    const folha = guardada('b', 4, 3);
    const { folha: depois, destinos } = aplicar(folha, 'a', [mudanca(1, 2)]);
    expect(depois).toEqual(folha);
    expect(destinos).toEqual([{ id: 'p', n: 1, aceita: false, guardada: folha.p }]);
  });
  it('igual à guardada não é conflito', () => {
    expect(aplicar(guardada('b', 4, 3), 'a', [mudanca(1, 0, 5)]).destinos).toMatchObject([{ aceita: true }]);
  });
  it('que se viu é trocada, e uma pergunta em conflito não segura as outras', () => {
    const folha = { ...guardada('b', 4, 3), q: { resposta: 1, rev: 1, aparelho: 'b', n: 1 } };
    const { destinos } = aplicar(folha, 'a', [mudanca(1, 0), { id: 'q', resposta: 2, n: 2, base: 1 }]);
    expect(destinos.map(({ aceita }) => aceita)).toEqual([false, true]);
  });
  it('o que se digitou enquanto a resposta vinha fica para a próxima vez', () => {
    let caixa = escrever(caixaVazia('a'), {}, 'p', 1);
    const enviado = pacote(caixa);
    caixa = escrever(caixa, {}, 'p', 2);
    caixa = receber(caixa, aplicar({}, 'a', enviado).destinos);
    expect(pacote(caixa)).toEqual([{ id: 'p', resposta: 2, n: 2, base: 1 }]);
  });
  it('em conflito espera a escolha, e o que se digita entretanto não é enviado', () => {
    let caixa = escrever(caixaVazia('a'), {}, 'p', 1);
    caixa = receber(caixa, aplicar(guardada('b', 1, 1), 'a', pacote(caixa)).destinos);
    caixa = escrever(caixa, {}, 'p', 3);
    expect(pacote(caixa)).toEqual([]);
    expect(pacote(resolver(caixa, 'p', true))).toEqual([{ id: 'p', resposta: 3, n: 2, base: 1 }]);
    expect(resolver(caixa, 'p', false)).toMatchObject({ porEnviar: {}, conflitos: {} });
  });
});
