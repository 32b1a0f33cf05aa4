import '@mantine/core/styles/List.css';
import { Alert, Button, Group, List, Stack } from '@mantine/core';
import { AndamentoDoEnvio } from '@/ui/AndamentoDoEnvio';
import { plural } from '@/ui/formatos';
import type { Andamento } from './useImportacao';

interface Props {
  andamento: Andamento;
  aoCancelar: () => void;
  /** Absent where the person may not remove people. */
  aoDesfazer?: (() => void) | undefined;
  aoFechar: () => void;
}

const convites = (quantos: number) =>
  plural(quantos, 'colaborador adicionado e convidado', 'colaboradores adicionados e convidados');

/** Progress while it runs; then what was done, what was refused, and the way back. */
export function ResultadoDaImportacao({ andamento, aoCancelar, aoDesfazer, aoFechar }: Props) {
  const { fase, feitas, total, adicionados, recusadas } = andamento;
  if (fase === 'enviando' || fase === 'desfazendo') {
    return (
      <AndamentoDoEnvio
        oQue={fase === 'enviando' ? 'Enviando convites' : 'Desfazendo'}
        rotulo="Andamento da importação"
        feitas={feitas}
        total={total}
        aoParar={fase === 'enviando' ? aoCancelar : undefined}
      />
    );
  }
  const titulo =
    fase === 'desfeita'
      ? 'Importação desfeita'
      : recusadas.length === 0
        ? 'Colaboradores adicionados com sucesso!'
        : 'Importação terminada';
  return (
    <Stack>
      <Alert color={recusadas.length === 0 ? 'green' : 'yellow'} role="status" title={titulo}>
        {fase === 'desfeita' ? 'Os convites que já saíram foram cancelados.' : convites(adicionados.length)}
      </Alert>
      {recusadas.length > 0 && (
        <List>
          {recusadas.map(({ numero, email, motivo }) => (
            <List.Item key={`${numero} ${email}`}>
              {numero > 0 ? `Linha ${numero}, ` : ''}
              {email}: {motivo}
            </List.Item>
          ))}
        </List>
      )}
      <Group justify="flex-end">
        {fase === 'terminada' && adicionados.length > 0 && aoDesfazer && (
          <Button variant="default" onClick={aoDesfazer}>
            Desfazer importação
          </Button>
        )}
        <Button onClick={aoFechar}>Fechar</Button>
      </Group>
    </Stack>
  );
}
