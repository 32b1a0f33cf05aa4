/** A company of a project, found by its name or CNPJ: there may be thousands. */
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

const POR_VEZ = 25;
const ESPERA_EM_MS = 300;

interface Props {
  /** Undefined until a questionnaire is chosen, which names its project. */
  idProjeto: string | undefined;
  valor: string | undefined;
  aoEscolher: (id: string | null) => void;
}

export function EscolhaDeEmpresa({ idProjeto, valor, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  const [texto, definirTexto] = useState('');
  const [escolhida, definirEscolhida] = useState<{ value: string; label: string }>();
  const [pesquisa] = useDebouncedValue(texto === escolhida?.label ? '' : texto, ESPERA_EM_MS);
  const pagina = empresasDoProjetoData.pagina(
    sessao,
    {
      idProjeto: idProjeto ?? '',
      pesquisa,
      fase: undefined,
      ordem: { campo: 'nomeFantasia', direcao: 'asc' },
    },
    POR_VEZ,
  );
  const { data } = useQuery({
    queryKey: [...pagina.chave, 'escolha'],
    enabled: idProjeto !== undefined && temFlag(sessao.quem, [13, 'leitura']),
    queryFn: () => pagina.buscar(undefined),
  });
  const achadas = (data?.itens ?? []).map(({ idEmpresa, nomeFantasia }) => ({
    value: idEmpresa,
    label: nomeFantasia,
  }));
  const fora = escolhida && !achadas.some(({ value }) => value === escolhida.value) ? [escolhida] : [];
  return (
    <Select
      label="Empresa"
      placeholder={idProjeto === undefined ? 'Escolha antes o questionário' : 'Todas'}
      disabled={idProjeto === undefined}
      clearable
      searchable
      w={320}
      maw="100%"
      data={[...fora, ...achadas]}
      filter={({ options }) => options}
      nothingFoundMessage="Nenhuma empresa encontrada"
      value={valor ?? null}
      onSearchChange={definirTexto}
      onChange={(id, opcao) => {
        definirEscolhida(id && opcao ? { value: id, label: opcao.label } : undefined);
        aoEscolher(id);
      }}
    />
  );
}
