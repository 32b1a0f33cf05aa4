/** 'Moderação': what people reported, and what was decided of it (decisions P450). */
import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CasoNaFila } from '@/domain/contratos/moderacao';
import {
  APARENCIA_DO_CASO,
  ROTULO_DA_DECISAO,
  ROTULO_DO_ALVO,
  SITUACOES_DO_CASO,
} from '@/domain/moderacao/moderacao';
import { ROTULO_DO_MOTIVO } from '@/domain/moderacao/motivos';
import { podeModerar } from '@/domain/moderacao/quem-modera';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { plural } from '@/ui/texto/numero';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { truncar } from '@/ui/texto/truncar';
import { moderacaoData } from './moderacao.data';

const DecidirModal = aoAbrir(() => import('./DecidirModal').then((m) => m.DecidirModal));

const ESCOLHAS = [
  { value: 'ABERTO', label: 'Esperam decisão', vazio: 'Nenhuma denúncia espera decisão' },
  { value: 'OCULTO', label: 'Ocultados', vazio: 'Nada está ocultado' },
  { value: 'MANTIDO', label: 'Mantidos', vazio: 'Nada foi mantido ainda' },
] as const;
/** Letters of a content that are shown; its page has the rest. */
const TRECHO = 600;

const maiuscula = (texto: string) => texto.charAt(0).toLocaleUpperCase('pt-BR') + texto.slice(1);

/** The page where one sees it; a hidden parent has none. */
function enderecoDe({ alvo, onde, situacao, removido }: CasoNaFila) {
  if (removido || (alvo.filho === '' && situacao === 'OCULTO')) return undefined;
  const tipo = onde.colecao === 'ideias' ? IDEIA : DESAFIO;
  return tipo.endereco(onde.id, alvo.tipo.startsWith('COMENTARIO') ? { comentario: alvo.filho } : {});
}

function textoDoCaso({ texto, removido, situacao }: CasoNaFila) {
  if (removido) return 'Já foi removido.';
  if (texto === null)
    return situacao === 'OCULTO' ? 'O texto ocultado fica com quem administra a empresa.' : '';
  return truncar(texto, TRECHO);
}

function Caso({ caso }: { caso: CasoNaFila }) {
  const sessao = useSessaoAtiva();
  const [decidindo, definirDecidindo] = useState(false);
  const endereco = enderecoDe(caso);
  const titulo = `${maiuscula(ROTULO_DO_ALVO[caso.alvo.tipo])}${caso.tituloDoPai ? ` "${truncar(caso.tituloDoPai, 80)}"` : ''}`;
  return (
    <Paper withBorder p="md" component="li">
      <Stack gap="xs">
        <Group justify="space-between" align="flex-start" gap="xs">
          <Title order={2} fz="md" style={{ overflowWrap: 'anywhere' }} flex="1 1 240px">
            {titulo}
          </Title>
          <StatusBadge cor={APARENCIA_DO_CASO[caso.situacao].cor}>
            {APARENCIA_DO_CASO[caso.situacao].rotulo}
          </StatusBadge>
        </Group>
        <Text size="sm" c="dimmed">
          De {caso.autor || 'pessoa removida'}
        </Text>
        <Text size="sm" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
          {textoDoCaso(caso)}
        </Text>
        <Text size="sm" fw={600}>
          {plural(caso.denuncias.length, 'denúncia', 'denúncias')}
        </Text>
        <Stack gap={4} component="ul" m={0} pl="lg">
          {caso.denuncias.map(({ motivo, explicacao, em }, i) => (
            <Text key={i} size="sm" component="li" style={{ overflowWrap: 'anywhere' }}>
              {maiuscula(ROTULO_DO_MOTIVO[motivo])}
              {explicacao && `: ${explicacao}`} · <RelativeTime valor={new Date(em)} />
            </Text>
          ))}
        </Stack>
        {caso.decisao && caso.decididoEm && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {ROTULO_DA_DECISAO[caso.decisao]}
            {caso.motivo && ` (${ROTULO_DO_MOTIVO[caso.motivo]})`}, por{' '}
            {caso.decididoPor || 'pessoa removida'},{' '}
            <RelativeTime valor={new Date(caso.decididoEm)} emFrase />
            {caso.explicacao && `: ${caso.explicacao}`}
          </Text>
        )}
        <Group gap="xs">
          {endereco && (
            <Button component={Link} to={endereco} variant="default" size="xs" aria-label={`Ver: ${titulo}`}>
              Ver na página
            </Button>
          )}
          {podeModerar(sessao.quem) && (
            <Button size="xs" aria-label={`Decidir: ${titulo}`} onClick={() => definirDecidindo(true)}>
              {caso.situacao === 'ABERTO' ? 'Decidir' : 'Mudar a decisão'}
            </Button>
          )}
        </Group>
      </Stack>
      {decidindo && <DecidirModal caso={caso} aoFechar={() => definirDecidindo(false)} />}
    </Paper>
  );
}

export function ModeracaoPage() {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const pedida = parametros.get('situacao');
  const situacao = SITUACOES_DO_CASO.find((uma) => uma === pedida) ?? 'ABERTO';
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(moderacaoData.fila(sessao, situacao));
  const casos = data?.pages.flatMap((pagina) => pagina.casos) ?? [];
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/moderacao')} />
      <TituloDaPagina titulo={nomeDaTela('/moderacao')}>
        O que as pessoas denunciaram. Quem denunciou não é mostrado a ninguém, e ninguém decide sobre o que é
        seu.
      </TituloDaPagina>
      <NativeSelect
        label="Mostrar"
        w="fit-content"
        data={ESCOLHAS.map(({ value, label }) => ({ value, label }))}
        value={situacao}
        onChange={({ currentTarget: { value } }) => definirParametros({ situacao: value }, { replace: true })}
      />
      {isPending && <PageSkeleton />}
      {error && (
        <ErrorState titulo="Erro ao buscar denúncias" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {data && casos.length === 0 && !hasNextPage && (
        <EmptyState
          titulo={ESCOLHAS.find(({ value }) => value === situacao)?.vazio ?? 'Nada a mostrar'}
          texto="Qualquer colega denuncia uma ideia, um desafio, uma proposta ou um comentário na própria página dele."
        />
      )}
      {casos.length > 0 && (
        <Stack gap="md" component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {casos.map((caso) => (
            <Caso key={caso.id} caso={caso} />
          ))}
        </Stack>
      )}
      {hasNextPage && (
        <Button
          variant="default"
          w="fit-content"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Mostrar mais
        </Button>
      )}
    </Stack>
  );
}
