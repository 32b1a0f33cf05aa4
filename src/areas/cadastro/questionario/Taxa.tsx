/** A share of answers as a bar and in words; cancelled invitations are not counted. */
import { Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { type Contagens } from '@/domain/diagnostico/adesao';
import { PENDENTES, taxaDeResposta } from '@/domain/diagnostico/convidado';
import { semConvidados } from '@/domain/diagnostico/pela-empresa';
import { percentual } from '@/ui/texto/percentual';

export const convidadosEm = (contagens: Contagens) =>
  [...PENDENTES, 'respondido' as const].reduce((soma, situacao) => soma + (contagens[situacao] ?? 0), 0);

/** `oQue` says of whom, where no heading does. */
function taxaEmPalavras({ contagens, finalizadas, oQue = '' }: Omit<Props, 'rotulo'>) {
  const taxa = taxaDeResposta(contagens);
  if (taxa === null) return semConvidados(finalizadas);
  const quantos = `${contagens.respondido ?? 0} de ${convidadosEm(contagens)}`;
  return `${oQue ? `${quantos} ${oQue}` : quantos} (${percentual(taxa, 0)})`;
}

interface Props {
  contagens: Contagens;
  /** Of the company; without it where the people are a part of it. */
  finalizadas?: number | undefined;
  rotulo: string;
  oQue?: string;
}

export function Taxa({ rotulo, ...dela }: Props) {
  const frase = taxaEmPalavras(dela);
  const taxa = taxaDeResposta(dela.contagens);
  // An empty bar would say that nobody answered.
  if (taxa === null)
    return (
      <Text size="sm" c="dimmed" span>
        {frase}
      </Text>
    );
  return (
    <>
      <Progress value={taxa} size="sm" mb={4} aria-label={`${rotulo}: ${frase}`} />
      <Text size="sm" span>
        {frase}
      </Text>
    </>
  );
}
