/** The phases of the project in which a questionnaire is answered, and whether its period fits the project's. */
import '@mantine/core/styles/Checkbox.css';
import { Alert, Checkbox, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projetosData } from '@/areas/projetos/projetos.data';
import { diaDe } from '@/domain/comum/datas';
import { fasesDe } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data } from '@/ui/texto/formatos';

interface Props {
  idProjeto: string;
  fases: readonly number[];
  aoMudar: (fases: number[]) => void;
  /** First and last day, as far as they are typed. */
  dias: readonly [string, string];
}

export function FasesDoQuestionario({ idProjeto, fases, aoMudar, dias: [inicio, fim] }: Props) {
  const sessao = useSessaoAtiva();
  const { data: projeto } = useQuery({ ...projetosData.porId(sessao, idProjeto), enabled: idProjeto !== '' });
  if (!projeto)
    return (
      <Text size="sm" c="dimmed">
        As fases aparecem quando o projeto está escolhido.
      </Text>
    );
  const foraDoProjeto =
    (inicio !== '' && inicio < diaDe(projeto.anoAtuacao)) || (fim !== '' && fim > diaDe(projeto.anoVigencia));
  const doProjeto = fasesDe(projeto).filter(({ checked }) => checked);
  return (
    <Stack gap="sm">
      {foraDoProjeto ? (
        <Alert color="yellow" title="O período passa do projeto">
          O projeto vai de {data(projeto.anoAtuacao)} a {data(projeto.anoVigencia)}.
        </Alert>
      ) : null}
      <Checkbox.Group
        label="Fases em que se responde"
        description="Fora delas o questionário fica fechado para a empresa. Sem nenhuma marcada, vale em todas."
        value={fases.map(String)}
        onChange={(novas) =>
          aoMudar(doProjeto.map(({ id }) => id).filter((id) => novas.includes(String(id))))
        }
      >
        <Stack gap="xs" mt="xs">
          {doProjeto.map(({ id, titulo }) => (
            <Checkbox key={id} value={String(id)} label={titulo} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}
