/** A question of useConfirmar(), as the test that answers all of them with 'Não' knows it. */
import { fireEvent, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import type { Persona } from '@tests/support/personas';

export interface UmaPergunta {
  /** Name of the product's file that asks. */
  arquivo: string;
  nome: string;
  quem: Persona;
  /** What is stored before, by path. */
  antes?: Record<string, object>;
  desenho: () => ReactElement;
  rota?: string;
  /** What comes first, once. */
  preparar?: () => Promise<void> | void;
  perguntar: () => Promise<void> | void;
  titulo: string;
  /** The answers, where they are not 'Não' and 'Sim'. */
  nao?: string;
  sim?: string;
  /** True when what was asked about has happened; without it, when something was stored or a function was called. */
  feito?: () => boolean;
}

/** The entries of a row's menu, without the menu. */
export const Botoes = ({ acoes }: { acoes: readonly AcaoDaLinha[] }) =>
  acoes.map(({ rotulo, aoClicar }) => (
    <button key={rotulo} type="button" onClick={aoClicar}>
      {rotulo}
    </button>
  ));

/** Presses the button of this name; inside the open dialog where `noDialogo`. */
export async function apertar(name: string | RegExp, noDialogo = false): Promise<void> {
  const onde = noDialogo ? within(await screen.findByRole('dialog')) : screen;
  fireEvent.click(await onde.findByRole('button', { name }));
}

/** Chooses an entry of the menu of the row of this name. */
export async function doMenu(linha: string, name: string): Promise<void> {
  await apertar(`Ações de ${linha}`);
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
