/**
 * What every visitor would load of Mantine without seeing it. It is its own palette, since the theme brings every
 * family the product uses, and the comparison of all variables with it at every start. It is groups of buttons, and
 * the animation of a button's loader, which is as large as the button. A table brings no scroll area of Mantine's,
 * which brings what floats.
 *
 * Library: @mantine/core 9.7.3
 * Gain: 0.9 KB of every first load by the palette; 1.5 KB of a signed-in one by the button (rows 2 and 3); 22 KB of the
 *   screens with a table of Mantine's (row 5)
 * Risk: a colour of Mantine's palette would have no shades (src/ui/moldura/theme.test.ts); a loader appears at once
 * Test: tests/unit/remendos.test.ts
 */
import { type Remendo, trocar } from './remendo.ts';

export const semPaleta = (fonte: string) =>
  trocar(fonte, /^const DEFAULT_COLORS = \{\n[\s\S]*?^\};$/m, 'const DEFAULT_COLORS = {};');

/** Variables are set even where Mantine has the same ones: with an empty palette there is nothing to compare. */
export const semComparacao = (fonte: string) =>
  trocar(
    trocar(fonte, /^const defaultCssVariables = .*;$/m, ''),
    /^function removeDefaultVariables\(input\) \{\n[\s\S]*?^\}$/m,
    'function removeDefaultVariables(input) {\n\treturn input;\n}',
  );

export const soOBotao = (fonte: string) =>
  trocar(
    trocar(
      fonte,
      /^import \{ Transition \} from "[^"]+";$/m,
      'const Transition = ({ mounted, children }) => (mounted ? children({}) : null);',
    ),
    /^Button\.Group(?:Section)? = \w+;$/gm,
    '',
  );

export const soATabela = (fonte: string) => trocar(fonte, /^Table\.ScrollContainer = \w+;$/m, '');

const arquivo = (caminho: string) =>
  new RegExp(`@mantine/core/esm/${caminho}\\.mjs$`.replaceAll('/', '[\\\\/]'));

export const mantine: Remendo[] = [
  {
    nome: 'paleta do Mantine',
    arquivo: arquivo('core/MantineProvider/default-colors'),
    mudar: semPaleta,
  },
  {
    nome: 'variáveis do Mantine',
    arquivo: arquivo('core/MantineProvider/MantineCssVariables/remove-default-variables'),
    mudar: semComparacao,
  },
  { nome: 'botão do Mantine', arquivo: arquivo('components/Button/Button'), mudar: soOBotao },
  { nome: 'tabela do Mantine', arquivo: arquivo('components/Table/Table'), mudar: soATabela },
];
