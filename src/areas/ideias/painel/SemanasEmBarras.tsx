/** Ideas per week: a sentence, a chart, and the same as a table behind a switch. Loaded when one gets there. */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { periodoDoPainel, type Semana, SEMANAS, semanasDe } from '@/domain/pai/semanas';
import type { Anos } from '@/domain/pai/somas-do-periodo';
import { data, numero, plural } from '@/ui/texto/formatos';
import { Grafico } from './Grafico';
import classes from '@/areas/pais/Painel.module.css';
import { ALTURA_DO_GRAFICO } from './semanas';

function frase(semanas: readonly Semana[]): string {
  const total = semanas.reduce((soma, { registros }) => soma + registros, 0);
  if (total === 0) return `Nenhuma ideia pública foi cadastrada nas últimas ${SEMANAS} semanas.`;
  const maior = semanas.reduce((a, b) => (b.registros > a.registros ? b : a));
  const foram = total === 1 ? 'Foi cadastrada 1 ideia' : `Foram cadastradas ${numero(total)} ideias`;
  return `${foram} nas últimas ${SEMANAS} semanas; a de mais ideias começou em ${data(maior.inicio)}, com ${numero(maior.registros)}.`;
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
      {semanas.map(({ inicio, registros }) => (
        <tr key={inicio}>
          <td>{data(inicio)}</td>
          <td>{plural(registros, 'ideia', 'ideias')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

export default function SemanasEmBarras({ anos }: { anos: Anos }) {
  const [emTabela, mostrarTabela] = useState(false);
  const semanas = semanasDe(anos, periodoDoPainel());
  return (
    <>
      <Group justify="space-between" mb="sm" gap="xs">
        <Text>{frase(semanas)}</Text>
        <Button
          variant="default"
          size="compact-sm"
          aria-pressed={emTabela}
          onClick={() => mostrarTabela((antes) => !antes)}
        >
          Ver como tabela
        </Button>
      </Group>
      {emTabela ? (
        <Tabela semanas={semanas} />
      ) : (
        <div style={{ height: ALTURA_DO_GRAFICO }}>
          <Grafico semanas={semanas} />
        </div>
      )}
    </>
  );
}
