import { copiar, NAO_COPIOU } from '@/navegador/copiar';
import { anunciar } from '@/ui/moldura/anunciar';
import { avisarErro, avisarSucesso, DURACAO } from '@/ui/moldura/avisos';

/** Time to select the address by hand. */
const PARA_COPIAR = 30_000;

/** Copies a link and says so (part 1 §8: success 2.5 s, failure red 1 s). Resolves to whether it worked. */
export async function copiarUrl(url: string): Promise<boolean> {
  if (!(await copiar(url))) {
    avisarErro('Não foi possível copiar a url', { duracao: 1000 });
    // Most of these buttons stand in a menu: the address is nowhere else on the page.
    avisarErro(url, { titulo: NAO_COPIOU, duracao: PARA_COPIAR });
    anunciar('Não foi possível copiar a url');
    return false;
  }
  avisarSucesso('Url copiada', { duracao: DURACAO.curta });
  anunciar('Url copiada');
  return true;
}
