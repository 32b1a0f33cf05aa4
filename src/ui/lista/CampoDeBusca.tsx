import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import classes from './CampoDeBusca.module.css';
import { useTeclas } from '@/ui/moldura/useTeclas';

interface Props {
  /** e.g. 'Pesquisar ideias'; label and placeholder. */
  rotulo: string;
  valor: string;
  /** Half a second after the last key, at once on Enter. */
  aoBuscar: (texto: string) => void;
}

/** Search field; '/' anywhere on the page focuses it. A plain input: Mantine's is 4 KB of the first load. */
export function CampoDeBusca({ rotulo, valor, aoBuscar }: Props) {
  const campo = useRef<HTMLInputElement>(null);
  const [texto, setTexto] = useState(valor);
  const [valorVisto, setValorVisto] = useState(valor);
  /** Searches that were asked for and that the address does not show yet. */
  const [pedidas, definirPedidas] = useState<readonly string[]>([]);
  const espera = useRef<number>(undefined);
  useTeclas([['/', () => campo.current?.focus()]]);
  useEffect(() => () => clearTimeout(espera.current), []);

  // 'Limpar filtros' and the back button change the search from outside. What was asked for here arrives late, when
  // the field may hold more.
  if (valor !== valorVisto) {
    const daqui = pedidas.indexOf(valor);
    setValorVisto(valor);
    definirPedidas(daqui < 0 ? [] : pedidas.slice(daqui + 1));
    if (daqui < 0) setTexto(valor);
  }
  const pedir = (novo: string) => {
    const pedida = novo.trim();
    definirPedidas((antes) => (pedida === (antes.at(-1) ?? valor) ? antes : [...antes, pedida]));
    aoBuscar(novo);
  };
  const buscarJa = (novo: string) => {
    clearTimeout(espera.current);
    setTexto(novo);
    pedir(novo);
  };
  const mudar = (novo: string) => {
    setTexto(novo);
    clearTimeout(espera.current);
    espera.current = window.setTimeout(() => pedir(novo), 500);
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
      {texto ? (
        <button type="button" aria-label="Limpar busca" onClick={() => buscarJa('')}>
          <IconX size={16} aria-hidden />
        </button>
      ) : null}
    </div>
  );
}
