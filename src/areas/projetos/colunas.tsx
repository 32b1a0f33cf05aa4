/** Columns of the projects' list. */
import { Text } from '@mantine/core';
import type { ComId } from '@/domain/comum/campos';
import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { data } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { StatusBadge } from '@/ui/pagina/StatusBadge';

/**
 * The name, marked where the project is the chosen one. Each cell asks for itself, so that rows are not drawn again.
 */
function NomeDoProjeto({ projeto: { id, nome } }: { projeto: ComId<Projeto> }) {
  const escolhido = useProjetoEscolhido(useSessaoAtiva())?.id === id;
  return (
    <>
      <Text span inherit lineClamp={2} title={nome}>
        {nome}
      </Text>
      {escolhido ? <StatusBadge cor="indigo">Selecionado</StatusBadge> : null}
    </>
  );
}

function celulaDasInscricoes(projeto: Projeto) {
  switch (inscricoes(projeto, new Date())) {
    case 'abertas':
      return <StatusBadge cor="teal">Abertas</StatusBadge>;
    case 'abrem':
      return <StatusBadge cor="blue">Abrem em {data(projeto.anoAtuacao).slice(0, 5)}</StatusBadge>;
    case 'encerradas':
      return <StatusBadge cor="gray">Encerradas</StatusBadge>;
  }
}

export const COLUNAS_DE_PROJETOS: readonly Coluna<ComId<Projeto>>[] = [
  {
    id: 'nome',
    titulo: 'Nome',
    ordenavel: 'texto',
    celula: (projeto) => <NomeDoProjeto projeto={projeto} />,
  },
  {
    id: 'categoria',
    titulo: 'Categorias',
    somenteDesktop: true,
    celula: ({ categoria }) => (
      <Text span inherit lineClamp={2} title={categoria.join(', ')}>
        {categoria.join(', ')}
      </Text>
    ),
    largura: '16rem',
  },
  { id: 'anoAtuacao', titulo: 'Início', celula: ({ anoAtuacao }) => data(anoAtuacao), largura: '8rem' },
  {
    id: 'anoVigencia',
    titulo: 'Fim',
    ordenavel: 'data',
    celula: ({ anoVigencia }) => data(anoVigencia),
    largura: '8rem',
  },
  {
    id: 'encerrado',
    titulo: 'Inscrições',
    celula: celulaDasInscricoes,
    largura: '9rem',
  },
];
