/**
 * Figures of the last 30 days with their change; each leads to the list behind it. What records gathered counts on
 * the day they were registered (domain/pai/somas-por-dia.ts).
 */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { somasData } from '@/areas/relatorio/somas.data';
import { periodoAnterior, ultimosDias } from '@/domain/comum/datas';
import type { TipoDePai } from '@/domain/pai/pai';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { type Anos, somaDoPeriodo, variacao, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { numero } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { Variacao } from '@/ui/pagina/Variacao';
import classes from './Painel.module.css';

interface Props {
  tipo: TipoDePai;
  figuras: readonly (readonly [campo: keyof Soma, titulo: string, endereco: string])[];
}

function Grade({ figuras, anos }: Pick<Props, 'figuras'> & { anos: Anos }) {
  const [periodo] = useState(() => ultimosDias(DIAS_DO_PERIODO, new Date()));
  const agora = somaDoPeriodo(anos, periodo);
  const antes = somaDoPeriodo(anos, periodoAnterior(periodo));
  return (
    <ul className={classes.figuras}>
      {figuras.map(([campo, titulo, endereco]) => (
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

export function FigurasDoPainel({ tipo, figuras }: Props) {
  const { data: anos, error, refetch } = useQuery(somasData.doPainel(useSessaoAtiva(), tipo.colecao));
  return (
    <section aria-label={`Últimos ${DIAS_DO_PERIODO} dias`}>
      <Text size="xs" c="dimmed" mb={4}>
        Últimos {DIAS_DO_PERIODO} dias, comparados com os {DIAS_DO_PERIODO} anteriores
      </Text>
      {error ? (
        <ErrorState
          titulo={`Erro ao buscar ${tipo.nome.plural}`}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : anos ? (
        <Grade figuras={figuras} anos={anos} />
      ) : (
        <Esqueleto altura={104} noCelular={234} />
      )}
    </section>
  );
}
