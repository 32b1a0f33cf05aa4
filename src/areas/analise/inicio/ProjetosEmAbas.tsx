/** All projects of the company in two tabs, a few at a time. */
import { Button, Paper, Stack, Text, Title } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SituacaoDoProjeto } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import type { Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { ilegiveisEm } from '@/firebase/dados/leitura';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RegistrosIlegiveis } from '@/ui/lista/RegistrosIlegiveis';
import { Link } from '@/ui/moldura/Link';
import { Abas } from '@/ui/pagina/Abas';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { useAbaNoEndereco } from '@/ui/pagina/useAbaNoEndereco';
import { data } from '@/ui/texto/formatos';
import classes from '../Analise.module.css';
import dela from './Inicio.module.css';
import { projetosPeloFim } from './projetosPeloFim';
import { SituacaoDasInscricoes } from './SituacaoDasInscricoes';
import { VerMais } from './VerMais';

const ABAS: Record<SituacaoDoProjeto, string> = { emAndamento: 'Em andamento', concluidos: 'Concluídos' };
const VAZIO: Record<SituacaoDoProjeto, string> = {
  emAndamento: 'Nenhum projeto em andamento!',
  concluidos: 'Nenhum projeto concluído!',
};

function Linha({ projeto, agora }: { projeto: ComId<Projeto>; agora: Date }) {
  const { nome, anoAtuacao, anoVigencia, categoria } = projeto;
  return (
    <li className={dela.projeto}>
      <div>
        <Title order={3} size="h4" className={classes.texto}>
          {nome}
        </Title>
        <Text size="sm" c="dimmed" className={classes.texto}>
          {categoria.join(', ')}
        </Text>
      </div>
      <Text size="sm">
        {data(anoAtuacao)} a {data(anoVigencia)}
      </Text>
      <div>
        <SituacaoDasInscricoes projeto={projeto} agora={agora} />
      </div>
      <VerMais projeto={projeto} className={dela.inteira} />
    </li>
  );
}

function Linhas({ aba }: { aba: SituacaoDoProjeto }) {
  const [agora] = useState(() => new Date());
  const projetos = useInfiniteQuery(projetosPeloFim(useSessaoAtiva(), aba));
  if (projetos.error)
    return (
      <ErrorState
        titulo="Erro ao buscar projetos"
        erro={projetos.error}
        aoTentarDeNovo={() => void projetos.refetch()}
      />
    );
  if (!projetos.data) return <Esqueleto altura={160} />;
  const { pages } = projetos.data;
  const itens = pages.flatMap((pagina) => pagina.itens);
  const ilegiveis = ilegiveisEm(pages);
  if (itens.length === 0 && ilegiveis === 0)
    return (
      <EmptyState
        titulo={VAZIO[aba]}
        texto="Um projeto reúne as fases, os questionários e as empresas de um prêmio ou diagnóstico."
        acao={
          <Button component={Link} variant="default" to={para('/projetos')}>
            {nomeDaTela('/projetos')}
          </Button>
        }
      />
    );
  return (
    <Stack gap="md">
      <RegistrosIlegiveis quantos={ilegiveis} />
      <Paper component="ul" withBorder className={dela.projetos} aria-label={ABAS[aba]}>
        {itens.map((projeto) => (
          <Linha key={projeto.id} projeto={projeto} agora={agora} />
        ))}
      </Paper>
      {projetos.hasNextPage ? (
        <Button
          variant="default"
          loading={projetos.isFetchingNextPage}
          onClick={() => void projetos.fetchNextPage()}
        >
          Mostrar mais projetos
        </Button>
      ) : null}
    </Stack>
  );
}

export function ProjetosEmAbas() {
  const [aba, mudarAba] = useAbaNoEndereco(['emAndamento', 'concluidos']);
  return (
    <Stack component="section" gap="sm" aria-labelledby="projetos">
      <Title order={2} size="h3" id="projetos">
        {nomeDaTela('/projetos')}
      </Title>
      <Abas rotulo="Situação dos projetos" abas={ABAS} atual={aba} aoMudar={mudarAba}>
        <Linhas key={aba} aba={aba} />
      </Abas>
    </Stack>
  );
}
