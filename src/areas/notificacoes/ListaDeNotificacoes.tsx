/** Notifications by day, newest first, a page at a time. */
import { Button, Stack } from '@mantine/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { agrupar } from '@/domain/comum/agrupar';
import { diaDe, nomeDoDia } from '@/domain/comum/datas';
import { estaLida } from '@/domain/notificacoes/notificacao';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { LinhaDaNotificacao } from './LinhaDaNotificacao';
import classes from './Notificacoes.module.css';
import { notificacoesData, type Quais } from './notificacoes.data';

interface Props {
  quais: Quais;
  porPagina: number;
  /** Offers the pages after the first. */
  comMais?: boolean;
  aoSeguir?: () => void;
}

const VAZIA: Record<Quais, { titulo: string; texto: string }> = {
  todas: {
    titulo: 'Nenhuma notificação',
    texto:
      'Quando alguém mencionar você, comentar ou mover uma ideia ou um desafio que você propôs, isso aparece aqui.',
  },
  naoLidas: { titulo: 'Tudo lido', texto: 'Você não tem notificações não lidas.' },
};

export function ListaDeNotificacoes({ quais, porPagina, comMais = false, aoSeguir }: Props) {
  const sessao = useSessaoAtiva();
  const caixa = useQuery(notificacoesData.caixa(sessao));
  const lidasAte = caixa.data?.lidasAte ?? null;
  const lista = useInfiniteQuery({
    ...notificacoesData.lista(sessao, quais, lidasAte, porPagina),
    enabled: caixa.data !== undefined,
  });
  const erro = caixa.error ?? lista.error;
  if (erro && !lista.data) {
    return (
      <ErrorState
        titulo="Erro ao buscar notificações"
        erro={erro}
        aoTentarDeNovo={() => void (caixa.error ? caixa.refetch() : lista.refetch())}
      />
    );
  }
  if (!lista.data) {
    return (
      <Stack gap="xs" p="sm" aria-busy>
        {['a', 'b', 'c', 'd'].map((id) => (
          <Esqueleto key={id} altura={44} />
        ))}
      </Stack>
    );
  }
  const itens = lista.data.pages.flatMap((pagina) => pagina.itens);
  const ilegiveis = ilegiveisEm(lista.data.pages);
  if (itens.length === 0 && ilegiveis === 0) return <EmptyState {...VAZIA[quais]} cena="feito" />;
  const porDia = [...agrupar(itens, ({ createdAt }) => diaDe(createdAt))];
  return (
    <>
      <RegistrosIlegiveis quantos={ilegiveis} />
      {porDia.map(([dia, doDia]) => (
        <section key={dia} aria-label={nomeDoDia(dia)}>
          <h2 className={classes.dia}>{nomeDoDia(dia)}</h2>
          <ul className={classes.lista}>
            {doDia.map((notificacao) => (
              <LinhaDaNotificacao
                key={notificacao.id}
                notificacao={notificacao}
                lida={estaLida(notificacao, lidasAte)}
                aoSeguir={aoSeguir}
              />
            ))}
          </ul>
        </section>
      ))}
      {comMais && lista.hasNextPage ? (
        <Button
          variant="subtle"
          mt="sm"
          fullWidth
          loading={lista.isFetchingNextPage}
          onClick={() => void lista.fetchNextPage()}
        >
          Mostrar mais notificações
        </Button>
      ) : null}
    </>
  );
}
