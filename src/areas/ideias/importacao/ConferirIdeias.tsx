/**
 * The rows of the file before they are stored: columns, rule and what is wrong with each. The wrong ones may be
 * mended or left out.
 */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Switch.css';
import { Alert, Button, Collapse, Group, Select, Stack, Switch, Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { RegulamentoAtivo } from '@/areas/regulamentos/regulamentos.data';
import type { IdeiaForm } from '@/domain/ideias/ideia-form';
import {
  COLUNAS_DAS_IDEIAS,
  foraDoMapa,
  lerIdeia,
  type Mapa,
  type PlanilhaDeIdeias,
} from '@/domain/ideias/importacao-ideias';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { numero, plural } from '@/ui/texto/formatos';
import { PreviaDeLinhas } from '@/ui/lista/PreviaDeLinhas';
import { ColunasDoArquivo } from './ColunasDoArquivo';

/** What a person said of a table; undefined: as it was found. */
export interface EscolhasDasIdeias {
  mapa: Mapa | undefined;
  caminho: string | null | undefined;
  /** Number of the reading whose wrong rows are left out; what is read anew may have others. */
  semAsErradasDa: number | undefined;
}
export const NADA_ESCOLHIDO: EscolhasDasIdeias = {
  mapa: undefined,
  caminho: undefined,
  semAsErradasDa: undefined,
};

interface Props {
  planilha: PlanilhaDeIdeias;
  /** Number of its reading. */
  vez: number;
  regulamentos: readonly RegulamentoAtivo[];
  escolhas: EscolhasDasIdeias;
  aoEscolher: (escolhas: EscolhasDasIdeias) => void;
  aoImportar: (forms: readonly IdeiaForm[], regulamentoNome: string) => void;
  aoCancelar: () => void;
}

const { titulo, objetivo, setores: rotuloDosSetores } = COLUNAS_DAS_IDEIAS;

export function ConferirIdeias({
  planilha,
  vez,
  regulamentos,
  escolhas,
  aoEscolher,
  aoImportar,
  aoCancelar,
}: Props) {
  const { setores } = useSessaoAtiva().empresa;
  const { mapa = planilha.mapa, caminho = regulamentos[0]?.caminho ?? null, semAsErradasDa } = escolhas;
  const semAsErradas = semAsErradasDa === vez;
  const [vendoColunas, verColunas] = useState(planilha.mapa.titulo === undefined);
  const regulamento = regulamentos.find((r) => r.caminho === caminho) ?? null;
  const linhas = useMemo(
    () => planilha.linhas.map((linha) => lerIdeia(linha, mapa, { setores, regulamento })),
    [planilha, mapa, setores, regulamento],
  );
  const prontas = linhas.flatMap(({ dados }) => dados ?? []);
  const erradas = linhas.length - prontas.length;
  const completas = linhas.filter((linha) => linha.dados && linha.completa).length;
  const pode = prontas.length > 0 && (erradas === 0 || semAsErradas);

  return (
    <Stack>
      {regulamentos.length > 1 && (
        <Select
          label="Regulamento"
          description="Vale para todas as ideias do arquivo."
          allowDeselect={false}
          data={regulamentos.map((r) => ({ value: r.caminho, label: r.nome }))}
          value={caminho}
          onChange={(novo) => aoEscolher({ ...escolhas, caminho: novo })}
        />
      )}
      <Button
        variant="default"
        size="xs"
        w="fit-content"
        aria-expanded={vendoColunas}
        onClick={() => verColunas(!vendoColunas)}
      >
        {vendoColunas ? 'Esconder as colunas' : 'Conferir as colunas'}
      </Button>
      <Collapse expanded={vendoColunas}>
        <ColunasDoArquivo
          titulos={planilha.titulos}
          mapa={mapa}
          aoMudar={(novo) => aoEscolher({ ...escolhas, mapa: novo })}
        />
      </Collapse>
      {foraDoMapa(planilha, mapa).map((frase) => (
        <Text key={frase} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {frase}
        </Text>
      ))}
      <Alert color={erradas > 0 ? 'yellow' : 'green'} role="status">
        {plural(prontas.length, 'ideia pronta', 'ideias prontas')} para importar
        {prontas.length > 0 && ` (${numero(completas)} já com tudo para publicar)`}
        {erradas > 0 ? `; ${plural(erradas, 'linha com problema', 'linhas com problema')}.` : '.'}
      </Alert>
      <PreviaDeLinhas
        rotulo="Ideias que serão importadas"
        colunas={[titulo, objetivo, rotuloDosSetores]}
        linhas={linhas.map((linha) => ({
          numero: linha.numero,
          problemas: linha.problemas,
          // Of a row that is refused what it says: what is wrong with it is seen there.
          celulas: [
            linha.titulo,
            linha.dados?.objetivo.join(', ') ?? linha.objetivo,
            linha.dados?.setores.join(', ') ?? linha.setores,
          ],
        }))}
      />
      {erradas > 0 && prontas.length > 0 && (
        <Switch
          label={`Importar sem ${erradas === 1 ? 'a linha' : 'as linhas'} com problema`}
          description="Sem isto, nada é importado enquanto houver uma linha errada."
          checked={semAsErradas}
          onChange={({ currentTarget }) =>
            aoEscolher({ ...escolhas, semAsErradasDa: currentTarget.checked ? vez : undefined })
          }
        />
      )}
      <Group justify="flex-end">
        <Button variant="default" onClick={aoCancelar}>
          Cancelar
        </Button>
        <Button disabled={!pode} onClick={() => aoImportar(prontas, regulamento?.nome ?? '')}>
          {pode ? `Importar ${plural(prontas.length, 'ideia', 'ideias')}` : 'Importar'}
        </Button>
      </Group>
    </Stack>
  );
}
