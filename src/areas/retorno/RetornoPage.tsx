/** 'Retorno das ideias': how many were implemented in a year, and what they brought (decisions P253). */
import '@mantine/core/styles/SimpleGrid.css';
import '@mantine/core/styles/Table.css';
import {
  Anchor,
  Button,
  Group,
  NativeSelect,
  Paper,
  SimpleGrid,
  Stack,
  Table,
  Text,
  Title,
} from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { diaDe, diaEscrito } from '@/domain/comum/datas';
import { dinheiroDe, type RetornoDoAno } from '@/domain/retorno/retorno';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Rolagem } from '@/ui/pagina/Rolagem';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { numero, plural } from '@/ui/texto/numero';
import { diretoriaData } from './diretoria.data';
import { dinheiro } from './palavras';
import { retornosData } from './retorno.data';
import { TabelaDeSomas } from './Somas';

/** Years that can be asked for, the current one first. */
const ANOS = 6;

/** '4 ideias implementadas em 2026. As que têm retorno (3) trouxeram …'. */
export function respostaEmPalavras({ implementadas, comRetorno, delas }: RetornoDoAno, ano: number): string {
  if (implementadas === 0) return `Nenhuma ideia foi implementada em ${ano}.`;
  const { liquido } = dinheiroDe(delas);
  const quantas = plural(implementadas, 'ideia implementada', 'ideias implementadas');
  if (comRetorno === 0) return `${quantas} em ${ano}. Nenhuma tem retorno realizado registrado.`;
  return `${quantas} em ${ano}, ${numero(comRetorno)} com retorno: ${dinheiro(liquido.validado)} líquidos validados no ano, de ${dinheiro(liquido.realizado)} realizados.`;
}

function Cartao({ titulo, valor, antes }: { titulo: string; valor: string; antes: string }) {
  return (
    <Paper withBorder p="md">
      <Text size="sm" c="dimmed">
        {titulo}
      </Text>
      <Text fz="xl" fw={700}>
        {valor}
      </Text>
      <Text size="sm" c="dimmed">
        No ano anterior: {antes}
      </Text>
    </Paper>
  );
}

export function RetornoPage() {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const [esteAno] = useState(() => Number(diaDe(new Date()).slice(0, 4)));
  const anos = Array.from({ length: ANOS }, (_, i) => esteAno - i);
  const pedido = Number(parametros.get('ano'));
  const ano = anos.includes(pedido) ? pedido : esteAno;
  const ranking = parametros.get('ordem') === 'validado';
  const { data, error, isPending, refetch } = useQuery(retornosData.doAno(sessao, ano, ranking));
  const exportar = useMutation(diretoriaData.planilha(sessao, ano));
  const mudar = (mudanca: { ano?: string; ordem?: string }) => {
    const depois = { ano: String(ano), ordem: ranking ? 'validado' : 'espera', ...mudanca };
    definirParametros(depois, { replace: true });
  };
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/retorno')} />
      <TituloDaPagina titulo={nomeDaTela('/retorno')}>
        Quantas ideias foram implementadas em um ano, e o que elas trouxeram.
      </TituloDaPagina>
      <Group gap="sm">
        <Button component={Link} to={para('/retorno/diretoria')} variant="default">
          {nomeDaTela('/retorno/diretoria')}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          loading={exportar.isPending}
          onClick={() => exportar.mutate()}
        >
          Exportar
        </Button>
      </Group>
      <NativeSelect
        label="Ano"
        w="fit-content"
        data={anos.map(String)}
        value={String(ano)}
        onChange={({ currentTarget: { value } }) => mudar({ ano: value })}
      />
      {isPending && <PageSkeleton />}
      {error && (
        <ErrorState titulo="Erro ao buscar o retorno" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {data && (
        <>
          <Text fz="lg" fw={600}>
            {respostaEmPalavras(data.ano, ano)}
          </Text>
          <Figuras ano={data.ano} anterior={data.anterior} />
          <Title order={2}>Das ideias implementadas em {ano}</Title>
          <TabelaDeSomas
            somas={data.ano.delas}
            legenda={`Das ideias implementadas em ${ano}, nos meses de ${ano}`}
          />
          <Title order={2}>De todas as ideias</Title>
          <TabelaDeSomas somas={data.ano.deTodas} legenda={`De todas as ideias, nos meses de ${ano}`} />
          <Title order={2}>Ideias</Title>
          <NativeSelect
            label="Ordem"
            w="fit-content"
            data={[
              { value: 'espera', label: 'Primeiro as que esperam validação' },
              { value: 'validado', label: 'Ranking pelo líquido validado' },
            ]}
            value={ranking ? 'validado' : 'espera'}
            onChange={({ currentTarget: { value } }) => mudar({ ordem: value })}
          />
          {data.ideias.length === 0 ? (
            <EmptyState
              titulo="Nenhuma ideia com retorno"
              texto="O retorno se registra na página da ideia, depois de aprovada."
            />
          ) : (
            <Ideias ano={ano} ideias={data.ideias} ranking={ranking} />
          )}
        </>
      )}
    </Stack>
  );
}

function Figuras({ ano, anterior }: { ano: RetornoDoAno; anterior: RetornoDoAno }) {
  const [deste, deAntes] = [ano, anterior].map(({ delas }) => dinheiroDe(delas).liquido);
  if (!deste || !deAntes) return null;
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
      <Cartao
        titulo="Ideias implementadas"
        valor={numero(ano.implementadas)}
        antes={numero(anterior.implementadas)}
      />
      <Cartao titulo="Líquido validado" valor={dinheiro(deste.validado)} antes={dinheiro(deAntes.validado)} />
      <Cartao
        titulo="Líquido realizado"
        valor={dinheiro(deste.realizado)}
        antes={dinheiro(deAntes.realizado)}
      />
      <Cartao titulo="Líquido previsto" valor={dinheiro(deste.previsto)} antes={dinheiro(deAntes.previsto)} />
    </SimpleGrid>
  );
}

interface DaIdeia {
  id: string;
  titulo: string;
  implementadaEm: string | null;
  validado: number;
  realizado: number;
  previsto: number;
  esperam: number;
}

interface DasIdeias {
  ano: number;
  ideias: readonly DaIdeia[];
  ranking: boolean;
}

function Ideias({ ano, ideias, ranking }: DasIdeias) {
  return (
    <Rolagem nome="Ideias com retorno">
      <Table>
        <Table.Caption>
          Líquido nos meses de {ano}.{' '}
          {ranking
            ? 'As vinte de maior líquido validado.'
            : 'Primeiro as que esperam validação, depois as de maior líquido validado.'}{' '}
          Só ideias públicas aparecem pelo nome.
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            {ranking && <Table.Th scope="col">Lugar</Table.Th>}
            <Table.Th scope="col">Ideia</Table.Th>
            <Table.Th scope="col">Implementada</Table.Th>
            <Table.Th scope="col" ta="right">
              Validado
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Realizado
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Previsto
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Esperam validação
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {ideias.map((ideia) => (
            <Table.Tr key={ideia.id}>
              {ranking && (
                <Table.Td>{1 + ideias.filter(({ validado }) => validado > ideia.validado).length}º</Table.Td>
              )}
              <Table.Th scope="row">
                <Anchor component={Link} to={para('/ideias/:ideiaId', { ideiaId: ideia.id })} inherit>
                  {ideia.titulo}
                </Anchor>
              </Table.Th>
              <Table.Td>{ideia.implementadaEm ? diaEscrito(ideia.implementadaEm) : 'Não'}</Table.Td>
              <Table.Td ta="right">{dinheiro(ideia.validado)}</Table.Td>
              <Table.Td ta="right">{dinheiro(ideia.realizado)}</Table.Td>
              <Table.Td ta="right">{dinheiro(ideia.previsto)}</Table.Td>
              <Table.Td ta="right">{numero(ideia.esperam)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Rolagem>
  );
}
