import { trazer } from '@/navegador/trazer';

/**
 * A loader for parteDe() (parte.tsx) whose file, once it is here, is there at once. React always draws the fallback of a
 * promise first, even of one that is fulfilled. It then keeps it for 300 ms, so that nothing flickers. What the first
 * screen needs has come before React begins (primeiraTela.ts). What did not come is asked for anew.
 */
export function umaVez<T extends object>(importar: () => Promise<T>): () => Promise<T> {
  let modulo: T | undefined;
  return () => {
    if (!modulo) return trazer(importar).then((vindo) => (modulo = vindo));
    const vindo = modulo;
    // lazy() only calls then(); called back before it returns, it does not suspend. Asking ahead calls nothing back.
    // oxlint-disable-next-line unicorn/no-thenable -- nobody awaits it
    return { then: (aoVir?: (m: T) => void): void => aoVir?.(vindo) } as Promise<T>;
  };
}
