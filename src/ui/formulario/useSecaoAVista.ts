import { type RefObject, useEffect, useState } from 'react';

/** The upper part of the window, where one reads. */
const FAIXA = { rootMargin: '-20% 0px -65%' };

/** Brings a section into sight and the focus to its title: the next Tab is its first field. */
export function irParaSecao(secao: Element | undefined): void {
  secao?.scrollIntoView({ block: 'start' });
  secao?.querySelector<HTMLElement>('legend')?.focus({ preventScroll: true });
}

const naTela = (elemento: Element) => {
  const { top, bottom } = elemento.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
};

/**
 * Place of the section one is in, among the children of `caixa`. It is the one with the focus while that is in sight,
 * otherwise the one in the upper part of the window.
 */
export function useSecaoAVista(caixa: RefObject<HTMLElement | null>): number {
  const [atual, definirAtual] = useState(0);
  useEffect(() => {
    const secoes = [...(caixa.current?.children ?? [])];
    const comFoco = () => secoes.find((secao) => secao.contains(document.activeElement));
    const aoFocar = () => {
      const secao = comFoco();
      if (secao) definirAtual(secoes.indexOf(secao));
    };
    const observador = new IntersectionObserver((entradas) => {
      const focada = comFoco();
      if (focada && naTela(focada)) return;
      const entrou = entradas.find(({ isIntersecting }) => isIntersecting);
      if (entrou) definirAtual(secoes.indexOf(entrou.target));
    }, FAIXA);
    for (const secao of secoes) observador.observe(secao);
    const elemento = caixa.current;
    elemento?.addEventListener('focusin', aoFocar);
    return () => {
      observador.disconnect();
      elemento?.removeEventListener('focusin', aoFocar);
    };
  }, [caixa]);
  return atual;
}
