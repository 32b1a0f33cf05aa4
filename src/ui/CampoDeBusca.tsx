import { CloseButton } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import classes from './CampoDeBusca.module.css';

interface Props {
  /** e.g. 'Pesquisar ideias'; label and placeholder. */
  rotulo: string;
  valor: string;
  /** Half a second after the last key, at once on Enter. */
  aoBuscar: (texto: string) => void;
}

/** Search field; '/' anywhere on the page focuses it. A plain input: Mantine's is 3 KB of the first load. */
export function CampoDeBusca({ rotulo, valor, aoBuscar }: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState(valor);
  const [valorVisto, setValorVisto] = useState(valor);
  const buscarDepois = useDebouncedCallback(aoBuscar, 500);
  useHotkeys([['/', () => campo.current?.focus()]]);

  // 'Limpar filtros' and the back button change the search from outside.
  if (valor !== valorVisto) {
    setValorVisto(valor);
    setTexto(valor);
  }
  const mudar = (novo: string) => {
    setTexto(novo);
    buscarDepois(novo);
  };
  const buscarJa = (novo: string) => {
    buscarDepois.cancel();
    setTexto(novo);
    aoBuscar(novo);
  };

  return (
    <div className={classes.campo}>
      <IconSearch size={16} aria-hidden />
      <input
        ref={campo}
        type="search"
        className={classes.entrada}
        aria-label={rotulo}
        placeholder={rotulo}
        value={texto}
        onChange={(evento) => mudar(evento.currentTarget.value)}
        onKeyDown={(evento) => {
          if (evento.key === 'Enter') buscarJa(texto);
        }}
      />
      {texto ? <CloseButton size="sm" aria-label="Limpar busca" onClick={() => buscarJa('')} /> : null}
    </div>
  );
}
