/** Left navigation: the entries this person may open, by area. */
import { Stack, Text } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { AREAS, ROTULO_DA_AREA } from '@/domain/modules';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { itensDaArea } from './menu';
import classes from './Navegacao.module.css';

export function Navegacao() {
  const sessao = useSessaoAtiva();
  const { pathname } = useLocation();
  const areas = AREAS.map((area) => ({ area, itens: itensDaArea(sessao, area) })).filter(
    ({ itens }) => itens.length > 0,
  );
  return (
    <Stack gap="lg">
      {areas.map(({ area, itens }) => (
        <section key={area} aria-label={ROTULO_DA_AREA[area]}>
          <Text size="xs" fw={600} c="dimmed" px="sm" pb={4}>
            {ROTULO_DA_AREA[area]}
          </Text>
          {itens.map(({ caminho, rotulo, icone: Icone }) => (
            <Link
              key={caminho}
              to={caminho}
              className={classes.item}
              aria-current={pathname === caminho ? 'page' : undefined}
              data-dentro={pathname.startsWith(`${caminho}/`) || undefined}
            >
              <Icone size={18} aria-hidden />
              {rotulo}
            </Link>
          ))}
        </section>
      ))}
    </Stack>
  );
}
