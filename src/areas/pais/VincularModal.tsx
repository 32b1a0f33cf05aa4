/** Chooses what to link, by words of its title. */
import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { podeVincular } from '@/domain/ideias/vinculo';
import type { TipoDePai } from '@/domain/pai/pai';
import { flexao } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Janela } from '@/ui/moldura/Janela';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusDoPai } from './StatusDoPai';
import { textosDoVinculo } from './textosDosVinculos';
import { vinculosData } from './vinculos.data';

interface Props {
  de: Pick<PaiNaTela, 'lugar' | 'pai'>;
  /** The kind to choose from. */
  com: TipoDePai;
  /** Ids of those that are linked already. */
  menos: readonly string[];
  aoFechar: () => void;
}

export function VincularModal({ de: { lugar, pai }, com, menos, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const textos = textosDoVinculo(lugar.tipo, com);
  const [texto, definirTexto] = useState('');
  const [procurado] = useDebouncedValue(texto.trim(), 500);
  const soMeus = !podeVincular(sessao.quem, pai.autor === sessao.uid);
  const { data, error, isFetching, refetch } = useQuery(
    vinculosData.procurar(sessao, com, procurado, soMeus),
  );
  const vincular = useMutation(vinculosData.vincular(sessao, lugar, com));
  const achados = data?.itens.filter(
    ({ id }) => !(com === lugar.tipo && id === lugar.id) && !menos.includes(id),
  );
  const { plural, feminino } = com.nome;
  return (
    <Janela opened onClose={aoFechar} title={textos.escolher}>
      <Stack>
        <TextInput
          label={textos.campo}
          description={soMeus ? `${textos.explicacao} Você propõe as que são suas.` : textos.explicacao}
          data-autofocus
          value={texto}
          onChange={({ currentTarget }) => definirTexto(currentTarget.value)}
        />
        {error && (
          <ErrorState
            titulo={`Erro ao buscar ${plural}`}
            erro={error}
            aoTentarDeNovo={() => void refetch()}
          />
        )}
        {isFetching && <Esqueleto altura={60} />}
        {!isFetching && <RegistrosIlegiveis quantos={data?.ilegiveis} />}
        <div role="status">
          {!isFetching && achados?.length === 0 && !data?.ilegiveis && (
            <Text c="dimmed">
              {procurado || !soMeus
                ? `Nenhum${feminino ? 'a' : ''} ${com.nome.singular} encontrad${flexao(com.nome).o} com o filtro aplicado!`
                : 'Você ainda não tem ideias públicas para propor.'}
            </Text>
          )}
        </div>
        {!isFetching && achados && achados.length > 0 && (
          <Stack
            gap="sm"
            component="ul"
            aria-label={`${plural[0]?.toUpperCase()}${plural.slice(1)} encontrad${flexao(com.nome).o}s`}
            p={0}
            m={0}
            style={{ listStyle: 'none' }}
          >
            {achados.map((outro) => (
              <Group key={outro.id} component="li" justify="space-between" wrap="nowrap" gap="sm">
                <Stack gap={2} miw={0} align="flex-start">
                  <Text lineClamp={2}>{outro.titulo}</Text>
                  <StatusDoPai tipo={com} status={outro.status} />
                </Stack>
                <Button
                  variant="light"
                  size="xs"
                  flex="none"
                  loading={vincular.isPending && vincular.variables.id === outro.id}
                  aria-label={`${textos.vincular} ${outro.titulo}`}
                  onClick={() => vincular.mutate(outro, { onSuccess: aoFechar })}
                >
                  {textos.vincular}
                </Button>
              </Group>
            ))}
          </Stack>
        )}
      </Stack>
    </Janela>
  );
}
