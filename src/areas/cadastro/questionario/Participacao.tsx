/** How many answered of those who were invited to one questionnaire, as a bar and in words. */
import { Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { useQuery } from '@tanstack/react-query';
import type { Total } from '@/domain/comum/total';
import { taxaDeResposta } from '@/domain/diagnostico/convidado';
import { semConvidados } from '@/domain/diagnostico/pela-empresa';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { percentual } from '@/ui/texto/percentual';
import { convidadosData, type QuestionarioAlvo } from '@/areas/convidados/convidados.data';

const quantos = (total: Total) => (typeof total === 'number' ? total : total.aoMenos);

interface Props {
  alvo: QuestionarioAlvo;
  /** Of the company, as the list of questionnaires tells it. */
  finalizadas: number | undefined;
}

export function Participacao({ alvo, finalizadas }: Props) {
  const { data: soma, isError } = useQuery(convidadosData.participacao(useSessaoAtiva(), alvo));
  if (isError) return <Text size="sm">Não foi possível contar os convidados.</Text>;
  if (!soma) return <Esqueleto altura={28} />;
  const { respondidos, pendentes } = soma;
  const taxa = taxaDeResposta({ respondido: quantos(respondidos), aguardando: quantos(pendentes) });
  if (taxa === null)
    return <Text size="sm">{semConvidados(finalizadas, 'Nenhum colaborador convidado!')}</Text>;
  const frase = `${totalEmPalavras(respondidos)} de ${quantos(respondidos) + quantos(pendentes)} convidados responderam (${percentual(taxa, 0)})`;
  return (
    <>
      <Progress value={taxa} size="sm" aria-label={frase} />
      <Text size="sm">{frase}</Text>
    </>
  );
}
