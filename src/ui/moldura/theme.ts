/**
 * The theme: colours, five text sizes, two weights, three radii, a 4-pixel grid, shadows only for what floats.
 * It names no component code (only default props), so it costs the first page nothing but itself.
 */
import { createTheme, defaultCssVariablesResolver, type CSSVariablesResolver } from '@mantine/core';
import { CORES } from './cores';

/** The faces are in index.html, where they are asked for first (decisions T233). */
const LETRAS = "Figtree, 'Figtree reserva', system-ui, sans-serif";
const PESO_FORTE = '600';
const SOMBRA = '0 4px 12px rgb(30 28 25 / 10%), 0 1px 3px rgb(30 28 25 / 12%)';

/**
 * The list behind a dialog does not scroll, but keeps its bar. Taking it away writes a variable that every element
 * inherits. The browser goes through all of 250 rows for it (docs/performance.md, row 8).
 */
const COM_A_BARRA = { removeScrollBar: false };

/** What floats in the page lies over its header, and under every layer (camadas.ts). */
const NA_PAGINA = 150;

export const tema = createTheme({
  colors: CORES,
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 7 },
  black: CORES.gray[9],
  fontFamily: LETRAS,
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.625rem' },
  fontWeights: { regular: '400', medium: PESO_FORTE, bold: PESO_FORTE },
  headings: {
    fontFamily: LETRAS,
    fontWeight: PESO_FORTE,
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.625rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.3' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
      h4: { fontSize: '0.875rem', lineHeight: '1.45' },
      h5: { fontSize: '0.875rem', lineHeight: '1.45' },
      h6: { fontSize: '0.75rem', lineHeight: '1.45' },
    },
  },
  radius: { xs: '4px', sm: '4px', md: '6px', lg: '10px', xl: '10px' },
  defaultRadius: 'md',
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  shadows: { xs: SOMBRA, sm: SOMBRA, md: SOMBRA, lg: SOMBRA, xl: SOMBRA },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Text: { defaultProps: { size: 'sm' } },
    ActionIcon: { defaultProps: { variant: 'subtle', color: 'gray', size: 'lg' } },
    Alert: { defaultProps: { variant: 'light', radius: 'lg' } },
    Paper: { defaultProps: { radius: 'lg' } },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        overlayProps: { backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': 'Fechar' },
        transitionProps: { duration: 150 },
        removeScrollProps: COM_A_BARRA,
      },
    },
    Drawer: {
      defaultProps: {
        position: 'right',
        overlayProps: { backgroundOpacity: 0.4 },
        closeButtonProps: { 'aria-label': 'Fechar' },
        transitionProps: { duration: 150 },
        removeScrollProps: COM_A_BARRA,
      },
    },
    // A panel never counts for the page's width. On phones a page that something sticks out of grows, and with it the
    // dialog, the field in it and its list, again and again (decisions T235).
    Popover: { defaultProps: { floatingStrategy: 'fixed', zIndex: NA_PAGINA } },
    Tooltip: {
      defaultProps: {
        withArrow: true,
        openDelay: 300,
        events: { hover: true, focus: true, touch: true },
        floatingStrategy: 'fixed',
        zIndex: NA_PAGINA,
      },
    },
    // A closed list that stays on the page takes its first place at width 0: half of it outside.
    Combobox: { defaultProps: { keepMounted: false } },
    // Mantine's headers are <header>: inside a dialog axe takes them for a second banner of the page.
    ModalHeader: { defaultProps: { role: 'presentation' } },
    DrawerHeader: { defaultProps: { role: 'presentation' } },
    // Its focus placeholder is no menu item, which ARIA forbids inside a menu. The arrows work without it.
    Menu: {
      defaultProps: {
        withInitialFocusPlaceholder: false,
        shadow: 'md',
        position: 'bottom-end',
        transitionProps: { duration: 100 },
      },
    },
    Select: { defaultProps: { nothingFoundMessage: 'Nada encontrado...', checkIconPosition: 'right' } },
    MultiSelect: { defaultProps: { nothingFoundMessage: 'Nada encontrado...' } },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
});

/**
 * The `light` variants (badges, alerts, soft buttons) in the dark scheme. Mantine's are nearly black with nearly white
 * words. These keep the colour in both.
 */
const tonsSuavesNoEscuro = Object.fromEntries(
  Object.keys(CORES)
    .filter((cor) => cor !== 'dark')
    .flatMap((cor) => {
      const base = cor === 'gray' ? 'var(--mantine-color-dark-4)' : `var(--mantine-color-${cor}-9)`;
      return [
        [`--mantine-color-${cor}-light`, `color-mix(in srgb, ${base} 60%, var(--mantine-color-dark-7))`],
        [`--mantine-color-${cor}-light-hover`, base],
        [`--mantine-color-${cor}-light-color`, `var(--mantine-color-${cor}-2)`],
      ];
    }),
);

/** Variables whose Mantine defaults fail WCAG AA or stand out too much; theme.test.ts checks the pairs. */
export const variaveisDoTema: CSSVariablesResolver = (theme) => {
  const padrao = defaultCssVariablesResolver(theme);
  return {
    variables: padrao.variables,
    light: {
      ...padrao.light,
      '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
      '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
      '--mantine-color-error': 'var(--mantine-color-red-7)',
      '--mantine-color-success': 'var(--mantine-color-green-7)',
      '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
      '--mantine-color-default-border': 'var(--mantine-color-gray-5)',
      '--cor-borda': 'var(--mantine-color-gray-3)',
      '--cor-linha': 'var(--mantine-color-gray-2)',
      '--cor-realce': 'var(--mantine-color-gray-1)',
      '--cor-esqueleto': 'var(--mantine-color-gray-3)',
      '--cor-fundo-suave': 'var(--mantine-color-gray-0)',
    },
    dark: {
      ...padrao.dark,
      ...tonsSuavesNoEscuro,
      '--mantine-color-dimmed': 'var(--mantine-color-dark-2)',
      '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
      '--mantine-color-error': 'var(--mantine-color-red-4)',
      '--mantine-color-success': 'var(--mantine-color-green-4)',
      '--mantine-color-default-border':
        'color-mix(in srgb, var(--mantine-color-dark-3) 60%, var(--mantine-color-dark-4))',
      '--cor-borda': 'var(--mantine-color-dark-4)',
      '--cor-linha': 'var(--mantine-color-dark-5)',
      '--cor-realce': 'var(--mantine-color-dark-6)',
      '--cor-esqueleto': 'var(--mantine-color-dark-5)',
      '--cor-fundo-suave': 'var(--mantine-color-dark-8)',
    },
  };
};
