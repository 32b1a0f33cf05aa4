/**
 * An open sheet on this device: every change is kept here first and sent a little later, one request at a time and for
 * as long as it takes (decisions Q161). The rules of what is kept are plain functions (domain/diagnostico/caixa-de-saida).
 */
import { codigoDoErro, mensagemDoErro, semResposta } from '@/domain/comum/erros';
import {
  type CaixaDeSaida,
  escrever,
  naTela,
  pacote,
  receber,
  resolver,
} from '@/domain/diagnostico/caixa-de-saida';
import type { Destino, Folha, Mudanca } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';

export interface Estado {
  /** The sheet as last read. */
  folha: Folha;
  caixa: CaixaDeSaida;
  respostas: Readonly<Record<string, Resposta>>;
  step: number;
  /** All that was typed is kept by this device. */
  noAparelho: boolean;
  /** This browser keeps nothing: what was typed lives in the page until it is sent. */
  soNaPagina: boolean;
  /** When the server last had all of it; null until then, and while something waits. */
  salvoEm: Date | null;
  semRede: boolean;
  /** Why the server takes nothing more, in a sentence. What was typed stays on the device. */
  recusa: string | null;
}

/** The page that is shown. The device's clock numbers it: of two packages the server may see the older one last. */
export interface Passo {
  step: number;
  stepN: number;
}

export interface Ligacoes {
  /**
   * `folha` and `step` are the sheet as last read, for a visit without a connection. False where the browser keeps
   * nothing: what is typed is sent all the same.
   */
  guardar: (caixa: CaixaDeSaida, lida: Pick<Estado, 'folha' | 'step'>) => Promise<boolean>;
  salvar: (
    mudancas: Mudanca[],
    passo: Passo,
    saindo: boolean,
  ) => Promise<{ destinos: readonly Destino[]; em: string }>;
  /** What does not fit is kept and not sent. */
  cabe: (id: string, resposta: Resposta) => boolean;
}

export interface FolhaAberta {
  assinar: (ouvinte: () => void) => () => void;
  estado: () => Estado;
  responder: (id: string, resposta: Resposta) => void;
  escolher: (id: string, minha: boolean) => void;
  irPara: (step: number) => void;
  /** Sends what waits now; resolves when an answer came, whatever it says. */
  enviar: () => Promise<void>;
  /** The page is going: what waits leaves with it. */
  sair: () => void;
  /** What waits, and the server's word on it, for a call that carries it along. */
  porEnviar: () => Mudanca[];
  receber: (destinos: readonly Destino[], folha: Folha) => Promise<void>;
  /** Nothing else is sent while `ato` finishes the sheet, nor after it has: the server would refuse it. */
  encerrar: (ato: () => Promise<boolean>) => Promise<boolean>;
  fechar: () => void;
}

const APOS_MUDAR = 1_500;
const PRIMEIRA_ESPERA = 1_000;
const MAIOR_ESPERA = 60_000;
/** Characters of one package; the request that outlives a page holds 64 KB. */
const MAIOR_PACOTE = 40_000;

const PASSAGEIRAS = new Set([
  'internal',
  'aborted',
  'resource-exhausted',
  'unavailable',
  'deadline-exceeded',
  'cancelled',
]);
/** True iff the same may be taken later: no connection, or a server in trouble. */
export const passa = (erro: unknown) =>
  erro instanceof TypeError ||
  erro instanceof DOMException ||
  semResposta(erro) ||
  PASSAGEIRAS.has(codigoDoErro(erro) ?? '');

function ateOTamanho(mudancas: readonly Mudanca[]): Mudanca[] {
  let tamanho = 0;
  return mudancas.filter((mudanca, i) => {
    tamanho += JSON.stringify(mudanca).length;
    return i === 0 || tamanho <= MAIOR_PACOTE;
  });
}

export function abrirFolha(
  inicial: { folha: Folha; caixa: CaixaDeSaida; step: number },
  { guardar, salvar, cabe }: Ligacoes,
): FolhaAberta {
  const ouvintes = new Set<() => void>();
  let estado: Estado = {
    ...inicial,
    respostas: naTela(inicial.caixa, inicial.folha),
    noAparelho: true,
    soNaPagina: false,
    salvoEm: null,
    semRede: false,
    recusa: null,
  };
  let stepSalvo = inicial.step;
  let stepN = Date.now();
  let guardando: Promise<void> = Promise.resolve();
  let emVoo: Promise<void> | undefined;
  let relogio: ReturnType<typeof setTimeout> | undefined;
  let espera = PRIMEIRA_ESPERA;
  let encerrando = false;
  let fechada = false;

  const mudar = (novo: Partial<Estado>) => {
    const { folha, caixa } = { ...estado, ...novo };
    estado = { ...estado, ...novo, respostas: naTela(caixa, folha) };
    for (const ouvinte of ouvintes) ouvinte();
  };
  /** Keeps the box as it is now. A later write has all of an earlier one. */
  const guardarAgora = async () => {
    const { caixa } = estado;
    const guardou = await guardar(caixa, estado);
    if (caixa === estado.caixa) mudar({ noAparelho: guardou, soNaPagina: !guardou });
  };
  const manter = () => {
    guardando = guardarAgora();
    return guardando;
  };
  const prontas = () => pacote(estado.caixa).filter(({ id, resposta }) => cabe(id, resposta));
  const falta = () => prontas().length > 0 || estado.step !== stepSalvo;
  const agendar = (ms: number) => {
    clearTimeout(relogio);
    if (!fechada && !encerrando && estado.recusa === null) relogio = setTimeout(() => void enviar(), ms);
  };

  async function mandarUmaVez(): Promise<void> {
    // Taken before the wait: what is written meanwhile is not kept yet.
    const mudancas = ateOTamanho(prontas());
    const passo = { step: estado.step, stepN };
    await guardando;
    if (mudancas.length === 0 && passo.step === stepSalvo) return;
    try {
      const { destinos, em } = await salvar(mudancas, passo, false);
      stepSalvo = passo.step;
      espera = PRIMEIRA_ESPERA;
      await tomar(destinos);
      const esperam = Object.keys(estado.caixa.porEnviar).length > 0;
      mudar({ semRede: false, salvoEm: esperam ? estado.salvoEm : new Date(em) });
      if (falta()) agendar(0);
    } catch (erro) {
      if (!passa(erro)) return mudar({ recusa: mensagemDoErro(erro) });
      mudar({ semRede: true });
      agendar(espera);
      espera = Math.min(espera * 2, MAIOR_ESPERA);
    }
  }
  async function tomar(destinos: readonly Destino[]) {
    const guardadas = Object.fromEntries(destinos.map(({ id, guardada }) => [id, guardada]));
    mudar({ folha: { ...estado.folha, ...guardadas }, caixa: receber(estado.caixa, destinos) });
    await manter();
  }
  function enviar(): Promise<void> {
    clearTimeout(relogio);
    if (fechada || encerrando || estado.recusa !== null) return Promise.resolve();
    emVoo ??= mandarUmaVez().finally(() => {
      emVoo = undefined;
    });
    return emVoo;
  }

  return {
    assinar: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => ouvintes.delete(ouvinte);
    },
    estado: () => estado,
    responder: (id, resposta) => {
      mudar({ caixa: escrever(estado.caixa, estado.folha, id, resposta), noAparelho: false, salvoEm: null });
      void manter();
      agendar(APOS_MUDAR);
    },
    escolher: (id, minha) => {
      mudar({ caixa: resolver(estado.caixa, id, minha), noAparelho: false });
      void manter();
      agendar(0);
    },
    irPara: (step) => {
      stepN = Math.max(Date.now(), stepN + 1);
      mudar({ step });
      void manter();
      agendar(0);
    },
    enviar,
    sair: () => {
      const mudancas = ateOTamanho(prontas());
      if (estado.recusa !== null || (mudancas.length === 0 && estado.step === stepSalvo)) return;
      // Nobody is here for the answer. What did not arrive is sent at the next visit.
      salvar(mudancas, { step: estado.step, stepN }, true).catch(() => undefined);
    },
    porEnviar: prontas,
    receber: async (destinos, folha) => {
      mudar({ folha });
      await tomar(destinos);
      mudar({ folha, salvoEm: Object.keys(estado.caixa.porEnviar).length > 0 ? null : new Date() });
    },
    encerrar: async (ato) => {
      // Large packages go ahead, so that the last one is small.
      await enviar();
      clearTimeout(relogio);
      encerrando = true;
      let encerrada = false;
      try {
        encerrada = await ato();
      } finally {
        encerrando = encerrada;
        if (!encerrada && falta()) agendar(0);
      }
      return encerrada;
    },
    fechar: () => {
      fechada = true;
      clearTimeout(relogio);
    },
  };
}
