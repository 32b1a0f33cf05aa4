import '@mantine/core/styles/List.css';
import { Alert, Button, Group, List, Stack, Text } from '@mantine/core';
import { AndamentoDoEnvio } from '@/ui/formulario/AndamentoDoEnvio';
import { plural } from '@/ui/texto/formatos';
import type { Andamento } from './useImportacao';

interface Props {
  andamento: Andamento;
  aoCancelar: () => void;
  aoEnviarDeNovo: () => void;
  /** Absent where the person may not remove people. */
  aoDesfazer?: (() => void) | undefined;
  aoFechar: () => void;
}

const convites = (quantos: number) =>
  plural(quantos, 'colaborador adicionado e convidado', 'colaboradores adicionados e convidados');

function comoTerminou({ fase, adicionados, recusadas }: Andamento): { titulo: string; texto: string } {
  if (fase === 'desfeita')
    return { titulo: 'Importação desfeita', texto: 'Os convites que já saíram foram cancelados.' };
  if (fase === 'meioDesfeita') {
    const restam = plural(adicionados.length, 'pessoa continua', 'pessoas continuam');
    return { titulo: 'A importação não foi toda desfeita', texto: `${restam} na empresa.` };
  }
  const titulo = recusadas.length === 0 ? 'Colaboradores adicionados com sucesso!' : 'Importação terminada';
  return { titulo, texto: convites(adicionados.length) };
}

/** Progress while it runs; then what was done, what was refused, and the way back. */
export function ResultadoDaImportacao({
  andamento,
  aoCancelar,
  aoEnviarDeNovo,
  aoDesfazer,
  aoFechar,
}: Props) {
  const { fase, feitas, total, adicionados, recusadas, incertas } = andamento;
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
  const { titulo, texto } = comoTerminou(andamento);
  return (
    <Stack>
      <Alert color={recusadas.length === 0 ? 'green' : 'yellow'} role="status" title={titulo}>
        {texto}
      </Alert>
      {recusadas.length > 0 && (
        <List>
          {recusadas.map(({ numero, email, motivo }) => (
            <List.Item key={`${numero} ${email}`}>
              Linha {numero}, {email}: {motivo}
            </List.Item>
          ))}
        </List>
      )}
      {incertas.length > 0 && (
        <Text size="sm">
          O que ficou sem resposta pode ter chegado. Enviar de novo não convida ninguém duas vezes.
        </Text>
      )}
      <Group justify="flex-end">
        {adicionados.length > 0 && aoDesfazer && (
          <Button variant="default" onClick={aoDesfazer}>
            Desfazer importação
          </Button>
        )}
        {incertas.length > 0 && (
          <Button variant="default" onClick={aoEnviarDeNovo}>
            Enviar de novo
          </Button>
        )}
        <Button onClick={aoFechar}>Fechar</Button>
      </Group>
    </Stack>
  );
}
