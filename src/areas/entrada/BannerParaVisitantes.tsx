/** The project's banner for people without an account. A picture that cannot be had leaves its description. */
import { useEffect, useState } from 'react';
import { BannerComImagens } from '@/areas/cadastro/BannerComImagens';
import type { Banner } from '@/domain/projetos/banner';
import { imagemPublica } from '@/firebase/arquivos/imagemPublica';

function Imagem({ path }: { path: string }) {
  const [imagem, mostrar] = useState<string>();
  useEffect(() => {
    const saida = new AbortController();
    let endereco: string | undefined;
    const buscar = async () => {
      endereco = URL.createObjectURL(await imagemPublica(path, saida.signal));
      mostrar(endereco);
    };
    buscar().catch(() => undefined);
    return () => {
      saida.abort();
      if (endereco !== undefined) URL.revokeObjectURL(endereco);
    };
  }, [path]);
  return imagem ? <img src={imagem} alt="" /> : null;
}

export const BannerParaVisitantes = (props: { nome: string; banner: Banner }) => (
  <BannerComImagens {...props} imagem={(path) => <Imagem path={path} />} />
);
