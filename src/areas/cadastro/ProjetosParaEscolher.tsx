/** Projects in progress as choices, where a screen waits for one: the next step is here, not in the header. */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projetosData } from '@/areas/projetos/projetos.data';
import { para } from '@/domain/telas/enderecos';
import { escolheProjeto, escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { anunciar } from '@/ui/moldura/anunciar';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Escolhas } from '@/ui/pagina/Escolhas';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Voltar } from '@/ui/pagina/Voltar';
import { data } from '@/ui/texto/formatos';

export function ProjetosParaEscolher() {
  const sessao = useSessaoAtiva();
  const {
    data: projetos,
    isLoading,
    error,
    refetch,
  } = useQuery({
    ...projetosData.emAndamento(sessao),
    enabled: escolheProjeto(sessao),
  });
  if (isLoading) return <Esqueleto altura={192} largura="100%" />;
  if (error)
    return <ErrorState titulo="Erro ao buscar projetos" erro={error} aoTentarDeNovo={() => void refetch()} />;
  // Nothing to choose from: the list of projects says more.
  if (!projetos?.length) return <Voltar para={para('/projetos')} />;
  return (
    <>
      <Escolhas
        rotulo="Projetos em andamento"
        escolhas={projetos.map(({ id, nome, anoVigencia, categoria }) => ({
          id,
          nome,
          sob: `Até ${data(anoVigencia)} · ${categoria.join(', ')}`,
        }))}
        aoEscolher={({ id, nome }) => {
          escolherProjeto(sessao, { id, nome });
          anunciar(`Projeto selecionado: ${nome}`);
        }}
      />
      <Anchor component={Link} to={para('/projetos')} size="sm">
        Ver todos os projetos
      </Anchor>
    </>
  );
}
