import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import { Menu } from '@mantine/core';
import { Ancora } from '@/ui/moldura/Ancora';
import type { AcaoDaLinha } from './lista';

interface Props {
  elemento: HTMLElement;
  rotulo: string;
  acoes: readonly AcaoDaLinha[];
  aoFechar: () => void;
  /** For a button in a box that scrolls: it would cut the menu. */
  foraDaCaixa?: boolean | undefined;
}

/**
 * The one menu all rows of a list share: 250 mounted menus would make every sort wait (decisions T201).
 * The header's is the same, because Menu and what it floats with weigh 30 KB.
 */
export default function MenuAncorado({ elemento, rotulo, acoes, aoFechar, foraDaCaixa = false }: Props) {
  return (
    <Menu opened onClose={aoFechar} withinPortal={foraDaCaixa} key={rotulo}>
      <Menu.Target>
        <Ancora elemento={elemento} />
      </Menu.Target>
      <Menu.Dropdown aria-label={rotulo} maw="calc(100vw - 16px)">
        {acoes.map(({ rotulo: nome, icone, aoClicar, perigo }, indice) => (
          <Menu.Item
            key={nome}
            leftSection={icone} // With a shade Mantine takes the readable colour of the family in both schemes.
            color={perigo ? 'red.7' : undefined}
            data-autofocus={indice === 0 || undefined}
            onClick={aoClicar}
          >
            {nome}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
