/** Solutions that people propose in an immersion. */
import { Button, Stack, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Denunciar } from '@/areas/conversa/Denunciar';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import type { Solucao } from '@/domain/imersoes/cronograma';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { truncar } from '@/ui/texto/truncar';
import { IdeiaDaSolucao } from './IdeiaDaSolucao';
import { imersoesData } from './imersoes.data';
import classes from './Imersoes.module.css';
import { ListaDaImersao } from './ListaDaImersao';
import { parte, porCima } from '@/ui/moldura/parte';

const ProporSolucaoModal = parte(() => import('./SolucaoModal').then((m) => m.ProporSolucaoModal), porCima);

interface Props {
  cronogramaId: string;
  gere: boolean;
  /** True iff the reader may propose one. */
  propoe: boolean;
}

function LinhaDaSolucao({ cronogramaId, gere, solucao }: Props & { solucao: ComId<Solucao> }) {
  const sessao = useSessaoAtiva();
  const confirmar = useConfirmar();
  const { data, isPending } = useQuery(
    pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, solucao.createdBy)),
  );
  const autor = data?.nome;
  const remover = useMutation(imersoesData.removerSolucao(sessao, cronogramaId));
  const nome = truncar(solucao.titulo, 60);
  const perguntarERemover = async () => {
    const sim = await confirmar({
      titulo: `Tem certeza que deseja remover a proposta "${nome}"?`,
      perigo: true,
    });
    if (sim) remover.mutate(solucao.id);
  };
  return (
    <Stack gap={6}>
      <Text fw={600} size="sm" className={classes.texto}>
        {solucao.titulo}
      </Text>
      <Text size="sm" className={classes.texto}>
        {solucao.descricao}
      </Text>
      <Text size="sm" c="dimmed">
        {autor ?? (isPending ? '…' : 'Não encontrado')} · <RelativeTime valor={solucao.createdAt} />
      </Text>
      <IdeiaDaSolucao cronogramaId={cronogramaId} solucao={solucao} />
      {solucao.createdBy !== sessao.uid && !solucao.oculto && (
        <Denunciar
          alvo={{ tipo: 'SOLUCAO', pai: cronogramaId, filho: solucao.id }}
          rotulo={`Denunciar a proposta "${nome}"`}
        />
      )}
      {(gere || solucao.createdBy === sessao.uid) && (
        <Button
          size="compact-sm"
          w="fit-content"
          ml={-5}
          variant="subtle"
          loading={remover.isPending}
          leftSection={<IconTrash size={14} aria-hidden />}
          aria-label={`Remover a proposta "${nome}"`}
          onClick={() => void perguntarERemover()}
        >
          Remover
        </Button>
      )}
    </Stack>
  );
}

export function Solucoes(props: Props) {
  const [propondo, definirPropondo] = useState(false);
  const { cronogramaId, propoe } = props;
  return (
    <Stack gap="sm">
      <ListaDaImersao
        consulta={imersoesData.solucoes(useSessaoAtiva(), cronogramaId)}
        rotulo="Propostas da imersão"
        erro="Erro ao buscar propostas"
        nenhum="Nenhuma proposta encontrada!"
      >
        {(solucao) => <LinhaDaSolucao {...props} solucao={solucao} />}
      </ListaDaImersao>
      {propoe && (
        <Button
          size="xs"
          w="fit-content"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => definirPropondo(true)}
        >
          Propor solução
        </Button>
      )}
      <Suspense>
        {propondo && (
          <ProporSolucaoModal cronogramaId={cronogramaId} aoFechar={() => definirPropondo(false)} />
        )}
      </Suspense>
    </Stack>
  );
}
