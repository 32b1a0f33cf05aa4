/** Pictures are scaled down in the browser before they are refused as too big (part 1 §5). */

interface Limites {
  /** Longest side in pixels. */
  lado: number;
  /** Largest file in bytes. */
  bytes: number;
}

const MENOR_LADO = 48;

/** A picture whose smallest copy still exceeds the limit. */
export class ImagemGrandeDemais extends Error {}

function desenhada(imagem: ImageBitmap, lado: number): HTMLCanvasElement {
  const escala = Math.min(1, lado / Math.max(imagem.width, imagem.height));
  const tela = document.createElement('canvas');
  tela.width = Math.max(1, Math.round(imagem.width * escala));
  tela.height = Math.max(1, Math.round(imagem.height * escala));
  tela.getContext('2d')?.drawImage(imagem, 0, 0, tela.width, tela.height);
  return tela;
}

const paraBlob = (tela: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => tela.toBlob(resolve, 'image/webp', 0.9));

/**
 * The picture within the limits: itself when it already is, else a WebP (a PNG where the browser makes none).
 * Throws an Error with a sentence when the file is no picture this browser can read.
 */
export async function reduzirImagem(arquivo: File, { lado, bytes }: Limites): Promise<File> {
  const imagem = await createImageBitmap(arquivo).catch(() => {
    throw new Error('Este arquivo não é uma imagem que o navegador consiga ler.');
  });
  try {
    if (arquivo.size <= bytes && Math.max(imagem.width, imagem.height) <= lado) return arquivo;
    const nome = arquivo.name.replace(/\.[^.]*$/, '');
    for (let tamanho = lado; tamanho >= MENOR_LADO; tamanho = Math.floor(tamanho * 0.75)) {
      const blob = await paraBlob(desenhada(imagem, tamanho));
      if (blob && blob.size <= bytes) {
        const extensao = blob.type === 'image/webp' ? 'webp' : 'png';
        return new File([blob], `${nome}.${extensao}`, { type: blob.type });
      }
    }
    throw new ImagemGrandeDemais('Não foi possível reduzir esta imagem. Escolha outra.');
  } finally {
    imagem.close();
  }
}
