/** The banner of a project, its images fetched with the reader's rights or a visitor's (storage.rules, exibido). */
import type { Banner as UmBanner } from '@/domain/projetos/banner';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { Banner } from '@/ui/pagina/Banner';

function Imagem({ path }: { path: string }) {
  const imagem = useImagem(path);
  return imagem ? <img src={imagem} alt="" /> : null;
}

interface Props {
  /** Name of the project. */
  nome: string;
  banner: UmBanner;
}

export const BannerDoProjeto = ({ nome, banner: { imagens, tempo, trocar } }: Props) => (
  <Banner
    rotulo={`Banner de ${nome}`}
    tempo={tempo}
    trocar={trocar}
    imagens={imagens.map(({ path, descricao, link }) => ({
      id: path,
      descricao,
      link,
      imagem: <Imagem path={path} />,
    }))}
  />
);
