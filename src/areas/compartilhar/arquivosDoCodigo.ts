/** The code of an address as files. Loaded when somebody shares one. */
import { matrizDoQr, pontosDoQr, svgDoQr } from '@/domain/compartilhar/qr';

/** Pixels of a side at least: sharp on a sheet of A4. */
const LADO_DO_PNG = 1_024;

export const svgDoEndereco = (endereco: string) => svgDoQr(matrizDoQr(endereco));

/** For `src` of an image: no style of the page reaches into it. */
export const imagemDoEndereco = (endereco: string) =>
  `data:image/svg+xml,${encodeURIComponent(svgDoEndereco(endereco))}`;

export async function pngDoEndereco(endereco: string): Promise<Blob> {
  const { lado, pontos } = pontosDoQr(matrizDoQr(endereco), LADO_DO_PNG);
  const tela = document.createElement('canvas');
  tela.width = lado;
  tela.height = lado;
  tela.getContext('2d')?.putImageData(new ImageData(pontos, lado), 0, 0);
  return new Promise((feito, falhou) => {
    tela.toBlob(
      (png) => (png ? feito(png) : falhou(new Error('O navegador não fez a imagem.'))),
      'image/png',
    );
  });
}
