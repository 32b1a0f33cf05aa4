import { VisuallyHidden } from '@mantine/core';
import { AvatarDaPessoa } from './AvatarDaPessoa';
import classes from './Avatares.module.css';
import { plural } from '@/ui/texto/formatos';

export interface Pessoa {
  id: string;
  nome: string;
  imagem?: string | null;
  /** A second line where people are listed: e-mail, sector. */
  detalhe?: string;
}

/** Several people overlapping, at most `maximo` and then '+N'; the names are readable without the pictures. */
export function Avatares({ pessoas, maximo = 3 }: { pessoas: readonly Pessoa[]; maximo?: number }) {
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
          {/* The browser's own hint: Mantine's would bring 25 KB to every screen with people. */}
          <span className={classes.resto} title={resto.map(({ nome }) => nome).join(', ')} aria-hidden>
            +{resto.length}
          </span>
          <VisuallyHidden>e mais {resto.map(({ nome }) => nome).join(', ')}</VisuallyHidden>
        </li>
      ) : null}
    </ul>
  );
}
