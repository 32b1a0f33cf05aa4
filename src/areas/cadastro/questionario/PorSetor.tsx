/** Who answered, by sector of the company: the lowest share first, because there is most to do there. */
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Adesao } from '@/domain/diagnostico/adesao';
import { taxaDeResposta } from '@/domain/diagnostico/convidado';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { adesaoData } from '@/areas/adesao/adesao.data';
import classes from './PorSetor.module.css';
import { Taxa } from './Taxa';

export function setoresEmOrdem({ setores }: Pick<Adesao, 'setores'>) {
  return Object.entries(setores)
    .map(([setor, contagens]) => ({ setor, contagens, taxa: taxaDeResposta(contagens) }))
    .filter(({ taxa }) => taxa !== null)
    .toSorted((a, b) => (a.taxa ?? 0) - (b.taxa ?? 0) || a.setor.localeCompare(b.setor, 'pt-BR'));
}

export function PorSetor({ adesao }: { adesao: Pick<Adesao, 'setores'> }) {
  const setores = setoresEmOrdem(adesao);
  if (setores.length === 0) return null;
  return (
    <Stack component="section" gap="xs" aria-label="Respostas por setor">
      <Title order={2} size="h4">
        Respostas por setor
      </Title>
      <ul className={classes.setores}>
        {setores.map(({ setor, contagens }) => (
          <li key={setor} className={classes.setor}>
            <Text size="sm" fw={600} className={classes.nome ?? ''}>
              {setor}
            </Text>
            <Taxa contagens={contagens} rotulo={setor} />
          </li>
        ))}
      </ul>
    </Stack>
  );
}

/** The same of the own company in one questionnaire; nothing while nobody was invited. */
export function PorSetorDaEmpresa({
  questionario,
}: {
  questionario: { idEmpresa: string; idQuestionario: string };
}) {
  const { data: adesao } = useQuery(adesaoData.propria(useSessaoAtiva(), questionario));
  return adesao ? <PorSetor adesao={adesao} /> : null;
}
