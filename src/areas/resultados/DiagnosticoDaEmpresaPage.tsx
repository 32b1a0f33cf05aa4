/**
 * `/diagnosticoDaEmpresa/{idEmpresa}/{idProjeto}`: a company in a project, with its result in each questionnaire (part 3
 * §2). The questionnaire that is shown stands in the address.
 */
import '@mantine/core/styles/Table.css';
import { Button, Group, Stack, Table, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import type { empresa } from '@/domain/contratos/resultados';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { plural } from '@/ui/texto/formatos';
import { notaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { baseDoResultado } from './emPalavras';
import { Migalhas } from './Migalhas';
import { ResultadoInteiro } from './ResultadoInteiro';
import classes from './Resultados.module.css';
import { resultadosData } from './resultados.data';

type EmpresaLida = z.infer<typeof empresa.saida>;

interface DaEmpresa {
  idEmpresa: string;
  idProjeto: string;
}

function Questionarios({
  lista,
  atual,
  aoEscolher,
}: {
  lista: EmpresaLida['questionarios'];
  atual: string;
  aoEscolher: (id: string) => void;
}) {
  return (
    <Table>
      <Table.Caption>Questionários do projeto, com médias de 0 a 100</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">Questionário</Table.Th>
          <Table.Th scope="col">Respostas</Table.Th>
          <Table.Th scope="col" ta="right">
            Média
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lista.map(({ id, nome, folhas, media }) => (
          <Table.Tr key={id}>
            <Table.Th scope="row" fw="normal">
              <Button
                size="compact-sm"
                variant={id === atual ? 'light' : 'subtle'}
                aria-pressed={id === atual}
                onClick={() => aoEscolher(id)}
                classNames={{ label: classes.quebra }}
                h="auto"
              >
                {nome}
              </Button>
            </Table.Th>
            <Table.Td>{plural(folhas, 'resposta', 'respostas')}</Table.Td>
            <Table.Td ta="right">{media === null ? '–' : notaEmPalavras(media)}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function UmResultado({ idEmpresa, idProjeto, questionarioId }: DaEmpresa & { questionarioId: string }) {
  const alvo = { idEmpresa, idProjeto, questionarioId };
  const { data, error, refetch } = useQuery(resultadosData.doQuestionario(useSessaoAtiva(), alvo));
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar o resultado" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (!data) return <Esqueleto altura={900} />;
  return (
    <Stack>
      <Group justify="space-between" gap="sm">
        <Title order={2} className={classes.texto}>
          {data.nome}
        </Title>
        <Button
          component={Link}
          variant="default"
          to={para('/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId', alvo)}
        >
          Abrir o resultado
        </Button>
      </Group>
      {data.folhas === 0 ? (
        <EmptyState
          cena="respostas"
          nivel={2}
          titulo="Ninguém respondeu ainda"
          texto="O resultado aparece aqui com a primeira resposta finalizada."
        />
      ) : (
        <ResultadoInteiro
          resultado={data}
          base={baseDoResultado(data)}
          alvo={alvo}
          avaliada={data.organiza ? { idEmpresa, questionarioId } : undefined}
        />
      )}
    </Stack>
  );
}

export function DiagnosticoDaEmpresaPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', idProjeto = '' } = useParams();
  const [busca, mudarBusca] = useSearchParams();
  const alvo = { idEmpresa, idProjeto };
  const { data, isPending, error, refetch } = useQuery(resultadosData.deUmaEmpresa(sessao, alvo));
  usePageTitle('Diagnóstico da empresa');
  if (isPending) return <PageSkeleton forma="documento" />;
  if (error)
    return (
      <ErroDaPagina titulo="Erro ao buscar a empresa" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  const { nome, cnpj, cidade, estado, projeto, fase, categoria, questionarios, organiza } = data;
  const pedido = busca.get('questionario');
  const atual =
    questionarios.find(({ id }) => id === pedido) ??
    questionarios.find(({ folhas }) => folhas > 0) ??
    questionarios[0];
  return (
    <Stack>
      <Migalhas organiza={organiza} nome={nome} />
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={nome}>Em {projeto}</TituloDaPagina>
        {fase === null ? null : <StatusBadge cor="indigo">{fase}</StatusBadge>}
      </Group>
      <Text className={classes.texto}>
        {[mascararCnpj(cnpj), [cidade, estado].filter(Boolean).join(' – '), categoria]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {atual ? (
        <>
          {/* Of a single one, the result below says it all. */}
          {questionarios.length > 1 ? (
            <Questionarios
              lista={questionarios}
              atual={atual.id}
              aoEscolher={(questionario) => mudarBusca({ questionario }, { replace: true })}
            />
          ) : null}
          <UmResultado key={atual.id} {...alvo} questionarioId={atual.id} />
        </>
      ) : (
        <EmptyState
          cena="respostas"
          nivel={2}
          titulo="Nenhum Questionário encontrado!"
          texto="Os resultados aparecem aqui quando o projeto tem um questionário publicado."
        />
      )}
    </Stack>
  );
}
