import { Suspense, useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { useHref, useNavigate } from 'react-router-dom';
import { emOutraAba } from '@/navegador/emOutraAba';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import type { AcaoDaLinha, Item, PropsDasLinhas } from './lista';

const carregarMenu = umaVez(() => import('./MenuAncorado'));
const MenuAncorado = parteDe(carregarMenu, porCima);

interface MenuAberto {
  id: string;
  elemento: HTMLElement;
  rotulo: string;
  acoes: readonly AcaoDaLinha[];
}

/** What one row or card needs to be drawn. It holds plain values only, so that memo() can skip unchanged rows. */
export interface Linha {
  /** Address of the item, when opening it is a navigation. */
  href: string | undefined;
  /** Opening calls a function: the first cell is a button. */
  botao: boolean;
  /** Name of the row's menu; undefined when it has none. */
  rotuloDoMenu: string | undefined;
  menuAberto: boolean;
  /** Whether it is selected; undefined when it cannot be. */
  marcada: boolean | undefined;
  /** Name of its box. */
  rotuloDaCaixa: string | undefined;
}

interface Linhas<T> {
  linhaDe: (item: T) => Linha;
  /** For the element around all rows; each row carries data-id. */
  aoClicar: (evento: MouseEvent<HTMLElement>) => void;
  /** The one menu of all rows; draw it once. */
  menu: ReactNode;
}

/**
 * Opening rows and their menus with one listener and one menu for the whole list. Handlers, router links and menus of
 * their own for 250 rows made sorting five times slower (decisions T201).
 */
export function useLinhas<T extends Item>({
  itens,
  acoesDaLinha,
  para,
  aoAbrir,
  nomeDoItem,
  selecao,
}: Omit<PropsDasLinhas<T>, 'colunas'>): Linhas<T> {
  const navegar = useNavigate();
  const raiz = useHref('/').replace(/\/$/, '');
  const [aberto, setAberto] = useState<MenuAberto | null>(null);

  const comMenu = acoesDaLinha !== undefined;
  useEffect(() => {
    if (!comMenu) return undefined;
    // Fetched before it is asked for, after what the page needs. Without a connection the click tries again.
    const espera = setTimeout(() => void carregarMenu().then(undefined, () => undefined), 1000);
    return () => clearTimeout(espera);
  }, [comMenu]);

  const nomeDe = (item: T) => nomeDoItem?.(item) ?? 'este item';
  const rotuloDe = (item: T) => `Ações de ${nomeDe(item)}`;
  const linhaDe = (item: T): Linha => {
    const rota = para?.(item);
    return {
      href: rota === undefined ? undefined : raiz + rota,
      botao: rota === undefined && aoAbrir !== undefined,
      rotuloDoMenu: (acoesDaLinha?.(item).length ?? 0) > 0 ? rotuloDe(item) : undefined,
      menuAberto: aberto?.id === item.id,
      ...(selecao?.marcavel(item)
        ? { marcada: selecao.ids.has(item.id), rotuloDaCaixa: `Selecionar ${nomeDe(item)}` }
        : { marcada: undefined, rotuloDaCaixa: undefined }),
    };
  };

  const aoClicar = (evento: MouseEvent<HTMLElement>) => {
    const alvo = evento.target as Element;
    const id = alvo.closest<HTMLElement>('[data-id]')?.dataset.id;
    const item = itens.find((candidato) => candidato.id === id);
    const doMeio = evento.button === 1;
    if (!item || evento.button > 1) return;
    if (!doMeio && alvo.closest('[data-marca]')) {
      selecao?.alternar(item, evento.shiftKey);
      return;
    }
    const botaoDoMenu = alvo.closest<HTMLElement>('[aria-haspopup="menu"]');
    if (!doMeio && botaoDoMenu) {
      const acoes = acoesDaLinha?.(item) ?? [];
      setAberto(
        aberto?.id === item.id ? null : { id: item.id, elemento: botaoDoMenu, rotulo: rotuloDe(item), acoes },
      );
      return;
    }
    const controle = alvo.closest<HTMLElement>('a, button, input, label');
    if (controle && !('abertura' in controle.dataset)) return;
    const rota = para?.(item);
    // A new tab stays the browser's business on the link itself, which lies in one cell of the row only.
    if (doMeio || evento.ctrlKey || evento.metaKey) {
      if (!controle && rota !== undefined) emOutraAba(raiz + rota);
      return;
    }
    if (evento.shiftKey || window.getSelection()?.toString()) return;
    evento.preventDefault();
    if (rota === undefined) aoAbrir?.(item);
    else void navegar(rota);
  };

  const fechar = () => {
    // Before the action opens a dialog of its own, which gives the focus back to where it found it.
    aberto?.elemento.focus({ preventScroll: true });
    setAberto(null);
  };
  const menu = aberto ? (
    <Suspense>
      <MenuAncorado {...aberto} aoFechar={fechar} />
    </Suspense>
  ) : null;
  return { linhaDe, aoClicar, menu };
}
