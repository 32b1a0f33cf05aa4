/** `/notificacoes/preferencias`: which news come, and where. The daily e-mail leads here. */
import '@mantine/core/styles/Switch.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Table.css';
import { Stack, Switch, Table } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import {
  type Canais,
  ROTULO_DA_NOTIFICACAO,
  TIPOS_DE_NOTIFICACAO,
  type TipoDeNotificacao,
} from '@/domain/notificacoes/notificacao';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { notificacoesData } from './notificacoes.data';

/** The hyphen is one at which no line ends. */
const COLUNAS = { semAviso: 'No produto', semEmail: 'No e\u2011mail do dia' } as const;
type Coluna = keyof typeof COLUNAS;

function Interruptores({ canais }: { canais: Canais }) {
  const preferir = useMutation(notificacoesData.preferir(useSessaoAtiva()));
  const trocar = (coluna: Coluna, tipo: TipoDeNotificacao, ligado: boolean) => {
    const outros = canais[coluna].filter((desligado) => desligado !== tipo);
    preferir.mutate({ ...canais, [coluna]: ligado ? outros : [...outros, tipo] });
  };
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Avisar sobre</Table.Th>
          {Object.values(COLUNAS).map((rotulo) => (
            <Table.Th key={rotulo}>{rotulo}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {TIPOS_DE_NOTIFICACAO.map((tipo) => (
          <Table.Tr key={tipo}>
            <Table.Td>{ROTULO_DA_NOTIFICACAO[tipo]}</Table.Td>
            {(Object.keys(COLUNAS) as Coluna[]).map((coluna) => (
              <Table.Td key={coluna}>
                <Switch
                  size="md"
                  aria-label={`${ROTULO_DA_NOTIFICACAO[tipo]}: ${COLUNAS[coluna].toLowerCase().replace('\u2011', '-')}`}
                  checked={!canais[coluna].includes(tipo)}
                  onChange={({ currentTarget }) => trocar(coluna, tipo, currentTarget.checked)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

export function PreferenciasPage() {
  const { data, error, refetch } = useQuery(notificacoesData.preferencias(useSessaoAtiva()));
  return (
    <Stack gap="lg" maw={760}>
      <Breadcrumbs itens={caminhoDaTela('/notificacoes/preferencias')} />
      <TituloDaPagina titulo={nomeDaTela('/notificacoes/preferencias')}>
        O e-mail do dia chega pela manhã, uma vez, e só quando há algo que você ainda não leu.
      </TituloDaPagina>
      {error ? (
        <ErrorState
          titulo="Erro ao buscar as preferências"
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : data ? (
        <Interruptores canais={data} />
      ) : (
        <Esqueleto altura={320} />
      )}
    </Stack>
  );
}
