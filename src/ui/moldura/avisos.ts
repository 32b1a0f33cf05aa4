/**
 * Toasts. The library that draws them is loaded with the first one, so that the login page does not carry it.
 * <AreaDeAvisos> (mounted once) shows them. Durations: part 1 §9.
 */
import { trazer } from '@/navegador/trazer';
import { anunciar } from './anunciar';
import type { Aviso } from './aviso';
import { mensagemDoErro } from './erro';

export const DURACAO = { curta: 2500, longa: 3500 } as const;

let carregada = false;
/** What is to be said while the library is not here. */
let semCaixa: string | undefined;
const ouvintes = new Set<() => void>();

const avisarOuvintes = () => {
  for (const ouvinte of ouvintes) ouvinte();
};

/** For useSyncExternalStore in <AreaDeAvisos>. */
export const avisosCarregados = {
  assinar: (ouvinte: () => void) => {
    ouvintes.add(ouvinte);
    return () => {
      ouvintes.delete(ouvinte);
    };
  },
  ler: () => carregada,
  semCaixa: () => semCaixa,
};

async function mostrar(aviso: Required<Pick<Aviso, 'cor' | 'duracao'>> & Aviso): Promise<void> {
  try {
    const { mostrarAviso } = await trazer(() => import('./CaixaDeAvisos'));
    carregada = true;
    avisarOuvintes();
    mostrarAviso(aviso);
  } catch {
    // Offline before the library was ever loaded: the words alone are shown, and read out.
    const palavras = aviso.titulo ? `${aviso.titulo}. ${aviso.mensagem}` : aviso.mensagem;
    anunciar(palavras);
    semCaixa = palavras;
    avisarOuvintes();
    setTimeout(() => {
      if (semCaixa === palavras) semCaixa = undefined;
      avisarOuvintes();
    }, aviso.duracao);
  }
}

/** Green toast, 2.5 s. */
export function avisarSucesso(mensagem: string, extra: Omit<Aviso, 'mensagem'> = {}): void {
  void mostrar({ cor: 'green', duracao: DURACAO.curta, mensagem, ...extra });
}

/** Red toast, 3.5 s; takes a text or whatever was thrown. */
export function avisarErro(erro: unknown, extra: Omit<Aviso, 'mensagem'> = {}): void {
  const mensagem = typeof erro === 'string' ? erro : mensagemDoErro(erro);
  void mostrar({ cor: 'red', duracao: DURACAO.longa, mensagem, ...extra });
}
