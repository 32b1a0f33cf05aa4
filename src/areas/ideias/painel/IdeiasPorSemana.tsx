/** Ideas per week: a sentence, a chart that is loaded when one gets there, and the same as a table behind a switch. */
import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { inicioDoDia } from '@/domain/datas';
import { type Semana, semanasDe } from '@/domain/somas-de-ideias';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Esqueleto } from '@/ui/Esqueleto';
import { data, numero, plural } from '@/ui/formatos';
import { useAVista } from '@/ui/useAVista';
import { Bloco } from './Bloco';
import classes from './Painel.module.css';
import { periodoDoPainel, SEMANAS, somasDoPainel } from './semanas';

const Grafico = lazy(() => import('./Grafico'));
const ALTURA = 240;

function frase(semanas: readonly Semana[]): string {
  const total = semanas.reduce((soma, { ideias }) => soma + ideias, 0);
  if (total === 0) return `Nenhuma ideia pública foi cadastrada nas últimas ${SEMANAS} semanas.`;
  const maior = semanas.reduce((a, b) => (b.ideias > a.ideias ? b : a));
  const foram = total === 1 ? 'Foi cadastrada 1 ideia' : `Foram cadastradas ${numero(total)} ideias`;
  return `${foram} nas últimas ${SEMANAS} semanas; a de mais ideias começou em ${data(inicioDoDia(maior.inicio))}, com ${numero(maior.ideias)}.`;
}

const Tabela = ({ semanas }: { semanas: readonly Semana[] }) => (
  <table className={classes.tabela}>
    <thead>
      <tr>
        <th>Semana de</th>
        <th>Ideias</th>
      </tr>
    </thead>
    <tbody>
      {semanas.map(({ inicio, ideias }) => (
        <tr key={inicio}>
          <td>{data(inicioDoDia(inicio))}</td>
          <td>{plural(ideias, 'ideia', 'ideias')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export function IdeiasPorSemana() {
  const consulta = useQuery(somasDoPainel(useSessaoAtiva()));
  const [emTabela, mostrarTabela] = useState(false);
  const { ref, aVista } = useAVista<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Bloco
        titulo="Ideias por semana"
        altura={ALTURA}
        consulta={consulta}
        mais={
          <Button
            variant="default"
            size="compact-sm"
            aria-pressed={emTabela}
            onClick={() => mostrarTabela((antes) => !antes)}
          >
            Ver como tabela
          </Button>
        }
      >
        {(anos) => {
          const semanas = semanasDe(anos, periodoDoPainel());
          return (
            <>
              <Text mb="sm">{frase(semanas)}</Text>
              {emTabela ? (
                <Tabela semanas={semanas} />
              ) : (
                <div style={{ height: ALTURA }}>
                  {aVista && (
                    <Suspense fallback={<Esqueleto altura={ALTURA} />}>
                      <Grafico semanas={semanas} />
                    </Suspense>
                  )}
                </div>
              )}
            </>
          );
        }}
      </Bloco>
    </div>
  );
}
