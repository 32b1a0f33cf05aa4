/** Innovation plays, `/jogadas-de-inovacao` (part 2 §2): three tabs, each play unfolding; `?aba=implementacao` shows those under way. */
import { Button, Group, Stack, Title } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { emSequencia } from '@/areas/pais/listas.data';
import type { ComId } from '@/domain/comum/campos';
import { andamento, type Jogada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { CampoDeBusca } from '@/ui/lista/CampoDeBusca';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { totalEmPalavras } from '@/ui/lista/total';
import { Link } from '@/ui/moldura/Link';
import { Abas } from '@/ui/pagina/Abas';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Implementacao } from '../implementacao/Implementacao';
import { podeVerImplementacao } from '../implementacao/permissoes';
import classes from '../Incentivo.module.css';
import { AcoesDaJogada, PorEmPratica } from './AcoesDaJogada';
import { CartaoDaJogada } from './CartaoDaJogada';
import { ABAS_DAS_JOGADAS, type AbaDasJogadas, jogadasData } from './jogadas.data';

const VAZIO: Record<AbaDasJogadas, string> = {
  todos: 'Uma jogada reúne táticas para inovar: a empresa a implementa e acompanha até concluir.',
  sugeridas:
    'Jogadas sugeridas são as que a administração oferece a todos. Quem quiser faz a sua a partir delas.',
  customizadas: 'Aqui ficam as jogadas que as pessoas criaram ou fizeram a partir de uma sugerida.',
};

function Lista({ aba }: { aba: AbaDasJogadas }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const [parametros, definirParametros] = useSearchParams();
  const busca = parametros.get('busca') ?? '';
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(emSequencia(jogadasData.lista(sessao, aba, busca)));
  const { mutate: remover } = useMutation(jogadasData.remover(sessao));
  const buscar = (texto: string) =>
    definirParametros(
      (atuais) => {
        const novos = new URLSearchParams(atuais);
        if (texto) novos.set('busca', texto);
        else novos.delete('busca');
        return novos;
      },
      { replace: true },
    );
  const perguntarERemover = async (jogada: ComId<Jogada>) => {
    if (
      await confirmar({ titulo: `Tem certeza que deseja remover a jogada "${jogada.nome}"?`, perigo: true })
    )
      remover(jogada);
  };
  const registros = data?.pages.flatMap(({ itens }) => itens) ?? [];
  const ilegiveis = ilegiveisEm(data?.pages);
  return (
    <Stack gap="md">
      <CampoDeBusca rotulo="Pesquisar jogadas" valor={busca} aoBuscar={buscar} />
      {error && (
        <ErrorState titulo="Erro ao buscar jogadas" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {isPending && <PageSkeleton forma="lista" />}
      <RegistrosIlegiveis quantos={ilegiveis} />
      {data && registros.length === 0 && ilegiveis === 0 && (
        <EmptyState
          cena={busca ? 'busca' : 'comeco'}
          titulo="Nenhuma jogada encontrada!"
          texto={busca ? `Nenhum nome tem as palavras "${busca}".` : VAZIO[aba]}
          acao={
            busca ? (
              <Button variant="default" onClick={() => buscar('')}>
                Limpar filtros
              </Button>
            ) : undefined
          }
        />
      )}
      <div className={classes.grade}>
        {registros.map((jogada) => (
          <CartaoDaJogada
            key={jogada.id}
            jogada={jogada}
            menu={
              <AcoesDaJogada
                jogada={jogada}
                aoRemover={
                  andamento(jogada).movimentadas === 0 && jogadasData.pode(sessao, 'delete', jogada)
                    ? () => void perguntarERemover(jogada)
                    : undefined
                }
              />
            }
          >
            <PorEmPratica jogada={jogada} />
          </CartaoDaJogada>
        ))}
      </div>
      {hasNextPage && (
        <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Mostrar mais jogadas
        </Button>
      )}
    </Stack>
  );
}

/** Names of the tabs, with how many there are of each. */
function useAbas(): Record<AbaDasJogadas, string> {
  const sessao = useSessaoAtiva();
  const sugeridas = useQuery(jogadasData.lista(sessao, 'sugeridas', '').total).data;
  const customizadas = useQuery(jogadasData.lista(sessao, 'customizadas', '').total).data;
  const quantas = (total: typeof sugeridas) =>
    total === undefined || total === null ? '' : ` (${totalEmPalavras(total)})`;
  return {
    todos: 'Todos',
    sugeridas: `Jogadas sugeridas${quantas(sugeridas)}`,
    customizadas: `Jogadas customizadas${quantas(customizadas)}`,
  };
}

function Catalogo({ aba }: { aba: AbaDasJogadas }) {
  const [, definirParametros] = useSearchParams();
  return (
    <Abas
      rotulo="Jogadas de inovação"
      abas={useAbas()}
      atual={aba}
      aoMudar={(nova) => definirParametros(nova === 'todos' ? {} : { aba: nova }, { replace: true })}
    >
      <Lista key={aba} aba={aba} />
    </Abas>
  );
}

export function JogadasPage() {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const [parametros] = useSearchParams();
  const pedida = parametros.get('aba') ?? '';
  const emImplementacao = pedida === 'implementacao' && podeVerImplementacao(sessao);
  const aba = ABAS_DAS_JOGADAS.find((uma) => uma === pedida) ?? 'todos';
  const titulo = emImplementacao ? 'Implementação de jogadas' : nomeDaTela('/jogadas-de-inovacao');
  return (
    <Stack gap="md">
      <Breadcrumbs
        itens={
          emImplementacao
            ? [
                { rotulo: nomeDaTela('/jogadas-de-inovacao'), para: '/jogadas-de-inovacao' },
                { rotulo: titulo },
              ]
            : caminhoDaTela('/jogadas-de-inovacao')
        }
      />
      <Group justify="space-between" gap="sm">
        <Title order={1}>{titulo}</Title>
        <Group gap="xs">
          {podeVerImplementacao(sessao) && (
            <Link
              className={classes.acao}
              to={
                emImplementacao
                  ? para('/jogadas-de-inovacao')
                  : para('/jogadas-de-inovacao', { aba: 'implementacao' })
              }
            >
              {emImplementacao ? 'Ver o catálogo de jogadas' : 'Ver a implementação'}
            </Link>
          )}
          {jogadasData.pode(sessao, 'create') && (
            <Button
              leftSection={<IconPlus size={16} aria-hidden />}
              onClick={() =>
                void navegar(
                  para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', {
                    tipo: 'sugerida',
                    jogadaDeInovacaoId: '0',
                  }),
                )
              }
            >
              Criar jogadas de inovação
            </Button>
          )}
        </Group>
      </Group>
      {emImplementacao ? <Implementacao /> : <Catalogo aba={aba} />}
    </Stack>
  );
}
