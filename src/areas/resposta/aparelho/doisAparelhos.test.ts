// @vitest-environment node
// Answering as the decisions' sentences have it (Q19, Q161): two people's screens, a server and a network, and only what
// they show is judged. The model knows values, never revisions: an idea of the code would be wrong on both sides.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CaixaDeSaida } from '@/domain/diagnostico/caixa-de-saida';
import {
  aplicar,
  type Destino,
  type Folha,
  type Mudanca,
  respostasDa,
  resumoDasRespostas,
} from '@/domain/diagnostico/folha';
import type { gaveta } from '@/navegador/gaveta';
import { aleatorio } from '@tests/support/aleatorio';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { abrirNoAparelho, type Acesso, type Lida } from './abertura';
import { finalizarFolha } from './finalizarFolha';
import type { FolhaAberta } from './folhaAberta';

/** What both devices keep of what, by keys that end in the device's letter. */
let armazem: typeof gaveta;
vi.mock('@/navegador/gaveta', () => ({
  get gaveta() {
    return armazem;
  },
}));
// Sealing waits for the real clock's threads, which a model of the clock does not move; selo.test.ts is about it.
vi.mock('./selo', () => ({
  selada: (_folha: string, caixa: object) => caixa,
  abrirSelo: (_folha: string, caixa: object) => Promise.resolve({ caixa, nossa: true }),
}));
vi.mock('./umaAba', () => ({ pedirVez: () => Promise.resolve({ soltar: () => undefined }) }));

const PERGUNTAS = ['texto', 'outro'];
const questionario = umQuestionarioPublicado({
  perguntas: PERGUNTAS.map((id) => umaPerguntaPublicada(id, { tipo: 1 })),
});
const FRASE = 'Este questionário já foi finalizado anteriormente.';
const recusada = () =>
  Object.assign(new Error(FRASE), { code: 'functions/failed-precondition', details: undefined });
const SEM_QUEM = { contato: null, relatorio: false, falaPelaEmpresa: false };

/** A value as its person typed it: what they had seen of the question by then, and what was in its place. */
/** Texts as they were typed; people type nothing else here. */
const emTexto = (resposta: unknown) => (typeof resposta === 'string' ? resposta : JSON.stringify(resposta));

interface Digitado {
  vistos: Set<string>;
  sobre: string | undefined;
  /** How many this person had typed before. */
  ordem: number;
}
interface Aparelho {
  apelido: string;
  /** What it calls itself to the server. */
  nome: string;
  folha: FolhaAberta;
  /** What storage has, as text. Nothing else outlives the page. */
  guardado: Map<string, string>;
  /** Its storage takes nothing now, or took nothing once. */
  cheio: boolean;
  jaEncheu: boolean;
  /** The last of its writings. */
  fila: Promise<unknown>;
  /** Values that storage ever had. */
  escritos: Set<string>;
  /** The page was killed: its late answers and writings reach nobody. */
  vida: number;
  aCaminho: number;
  digitados: Map<string, Digitado>;
  ultimo: Map<string, string>;
  /** Every value of the question that this screen ever showed. */
  vistos: Map<string, Set<string>>;
  /** Questions whose refusal this screen was told, and nobody has chosen yet. */
  porEscolher: Set<string>;
  deixados: Set<string>;
  finalizou: boolean;
}

const chave = (pergunta: string, valor: string) => `${pergunta}=${valor}`;
/** The outbox as the device keeps it. */
const caixaEm = ({ guardado, apelido }: Aparelho) => guardado.get(`folha-${apelido}`) ?? '';
const texto = (valor: unknown) => (typeof valor === 'string' ? valor : undefined);

const passar = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What a digest is of, itself: a real one would take a time of its own. */
const digerir = (_como: unknown, bytes: ArrayBufferView<ArrayBuffer>) =>
  Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));

/** One history of random acts. Returns how often each kind of thing happened. */
async function historia(semente: number, passos: number) {
  const sorte = aleatorio(semente);
  const um = <T>(de: readonly T[]) => de[Math.floor(sorte() * de.length)] as T;
  const houve = { conflitos: 0, perdidas: 0, sobreOutro: 0, finalizadas: 0, recusadas: 0 };
  let folha: Folha = {};
  let finalizada = false;
  let semRede = false;
  let calma = false;
  /** What was not as the sentences say. The box takes an error of the server's for an answer, so it is kept here. */
  const quebras: string[] = [];
  const exigir = (certo: boolean, frase: string) => {
    if (!certo) quebras.push(frase);
  };
  const guardados = new Set<string>();
  const iguais = new Set<string>();
  /** Packages that the network repeats later. */
  const atrasados: { de: Aparelho; nome: string; mudancas: Mudanca[] }[] = [];

  /** The server takes a package; each stored value that changes is judged by what its person saw. */
  function chega(de: Aparelho, nome: string, mudancas: readonly Mudanca[], repetida = false): Destino[] {
    const antes = folha;
    const depois = aplicar(antes, nome, mudancas);
    folha = depois.folha;
    for (const { id, aceita } of depois.destinos) {
      const veio = texto(mudancas.find((mudanca) => mudanca.id === id)?.resposta) ?? '';
      const [velho, novo] = [texto(antes[id]?.resposta), texto(folha[id]?.resposta)];
      const digitado = de.digitados.get(chave(id, veio));
      exigir(digitado !== undefined, `${de.apelido} mandou ${chave(id, veio)}, que ninguém digitou`);
      if (!aceita) {
        exigir(velho === novo, `recusada, ${chave(id, veio)} mudou o que estava guardado`);
        exigir(velho !== veio, `${chave(id, veio)} é igual à guardada e foi recusada`);
        const daqui = antes[id]?.aparelho === nome;
        exigir(!daqui, `${de.apelido} em conflito consigo: ${chave(id, veio)}`);
        const emCima = digitado?.sobre === velho && !iguais.has(chave(id, velho ?? ''));
        exigir(
          repetida || de.jaEncheu || !emCima,
          `${chave(id, veio)}, por cima do que se viu, foi recusada`,
        );
      }
      if (novo === velho || novo === undefined) continue;
      exigir(novo === veio, `guardou ${novo} em vez de ${veio}`);
      guardados.add(chave(id, novo));
      if (velho === undefined) continue;
      const meu = de.digitados.get(chave(id, velho));
      const depoisDoMeu = meu !== undefined && meu.ordem < (digitado?.ordem ?? 0);
      const visto = digitado?.vistos.has(velho) ?? false;
      if (meu === undefined && visto) houve.sobreOutro++;
      exigir(
        visto || depoisDoMeu,
        `${de.apelido} passou por cima de ${chave(id, velho)} com ${veio}, sem que se pedisse`,
      );
    }
    return depois.destinos;
  }

  async function salvar(de: Aparelho, vida: number, mudancas: Mudanca[], saindo: boolean) {
    const { nome } = de;
    for (const { id, resposta } of mudancas) {
      exigir(!de.porEscolher.has(id), `${de.apelido} mandou ${id} antes que se escolhesse`);
      if (!saindo)
        exigir(de.jaEncheu || de.escritos.has(emTexto(resposta)), `${id} saiu antes de ser guardado`);
    }
    if (!saindo) exigir(++de.aCaminho === 1, `${de.apelido} tem dois pedidos a caminho`);
    const acabar = () => (saindo ? 0 : de.aCaminho--);
    const destino = semRede ? 'some' : calma ? 'chega' : um(['chega', 'chega', 'some', 'perdida', 'repete']);
    if (!calma) await new Promise((pronto) => setTimeout(pronto, um([1, 300, 2_000])));
    if (vida === de.vida) acabar();
    // A killed page hears nothing more.
    const ninguem = new Promise<never>(() => undefined);
    const falhar = (erro: Error) => (vida === de.vida ? Promise.reject(erro) : ninguem);
    if (destino === 'some') return falhar(new TypeError('Failed to fetch'));
    if (finalizada) return falhar(recusada());
    const destinos = chega(de, nome, mudancas);
    if (destino === 'repete') atrasados.push({ de, nome, mudancas });
    if (destino === 'perdida') {
      houve.perdidas++;
      return falhar(new TypeError('Failed to fetch'));
    }
    if (vida !== de.vida) return ninguem;
    if (!saindo)
      for (const { id, aceita } of destinos)
        if (!aceita) {
          de.porEscolher.add(id);
          houve.conflitos++;
        }
    return { destinos, em: new Date().toISOString() };
  }

  const finalizar: Parameters<typeof finalizarFolha>[2] = ({ aparelho, mudancas, resumo }) => {
    const de = aparelhos.find(({ nome }) => nome === aparelho) as Aparelho;
    if (semRede) return Promise.reject(new TypeError('Failed to fetch'));
    if (finalizada) return Promise.reject(recusada());
    for (const { id } of mudancas)
      exigir(!de.porEscolher.has(id), `${de.apelido} finalizou com ${id} por escolher`);
    const destinos = chega(de, aparelho, mudancas);
    const certo = Buffer.from(resumoDasRespostas(respostasDa(folha))).toString('hex');
    finalizada = resumo === certo;
    for (const { id, aceita } of destinos) if (!aceita) de.porEscolher.add(id);
    const lida = { guardadas: folha, step: 0, finalizadoEm: finalizada ? new Date().toISOString() : null };
    return Promise.resolve({ finalizada, destinos, folha: lida });
  };

  const deQuem = (qual: string) => aparelhos.find(({ apelido }) => qual.endsWith(apelido)) as Aparelho;
  armazem = {
    ler: (qual) => Promise.resolve(JSON.parse(deQuem(qual).guardado.get(qual) ?? 'null') ?? undefined),
    // One after the other, as storage does it. Those of a killed page are not done.
    escrever: (qual, oQue) => {
      const [de, demora] = [deQuem(qual), calma ? 0 : um([0, 90])];
      const novo = JSON.stringify(typeof oQue === 'function' ? oQue() : oQue);
      const { vida, fila } = de;
      const escrever = async () => {
        await fila;
        if (demora > 0) await new Promise((pronto) => setTimeout(pronto, demora));
        if (vida !== de.vida || de.cheio) return false;
        de.guardado.set(qual, novo);
        for (const [, valor = ''] of novo.matchAll(/"resposta":"([^"]*)"/g)) de.escritos.add(valor);
        return true;
      };
      const esta = escrever();
      de.fila = esta;
      return esta;
    },
    apagar: (qual) => Promise.resolve(void deQuem(qual).guardado.delete(qual)),
    chaves: () => Promise.resolve([]),
    limpar: () => Promise.resolve(),
  };
  async function abrir(de: Aparelho) {
    const vida = ++de.vida;
    de.aCaminho = 0;
    const acesso: Acesso = {
      chave: `convite-${de.apelido}`,
      dono: 'link',
      segredo: () => 'segredo',
      guardaCopia: true,
      abrir: () => (semRede ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(lida(de))),
      salvar: ({ mudancas }, saindo) =>
        vida === de.vida ? salvar(de, vida, mudancas, saindo) : new Promise(() => undefined),
      finalizar,
    };
    de.fila = Promise.resolve();
    const abrindo = abrirNoAparelho(acesso, false, () => undefined);
    await passar(500);
    const aberta = await abrindo;
    if (aberta.tipo !== 'aberta') throw new Error(aberta.tipo);
    de.nome = aberta.folha.estado().caixa.aparelho;
    de.folha = aberta.folha;
  }
  const lida = ({ apelido }: Aparelho): Lida => ({
    id: `folha-${apelido}`,
    questionario,
    projeto: 'Prêmio',
    folha: { guardadas: folha, step: 0, finalizadoEm: null },
    contato: null,
    inicio: '2026-01-01T03:00:00Z',
    fim: '2026-12-31T03:00:00Z',
    fechada: null,
    autenticaInicio: false,
    enviarRetornoEmail: false,
  });
  const aparelhos = ['a', 'b'].map((apelido) => ({
    apelido,
    nome: '',
    guardado: new Map(),
    fila: Promise.resolve(),
    cheio: false,
    jaEncheu: false,
    escritos: new Set(),
    vida: 0,
    aCaminho: 0,
    digitados: new Map(),
    ultimo: new Map(),
    vistos: new Map(PERGUNTAS.map((id) => [id, new Set<string>()])),
    porEscolher: new Set<string>(),
    deixados: new Set<string>(),
    finalizou: false,
  })) as unknown as Aparelho[];
  for (const de of aparelhos) await abrir(de);

  /** The value, or one that the same person typed later, was stored once. */
  function guardou(de: Aparelho, id: string, valor: string) {
    const ordem = de.digitados.get(chave(id, valor))?.ordem ?? 0;
    return [...de.digitados].some(
      ([outro, { ordem: dele }]) => dele >= ordem && outro.startsWith(chave(id, '')) && guardados.has(outro),
    );
  }

  /** Both screens are looked at: what they show is seen, and nothing typed is missing. */
  function olhar() {
    if (quebras.length > 0) throw new Error(quebras.join('; '));
    for (const de of aparelhos) {
      const { respostas, caixa, noAparelho } = de.folha.estado();
      for (const id of PERGUNTAS) {
        const [mostra, doOutro] = [texto(respostas[id]), texto(caixa.conflitos[id]?.resposta)];
        for (const visto of [mostra, doOutro]) if (visto !== undefined) de.vistos.get(id)?.add(visto);
        const meu = de.ultimo.get(id);
        if (meu === undefined) continue;
        const valor = chave(id, meu);
        const espera = texto(caixa.porEnviar[id]?.resposta) === meu;
        exigir(!espera || mostra === meu, `${de.apelido} não mostra ${valor}, que espera`);
        exigir(
          espera || guardou(de, id, meu) || de.deixados.has(valor),
          `${valor} se perdeu em ${de.apelido}`,
        );
        const [dela, desta] = [mostra, meu].map((valor) => de.digitados.get(chave(id, valor ?? ''))?.ordem);
        const deAntes = mostra === undefined || (dela !== undefined && dela < (desta ?? 0));
        const semValor = espera || de.jaEncheu || de.deixados.has(valor);
        exigir(semValor || !deAntes, `${de.apelido} mostra ${mostra}, de antes de ${valor}`);
        if (espera && noAparelho) exigir(caixaEm(de).includes(`"${meu}"`), `${valor} não está no aparelho`);
        if (de.porEscolher.has(id))
          exigir(doOutro !== undefined && mostra === meu, `${de.apelido} não mostra as duas de ${id}`);
      }
    }
  }

  function digitar(de: Aparelho, id: string, valor: string) {
    if (de.digitados.has(chave(id, valor))) return;
    const vistos = new Set(de.vistos.get(id));
    const sobre = texto(de.folha.estado().respostas[id]);
    de.digitados.set(chave(id, valor), { vistos, sobre, ordem: de.digitados.size });
    de.ultimo.set(id, valor);
    de.folha.responder(id, valor);
  }

  function escolher(de: Aparelho, id: string, minha: boolean) {
    const { caixa, respostas } = de.folha.estado();
    const [outra, meu] = [texto(caixa.conflitos[id]?.resposta), texto(respostas[id]) ?? ''];
    if (outra === undefined) return;
    de.porEscolher.delete(id);
    const digitado = de.digitados.get(chave(id, meu));
    if (minha && digitado)
      Object.assign(digitado, { vistos: new Set([...digitado.vistos, outra]), sobre: undefined });
    else de.deixados.add(chave(id, meu));
    de.folha.escolher(id, minha);
  }

  async function reabrir(de: Aparelho) {
    de.folha.fechar();
    // What the screen did not yet call kept goes with the page.
    const { porEnviar, conflitos } = JSON.parse(caixaEm(de)) as CaixaDeSaida;
    const { respostas: antes, noAparelho: dizia } = de.folha.estado();
    for (const id of PERGUNTAS) {
      if (!(id in conflitos)) de.porEscolher.delete(id);
      const [meu, ficou] = [de.ultimo.get(id), texto(porEnviar[id]?.resposta)];
      const resolvido =
        meu === undefined || meu === ficou || guardou(de, id, meu) || de.deixados.has(chave(id, meu));
      exigir(resolvido || !dizia, `${chave(id, meu ?? '')} não estava guardado, e a tela o dizia`);
      if (ficou === undefined) de.ultimo.delete(id);
      else de.ultimo.set(id, ficou);
    }
    await abrir(de);
    const { respostas } = de.folha.estado();
    for (const id of PERGUNTAS.filter((pergunta) => pergunta in antes && dizia && !de.jaEncheu))
      exigir(id in respostas, `${id} tinha resposta em ${de.apelido}, e a visita seguinte não a mostra`);
    void de.folha.enviar();
    await passar(1);
  }

  async function terminar(de: Aparelho) {
    if (de.folha.estado().recusa !== null) return;
    // Without a connection it fails, and nothing is finished.
    const fim = finalizarFolha(de.folha, questionario, finalizar, SEM_QUEM).catch(() => undefined);
    await passar(5_000);
    if (!(await fim)) return;
    de.finalizou = true;
    houve.finalizadas++;
    const naTela = resumoDasRespostas(de.folha.estado().respostas);
    exigir(naTela === resumoDasRespostas(respostasDa(folha)), `${de.apelido} finalizou outra coisa`);
  }

  /** Nobody else writes: whatever is on its way, what the screen shows is finished at the first try. */
  async function terminarAEscrever() {
    const de = um(aparelhos);
    await reabrir(de);
    await passar(100);
    calma = false;
    digitar(de, 'texto', `${de.apelido} quase`);
    await passar(1_520);
    digitar(de, 'texto', `${de.apelido} no fim`);
    calma = true;
    await terminar(de);
    exigir(de.finalizou, `${de.apelido} não finalizou o que mostrava`);
    exigir(folha['texto']?.resposta === `${de.apelido} no fim`, 'o que se escreveu por último não foi junto');
    olhar();
  }

  for (let passo = 0; passo < passos; passo++) {
    if (finalizada) break;
    const [de, id, acao] = [um(aparelhos), um(PERGUNTAS), sorte()];
    const outro = aparelhos.find((aparelho) => aparelho !== de) as Aparelho;
    if (acao < 0.36) digitar(de, id, `${de.apelido} ${passo}`);
    else if (acao < 0.4) {
      const dele = outro.ultimo.get(id);
      if (dele !== undefined) {
        iguais.add(chave(id, dele));
        digitar(de, id, dele);
      }
    } else if (acao < 0.65) await passar(um([20, 700, 1_600, 5_000]));
    else if (acao < 0.7) semRede = !semRede;
    else if (acao < 0.76) {
      const [atrasado] = atrasados.splice(Math.floor(sorte() * atrasados.length), 1);
      if (atrasado) chega(atrasado.de, atrasado.nome, atrasado.mudancas, true);
    } else if (acao < 0.86) {
      if (sorte() < 0.5) de.folha.sair();
      await reabrir(de);
    } else if (acao < 0.89) {
      de.cheio = sorte() < 0.3;
      de.jaEncheu ||= de.cheio;
    } else if (acao < 0.98) escolher(de, id, sorte() < 0.5);
    else await terminar(de);
    olhar();
  }

  // The network is back, each conflict is chosen, and both look again.
  [calma, semRede] = [true, false];
  for (const de of aparelhos) de.cheio = false;
  for (let volta = 0; volta < 6; volta++)
    for (const de of aparelhos) {
      await passar(70_000);
      for (const id of PERGUNTAS) escolher(de, id, de === aparelhos[0]);
      await passar(70_000);
      if (!finalizada) await reabrir(de);
      olhar();
    }
  if (!finalizada) {
    for (const de of aparelhos) {
      const { caixa, respostas } = de.folha.estado();
      exigir(Object.keys(caixa.porEnviar).length === 0, `${de.apelido} ainda tem o que mandar`);
      const [tela, servidor] = [respostas, respostasDa(folha)].map(resumoDasRespostas);
      exigir(tela === servidor, `${de.apelido} mostra ${tela}, e guardado está ${servidor}`);
    }
    await terminarAEscrever();
  }
  if (finalizada) {
    for (const de of aparelhos.filter(({ finalizou }) => !finalizou)) {
      digitar(de, 'texto', `${de.apelido} tarde demais`);
      await passar(70_000);
      const [{ recusa, caixa }, guardada] = [de.folha.estado(), folha['texto']];
      if (recusa === FRASE) houve.recusadas++;
      const quieta = 'texto' in caixa.conflitos;
      exigir(recusa === FRASE || quieta, `${de.apelido} não diz que foi finalizado`);
      exigir(caixaEm(de).includes('tarde demais'), 'o que se digitou depois não ficou no aparelho');
      exigir(
        guardada === undefined || !emTexto(guardada.resposta).includes('tarde'),
        'mudou depois de finalizado',
      );
    }
  }
  olhar();
  for (const de of aparelhos) de.folha.fechar();
  vi.clearAllTimers();
  return houve;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(crypto.subtle, 'digest').mockImplementation(digerir as typeof crypto.subtle.digest);
});
afterEach(() => void vi.useRealTimers());

it('em histórias ao acaso, nada se perde, e nada do outro aparelho é trocado sem que se veja e se queira', async () => {
  const total = { conflitos: 0, perdidas: 0, sobreOutro: 0, finalizadas: 0, recusadas: 0 };
  for (let semente = 1; semente <= 200; semente++) {
    const houve = await historia(semente, 60).catch((erro: unknown) => {
      throw new Error(`história ${semente}: ${String(erro)}`);
    });
    for (const coisa of Object.keys(total) as (keyof typeof total)[]) total[coisa] += houve[coisa];
  }
  // Every kind of thing that the sentences are about happened often.
  for (const vezes of Object.values(total)) expect(vezes).toBeGreaterThan(20);
});
