/** 'Salvar gráfico como imagem' (decisions Q18): the one place where a picture is unavoidable. Loaded then. */
import html2canvas from 'html2canvas';
import { baixar } from '@/ui/formulario/baixar';

/** Throws where the browser makes no picture of it. */
export async function salvarImagem(elemento: HTMLElement, nome: string) {
  const tela = await html2canvas(elemento, {
    logging: false,
    scale: 2,
    backgroundColor: getComputedStyle(document.body).backgroundColor,
  });
  const imagem = await new Promise<Blob | null>((resolve) => {
    tela.toBlob(resolve, 'image/png');
  });
  if (!imagem) throw new Error('Não foi possível salvar o gráfico como imagem.');
  baixar(new File([imagem], nome, { type: 'image/png' }));
}
