/**
 * Trend arrow of a ranked item, as the last daily ordering saw it. It has a date, because the place beside it is
 * live. Up green, down red, neutral blue (part 2 §4); said in words for people who cannot see it.
 */
import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';

type Tendencia = 'INCREASED' | 'DECREASED' | 'NOT_CHANGED';
const IGUAL = { icone: IconMinus, cor: 'var(--mantine-color-blue-text)', rotulo: 'não mudou ontem' };
const MUDOU: Partial<Record<Tendencia, typeof IGUAL>> = {
  INCREASED: { icone: IconArrowUp, cor: 'var(--mantine-color-green-text)', rotulo: 'subiu ontem' },
  DECREASED: { icone: IconArrowDown, cor: 'var(--mantine-color-red-text)', rotulo: 'desceu ontem' },
};

export function SetaDaTendencia({ tendencia }: { tendencia: Tendencia }) {
  const { icone: Icone, cor, rotulo } = MUDOU[tendencia] ?? IGUAL;
  return <Icone size={18} color={cor} role="img" aria-label={rotulo} title={rotulo} />;
}
