/** Regional means, and those by size and category: opened by the address, read when it is (part 3 §7, decisions Q234). */
import '@mantine/core/styles/Table.css';
import { Button, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import classes from './Analise.module.css';
import { type MediaDoCorte, mediasPorCorteData } from './mediasPorCorte.data';

const PARAMETRO = 'medias';
const ROTULO = { regiao: 'Região', porte: 'Porte', categoria: 'Categoria' } as const;
type Tipo = keyof typeof ROTULO;
const TIPOS = Object.keys(ROTULO) as Tipo[];

function Tabela({ tipo, cortes }: { tipo: Tipo; cortes: readonly MediaDoCorte[] }) {
  const deles = cortes
    .filter((corte) => corte.tipo === tipo)
    .toSorted((a, b) => b.n - a.n || a.nome.localeCompare(b.nome, 'pt-BR'));
  const linhas = [...cortes.filter((corte) => corte.tipo === 'todas'), ...deles];
  if (linhas.length === 0) return <Text c="dimmed">Nenhuma empresa tem média neste questionário.</Text>;
  return (
    <>
      <Table>
        <Table.Caption>
          Médias de 0 a 100, neste momento. De menos de cinco empresas não se mostra média.
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{ROTULO[tipo]}</Table.Th>
            <Table.Th scope="col" ta="right">
              Empresas
            </Table.Th>
            <Table.Th scope="col" ta="right">
              Média
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {linhas.map(({ chave, nome, n, media }) => (
            <Table.Tr key={chave}>
              <Table.Th scope="row" fw="normal" className={classes.texto}>
                {nome}
              </Table.Th>
              <Table.Td ta="right">{n}</Table.Td>
              <Table.Td ta="right">{media === null ? 'Menos de cinco' : notaEmPalavras(media)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {deles.length === 0 ? (
        <Text size="sm" c="dimmed">
          Nenhuma empresa com média tem {ROTULO[tipo].toLowerCase()}.
        </Text>
      ) : null}
    </>
  );
}

function Lidas({ tipo, ...qual }: { tipo: Tipo; idProjeto: string; questionarioId: string }) {
  const { data, error, refetch } = useQuery(mediasPorCorteData.doQuestionario(useSessaoAtiva(), qual));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar as médias" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  return data ? <Tabela tipo={tipo} cortes={data.cortes} /> : <Esqueleto altura={160} />;
}

export function MediasPorCorte(qual: { idProjeto: string; questionarioId: string }) {
  const [busca, mudarBusca] = useSearchParams();
  const tipo = TIPOS.find((um) => um === busca.get(PARAMETRO));
  const mostrar = (novo: string | undefined) =>
    mudarBusca(
      (antes) => {
        const { [PARAMETRO]: _antes, ...outros } = Object.fromEntries(antes);
        return novo === undefined ? outros : { ...outros, [PARAMETRO]: novo };
      },
      { replace: true },
    );
  return (
    <Stack component="section" gap="sm" aria-labelledby="medias-por-corte">
      <Group justify="space-between" gap="sm">
        <Title order={2} size="h3" id="medias-por-corte">
          Médias por região, porte e categoria
        </Title>
        <Button
          variant="default"
          aria-expanded={tipo !== undefined}
          onClick={() => mostrar(tipo === undefined ? 'regiao' : undefined)}
        >
          {tipo === undefined ? 'Mostrar médias' : 'Esconder médias'}
        </Button>
      </Group>
      {tipo === undefined ? null : (
        <>
          <NativeSelect
            label="Médias por"
            maw="20rem"
            value={tipo}
            data={TIPOS.map((um) => ({ value: um, label: ROTULO[um] }))}
            onChange={({ currentTarget }) => mostrar(currentTarget.value)}
          />
          <Lidas tipo={tipo} {...qual} />
        </>
      )}
    </Stack>
  );
}
