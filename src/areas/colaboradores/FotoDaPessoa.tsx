import type { Colaborador } from '@/domain/colaborador';
import { useImagem } from '@/firebase/useImagem';
import { AvatarDaPessoa } from '@/ui/AvatarDaPessoa';

interface Props {
  pessoa: Pick<Colaborador, 'nome' | 'image'>;
  tamanho?: number;
}

/** Stored photo or initials; silent, because the name stands beside it. */
export function FotoDaPessoa({ pessoa, tamanho = 32 }: Props) {
  const imagem = useImagem(pessoa.image[0]?.path);
  return <AvatarDaPessoa nome={pessoa.nome} imagem={imagem ?? null} tamanho={tamanho} decorativo />;
}
