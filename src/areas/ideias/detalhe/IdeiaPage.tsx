/** Detail of an idea (part 2 §2): what it is, the conversation, and at the side what can be done with it. */
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import { codigoDoErro } from '@/domain/comum/erros';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhoDaTela } from '@/domain/telas/nomes';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { IdeiaCabecalho } from './IdeiaCabecalho';
import classes from './IdeiaPage.module.css';
import { ideiasData } from '../ideias.data';
import { IdeiasRelacionadas } from './IdeiasRelacionadas';
import { InformacoesDaIdeia } from './InformacoesDaIdeia';
import { PatrocinioBloco } from '@/areas/patrocinio/PatrocinioBloco';
import { ideiaNaTela } from '../pessoas';
import { PessoasDaIdeia } from './PessoasDaIdeia';

/** What one consults, below what one does: the page is shown without their code. */
const HistoricoDeMovimentacoes = aoAbrir(
  () => import('@/areas/movimentacoes/HistoricoDeMovimentacoes').then((m) => m.HistoricoDeMovimentacoes),
  <BlocoLateral titulo="Histórico de movimentações" recolhido>
    <Esqueleto altura={80} />
  </BlocoLateral>,
);
const TextosAnteriores = aoAbrir(() => import('./TextosAnteriores').then((m) => m.TextosAnteriores));
/** Last on the page, with an editor that the rest does without. */
const ComentariosDaIdeia = lazy(() =>
  import('./ComentariosDaIdeia').then((m) => ({ default: m.ComentariosDaIdeia })),
);

type Parte = ComponentType<{ ideia: ComId<Ideia> }>;
type Decisao = ComponentType<{ ideia: ComId<Ideia>; pai: PaiNaTela }>;

interface Props {
  /** Parts of other areas, composed by src/app: under the idea's information, first and last in the narrow column. */
  conteudo: Parte;
  decisao: Decisao;
  lateral: Parte;
}

function Detalhe({
  ideia,
  conteudo: Conteudo,
  decisao: Decisao,
  lateral: Lateral,
}: Props & { ideia: ComId<Ideia> }) {
  const pai = ideiaNaTela(useSessaoAtiva(), ideia);
  return (
    <div className={classes.detalhe}>
      <div className={classes.sobre}>
        <InformacoesDaIdeia ideia={ideia} />
      </div>
      <div className={`${classes.lado} ${classes.coluna}`}>
        <Decisao ideia={ideia} pai={pai} />
        <PatrocinioBloco pai={pai} />
        <PessoasDaIdeia ideia={ideia} />
        <IdeiasRelacionadas ideia={ideia} />
        <HistoricoDeMovimentacoes pai={pai} />
        <Lateral ideia={ideia} />
        <TextosAnteriores ideia={ideia} />
      </div>
      <div className={`${classes.conversa} ${classes.coluna}`}>
        <Conteudo ideia={ideia} />
        <Suspense fallback={<Esqueleto altura={380} />}>
          <ComentariosDaIdeia ideia={ideia} />
        </Suspense>
      </div>
    </div>
  );
}

export function IdeiaPage(partes: Props) {
  const { ideiaId = '' } = useParams();
  const sessao = useSessaoAtiva();
  const { data: ideia, error, isPending, refetch } = useQuery(ideiasData.porId(sessao, ideiaId));

  if (isPending) return <PageSkeleton forma="detalhe" />;
  // A hidden idea and one that never existed look the same to people who may not see it.
  const escondida = codigoDoErro(error) === 'permission-denied' || ideia === null || ideia?.deletedAt;
  if (escondida) {
    return (
      <EmptyState
        nivel={1}
        titulo="Nenhuma ideia encontrada!"
        texto="Ela pode ter sido removida, ou não foi compartilhada com você."
        acao={<Voltar />}
      />
    );
  }
  if (!ideia) {
    return <ErrorState titulo="Erro ao buscar ideias" erro={error} aoTentarDeNovo={() => void refetch()} />;
  }
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/ideias/:ideiaId', ideia.titulo)} />
      <IdeiaCabecalho ideia={ideia} />
      <Detalhe ideia={ideia} {...partes} />
    </Stack>
  );
}
