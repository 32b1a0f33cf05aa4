/** Mails that were sent to companies of a project, and what became of each (decisions P427). */
import { Button, Group, Stack, Text, Title, UnstyledButton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { EstadoDoDestinatario } from '@/domain/mensagens/mensagem';
import type { ComId } from '@/domain/comum/campos';
import { emBrasilia } from '@/domain/comum/datas';
import { comOutro, OUTRO } from '@/domain/comum/registro';
import type { Projeto } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import type { Cor } from '@/ui/moldura/cores';
import { Janela } from '@/ui/moldura/Janela';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { plural } from '@/ui/texto/formatos';
import { mensagensData } from './mensagens.data';

const NovaMensagemModal = aoAbrir(() => import('./NovaMensagemModal').then((m) => m.NovaMensagemModal));

const ESTADO: Record<EstadoDoDestinatario, readonly [string, Cor]> = comOutro(
  {
    NA_FILA: ['A caminho', 'gray'],
    ACEITO: ['Aceita pelo servidor', 'teal'],
    RECUSADO: ['Recusada', 'red'],
    RETIDO: ['Retida: a caixa já recebeu muito hoje', 'yellow'],
    PAROU: ['Pediu para não receber', 'gray'],
  },
  [OUTRO, 'gray'] as const,
);

interface Props {
  projeto: ComId<Projeto>;
  aoFechar: () => void;
}

export function MensagensModal({ projeto, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(mensagensData.lista(sessao, projeto.id));
  const [aberta, abrir] = useState<string>();
  const [nova, escrever] = useState(false);
  return (
    <>
      <Janela opened onClose={aoFechar} title="Mensagens às empresas" size="lg">
        <Stack gap="md">
          {aberta === undefined ? (
            <>
              <Group>
                <Button onClick={() => escrever(true)}>Nova mensagem</Button>
              </Group>
              {error ? (
                <ErrorState
                  titulo="Erro ao buscar mensagens"
                  erro={error}
                  aoTentarDeNovo={() => void refetch()}
                />
              ) : data ? (
                <Lista mensagens={data} aoAbrir={abrir} />
              ) : (
                <Esqueleto altura={120} />
              )}
            </>
          ) : (
            <>
              <Group>
                <Button variant="default" onClick={() => abrir(undefined)}>
                  Voltar às mensagens
                </Button>
              </Group>
              <Uma idProjeto={projeto.id} id={aberta} />
            </>
          )}
        </Stack>
      </Janela>
      {nova ? <NovaMensagemModal projeto={projeto} aoFechar={() => escrever(false)} /> : null}
    </>
  );
}

function Lista({
  mensagens,
  aoAbrir: abrir,
}: {
  mensagens: readonly {
    id: string;
    assunto: string;
    em: string;
    por: string;
    para: number;
    pararam: number;
  }[];
  aoAbrir: (id: string) => void;
}) {
  if (mensagens.length === 0)
    return (
      <EmptyState
        nivel={2}
        titulo="Nenhuma mensagem enviada"
        texto="Escreva às empresas de uma fase, de uma categoria, ou a quem ainda não finalizou um questionário."
      />
    );
  return (
    <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Mensagens enviadas">
      {mensagens.map(({ id, assunto, em, por, para, pararam }) => (
        <li key={id}>
          <UnstyledButton
            c="var(--mantine-color-anchor)"
            style={{ overflowWrap: 'anywhere' }}
            onClick={() => abrir(id)}
          >
            {assunto}
          </UnstyledButton>
          <Text size="sm" c="dimmed">
            {`${emBrasilia(em)}, por ${por}, a ${plural(para, 'empresa', 'empresas')}`}
            {pararam > 0 ? `; ${plural(pararam, 'pediu', 'pediram')} para não receber` : ''}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

function Uma({ idProjeto, id }: { idProjeto: string; id: string }) {
  const sessao = useSessaoAtiva();
  const { data, error, refetch } = useQuery(mensagensData.um(sessao, idProjeto, id));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar mensagens" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data) return <Esqueleto altura={200} />;
  return (
    <>
      <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
        {data.assunto}
      </Title>
      <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{data.texto}</Text>
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-label="Empresas">
        {data.destinatarios.map(({ id: empresa, nome, estado, motivo }) => {
          const [rotulo, cor] = ESTADO[estado];
          return (
            <li key={empresa}>
              <Group gap="xs">
                <Text style={{ overflowWrap: 'anywhere' }}>{nome}</Text>
                <StatusBadge cor={cor}>{rotulo}</StatusBadge>
              </Group>
              {motivo === '' ? null : (
                <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                  O servidor disse: {motivo}
                </Text>
              )}
            </li>
          );
        })}
      </Stack>
    </>
  );
}
