/** Summary cards of the whole period (part 2 §9); a filter of the table does not change them. */
import { Paper, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import {
  percentualDeParticipacao,
  TOTAIS,
  type TipoDeRelatorio,
  totaisDe,
} from '@/domain/relatorio/relatorio';
import { variacao, DIAS_DO_PERIODO } from '@/domain/pai/somas-do-periodo';
import { numero, plural } from '@/ui/texto/formatos';
import { percentual } from '@/ui/texto/percentual';
import { Variacao } from '@/ui/pagina/Variacao';
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

interface Props {
  tipo: TipoDeRelatorio;
  relatorio: Relatorio;
}

export function CartoesDoRelatorio({
  tipo: { aba, totais },
  relatorio: { linhas, anterior, participacao },
}: Props) {
  const somas = totaisDe(linhas);
  const { ativos, recentes } = participacao;
  return (
    <div className={classes.cartoes}>
      <Cartao
        titulo={aba}
        valor={numero(somas.registros)}
        nota={<Variacao valor={variacao(somas.registros, anterior.registros)} />}
      />
      {totais.map((total) => (
        <Cartao
          key={total}
          titulo={TOTAIS[total].titulo}
          valor={numero(somas[total])}
          nota={<Variacao valor={variacao(somas[total], anterior[total])} />}
        />
      ))}
      <Cartao
        titulo="Participação"
        valor={percentual(percentualDeParticipacao(somas.usuarios, ativos), 2)}
        nota={
          <>
            <Text size="xs" c="dimmed">
              {numero(somas.usuarios)} de {plural(ativos, 'colaborador ativo', 'colaboradores ativos')}
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
