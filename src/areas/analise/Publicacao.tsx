/** Publishing a questionnaire's results to the companies of its project, by ADMIN (decisions Q23, Q232). */
import { podePublicarResultados } from '@/domain/diagnostico/quem-conduz';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { IconWorld } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { resultadosData } from '@/areas/resultados/resultados.data';
import { estaPublicada } from '@/domain/diagnostico/resultado-publicado';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { dataHora, plural } from '@/ui/texto/formatos';

interface Props {
  idProjeto: string;
  questionario: { id: string; nome: string };
}

export function Publicacao({ idProjeto, questionario }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const qual = { idProjeto, idQuestionario: questionario.id };
  const { data: publicacao, isError } = useQuery(resultadosData.publicacao(sessao, questionario.id));
  const { mutate, isPending } = useMutation(resultadosData.publicar(sessao, qual));
  if (isError) return <Text size="sm">Não foi possível saber se os resultados estão publicados.</Text>;
  if (publicacao === undefined) return null;
  const publicar = async () => {
    let palavras = false;
    const sim = await confirmar({
      titulo: `${publicacao ? 'Publicar de novo' : 'Publicar'} os resultados de ${questionario.nome}?`,
      texto: (
        <Stack gap="sm">
          <Text>
            Cada empresa do ranking passa a ver a sua média e as médias que os avaliadores lhe deram até
            agora; as notas de cada avaliador ela não vê. Posição têm as empresas confirmadas, da fase
            “Habilitada” em diante. O que mudar depois só aparece quando você publicar de novo; a comparação
            entre as empresas confirmadas fica como na primeira vez.
          </Text>
          <Checkbox
            label="Mostrar também o que os avaliadores escreveram, sem os nomes"
            description="As justificativas das notas que contam, da fase que fala por cada empresa. Leia antes: o texto de alguém pode dizer quem ele é."
            onChange={({ currentTarget }) => {
              palavras = currentTarget.checked;
            }}
          />
        </Stack>
      ),
      rotuloSim: 'Publicar resultados',
      rotuloNao: 'Cancelar',
    });
    if (sim) mutate({ publicado: true, palavras });
  };
  const retirar = async () => {
    const sim = await confirmar({
      titulo: `Retirar os resultados de ${questionario.nome}?`,
      texto:
        'As empresas deixam de ver a posição e as médias dos avaliadores. A média das próprias respostas elas continuam a ver.',
      rotuloSim: 'Retirar resultados',
      rotuloNao: 'Cancelar',
    });
    if (sim) mutate({ publicado: false, palavras: false });
  };
  return (
    <Group gap="sm">
      <Text size="sm">
        {publicacao && !estaPublicada(publicacao)
          ? 'A publicação não chegou ao fim, e nenhuma empresa vê os resultados. Publique de novo.'
          : publicacao
            ? `Resultados publicados em ${dataHora(publicacao.publicadoEm)}, com ${plural(publicacao.empresas, 'empresa', 'empresas')}.`
            : 'Os resultados ainda não foram publicados para as empresas.'}
      </Text>
      {podePublicarResultados(sessao.quem) ? (
        <>
          <Button
            variant="default"
            size="xs"
            leftSection={<IconWorld size={16} aria-hidden />}
            loading={isPending}
            onClick={() => void publicar()}
          >
            {publicacao ? 'Publicar de novo' : 'Publicar resultados'}
          </Button>
          {publicacao ? (
            <Button variant="subtle" size="xs" disabled={isPending} onClick={() => void retirar()}>
              Retirar resultados
            </Button>
          ) : null}
        </>
      ) : null}
    </Group>
  );
}
