/** The person's own place in the ranking, always in sight, and how far the next one is. */
import { Group, Paper, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Total } from '@/domain/comum/total';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import classes from './MeuLugar.module.css';
import { pontosData } from './pontos.data';

const pontos = (quantos: number) => plural(quantos, 'ponto', 'pontos');

/** Counting stops at a limit (firestore.rules): whoever is beyond it is told no place that may be wrong. */
const lugarDepoisDe = (quantos: Total) =>
  typeof quantos === 'number' ? `${quantos + 1}º lugar` : `depois do ${quantos.aoMenos}º lugar`;

function oQueFalta(meus: number, proximo: number | null): string {
  if (proximo === null) return 'Ninguém tem mais pontos.';
  const falta = proximo - meus;
  return `${falta === 1 ? 'Falta' : 'Faltam'} ${pontos(falta)} para alcançar quem está à frente.`;
}

export function MeuLugar({ regulamentoId }: { regulamentoId: string }) {
  const { data: lugar } = useQuery(pontosData.meuLugar(useSessaoAtiva(), regulamentoId));
  if (!lugar) return null;
  const { totalPontos, quantos, proximo } = lugar;
  return (
    <Paper component="section" withBorder p="sm" className={classes['meu']} aria-label="Meu lugar">
      <Group justify="space-between" gap="4px 16px">
        <Text span fw={600}>
          Você: {lugarDepoisDe(quantos)}, {pontos(totalPontos)}
        </Text>
        <Text span size="sm">
          {oQueFalta(totalPontos, proximo)}
        </Text>
      </Group>
    </Paper>
  );
}
