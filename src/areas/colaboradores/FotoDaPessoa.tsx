import type { Colaborador } from '@/domain/pessoas/colaborador';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';

interface Props {
  pessoa: Pick<Colaborador, 'nome' | 'image'>;
  tamanho?: number;
}

/** Stored photo or initials; silent, because the name stands beside it. */
export function FotoDaPessoa({ pessoa, tamanho = 32 }: Props) {
  const imagem = useImagem(pessoa.image[0]?.path);
  return <AvatarDaPessoa nome={pessoa.nome} imagem={imagem ?? null} tamanho={tamanho} decorativo />;
}
