/** Warns that a campaign pays less than the rule: its points replace the rule's, also where they are fewer. */
import { Alert } from '@mantine/core';
import { pagaMenos, ROTULO_DO_GANHO } from '@/domain/regulamentos/regulamento-form';
import type { Ganhos } from '@/domain/regulamentos/regulamento-ideias';
import { numero } from '@/ui/texto/formatos';

interface Props {
  /** Numbers as the form holds them; an emptied field counts as 0. */
  campanha: Ganhos;
  regulamento: Ganhos;
}

export function PagaMenos({ campanha, regulamento }: Props) {
  const campos = pagaMenos(campanha, regulamento);
  if (campos.length === 0) return null;
  const quanto = campos.map(
    (campo) =>
      `${ROTULO_DO_GANHO[campo]} (${numero(campanha[campo])} em vez de ${numero(regulamento[campo])})`,
  );
  return (
    <Alert color="yellow" role="status">
      Esta campanha paga menos do que o regulamento: {quanto.join('; ')}.
    </Alert>
  );
}
