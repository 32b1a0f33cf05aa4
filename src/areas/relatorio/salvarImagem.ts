/** 'Salvar gráfico como imagem' (decisions Q18): the one place where a picture is unavoidable. Loaded then. */
import html2canvas from 'html2canvas';
import { baixar } from '@/ui/formulario/baixar';

/** What the chart shows, of what and when, over the copy that is drawn. The first line is the title. */
export function legendar(copia: HTMLElement, legenda: readonly string[]) {
  copia.style.padding = '16px';
  const linhas = legenda.map((texto, i) => {
    const linha = copia.ownerDocument.createElement('p');
    linha.textContent = texto;
    linha.style.margin = '0 0 8px';
    if (i === 0) linha.style.font = 'bold 1.25em/1.4 var(--mantine-font-family)';
    return linha;
  });
  copia.prepend(...linhas);
}

/** Throws where the browser makes no picture of it. */
export async function salvarImagem(elemento: HTMLElement, nome: string, legenda: readonly string[]) {
  const tela = await html2canvas(elemento, {
    logging: false,
    scale: 2,
    onclone: (_documento, copia) => legendar(copia, legenda),
    backgroundColor: getComputedStyle(document.body).backgroundColor,
  });
  const imagem = await new Promise<Blob | null>((resolve) => {
    tela.toBlob(resolve, 'image/png');
  });
  if (!imagem) throw new Error('Não foi possível salvar o gráfico como imagem.');
  baixar(new File([imagem], nome, { type: 'image/png' }));
}
