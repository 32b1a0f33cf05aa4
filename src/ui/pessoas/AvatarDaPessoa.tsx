import type { CSSProperties } from 'react';
import classes from './AvatarDaPessoa.module.css';
import { tomDe } from './tomDe';
import { iniciais } from '@/ui/texto/formatos';

interface Props {
  nome: string;
  imagem?: string | null;
  tamanho?: number;
  /** True when the name stands beside it in text: the picture is then silent. */
  decorativo?: boolean;
}

/** Photo or initials of one person. */
export function AvatarDaPessoa({ nome, imagem, tamanho = 32, decorativo = false }: Props) {
  const estilo = { '--tamanho': `${tamanho}px` } as CSSProperties;
  const rotulo = decorativo ? { 'aria-hidden': true } : { role: 'img', 'aria-label': nome, title: nome };
  return (
    <span className={classes.avatar} style={estilo} data-tom={tomDe(nome)} {...rotulo}>
      {imagem ? <img src={imagem} alt="" /> : iniciais(nome)}
    </span>
  );
}
