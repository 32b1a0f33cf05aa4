import { anunciar } from '@/ui/moldura/anunciar';
import { avisarErro, avisarSucesso, DURACAO } from '@/ui/moldura/avisos';

/** Copies a link and says so (part 1 §8: success 2.5 s, failure red 1 s). Resolves to whether it worked. */
export async function copiarUrl(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    avisarErro('Não foi possível copiar a url', { duracao: 1000 });
    anunciar('Não foi possível copiar a url');
    return false;
  }
  avisarSucesso('Url copiada', { duracao: DURACAO.curta });
  anunciar('Url copiada');
  return true;
}
