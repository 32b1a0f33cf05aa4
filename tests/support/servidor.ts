/**
 * The functions of a test: a server that runs every request id once (functions/src/chamada/umaVezSo.ts), and loses
 * answers on demand. In a test file:
 *
 *   vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
 */
import { OUTROS_DADOS } from '@/domain/contratos/contrato';
import { ErroDoProduto } from '@/domain/comum/erros';

/** `nome` is the function's. */
type Agir = (dados: never, nome: string) => void;

/** What every result asks besides, and most tests do not look at: nothing is known, and asking is no deed. */
const DE_PASSAGEM: Readonly<Record<string, object>> = {
  'resultadosFunctions-edicoes': { edicoes: [], grupos: [] },
};

/** As the SDK says that no answer came. */
const semResposta = () => Object.assign(new Error('internal [0]'), { code: 'functions/internal' });

export const servidor = {
  /** Content of every request by its id. */
  pedidos: new Map<string, string>(),
  /** What was done, in its order. */
  feitos: [] as object[],
  /** Names of functions that only read: asking them is no deed. */
  soLeem: [] as string[],
  /** Answers that will be lost from now on. */
  perder: 0,
  /** What a function does; throws what it refuses. */
  agir: (() => {}) as Agir,
  /** What a function answers, by its name; one without an entry answers {}. */
  respostas: {} as Record<string, object>,

  esvaziar(): void {
    this.pedidos.clear();
    this.feitos = [];
    this.soLeem = [];
    this.perder = 0;
    this.agir = () => {};
    this.respostas = {};
  },
};

/** In the place of the product's own. */
export function chamar(
  { nome }: { nome: string },
  dados: object,
  requestId: string = crypto.randomUUID(),
): Promise<unknown> {
  const conteudo = JSON.stringify(dados);
  const antes = servidor.pedidos.get(requestId);
  if (antes !== undefined && antes !== conteudo) return Promise.reject(new ErroDoProduto(OUTROS_DADOS));
  if (antes === undefined) {
    try {
      servidor.agir(dados as never, nome);
    } catch (erro) {
      return Promise.reject(erro);
    }
    servidor.pedidos.set(requestId, conteudo);
    if (!servidor.soLeem.includes(nome) && !(nome in DE_PASSAGEM)) servidor.feitos.push(dados);
  }
  return servidor.perder-- > 0
    ? Promise.reject(semResposta())
    : Promise.resolve(servidor.respostas[nome] ?? DE_PASSAGEM[nome] ?? {});
}
