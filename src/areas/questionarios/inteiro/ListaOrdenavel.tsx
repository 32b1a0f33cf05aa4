/** A list whose items are moved: with the mouse by their handle, with the keyboard and on phones by two buttons. */
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { anunciar } from '@/ui/moldura/anunciar';
import classes from './ListaOrdenavel.module.css';

interface Props<T> {
  rotulo: string;
  itens: readonly T[];
  nomeDo: (item: T) => string;
  /** Id of its element on the page, so that others lead there. */
  lugarDo: (item: T) => string;
  /** Absent for people who may not move them; false where they cannot be moved so. */
  aoMover?: ((de: number, para: number) => boolean) | undefined;
  /** A move is under way. */
  ocupado: boolean;
  /** Other buttons of an item, after those that move it. */
  acoes?: (item: T) => ReactNode;
  children: (item: T, indice: number) => ReactNode;
}

export function ListaOrdenavel<T extends { id: string }>({
  rotulo,
  itens,
  nomeDo,
  lugarDo,
  aoMover,
  ocupado,
  acoes,
  children,
}: Props<T>) {
  const [levado, levar] = useState<number>();
  const [alvo, mirar] = useState<number>();
  const mover = (de: number, para: number) => {
    const item = itens[de];
    if (!item || ocupado || de === para) return;
    if (aoMover?.(de, para)) anunciar(`${nomeDo(item)}: lugar ${para + 1} de ${itens.length}.`);
  };
  const soltar = () => {
    levar(undefined);
    mirar(undefined);
  };
  const lado = (i: number) =>
    alvo !== i || levado === undefined || levado === i ? undefined : levado < i ? 'depois' : 'antes';
  return (
    <ol className={classes.lista} aria-label={rotulo}>
      {itens.map((item, i) => (
        <li key={item.id} id={lugarDo(item)} tabIndex={-1}>
          <div
            className={classes.item}
            data-alvo={lado(i)}
            onDragOver={(evento) => {
              if (levado === undefined) return;
              evento.preventDefault();
              mirar(i);
            }}
            onDrop={(evento) => {
              if (levado === undefined) return;
              evento.preventDefault();
              mover(levado, i);
              soltar();
            }}
          >
            {aoMover ? (
              <span
                className={classes.alca}
                draggable={!ocupado}
                onDragStart={() => levar(i)}
                onDragEnd={soltar}
                aria-hidden
              >
                <IconGripVertical size={16} />
              </span>
            ) : (
              <span />
            )}
            <div>{children(item, i)}</div>
            <span className={classes.botoes}>
              {aoMover ? (
                <>
                  <Seta
                    rotulo={`Subir ${nomeDo(item)}`}
                    icone={IconArrowUp}
                    impedida={i === 0}
                    aoClicar={() => mover(i, i - 1)}
                  />
                  <Seta
                    rotulo={`Descer ${nomeDo(item)}`}
                    icone={IconArrowDown}
                    impedida={i === itens.length - 1}
                    aoClicar={() => mover(i, i + 1)}
                  />
                </>
              ) : null}
              {acoes?.(item)}
            </span>
          </div>
        </li>
      ))}
    </ol>
  );
}

interface PropsDaSeta {
  rotulo: string;
  icone: typeof IconArrowUp;
  impedida: boolean;
  aoClicar: () => void;
}

/** It stays focusable at the end, so that the keyboard keeps its place. */
const Seta = ({ rotulo, icone: Icone, impedida, aoClicar }: PropsDaSeta) => (
  <ActionIcon
    variant="subtle"
    color="gray"
    aria-label={rotulo}
    data-disabled={impedida || undefined}
    aria-disabled={impedida}
    onClick={() => impedida || aoClicar()}
  >
    <Icone size={16} aria-hidden />
  </ActionIcon>
);
