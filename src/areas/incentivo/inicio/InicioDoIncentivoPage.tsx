/** `/home-incentivo-a-inovacao` (part 2 §2): what runs, what stands still, what is suggested, and the ways on. */
import { Anchor, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { emSequencia } from '@/areas/pais/listas.data';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { andamento, diasSemMovimento, type Jogada, parada } from '@/domain/incentivo/jogada';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { totalEmPalavras } from '@/ui/lista/total';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { plural } from '@/ui/texto/formatos';
import { Andamento } from '../Andamento';
import { implementacaoData } from '../implementacao/implementacao.data';
import classes from '../Incentivo.module.css';
import { AcoesDaJogada, PorEmPratica } from '../jogadas/AcoesDaJogada';
import { CartaoDaJogada } from '../jogadas/CartaoDaJogada';
import { jogadasData } from '../jogadas/jogadas.data';

/** Plays shown of each kind; the lists have the rest. */
const A_MOSTRA = 6;

function Numero({ rotulo, valor, onde }: { rotulo: string; valor: string; onde: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="xl" fw={700}>
        {valor}
      </Text>
      <Anchor component={Link} to={onde} inherit>
        {rotulo}
      </Anchor>
    </Paper>
  );
}

function Bloco({ titulo, mais, children }: { titulo: string; mais?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="sm" component="section" aria-label={titulo}>
      <Group justify="space-between" gap="sm">
        <Title order={2}>{titulo}</Title>
        {mais}
      </Group>
      {children}
    </Stack>
  );
}

function EmCurso({ jogadas, agora }: { jogadas: readonly ComId<Jogada>[]; agora: Date }) {
  // What waits longest comes first.
  const ordenadas = jogadas.toSorted((a, b) => diasSemMovimento(b, agora) - diasSemMovimento(a, agora));
  return (
    <div className={classes.grade}>
      {ordenadas.slice(0, A_MOSTRA).map((jogada) => (
        <Paper key={jogada.id} withBorder p="md" component="article" aria-label={jogada.nome}>
          <Stack gap="sm" className={classes.texto}>
            <Anchor
              component={Link}
              fw={600}
              to={para('/jogadas-de-inovacao/:tipo/:jogadaDeInovacaoId', {
                tipo: 'implementacao',
                jogadaDeInovacaoId: jogada.id,
              })}
            >
              {jogada.nome}
            </Anchor>
            <Andamento jogada={jogada} />
            {parada(jogada, agora) && (
              <div>
                <StatusBadge cor="orange">
                  Parada há {plural(diasSemMovimento(jogada, agora), 'dia', 'dias')}
                </StatusBadge>
              </div>
            )}
          </Stack>
        </Paper>
      ))}
    </div>
  );
}

/** What else the area has, each for people who may open it. */
function Caminhos() {
  const { quem } = useSessaoAtiva();
  return (
    <Group gap="xs" component="nav" aria-label="Páginas do incentivo">
      <Link className={classes.acao} to={para('/jogadas-de-inovacao')}>
        {nomeDaTela('/jogadas-de-inovacao')}
      </Link>
      {temFlag(quem, [20, 'leitura']) && (
        <Link className={classes.acao} to={para('/tipos-de-inovacao')}>
          {nomeDaTela('/tipos-de-inovacao')}
        </Link>
      )}
      <Link className={classes.acao} to={para('/sobre-incentivo-a-inovacao')}>
        {nomeDaTela('/sobre-incentivo-a-inovacao')}
      </Link>
    </Group>
  );
}

export function InicioDoIncentivoPage() {
  const sessao = useSessaoAtiva();
  const [agora] = useState(() => new Date());
  const emCurso = useQuery(implementacaoData.jogadas(sessao, 'emCurso'));
  const concluidas = useQuery(implementacaoData.jogadas(sessao, 'concluidas'));
  const lista = jogadasData.lista(sessao, 'sugeridas', '', A_MOSTRA);
  const sugeridas = useInfiniteQuery(emSequencia(lista));
  const totalDeSugeridas = useQuery(lista.total).data;
  const erro = emCurso.error ?? concluidas.error ?? sugeridas.error;
  const implementacao = para('/jogadas-de-inovacao', { aba: 'implementacao' });

  function conteudo() {
    if (erro) {
      const recarregar = () =>
        void Promise.all([emCurso.refetch(), concluidas.refetch(), sugeridas.refetch()]);
      return <ErrorState titulo="Erro ao buscar jogadas" erro={erro} aoTentarDeNovo={recarregar} />;
    }
    if (!emCurso.data || !concluidas.data || !sugeridas.data) return <PageSkeleton forma="painel" />;
    const correm = emCurso.data.itens;
    const disponiveis = sugeridas.data.pages
      .flatMap(({ itens }) => itens)
      .filter(({ implementada }) => !implementada);
    const paradas = correm.filter((jogada) => parada(jogada, agora)).length;
    const taticas = correm.reduce((soma, jogada) => soma + andamento(jogada).concluidas, 0);
    return (
      <>
        <div className={classes.numeros}>
          <Numero rotulo="Jogadas em implementação" valor={String(correm.length)} onde={implementacao} />
          <Numero rotulo="Paradas há mais de 30 dias" valor={String(paradas)} onde={implementacao} />
          <Numero rotulo="Táticas concluídas nelas" valor={String(taticas)} onde={implementacao} />
          <Numero
            rotulo="Jogadas concluídas"
            valor={String(concluidas.data.itens.length)}
            onde={para('/jogadas-de-inovacao', { aba: 'implementacao', situacao: 'concluidas' })}
          />
          <Numero
            rotulo="Jogadas sugeridas"
            valor={totalDeSugeridas ? totalEmPalavras(totalDeSugeridas) : '0'}
            onde={para('/jogadas-de-inovacao', { aba: 'sugeridas' })}
          />
        </div>
        <Bloco
          titulo="Em andamento"
          mais={
            correm.length > 0 && (
              <Link className={classes.acao} to={implementacao}>
                Ver a implementação
              </Link>
            )
          }
        >
          {correm.length === 0 ? (
            <EmptyState
              titulo="Nenhuma jogada em implementação"
              texto="Escolha uma jogada no catálogo e implemente: aqui se vê como cada uma anda."
              acao={
                <Link className={classes.acao} to={para('/jogadas-de-inovacao')}>
                  Ver o catálogo de jogadas
                </Link>
              }
            />
          ) : (
            <EmCurso jogadas={correm} agora={agora} />
          )}
        </Bloco>
        {disponiveis.length > 0 && (
          <Bloco titulo="Sugeridas para começar">
            <div className={classes.grade}>
              {disponiveis.map((jogada) => (
                <CartaoDaJogada
                  key={jogada.id}
                  jogada={jogada}
                  semSelos
                  menu={<AcoesDaJogada jogada={jogada} aoRemover={undefined} />}
                >
                  <PorEmPratica jogada={jogada} />
                </CartaoDaJogada>
              ))}
            </div>
          </Bloco>
        )}
      </>
    );
  }

  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/home-incentivo-a-inovacao')} />
      <TituloDaPagina titulo={nomeDaTela('/home-incentivo-a-inovacao')}>
        As jogadas da empresa para inovar: as que andam, as que pararam e as que podem começar.
      </TituloDaPagina>
      <Caminhos />
      {conteudo()}
    </Stack>
  );
}
