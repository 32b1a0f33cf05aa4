/** 'Resumo para a diretoria': the period's figures, and the same as a file of two pages (decisions P441). */
import '@mantine/core/styles/Table.css';
import { Box, Button, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Periodo, recusaDoPeriodo } from '@/domain/retorno/diretoria';
import { FORMATO_DO_MES, maisMeses, mesDe, mesEscrito } from '@/domain/retorno/retorno';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { diretoriaData } from './diretoria.data';
import { diretoriaEmPalavras, type SecaoDaDiretoria } from './diretoriaEmPalavras';
import classes from './Retorno.module.css';

/** Months that can be chosen, the current one first: five years. */
const MESES = 60;

/** The period of the address; the twelve months until now where it names none. */
function periodoDo(parametros: URLSearchParams, meses: readonly string[]): Periodo {
  const [de, ate] = ['de', 'ate'].map((nome) => parametros.get(nome) ?? '');
  const este = meses[0] ?? '';
  return {
    de: de !== undefined && FORMATO_DO_MES.test(de) && meses.includes(de) ? de : maisMeses(este, -11),
    ate: ate !== undefined && FORMATO_DO_MES.test(ate) && meses.includes(ate) ? ate : este,
  };
}

function Secao({ secao: { titulo, frase, colunas, linhas } }: { secao: SecaoDaDiretoria }) {
  return (
    <section aria-label={titulo}>
      <Stack gap="xs">
        <Title order={2}>{titulo}</Title>
        <Text>{frase}</Text>
        {linhas.length > 0 && (
          <Box className={classes.rolagem} tabIndex={0} role="region" aria-label={`Tabela: ${titulo}`}>
            <Table>
              <Table.Thead>
                <Table.Tr>
                  {colunas.map((coluna) => (
                    <Table.Th key={coluna} scope="col">
                      {coluna}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {linhas.map(([primeira, ...outras], i) => (
                  <Table.Tr key={`${i} ${primeira ?? ''}`}>
                    <Table.Th scope="row" fw={400}>
                      {primeira}
                    </Table.Th>
                    {outras.map((celula, j) => (
                      <Table.Td key={colunas[j + 1]}>{celula}</Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Box>
        )}
      </Stack>
    </section>
  );
}

export function DiretoriaPage() {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const [este] = useState(() => mesDe(new Date()));
  const meses = Array.from({ length: MESES }, (_, i) => maisMeses(este, -i));
  const periodo = periodoDo(parametros, meses);
  const recusa = recusaDoPeriodo(periodo);
  const { data, error, isPending, refetch } = useQuery({
    ...diretoriaData.resumo(sessao, periodo),
    enabled: recusa === '',
  });
  const secoes = data && diretoriaEmPalavras(data);
  const exportar = useMutation(diretoriaData.pdf(sessao, periodo));
  const escolhas = meses.map((value) => ({ value, label: mesEscrito(value) }));
  const mudar = (mudanca: Partial<Periodo>) =>
    definirParametros({ ...periodo, ...mudanca }, { replace: true });
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/retorno/diretoria')} />
      <TituloDaPagina titulo={nomeDaTela('/retorno/diretoria')}>
        O que as ideias percorreram e trouxeram em alguns meses, em duas páginas.
      </TituloDaPagina>
      <Group align="end" gap="sm">
        <NativeSelect
          label="Do mês"
          data={escolhas}
          value={periodo.de}
          onChange={({ currentTarget: { value } }) => mudar({ de: value })}
        />
        <NativeSelect
          label="Até o mês"
          data={escolhas}
          value={periodo.ate}
          onChange={({ currentTarget: { value } }) => mudar({ ate: value })}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={!secoes}
          loading={exportar.isPending}
          onClick={() => secoes && exportar.mutate(secoes)}
        >
          Baixar em PDF
        </Button>
      </Group>
      {recusa && <Text role="alert">{recusa}</Text>}
      {isPending && recusa === '' && <PageSkeleton />}
      {error && (
        <ErrorState titulo="Erro ao montar o resumo" erro={error} aoTentarDeNovo={() => void refetch()} />
      )}
      {secoes?.map((secao) => (
        <Secao key={secao.titulo} secao={secao} />
      ))}
    </Stack>
  );
}
