/** Innovation types, `/tipos-de-inovacao` (part 2 §2): cards by category, each with its tactics. */
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { porCategoriaENome, type TipoDeInovacao } from '@/domain/incentivo/tipo-de-inovacao';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { plural } from '@/ui/texto/formatos';
import { opcoesDeCategorias } from '../opcoes.data';
import { CartaoDoTipo } from './CartaoDoTipo';
import { tiposDeInovacaoData } from './tipos.data';

/** Categories may have been renamed since the type was saved. */
function useNomesDasCategorias() {
  const { data = [] } = useQuery(opcoesDeCategorias(useSessaoAtiva()));
  const nomes = new Map(data.map(({ id, nome }) => [id, nome]));
  return <T extends TipoDeInovacao>(tipo: T): T => ({
    ...tipo,
    nomeCategoria: nomes.get(tipo.categoria) ?? tipo.nomeCategoria,
  });
}

export function TiposDeInovacaoPage() {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const [parametros, definirParametros] = useSearchParams();
  const categoria = parametros.get('categoria') ?? '';
  const tipos = useQuery(tiposDeInovacaoData.todos(sessao));
  const taticas = useQuery(tiposDeInovacaoData.taticasPorTipo(sessao));
  const comCategoria = useNomesDasCategorias();
  const { mutate: remover } = useMutation(tiposDeInovacaoData.remover(sessao));
  const criar = tiposDeInovacaoData.pode(sessao, 'create') ? (
    <Button
      leftSection={<IconPlus size={16} aria-hidden />}
      onClick={() => void navegar(para('/tipos-de-inovacao/:tipoDeInovacaoId', { tipoDeInovacaoId: '0' }))}
    >
      Criar tipo de inovação
    </Button>
  ) : undefined;

  const perguntarERemover = async (tipo: ComId<TipoDeInovacao>) => {
    const titulo = `Tem certeza que deseja remover o tipo de inovação "${tipo.nome}"?`;
    const texto = 'As táticas dele deixam de ser oferecidas. As que já estão em jogadas continuam nelas.';
    if (await confirmar({ titulo, texto, perigo: true })) remover(tipo);
  };

  function lista() {
    if (tipos.error)
      return (
        <ErrorState
          titulo="Erro ao buscar tipos de inovação"
          erro={tipos.error}
          aoTentarDeNovo={() => void tipos.refetch()}
        />
      );
    if (!tipos.data) return <PageSkeleton forma="lista" />;
    const todos = porCategoriaENome(tipos.data.itens.map(comCategoria));
    const categorias = new Map(todos.map((tipo) => [tipo.categoria, tipo.nomeCategoria]));
    const mostrados = categoria ? todos.filter((tipo) => tipo.categoria === categoria) : todos;
    if (todos.length === 0)
      return (
        <EmptyState
          titulo="Nenhum tipo de inovação encontrado!"
          texto="Um tipo de inovação reúne táticas: maneiras de inovar que as jogadas da empresa podem usar."
          acao={criar}
        />
      );
    return (
      <Stack gap="md">
        <RegistrosIlegiveis quantos={tipos.data.ilegiveis} />
        <Group justify="space-between" align="flex-end" gap="sm">
          <NativeSelect
            label="Categoria"
            value={categoria}
            data={[
              { value: '', label: 'Todas as categorias' },
              ...[...categorias].map(([value, label]) => ({ value, label })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              definirParametros(value ? { categoria: value } : {}, { replace: true })
            }
          />
          <Text size="sm" c="dimmed" role="status">
            {plural(mostrados.length, 'tipo', 'tipos')}
          </Text>
        </Group>
        {taticas.error ? (
          <ErrorState
            titulo="Erro ao buscar táticas"
            erro={taticas.error}
            aoTentarDeNovo={() => void taticas.refetch()}
          />
        ) : null}
        {mostrados.length === 0 ? (
          <EmptyState cena="busca" titulo="Nenhum tipo cadastrado com essa categoria" />
        ) : null}
        {mostrados.map((tipo) => (
          <CartaoDoTipo
            key={tipo.id}
            tipo={tipo}
            taticas={taticas.data && (taticas.data.get(tipo.id) ?? [])}
            podeEditar={tiposDeInovacaoData.pode(sessao, 'update', tipo)}
            aoExcluir={
              tiposDeInovacaoData.pode(sessao, 'delete', tipo)
                ? () => void perguntarERemover(tipo)
                : undefined
            }
          />
        ))}
      </Stack>
    );
  }

  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/tipos-de-inovacao')} />
      <Group justify="space-between" gap="sm">
        <Title order={1}>{nomeDaTela('/tipos-de-inovacao')}</Title>
        {tipos.data?.itens.length === 0 ? undefined : criar}
      </Group>
      {lista()}
    </Stack>
  );
}
