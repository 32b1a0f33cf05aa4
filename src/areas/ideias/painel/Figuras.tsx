/**
 * Four figures of the last 30 days with their change; each leads to the list behind it. What ideas gathered counts on
 * the day they were registered (domain/comum/contadores.ts).
 */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { periodoAnterior, ultimosDias } from '@/domain/comum/datas';

import { type Anos, somaDoPeriodo, variacao, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { numero } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { Variacao } from '@/ui/pagina/Variacao';
import classes from './Painel.module.css';
import { somasDoPainel } from './semanas';

const FIGURAS: readonly [campo: keyof Soma, titulo: string, endereco: string][] = [
  ['registros', 'Ideias novas', para('/ideias')],
  ['comentarios', 'Comentários nelas', para('/home-ideias')],
  ['curtidas', 'Curtidas nelas', para('/ranking-de-ideias', { por: 'likes' })],
  ['moedas', 'Moedas nelas', para('/ranking-de-ideias')],
];

function Grade({ anos }: { anos: Anos }) {
  const [periodo] = useState(() => ultimosDias(DIAS_DO_PERIODO, new Date()));
  const agora = somaDoPeriodo(anos, periodo);
  const antes = somaDoPeriodo(anos, periodoAnterior(periodo));
  return (
    <ul className={classes.figuras}>
      {FIGURAS.map(([campo, titulo, endereco]) => (
        <li key={campo} className={classes.figura}>
          <Link to={endereco} className={classes.cobre}>
            {titulo}
          </Link>
          <Text size="xl" fw={600}>
            {numero(agora[campo])}
          </Text>
          <Variacao valor={variacao(agora[campo], antes[campo])} />
        </li>
      ))}
    </ul>
  );
}

export function Figuras() {
  const { data: anos, error, refetch } = useQuery(somasDoPainel(useSessaoAtiva()));
  return (
    <section aria-label={`Últimos ${DIAS_DO_PERIODO} dias`}>
      <Text size="xs" c="dimmed" mb={4}>
        Últimos {DIAS_DO_PERIODO} dias, comparados com os {DIAS_DO_PERIODO} anteriores
      </Text>
      {error ? (
        <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />
      ) : anos ? (
        <Grade anos={anos} />
      ) : (
        <Esqueleto altura={104} noCelular={234} />
      )}
    </section>
  );
}
