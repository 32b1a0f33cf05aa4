/** Chooses the idea to link, by words of its title. */
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { vinculosData } from './vinculos.data';

interface Props {
  ideia: ComId<Ideia>;
  /** Already linked. */
  menos: readonly string[];
  aoFechar: () => void;
}

export function VincularModal({ ideia, menos, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [texto, definirTexto] = useState('');
  const [procurado] = useDebouncedValue(texto.trim(), 500);
  const { data, error, isFetching, refetch } = useQuery(vinculosData.procurar(sessao, procurado));
  const vincular = useMutation(vinculosData.vincular(sessao, ideia.id));
  const achadas = data?.itens.filter(({ id }) => id !== ideia.id && !menos.includes(id));
  useDevolverFoco(true);
  return (
    <Modal opened onClose={aoFechar} title="Vincular ideia">
      <Stack>
        <TextInput
          label="Título da outra ideia"
          description="O vínculo aparece nas duas e pode ser desfeito. Só ideias públicas se vinculam."
          data-autofocus
          value={texto}
          onChange={({ currentTarget }) => definirTexto(currentTarget.value)}
        />
        {error && (
          <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />
        )}
        {isFetching && <Esqueleto altura={60} />}
        {!isFetching && <RegistrosIlegiveis quantos={data?.ilegiveis} />}
        <div role="status">
          {!isFetching && achadas?.length === 0 && !data?.ilegiveis && (
            <Text c="dimmed">Nenhuma ideia encontrada com o filtro aplicado!</Text>
          )}
        </div>
        {!isFetching && achadas && achadas.length > 0 && (
          <Stack
            gap="sm"
            component="ul"
            aria-label="Ideias encontradas"
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
          >
            {achadas.map((outra) => (
              <Group key={outra.id} component="li" justify="space-between" wrap="nowrap" gap="sm">
                <Stack gap={2} miw={0} align="flex-start">
                  <Text lineClamp={2}>{outra.titulo}</Text>
                  <StatusDaIdeia status={outra.status} />
                </Stack>
                <Button
                  variant="light"
                  size="xs"
                  flex="none"
                  loading={vincular.isPending && vincular.variables.id === outra.id}
                  aria-label={`Vincular ${outra.titulo}`}
                  onClick={() => vincular.mutate(outra, { onSuccess: aoFechar })}
                >
                  Vincular
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Modal>
  );
}
