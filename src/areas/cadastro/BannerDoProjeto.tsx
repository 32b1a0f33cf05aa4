/** The banner of a project, its images fetched with the reader's rights. */
import type { Banner } from '@/domain/projetos/banner';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { BannerComImagens } from './BannerComImagens';

function Imagem({ path }: { path: string }) {
  const imagem = useImagem(path);
  return imagem ? <img src={imagem} alt="" /> : null;
}

export const BannerDoProjeto = (props: { nome: string; banner: Banner }) => (
  <BannerComImagens {...props} imagem={(path) => <Imagem path={path} />} />
);
