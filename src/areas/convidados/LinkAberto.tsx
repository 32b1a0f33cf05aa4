/** The open link of the company to a questionnaire: made, copied, renewed, revoked (decisions Q166). */
import { Button, Group, NumberInput, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/NumberInput.css';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Compartilhar } from '@/areas/compartilhar/Compartilhar';
import { emBrasilia } from '@/domain/comum/datas';
import { MAXIMO_DE_FOLHAS_DO_LINK } from '@/domain/diagnostico/link-de-resposta';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { copiarUrl } from '@/ui/texto/copiar';
import { plural } from '@/ui/texto/formatos';
import { convidadosData, type QuestionarioAlvo } from './convidados.data';

const EXPLICACAO =
  'Quem tiver o link responde sem conta e sem senha, cada pessoa na sua própria folha. Ninguém confere o nome que se escreve, e quem quiser responde mais de uma vez: ponha no máximo só quantas respostas espera. Para uma resposta por pessoa, convide por e-mail.';

interface Props {
  alvo: QuestionarioAlvo;
  questionario: { nome: string; fim: string };
}

export function LinkAberto({ alvo, questionario }: Props) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(convidadosData.linkAberto(sessao, alvo));
  const mudar = useMutation(convidadosData.mudarLinkAberto(sessao, alvo));
  const confirmar = useConfirmar();
  const [escolhido, escolher] = useState<number>();
  if (error)
    return <ErrorState titulo="Erro ao buscar o link" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <Esqueleto altura={120} />;
  const { endereco, folhas } = data;
  const limite = escolhido ?? data.limite;
  const perguntar = async (acao: 'renovar' | 'revogar') => {
    const sim = await confirmar({
      titulo: acao === 'renovar' ? 'Renovar o link?' : 'Revogar o link?',
      texto:
        'O link atual deixa de começar respostas novas. Quem já começou a responder continua de onde parou.',
      rotuloSim: acao === 'renovar' ? 'Renovar link' : 'Revogar link',
      rotuloNao: 'Voltar',
      perigo: acao === 'revogar',
    });
    if (sim) mudar.mutate({ acao, limite });
  };
  return (
    <Stack gap="sm">
      <Text>{EXPLICACAO}</Text>
      {endereco === null ? null : (
        <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
          {endereco}
        </Text>
      )}
      {folhas > 0 ? (
        <Text size="sm" c="dimmed">
          {plural(folhas, 'resposta começada', 'respostas começadas')} pelo link, de até {data.limite}.
        </Text>
      ) : null}
      <NumberInput
        label="Máximo de respostas pelo link"
        min={1}
        max={MAXIMO_DE_FOLHAS_DO_LINK}
        allowDecimal={false}
        clampBehavior="blur"
        value={limite}
        onChange={(valor) => escolher(typeof valor === 'number' && valor >= 1 ? valor : undefined)}
      />
      <Group>
        {endereco === null ? (
          <Button loading={mudar.isPending} onClick={() => mudar.mutate({ acao: 'criar', limite })}>
            Criar link
          </Button>
        ) : (
          <>
            <Button onClick={() => void copiarUrl(endereco)}>Copiar link</Button>
            <Compartilhar
              endereco={{
                oQue: 'o link',
                titulo: questionario.nome,
                chamada: 'Responda pelo celular, sem conta e sem senha',
                prazo: `Responda até ${emBrasilia(questionario.fim)}, no horário de Brasília.`,
                endereco,
              }}
            />
            {limite === data.limite ? null : (
              <Button
                variant="default"
                loading={mudar.isPending}
                onClick={() => mudar.mutate({ acao: 'limitar', limite })}
              >
                Salvar máximo
              </Button>
            )}
            <Button variant="default" onClick={() => void perguntar('renovar')}>
              Renovar link
            </Button>
            <Button variant="subtle" color="red" onClick={() => void perguntar('revogar')}>
              Revogar link
            </Button>
          </>
        )}
      </Group>
    </Stack>
  );
}
