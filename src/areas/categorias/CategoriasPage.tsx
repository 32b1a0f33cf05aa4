/** Innovation categories, `/categorias` and `/categorias-de-inovacao` (part 2 §2; decisions P2). */
import { Button, Text, TextInput } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoriaDeInovacao } from '@/domain/ideias/categoria-de-inovacao';
import type { ComId } from '@/domain/comum/fields';
import { can, type Operacao } from '@/domain/acesso/permissions';
import { consultaDaLista } from '@/firebase/dados/consultaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePagina } from '@/firebase/dados/usePagina';
import type { Filtro } from '@/ui/lista/filtro';
import { type AcaoDaLinha, type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { type Ordem, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { CategoriaFormModal } from './CategoriaFormModal';
import { categoriasData } from './categorias.data';

type Categoria = ComId<CategoriaDeInovacao>;

const POR_NOME: Ordem = { campo: 'nome', direcao: 'asc' };
const NOMES_DOS_FILTROS = ['nome'] as const;
const FILTROS: readonly Filtro<'nome'>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    campo: (valor, mudar) => (
      <TextInput label="Nome" value={valor} onChange={({ currentTarget }) => mudar(currentTarget.value)} />
    ),
  },
];
const COLUNAS: readonly Coluna<Categoria>[] = [
  { id: 'nome', titulo: 'Nome', ordenavel: 'texto', celula: ({ nome }) => nome, largura: '18rem' },
  {
    id: 'descricao',
    titulo: 'Descrição',
    celula: ({ descricao }) => (
      <Text span inherit lineClamp={3} title={descricao}>
        {descricao}
      </Text>
    ),
  },
];

const ORDENS = ordensDe(COLUNAS);

export function CategoriasPage() {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const estado = useEstadoDaLista({ filtros: NOMES_DOS_FILTROS, ordemPadrao: POR_NOME, ordens: ORDENS });
  const [aberto, abrir] = useState<'nova' | Categoria>();
  const nome = estado.filtros.nome?.trim() ?? '';
  const lista = categoriasData.pagina(sessao, nome, estado.ordem ?? POR_NOME, estado.porPagina);
  const pagina = usePagina(lista, estado.pagina);
  const total = useQuery(lista.total);
  const remover = useMutation(categoriasData.remover(sessao));
  const fechar = () => abrir(undefined);

  const pode = (operacao: Operacao, { createdBy }: { createdBy: string } = { createdBy: '' }) =>
    can(sessao.quem, 'categoriaDeInovacao', operacao, createdBy === sessao.uid ? ['criador'] : []);
  const perguntarERemover = async (categoria: Categoria) => {
    const titulo = `Tem certeza que deseja remover a categoria "${categoria.nome}"?`;
    if (await confirmar({ titulo, perigo: true })) remover.mutate(categoria);
  };
  const acoes = (categoria: Categoria): AcaoDaLinha[] => [
    ...(pode('update', categoria)
      ? [{ rotulo: 'Editar', icone: <IconPencil size={16} />, aoClicar: () => abrir(categoria) }]
      : []),
    ...(pode('delete', categoria)
      ? [
          {
            rotulo: 'Remover',
            icone: <IconTrash size={16} />,
            perigo: true,
            aoClicar: () => void perguntarERemover(categoria),
          },
        ]
      : []),
  ];
  const adicionar = pode('create') ? (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir('nova')}>
      Adicionar categoria
    </Button>
  ) : undefined;

  return (
    <>
      <ListPage
        titulo="Categorias de inovação"
        migalhas={[{ rotulo: 'Categorias de inovação' }]}
        filtros={FILTROS}
        colunas={COLUNAS}
        consulta={consultaDaLista(pagina, total)}
        estado={estado}
        tituloDoErro="Erro ao buscar categorias"
        nomeDoItem={({ nome: doItem }) => doItem}
        {...(pode('update') ? { aoAbrir: abrir } : {})}
        acoesDaLinha={acoes}
        acaoPrincipal={adicionar}
        vazio={{
          titulo: 'Nenhuma categoria Encontrada!',
          texto: 'As categorias agrupam os tipos de inovação da empresa, como produto, processo ou marca.',
        }}
      />
      {aberto === 'nova' && <CategoriaFormModal aoFechar={fechar} />}
      {aberto !== undefined && aberto !== 'nova' && (
        <CategoriaFormModal key={aberto.id} categoria={aberto} aoFechar={fechar} />
      )}
    </>
  );
}
