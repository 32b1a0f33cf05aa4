/** Some browsers have no clipboard (without https, inside other apps), and some refuse it. Resolves to whether it worked. */
export async function copiar(texto: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(texto);
    return true;
  } catch {
    return false;
  }
}

/** Said where a copy failed, beside the text itself. */
export const NAO_COPIOU = 'Não foi possível copiar. Selecione o texto e copie.';
