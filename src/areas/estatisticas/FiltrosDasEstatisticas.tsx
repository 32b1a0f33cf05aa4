/** By what the statistics are cut, and with what they are compared; what is chosen stands in the address. */
import '@mantine/core/styles/Fieldset.css';
import { Fieldset, Group, NativeSelect, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { EscolhaDeEmpresa } from '@/areas/cadastro/empresa/EscolhaDeEmpresa';
import { projetosData } from '@/areas/projetos/projetos.data';
import { regioesData } from '@/areas/projetos/regioes/regioes.data';
import { PORTES } from '@/domain/empresas/empresa';
import { ROTULO_DO_PORTE } from '@/domain/empresas/empresa-rotulos';
import { fasesDe } from '@/domain/projetos/projeto';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { Filtros, NomeDoFiltro, Serie } from './recorte';

const CAMPOS = [
  ['porte', 'Porte', 'Todos'],
  ['regiao', 'Região', 'Todas'],
  ['categoria', 'Categoria', 'Todas'],
  ['fase', 'Fase', 'Todas'],
] as const;

interface Props {
  idProjeto: string;
  series: readonly { serie: Serie; titulo: string; filtros: Filtros }[];
  aoTrocar: (nome: `${NomeDoFiltro}${Serie}`, valor: string) => void;
}

export function FiltrosDasEstatisticas({ idProjeto, series, aoTrocar }: Props) {
  const sessao = useSessaoAtiva();
  const projeto = useQuery(projetosData.porId(sessao, idProjeto));
  const { data: regioes } = useQuery(regioesData.todas(sessao, idProjeto));
  if (projeto.error)
    return (
      <ErrorState
        titulo="Erro ao buscar os filtros"
        erro={projeto.error}
        aoTentarDeNovo={() => void projeto.refetch()}
      />
    );
  if (projeto.data === undefined) return <Esqueleto altura={120} noCelular={420} />;
  if (projeto.data === null) return <Text c="dimmed">O projeto deste questionário não existe mais.</Text>;
  const opcoes = {
    porte: PORTES.map((porte) => ({ value: porte, label: ROTULO_DO_PORTE[porte] })),
    regiao: (regioes?.itens ?? []).map(({ id, name }) => ({ value: id, label: name })),
    categoria: projeto.data.categoria.map((categoria) => ({ value: categoria, label: categoria })),
    fase: fasesDe(projeto.data).map(({ id, titulo }) => ({ value: String(id), label: titulo })),
  };
  return (
    <Stack gap="md">
      {series.map(({ serie, titulo, filtros }) => (
        <Fieldset key={serie} legend={titulo}>
          <Group gap="md" align="flex-end">
            {CAMPOS.filter(([nome]) => opcoes[nome].length > 0 || filtros[nome]).map(
              ([nome, rotulo, todos]) => (
                <NativeSelect
                  key={nome}
                  label={rotulo}
                  maw="100%"
                  disabled={filtros.empresa !== undefined}
                  value={filtros[nome] ?? ''}
                  data={[
                    { value: '', label: todos },
                    ...opcoes[nome],
                    // One that came with the address, and is no more.
                    ...(filtros[nome] &&
                    !opcoes[nome].some(({ value }: { value: string }) => value === filtros[nome])
                      ? [{ value: filtros[nome], label: `${filtros[nome]} (não existe mais)` }]
                      : []),
                  ]}
                  onChange={({ currentTarget }) => aoTrocar(`${nome}${serie}`, currentTarget.value)}
                />
              ),
            )}
            <EscolhaDeEmpresa
              idProjeto={idProjeto}
              valor={filtros.empresa}
              aoEscolher={(id) => aoTrocar(`empresa${serie}`, id ?? '')}
            />
          </Group>
          {filtros.empresa ? (
            <Text size="sm" c="dimmed" mt="xs">
              De uma empresa só: os outros filtros não valem.
            </Text>
          ) : null}
        </Fieldset>
      ))}
    </Stack>
  );
}
