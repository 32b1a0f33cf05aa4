import { avisarErro } from '@/ui/moldura/avisos';

/** Browsers inside other apps: they keep no file and say nothing of it. */
const DE_APLICATIVO = /; wv\)|\bWhatsApp\b|\bInstagram\b|\bFB(?:AN|AV|_IAB)\b|\bLinkedInApp\b|\bLine\//;
const SEM_BAIXAR =
  'Este navegador, de dentro de um aplicativo, não guarda arquivos. Abra esta página no navegador do aparelho e baixe de novo.';

/** Gives the file to another app, or says where it can be had (decisions T492). */
async function entregar(arquivo: File): Promise<void> {
  const dados = { files: [arquivo] };
  try {
    if ('canShare' in navigator && navigator.canShare(dados)) return await navigator.share(dados);
  } catch (erro) {
    // The person closed the list of apps.
    if (erro instanceof Error && erro.name === 'AbortError') return;
  }
  avisarErro(SEM_BAIXAR, { duracao: 15_000 });
}

/** Hands a file made in the page to the browser's download. */
export function baixar(arquivo: File): void {
  if (DE_APLICATIVO.test(navigator.userAgent)) {
    void entregar(arquivo);
    return;
  }
  const endereco = URL.createObjectURL(arquivo);
  const link = document.createElement('a');
  link.href = endereco;
  link.download = arquivo.name;
  link.click();
  // The download has begun by then; the memory is not needed any longer.
  setTimeout(() => URL.revokeObjectURL(endereco), 10_000);
}
