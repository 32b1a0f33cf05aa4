/** The tab of a page, in the address as the list's page and filters are. */
import { useSearchParams } from 'react-router-dom';

/** The present one and how to change it; the first of `abas` stands in no address. */
export function useAbaNoEndereco<V extends string>(
  abas: readonly [V, ...V[]],
): [atual: V, mudar: (nova: V) => void] {
  const [parametros, definirParametros] = useSearchParams();
  const pedida = parametros.get('aba');
  const mudar = (nova: V) =>
    definirParametros(
      (atuais) => {
        const proximos = new URLSearchParams(atuais);
        proximos.delete('pagina');
        if (nova === abas[0]) proximos.delete('aba');
        else proximos.set('aba', nova);
        return proximos;
      },
      { replace: true },
    );
  return [abas.find((aba) => aba === pedida) ?? abas[0], mudar];
}
