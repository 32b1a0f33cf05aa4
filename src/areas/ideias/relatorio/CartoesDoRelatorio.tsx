/** Four summary cards of the whole period (part 2 §9); a filter of the table does not change them. */
import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { percentualDeParticipacao, totaisDe } from '@/domain/ideias/relatorio-ideias';
import { variacao, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { numero, percentual, plural } from '@/ui/texto/formatos';
import { Variacao } from '../ranking/Variacao';
import type { Relatorio } from './relatorio.data';
import classes from './Relatorio.module.css';

interface Cartao {
  titulo: string;
  valor: string;
  nota: ReactNode;
}

function Cartao({ titulo, valor, nota }: Cartao) {
  return (
    <Paper withBorder p="md" component="section" aria-label={titulo}>
      <Text c="dimmed">{titulo}</Text>
      <Text size="xl" fw={600} className={classes.numero}>
        {valor}
      </Text>
      {nota}
    </Paper>
  );
}

export function CartoesDoRelatorio({
  relatorio: { linhas, anterior, participacao },
}: {
  relatorio: Relatorio;
}) {
  const { ideias, comentarios, curtidas, usuarios } = totaisDe(linhas);
  const { ativos, recentes } = participacao;
  return (
    <div className={classes.cartoes}>
      <Cartao
        titulo="Ideias"
        valor={numero(ideias)}
        nota={<Variacao valor={variacao(ideias, anterior.registros)} />}
      />
      <Cartao
        titulo="Comentários"
        valor={numero(comentarios)}
        nota={<Variacao valor={variacao(comentarios, anterior.comentarios)} />}
      />
      <Cartao
        titulo="Curtidas"
        valor={numero(curtidas)}
        nota={<Variacao valor={variacao(curtidas, anterior.curtidas)} />}
      />
      <Cartao
        titulo="Participação"
        valor={percentual(percentualDeParticipacao(usuarios, ativos), 2)}
        nota={
          <>
            <Text size="xs" c="dimmed">
              {numero(usuarios)} de {plural(ativos, 'colaborador ativo', 'colaboradores ativos')}
            </Text>
            <Text size="xs" c="dimmed">
              Nos últimos {DIAS_DO_PERIODO} dias: {plural(recentes, 'participante', 'participantes')}
            </Text>
          </>
        }
      />
    </div>
  );
}
