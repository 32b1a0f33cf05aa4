/** A place in a ranking that is the reader's own, always in sight, and how far the next one is. */
import { Group, Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Total } from '@/domain/comum/total';
import { plural } from '@/ui/texto/formatos';
import classes from './LugarNoRanking.module.css';

/** Counting stops at a limit (firestore.rules): whoever is beyond it is told no place that may be wrong. */
const lugarDepoisDe = (quantos: Total) =>
  typeof quantos === 'number' ? `${quantos + 1}º lugar` : `depois do ${quantos.aoMenos}º lugar`;

export interface LugarProprio {
  /** What the ranking goes by. */
  total: number;
  /** How many have more, and what the nearest of them has. */
  quantos: Total;
  proximo: number | null;
}

interface Props {
  rotulo: string;
  /** Whose place it is: 'Você'. */
  quem: ReactNode;
  lugar: LugarProprio;
  /** 'ponto', 'pontos'. */
  unidade: readonly [um: string, varios: string];
}

export function LugarNoRanking({ rotulo, quem, lugar: { total, quantos, proximo }, unidade }: Props) {
  const emPalavras = (n: number) => plural(n, ...unidade);
  const falta = (proximo ?? total) - total;
  return (
    <Paper component="section" withBorder p="sm" className={classes['meu']} aria-label={rotulo}>
      <Group justify="space-between" gap="4px 16px">
        <Text span fw={600}>
          {quem}: {lugarDepoisDe(quantos)}, {emPalavras(total)}
        </Text>
        <Text span size="sm">
          {proximo === null
            ? `Ninguém tem mais ${unidade[1]}.`
            : `${falta === 1 ? 'Falta' : 'Faltam'} ${emPalavras(falta)} para alcançar quem está à frente.`}
        </Text>
      </Group>
    </Paper>
  );
}
