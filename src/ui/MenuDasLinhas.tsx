import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { assignRef } from '@mantine/hooks';
import { useLayoutEffect, type Ref } from 'react';
import type { AcaoDaLinha } from './lista';

/** Lends the menu a button that is already on the page. */
function Ancora({ elemento, ref }: { elemento: HTMLElement; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    assignRef(ref, elemento);
    return () => {
      assignRef(ref, null);
    };
  }, [elemento, ref]);
  return null;
}

interface Props {
  elemento: HTMLElement;
  rotulo: string;
  acoes: readonly AcaoDaLinha[];
  /** Drawn beside its button and not at the end of the page: for places that cut nothing off. */
  noLugar?: boolean;
  aoFechar: () => void;
}

/** The one menu all rows share: 250 mounted menus would make every sort wait (docs/performance.md, row 8). */
export default function MenuDasLinhas({ elemento, rotulo, acoes, noLugar = false, aoFechar }: Props) {
  return (
    <Menu opened onClose={aoFechar} key={rotulo} withInitialFocusPlaceholder={false} withinPortal={!noLugar}>
      <Menu.Target>
        <Ancora elemento={elemento} />
      </Menu.Target>
      <Menu.Dropdown aria-label={rotulo}>
        {acoes.map(({ rotulo: nome, icone, aoClicar, perigo }) => (
          <Menu.Item key={nome} leftSection={icone} color={perigo ? 'red' : undefined} onClick={aoClicar}>
            {nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
