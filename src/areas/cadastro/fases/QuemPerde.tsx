/**
 * Beside the choice of a phase: which of the companies stop being enabled in it, and what they have not answered
 * (decisions Q271). A phase that was passed over counts as reached, so this happens to finalists too.
 */
import { Alert, List, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/List.css';
import { useQuery } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';

/** Named in the question; the filter 'Habilitada' of the list tells all. */
const PRIMEIRAS = 8;

interface Props {
  idProjeto: string;
  empresas: readonly string[];
  para: number;
}

export function QuemPerde({ idProjeto, empresas, para }: Props) {
  const { data, isError, isLoading } = useQuery(
    empresasDoProjetoData.perdem(useSessaoAtiva(), { idProjeto, empresas, status: para }),
  );
  if (isLoading) return <Text size="sm">Vendo quem deixa de estar habilitada…</Text>;
  if (isError)
    return (
      <Text size="sm">
        Não foi possível ver quem deixa de estar habilitada nesta fase. A lista de empresas o diz depois da
        mudança.
      </Text>
    );
  if (!data || data.perdem.length === 0) return null;
  const { perdem } = data;
  const restam = perdem.length - PRIMEIRAS;
  return (
    <Alert
      color="yellow"
      title={plural(
        perdem.length,
        'empresa deixa de estar habilitada',
        'empresas deixam de estar habilitadas',
      )}
    >
      <Text size="sm">
        Até a fase nova há questionários sem as respostas que o projeto pede. Contam também os das fases por
        que a empresa não passou.
      </Text>
      <List size="sm" aria-label="Deixam de estar habilitadas">
        {perdem.slice(0, PRIMEIRAS).map(({ idEmpresa, nome, faltam }) => (
          <List.Item key={idEmpresa}>
            {nome}: falta {faltam.join(', ')}
          </List.Item>
        ))}
        {restam > 0 ? <List.Item>e mais {plural(restam, 'empresa', 'empresas')}</List.Item> : null}
      </List>
    </Alert>
  );
}
