/** Tactics of the catalogue for a play: those of every innovation type, by category (part 2 §3). */
import '@mantine/core/styles/Checkbox.css';
import { Checkbox, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MAXIMO_DE_TATICAS } from '@/domain/incentivo/tatica';
import { porCategoriaENome } from '@/domain/incentivo/tipo-de-inovacao';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { tiposDeInovacaoData } from '../tipos/tipos.data';
import { jogadasData, type TaticaDoForm } from './jogadas.data';

const schema = z.object({
  escolhidas: z.array(z.string()).check(z.minLength(1, 'Escolha ao menos uma tática.')),
});

interface Props {
  /** Ids of catalogue tactics that the play has. */
  jaTem: readonly string[];
  aoEscolher: (taticas: TaticaDoForm[]) => void;
  aoFechar: () => void;
}

export function EscolherTaticasModal({ jaTem, aoEscolher, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const tipos = useQuery(tiposDeInovacaoData.todos(sessao));
  const taticas = useQuery(tiposDeInovacaoData.taticasPorTipo(sessao));
  const grupos = porCategoriaENome(tipos.data?.itens ?? []).map((tipo) => ({
    tipo,
    livres: (taticas.data?.get(tipo.id) ?? []).filter(({ id }) => !jaTem.includes(id)),
  }));
  const oferecidas: TaticaDoForm[] = grupos.flatMap(({ tipo, livres }) =>
    livres.map(({ id, nome, descricao }) => ({
      id: jogadasData.novoId(),
      nome,
      descricao,
      idTatica: id,
      tipo: tipo.nome,
      categoria: tipo.nomeCategoria,
    })),
  );
  const cabem = MAXIMO_DE_TATICAS - jaTem.length;
  const erro = tipos.error ?? taticas.error;
  return (
    <FormModal
      titulo="Escolher táticas do catálogo"
      aberto
      aoFechar={aoFechar}
      schema={schema}
      valoresIniciais={{ escolhidas: [] }}
      rotuloEnviar={({ values: { escolhidas } }) =>
        `Adicionar ${escolhidas.length || ''} à jogada`.replace('  ', ' ')
      }
      aoEnviar={({ escolhidas }) =>
        Promise.resolve(
          aoEscolher(oferecidas.filter(({ idTatica }) => escolhidas.includes(idTatica)).slice(0, cabem)),
        )
      }
    >
      {(form) => {
        if (erro)
          return (
            <ErrorState
              titulo="Erro ao buscar táticas"
              erro={erro}
              aoTentarDeNovo={() => void Promise.all([tipos.refetch(), taticas.refetch()])}
            />
          );
        if (!tipos.data || !taticas.data) return <PageSkeleton forma="lista" />;
        if (oferecidas.length === 0)
          return <Text c="dimmed">O catálogo não tem outras táticas: cadastre-as em Tipos de inovação.</Text>;
        return (
          <Checkbox.Group aria-label="Táticas" {...form.getInputProps('escolhidas')}>
            <Stack gap="md">
              {grupos.map(({ tipo, livres }) =>
                livres.length === 0 ? null : (
                  <Stack key={tipo.id} gap="xs" component="section" aria-label={tipo.nome}>
                    <Title order={3} size="h5">
                      {tipo.nomeCategoria}: {tipo.nome}
                    </Title>
                    {livres.map(({ id, nome, descricao }) => (
                      <Checkbox key={id} value={id} label={nome} description={descricao} />
                    ))}
                  </Stack>
                ),
              )}
            </Stack>
          </Checkbox.Group>
        );
      }}
    </FormModal>
  );
}
