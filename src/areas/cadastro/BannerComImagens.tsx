/** The banner of a project (part 3 §3), whoever fetches its images. */
import type { ReactNode } from 'react';
import type { Banner as UmBanner } from '@/domain/projetos/banner';
import { Banner } from '@/ui/pagina/Banner';

interface Props {
  /** Name of the project. */
  nome: string;
  banner: UmBanner;
  /** Draws the stored image. */
  imagem: (path: string) => ReactNode;
}

export const BannerComImagens = ({ nome, banner: { imagens, tempo, trocar }, imagem }: Props) => (
  <Banner
    rotulo={`Banner de ${nome}`}
    tempo={tempo}
    trocar={trocar}
    imagens={imagens.map(({ path, descricao, link }) => ({
      id: path,
      descricao,
      link,
      imagem: imagem(path),
    }))}
  />
);
