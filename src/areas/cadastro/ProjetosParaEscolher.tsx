/** Projects in progress as choices, where a screen waits for one: the next step is here, not in the header. */
import { Anchor, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { projetosData } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import { permissoesDeProjetos } from '@/domain/projetos/permissoes';
import { para } from '@/domain/telas/enderecos';
import { pode } from '@/firebase/sessao/pode';
import { escolheProjeto, escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { anunciar } from '@/ui/moldura/anunciar';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Escolhas } from '@/ui/pagina/Escolhas';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { Voltar } from '@/ui/pagina/Voltar';
import { data } from '@/ui/texto/formatos';
import { CriarNoLugar } from './CriarNoLugar';

const ProjetoFormModal = aoAbrir(() =>
  import('@/areas/projetos/ProjetoFormModal').then((m) => m.ProjetoFormModal),
);

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
  const escolher = ({ id, nome }: ComId<{ nome: string }>) => {
    escolherProjeto(sessao, { id, nome });
    anunciar(`Projeto selecionado: ${nome}`);
  };
  if (!projetos?.length)
    return (
      <Stack align="center" gap="xs">
        <CriarNoLugar<ComId<{ nome: string }>>
          oQue="projeto"
          pode={escolheProjeto(sessao) && pode(sessao, permissoesDeProjetos.projetos, 'create')}
          vazio
          formulario={(props) => <ProjetoFormModal {...props} />}
          aoCriar={escolher}
        />
        {/* The list of projects has the completed ones. */}
        <Voltar para={para('/projetos')} />
      </Stack>
    );
  return (
    <>
      <Escolhas
        rotulo="Projetos em andamento"
        escolhas={projetos.map(({ id, nome, anoVigencia, categoria }) => ({
          id,
          nome,
          sob: `Até ${data(anoVigencia)} · ${categoria.join(', ')}`,
        }))}
        aoEscolher={escolher}
      />
      <Anchor component={Link} to={para('/projetos')} size="sm">
        Ver todos os projetos
      </Anchor>
    </>
  );
}
