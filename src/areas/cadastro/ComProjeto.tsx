/** A screen of the project chosen in the header, or what to do while none is (part 3 §5, "General"). */
import { Stack, Title } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { useProjeto } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhoDaTela, type ComNome, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { ProjetosParaEscolher } from './ProjetosParaEscolher';

interface Props {
  tela: ComNome;
  /** Why one must be chosen. */
  texto: string;
  /** Title while none is chosen. */
  semProjeto?: string;
  children: (projeto: ComId<Projeto>) => ReactNode;
}

export function ComProjeto({ tela, texto, semProjeto = 'Projeto não selecionado', children }: Props) {
  const atual = useProjeto(useSessaoAtiva());
  if (atual.estado === 'pronto') return <Fragment key={atual.projeto.id}>{children(atual.projeto)}</Fragment>;
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela(tela)} />
      <Title order={1}>{nomeDaTela(tela)}</Title>
      {atual.estado === 'carregando' ? (
        <PageSkeleton forma="lista" />
      ) : atual.estado === 'falhou' ? (
        <EmptyState titulo="Erro ao buscar projetos" texto={mensagemDoErro(atual.erro)} />
      ) : (
        <EmptyState
          titulo={atual.estado === 'naoEncontrado' ? 'Projeto não encontrado' : semProjeto}
          texto={texto}
          acao={<ProjetosParaEscolher />}
        />
      )}
    </Stack>
  );
}
