/**
 * Figures of the last 30 days with their change and the line of their last weeks; each leads to the list behind it.
 * What records gathered counts on the day they were registered (domain/pai/somas-por-dia.ts).
 */
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { somasData } from '@/areas/relatorio/somas.data';
import { periodoAnterior, ultimosDias } from '@/domain/comum/datas';
import type { TipoDePai } from '@/domain/pai/pai';
import type { Soma } from '@/domain/pai/somas-por-dia';
import { periodoDoPainel, SEMANAS, semanasDe } from '@/domain/pai/semanas';
import { type Anos, somaDoPeriodo, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { numero } from '@/ui/texto/formatos';
import { mudanca } from '@/ui/texto/mudanca';
import { Link } from '@/ui/moldura/Link';
import classes from './Painel.module.css';

interface Props {
  tipo: TipoDePai;
  figuras: readonly (readonly [campo: keyof Soma, titulo: string, endereco: string])[];
}

/** Width and height of the drawing; it is stretched to its place. */
const [LARGURA, ALTURA] = [88, 24];

/** One value a week, the oldest on the left. */
function Linha({ valores }: { valores: readonly number[] }) {
  const maior = Math.max(1, ...valores);
  const passo = LARGURA / (valores.length - 1);
  return (
    <svg
      viewBox={`0 -1 ${LARGURA} ${ALTURA + 2}`}
      preserveAspectRatio="none"
      className={classes.serie}
      role="img"
      aria-label={`Nas últimas ${SEMANAS} semanas, da primeira à última: ${valores.join(', ')}`}
    >
      <polyline points={valores.map((v, i) => `${i * passo},${ALTURA - (v / maior) * ALTURA}`).join(' ')} />
    </svg>
  );
}

function Grade({ figuras, anos }: Pick<Props, 'figuras'> & { anos: Anos }) {
  const [periodo] = useState(() => ultimosDias(DIAS_DO_PERIODO, new Date()));
  const agora = somaDoPeriodo(anos, periodo);
  const antes = somaDoPeriodo(anos, periodoAnterior(periodo));
  const semanas = semanasDe(anos, periodoDoPainel());
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
          <Text size="xs" c="dimmed">
            {mudanca(agora[campo], antes[campo])}
          </Text>
          <Linha valores={semanas.map((semana) => semana[campo])} />
        </li>
      ))}
    </ul>
  );
}

export function FigurasDoPainel({ tipo, figuras }: Props) {
  const id = useId();
  const { data: anos, error, refetch } = useQuery(somasData.doPainel(useSessaoAtiva(), tipo.colecao));
  return (
    <section aria-labelledby={id}>
      <div className={classes.topo}>
        <Title order={2} size="h3" id={id}>
          Últimos {DIAS_DO_PERIODO} dias
        </Title>
        <Text c="dimmed">O que foi registrado e o que recebeu, ao lado dos {DIAS_DO_PERIODO} dias antes</Text>
      </div>
      {error ? (
        <ErrorState
          titulo={`Erro ao buscar ${tipo.nome.plural}`}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : anos ? (
        <Grade figuras={figuras} anos={anos} />
      ) : (
        <Esqueleto altura={156} noCelular={327} />
      )}
    </section>
  );
}
