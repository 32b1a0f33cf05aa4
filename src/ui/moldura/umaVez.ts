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
    const pronta = Promise.resolve(vindo);
    // lazy() only calls then(); called back before it returns, it does not suspend. All else is a promise's own.
    return Object.assign(pronta, {
      // oxlint-disable-next-line unicorn/no-thenable -- it is a promise
      then: (aoVir?: ((m: T) => unknown) | null) =>
        aoVir ? new Promise((pronto) => pronto(aoVir(vindo))) : pronta,
    });
  };
}
