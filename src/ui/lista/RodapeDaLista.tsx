import { Button, Group, NativeSelect, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { numero } from '@/ui/texto/formatos';
import type { PaginaDaLista } from './lista';
import { type TotalDaLista, totalEmPalavras } from './total';
import { ITENS_POR_PAGINA, type EstadoDaLista } from './useEstadoDaLista';

interface Props {
  estado: Pick<EstadoDaLista, 'pagina' | 'porPagina' | 'irPara' | 'mudarPorPagina'>;
  consulta: Pick<PaginaDaLista<unknown>, 'itens' | 'total' | 'temMais'>;
}

/** 'Itens por página', 'x - total de n' (part 1 §2) and the two page steps. A list of one short page has none of it. */
export function RodapeDaLista({ estado, consulta }: Props) {
  const { pagina, porPagina, irPara, mudarPorPagina } = estado;
  const { itens, total, temMais } = consulta;
  const umaSo = pagina === 0 && !temMais;
  if (umaSo && itens.length <= ITENS_POR_PAGINA[0]) return null;
  const primeiro = pagina * porPagina + 1;
  const ultimo = primeiro + itens.length - 1;
  const quantos = total === undefined ? undefined : aoMenosAte(total, ultimo);
  const faixa = ultimo > primeiro ? `${numero(primeiro)} a ${numero(ultimo)}` : numero(primeiro);
  return (
    <Group component="nav" aria-label="Paginação" justify="space-between" gap="sm">
      <NativeSelect
        label="Itens por página"
        size="xs"
        data={ITENS_POR_PAGINA.map(String)}
        value={String(porPagina)}
        onChange={(evento) => mudarPorPagina(Number(evento.currentTarget.value))}
        styles={{
          root: { display: 'flex', alignItems: 'center', gap: 8 },
          label: { fontWeight: 400, margin: 0 },
        }}
      />
      <Group gap="xs">
        <Text c="dimmed" style={{ fontVariantNumeric: 'tabular-nums' }} aria-live="polite">
          {quantos === undefined ? faixa : `${faixa} - total de ${totalEmPalavras(quantos)}`}
        </Text>
        {umaSo ? null : (
          <Group gap="xs" wrap="nowrap">
            <Button
              variant="subtle"
              size="xs"
              {...passo(pagina > 0, () => irPara(pagina - 1))}
              leftSection={<IconChevronLeft size={16} aria-hidden />}
            >
              Anterior
            </Button>
            <Button
              variant="subtle"
              size="xs"
              {...passo(temMais, () => irPara(pagina + 1))}
              rightSection={<IconChevronRight size={16} aria-hidden />}
            >
              Próxima
            </Button>
          </Group>
        )}
      </Group>
    </Group>
  );
}

/** The button is not `disabled`. At the last step it would throw away the focus of the person who presses it. */
const passo = (ha: boolean, dar: () => void) =>
  ha ? { onClick: dar } : { 'aria-disabled': true, 'data-disabled': true, bg: 'transparent' };

/** Where counting stopped, what stands on the screen may already be further. */
const aoMenosAte = (total: TotalDaLista, ultimo: number): TotalDaLista =>
  typeof total === 'number' ? total : { aoMenos: Math.max(total.aoMenos, ultimo) };
