/** The count of one voting: its period, refresh, categories, odd votes, and the end of the count. */
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Compartilhar } from '@/areas/compartilhar/Compartilhar';
import { rotaDaVotacao } from '@/domain/votacao/endereco';
import { emBrasilia } from '@/domain/comum/datas';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { copiarUrl } from '@/ui/texto/copiar';
import { dataHora } from '@/ui/texto/formatos';
import { AnularPorPeriodo } from './AnularPorPeriodo';
import { CategoriaDaApuracao } from './CategoriaDaApuracao';
import { type Apurada, podeAnularPorPeriodo, podeDecidirVotos, votacaoData } from './votacao.data';
import { VotosEmRevisao } from './VotosEmRevisao';

function situacaoEmPalavras({ periodo, encerradaEm, publicarResultados }: Apurada): string {
  if (!periodo) return 'O projeto não tem votação.';
  if (encerradaEm)
    return `Apuração encerrada em ${dataHora(new Date(encerradaEm))}. ${
      publicarResultados ? 'O resultado está na página da votação.' : 'O resultado não é público.'
    }`;
  const periodoEmPalavras = `de ${emBrasilia(periodo.inicio)} a ${emBrasilia(periodo.fim)}`;
  return periodo.aberta
    ? `Votação aberta, ${periodoEmPalavras}, no horário de Brasília.`
    : `Fora do período: a votação é ${periodoEmPalavras}, no horário de Brasília.`;
}

interface Props {
  questionarioId: string;
  /** Name of the project, which the voting belongs to. */
  projeto: string;
}

export function Apuracao({ questionarioId, projeto }: Props) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { data, error, refetch, isFetching } = useQuery(votacaoData.apurar(sessao, questionarioId));
  const encerrar = useMutation(votacaoData.encerrar(sessao, questionarioId));
  if (error)
    return <ErrorState titulo="Erro ao buscar votos" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <PageSkeleton forma="lista" />;
  const { categorias, encerradaEm, periodo } = data;
  const endereco = window.location.origin + rotaDaVotacao({ ...sessao.contexto, questionarioId });
  const total = categorias.reduce((soma, { contados }) => soma + contados, 0);
  const haVotos = categorias.some(({ contados, emRevisao, anulados }) => contados + emRevisao + anulados > 0);
  const decide = podeDecidirVotos(sessao);
  const pedirEncerramento = async () => {
    const sim = await confirmar({
      titulo: 'Encerrar a apuração?',
      texto: data.publicarResultados
        ? 'Os votos não mudam mais, e o resultado aparece para qualquer pessoa na página da votação.'
        : 'Os votos não mudam mais. O resultado continua só para quem tem permissão.',
      rotuloSim: 'Encerrar apuração',
      rotuloNao: 'Cancelar',
    });
    if (sim) encerrar.mutate();
  };
  return (
    <Stack>
      <Text>
        {situacaoEmPalavras(data)} Contagem de {dataHora(new Date(data.em))}.
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          loading={isFetching}
          onClick={() => void refetch()}
        >
          Atualizar
        </Button>
        {periodo ? (
          <>
            <Button
              variant="default"
              leftSection={<IconCopy size={16} />}
              onClick={() => void copiarUrl(endereco)}
            >
              Copiar endereço da votação
            </Button>
            {encerradaEm ? null : (
              <Compartilhar
                endereco={{
                  oQue: 'a votação',
                  titulo: projeto,
                  chamada: 'Vote na empresa que inspira você',
                  prazo: `Votação de ${emBrasilia(periodo.inicio)} a ${emBrasilia(periodo.fim)}, no horário de Brasília.`,
                  endereco,
                }}
              />
            )}
          </>
        ) : null}
        {decide && periodo && !periodo.aberta && !encerradaEm && haVotos ? (
          <Button loading={encerrar.isPending} onClick={() => void pedirEncerramento()}>
            Encerrar apuração
          </Button>
        ) : null}
      </Group>
      {haVotos ? (
        categorias.map((categoria) => (
          <CategoriaDaApuracao
            key={categoria.nome}
            categoria={categoria}
            total={total}
            encerrada={encerradaEm !== null}
          />
        ))
      ) : (
        <EmptyState
          cena="respostas"
          titulo="Nenhum voto encontrado para este questionário."
          texto="Os votos aparecem aqui enquanto a votação está aberta. Divulgue o endereço dela."
        />
      )}
      {decide && haVotos ? (
        <VotosEmRevisao questionarioId={questionarioId} encerrada={encerradaEm !== null} />
      ) : null}
      {podeAnularPorPeriodo(sessao) && haVotos ? (
        <AnularPorPeriodo
          questionarioId={questionarioId}
          anulacoes={data.anulacoes}
          encerrada={encerradaEm !== null}
        />
      ) : null}
    </Stack>
  );
}
