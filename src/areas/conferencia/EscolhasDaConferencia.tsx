/** Licensee, company and questionnaire to be compared. A MASTER chooses the licensee; an ADMIN has one. */
import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { empresasData } from '@/areas/administracao/empresas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EscolhaProcurada } from '@/ui/lista/EscolhaProcurada';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { conferenciaData } from './conferencia.data';
import type { useEscolhaDaConferencia } from './useEscolhaDaConferencia';

const POR_VEZ = 25;

export function EscolhasDaConferencia({
  escolha: { licenciadaId, idEmpresa },
  questionario,
  questionarios,
  escolher,
}: ReturnType<typeof useEscolhaDaConferencia>) {
  const sessao = useSessaoAtiva();
  const licenciadas = useQuery(conferenciaData.licenciadas(sessao));
  if (licenciadas.error)
    return (
      <ErrorState
        titulo="Erro ao buscar licenciadas"
        erro={licenciadas.error}
        aoTentarDeNovo={() => void licenciadas.refetch()}
      />
    );
  const achados = questionarios.data ?? [];
  const semNenhum = questionarios.data?.length === 0;
  return (
    <Group align="flex-start" gap="md">
      <NativeSelect
        label="Licenciada"
        w={{ base: '100%', xs: 288 }}
        maw="100%"
        disabled={!sessao.master}
        value={licenciadaId}
        onChange={({ currentTarget }) => escolher('licenciada', currentTarget.value)}
        data={[
          ...(sessao.master ? [{ value: '', label: 'Escolha a licenciada' }] : []),
          ...(licenciadas.data ?? []).map(({ id, nome }) => ({ value: id, label: nome })),
        ]}
      />
      <EscolhaProcurada
        key={licenciadaId}
        label="Empresa"
        placeholder="Escolha a empresa avaliada"
        disabled={licenciadaId === ''}
        nadaEncontrado="Nenhuma empresa encontrada"
        valor={idEmpresa || undefined}
        aoEscolher={(id) => escolher('empresa', id)}
        consulta={(pesquisa) => ({
          queryKey: [...empresasData.chave(sessao), 'escolha', licenciadaId, pesquisa],
          enabled: licenciadaId !== '',
          queryFn: async () =>
            (await empresasData.buscar(sessao, pesquisa, POR_VEZ, licenciadaId)).map(
              ({ id, nomeFantasia }) => ({ value: id, label: nomeFantasia }),
            ),
        })}
        porId={(id) => conferenciaData.nomeDaEmpresa(sessao, { licenciadaId, idEmpresa: id })}
      />
      <NativeSelect
        label="Questionário"
        w={{ base: '100%', xs: 288 }}
        maw="100%"
        disabled={achados.length === 0}
        description={semNenhum ? 'Esta empresa ainda não respondeu a nenhum questionário.' : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        value={questionario?.id ?? ''}
        onChange={({ currentTarget }) => escolher('questionario', currentTarget.value)}
        data={[
          { value: '', label: 'Escolha o questionário' },
          ...achados.map(({ id, nome, projeto }) => ({ value: id, label: `${nome} (${projeto})` })),
        ]}
      />
    </Group>
  );
}
