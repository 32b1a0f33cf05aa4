/** Voting for an inspiring company: from when until when, and who sees the results (decisions Q1, P193). */
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/SimpleGrid.css';
import { SimpleGrid, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ProjetoForm } from '@/domain/projetos/projeto-form';
import { novaVotacao } from '@/domain/projetos/votacao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CampoDeHora } from '@/ui/formulario/CampoDeHora';

const HORARIO = 'No horário de Brasília.';

export function CampoDaVotacao({ form }: { form: UseFormReturnType<ProjetoForm> }) {
  const { votacao, anoAtuacao, anoVigencia, categoria } = form.values;
  return (
    <>
      <Switch
        label="Haverá votação da empresa inspiradora"
        description="Qualquer pessoa vota, sem entrar na plataforma, numa empresa de cada categoria."
        checked={votacao !== null}
        onChange={({ currentTarget: { checked } }) =>
          form.setFieldValue('votacao', checked ? novaVotacao(anoAtuacao, anoVigencia) : null)
        }
      />
      {votacao ? (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <CampoDeData
              label="Início da votação"
              description={HORARIO}
              {...form.getInputProps('votacao.inicio')}
            />
            <CampoDeHora
              label="Hora do início"
              description={HORARIO}
              {...form.getInputProps('votacao.horaDoInicio')}
            />
            <CampoDeData
              label="Fim da votação"
              description={HORARIO}
              {...form.getInputProps('votacao.fim')}
            />
            <CampoDeHora
              label="Hora do fim"
              description={HORARIO}
              {...form.getInputProps('votacao.horaDoFim')}
            />
          </SimpleGrid>
          <Text size="sm">
            Vota-se nas categorias do projeto
            {categoria.length > 0 ? `: ${categoria.join(', ')}` : ''}. Quando a votação abre, nem elas nem as
            das empresas mudam mais.
          </Text>
          <Switch
            label="Votar só nas finalistas"
            description="Sem isso, são candidatas todas as empresas inscritas na categoria."
            {...form.getInputProps('votacao.soFinalistas', { type: 'checkbox' })}
          />
          <Switch
            label="Publicar os resultados quando a votação terminar"
            description="Sem isso, só quem tem permissão de ver a votação os vê."
            {...form.getInputProps('votacao.publicarResultados', { type: 'checkbox' })}
          />
        </>
      ) : null}
    </>
  );
}
