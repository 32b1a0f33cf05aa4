/** 'Minhas moedas': one's own wallets and, per rule set, the statement with every movement (decisions I5, I6). */
import { Group, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { TipoDePai } from '@/domain/pai/pai';
import { TIPOS_DE_PAI } from '@/domain/pai/tipos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Abas } from '@/ui/pagina/Abas';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { maiuscula } from '@/domain/comum/maiuscula';
import { CarteirasAtivas } from './CarteirasAtivas';
import { EscolhaDoRegulamento } from './EscolhaDoRegulamento';
import { Extrato } from './Extrato';
import { moedasData, tiposComMoedas } from './moedas.data';

/** The coins of one kind: each has wallets of its own. */
function MoedasDe({ tipo }: { tipo: TipoDePai }) {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const [aoAbrir] = useState(() => new Date());
  const { data: regulamentos, error, isPending, refetch } = useQuery(moedasData.regulamentos(sessao, tipo));
  const comecados = regulamentos?.filter(({ dataInicial }) => dataInicial <= aoAbrir) ?? [];
  const escolhido = comecados.find(({ id }) => id === parametros.get('regulamento')) ?? comecados[0];
  return (
    <Stack gap="lg">
      <CarteirasAtivas tipo={tipo} />
      {isPending && <PageSkeleton forma="lista" />}
      {error && (
        <ErrorState titulo="Erro ao buscar regulamentos" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {escolhido && (
        <Stack gap="sm" component="section" aria-labelledby="extrato">
          <Title order={2} size="h3" id="extrato">
            Extrato
          </Title>
          {/* In a row: its first size would be a height in a column. */}
          <Group>
            <EscolhaDoRegulamento regulamentos={comecados} escolhido={escolhido.id} />
          </Group>
          <Extrato key={escolhido.id} tipo={tipo} regulamentoId={escolhido.id} />
        </Stack>
      )}
    </Stack>
  );
}

/** A tab for each kind where there are several, because their quotas are separate (decisions I5). */
export function MinhasMoedasPage({ tipos = TIPOS_DE_PAI }: { tipos?: readonly TipoDePai[] }) {
  const [parametros, mudarParametros] = useSearchParams();
  const seus = tiposComMoedas(useSessaoAtiva(), tipos);
  const tipo = seus.find(({ colecao }) => colecao === parametros.get('de')) ?? seus[0];
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/minhas-moedas')} />
      <Title order={1}>{nomeDaTela('/minhas-moedas')}</Title>
      {tipo && seus.length === 1 && <MoedasDe tipo={tipo} />}
      {tipo && seus.length > 1 && (
        <Abas
          rotulo="Moedas para"
          abas={Object.fromEntries(seus.map(({ colecao, nome }) => [colecao, maiuscula(nome.plural)]))}
          atual={tipo.colecao}
          aoMudar={(de) => mudarParametros({ de }, { replace: true })}
        >
          <MoedasDe key={tipo.colecao} tipo={tipo} />
        </Abas>
      )}
    </Stack>
  );
}
