import '@mantine/core/styles/Avatar.css';
import { Avatar, Tooltip, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Tooltip.css';
import classes from './Avatares.module.css';
import { iniciais, plural } from './formatos';

export interface Pessoa {
  id: string;
  nome: string;
  imagem?: string | null;
  /** A second line where people are listed: e-mail, sector. */
  detalhe?: string;
}

interface AvatarDaPessoaProps {
  nome: string;
  imagem?: string | null;
  tamanho?: number;
  /** True when the name stands beside it in text: the picture is then silent. */
  decorativo?: boolean;
}

/** Photo or initials of one person. */
export function AvatarDaPessoa({ nome, imagem, tamanho = 32, decorativo = false }: AvatarDaPessoaProps) {
  return (
    <Avatar
      src={imagem}
      alt={decorativo ? '' : nome}
      aria-hidden={decorativo || undefined}
      role={!imagem && !decorativo ? 'img' : undefined}
      aria-label={!imagem && !decorativo ? nome : undefined}
      title={decorativo ? undefined : nome}
      color="teal"
      variant="light"
      size={tamanho}
      radius="50%"
      fw={400}
      fz={tamanho * 0.38}
    >
      {iniciais(nome)}
    </Avatar>
  );
}

/** Several people overlapping, at most `maximo` and then '+N'; the names are readable without the pictures. */
export function Avatares({ pessoas, maximo = 4 }: { pessoas: readonly Pessoa[]; maximo?: number }) {
  const visiveis = pessoas.slice(0, maximo);
  const resto = pessoas.slice(maximo);
  return (
    <ul className={classes.grupo} aria-label={plural(pessoas.length, 'pessoa', 'pessoas')}>
      {visiveis.map(({ id, nome, imagem }) => (
        <li key={id}>
          <AvatarDaPessoa nome={nome} imagem={imagem} />
        </li>
      ))}
      {resto.length > 0 ? (
        <li>
          <Tooltip label={resto.map(({ nome }) => nome).join(', ')} multiline maw={320}>
            <Avatar size={32} radius="50%" color="gray" variant="light" aria-hidden>
              +{resto.length}
            </Avatar>
          </Tooltip>
          <VisuallyHidden>e mais {resto.map(({ nome }) => nome).join(', ')}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}
