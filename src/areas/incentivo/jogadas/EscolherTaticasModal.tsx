/** Tactics of the catalogue for a play: those of every innovation type, by category (part 2 §3). */
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Stack, Title } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import * as z from 'zod/mini';
import { CriarNoLugar } from '@/areas/cadastro/CriarNoLugar';
import type { ComId } from '@/domain/comum/campos';
import { MAXIMO_DE_TATICAS, type Tatica, taticasDeInovacao } from '@/domain/incentivo/tatica';
import { porCategoriaENome, type TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { tiposDeInovacaoData } from '../tipos/tipos.data';
import { jogadasData, type TaticaDoForm } from './jogadas.data';

const TaticaModal = aoAbrir(() => import('../TaticaModal').then((m) => m.TaticaModal));
const TipoDeInovacaoFormModal = aoAbrir(() =>
  import('../tipos/TipoDeInovacaoFormModal').then((m) => m.TipoDeInovacaoFormModal),
);

const schema = z.object({
  escolhidas: z.array(z.string()).check(z.minLength(1, 'Escolha ao menos uma tática.')),
});

interface Props {
  /** Ids of catalogue tactics that the play has. */
  jaTem: readonly string[];
  aoEscolher: (taticas: TaticaDoForm[]) => void;
  aoFechar: () => void;
}

interface GrupoDoCatalogo {
  tipo: ComId<TipoDeInovacao>;
  todas: readonly ComId<Tatica>[];
  /** Not in the play yet. */
  livres: readonly ComId<Tatica>[];
}

interface PropsDoCatalogo {
  grupos: readonly GrupoDoCatalogo[];
  form: UseFormReturnType<{ escolhidas: string[] }>;
}

function Catalogo({ grupos, form }: PropsDoCatalogo) {
  const sessao = useSessaoAtiva();
  const [nova, abrir] = useState<{ id: string; em: GrupoDoCatalogo }>();
  const { mutateAsync } = useMutation(tiposDeInovacaoData.salvarTaticas(sessao));
  const criaTaticas = pode(sessao, taticasDeInovacao.acesso, 'create');
  return (
    <CriarNoLugar
      oQue="tipo de inovação"
      pode={tiposDeInovacaoData.pode(sessao, 'create')}
      vazio={grupos.every(({ livres }) => livres.length === 0)}
      formulario={(props) => <TipoDeInovacaoFormModal {...props} />}
      // Its section is there now, with '+ Criar tática'.
      aoCriar={() => {}}
    >
      <Checkbox.Group aria-label="Táticas" {...form.getInputProps('escolhidas')}>
        <Stack gap="md">
          {grupos.map((grupo) =>
            grupo.livres.length === 0 && !criaTaticas ? null : (
              <Stack key={grupo.tipo.id} gap="xs" component="section" aria-label={grupo.tipo.nome}>
                <Title order={3} size="h5">
                  {grupo.tipo.nomeCategoria}: {grupo.tipo.nome}
                </Title>
                {grupo.livres.map(({ id, nome, descricao }) => (
                  <Checkbox key={id} value={id} label={nome} description={descricao} />
                ))}
                {criaTaticas && grupo.todas.length < MAXIMO_DE_TATICAS ? (
                  <Button
                    variant="subtle"
                    size="compact-sm"
                    w="fit-content"
                    aria-label={`+ Criar tática em ${grupo.tipo.nome}`}
                    onClick={() => abrir({ id: tiposDeInovacaoData.novoId(), em: grupo })}
                  >
                    + Criar tática
                  </Button>
                ) : null}
              </Stack>
            ),
          )}
        </Stack>
      </Checkbox.Group>
      {nova
        ? createPortal(
            <TaticaModal
              aoFechar={() => abrir(undefined)}
              aoSalvar={async (dela) => {
                const { tipo, todas } = nova.em;
                await mutateAsync({ tipo, taticas: [...todas, { ...dela, id: nova.id }], lidas: todas });
                form.setFieldValue('escolhidas', (antes) => [...antes, nova.id]);
              }}
            />,
            document.body,
          )
        : null}
    </CriarNoLugar>
  );
}

export function EscolherTaticasModal({ jaTem, aoEscolher, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const tipos = useQuery(tiposDeInovacaoData.todos(sessao));
  const taticas = useQuery(tiposDeInovacaoData.taticasPorTipo(sessao));
  const grupos = porCategoriaENome(tipos.data?.itens ?? []).map((tipo): GrupoDoCatalogo => {
    const todas = taticas.data?.get(tipo.id) ?? [];
    return { tipo, todas, livres: todas.filter(({ id }) => !jaTem.includes(id)) };
  });
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
      valoresIniciais={{ escolhidas: [] as string[] }}
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
        return <Catalogo grupos={grupos} form={form} />;
      }}
    </FormModal>
  );
}
