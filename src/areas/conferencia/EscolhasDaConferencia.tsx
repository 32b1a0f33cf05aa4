/** Licensee, company and questionnaire to be compared. A MASTER chooses the licensee; an ADMIN has one. */
import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { empresasData } from '@/areas/administracao/empresas.data';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { EscolhaProcurada } from '@/ui/lista/EscolhaProcurada';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { conferenciaData } from './conferencia.data';
import type { Escolhido } from './ConferenciaPage';

const POR_VEZ = 25;

export function EscolhasDaConferencia({ aoEscolher }: { aoEscolher: (escolhido?: Escolhido) => void }) {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const [licenciadaId, definirLicenciada] = useState(
    sessao.master ? (parametros.get('licenciada') ?? '') : sessao.contexto.licenciadaId,
  );
  const [idEmpresa, definirEmpresa] = useState<string>();
  const [chave, definirChave] = useState('');
  const licenciadas = useQuery(conferenciaData.licenciadas(sessao));
  const escolha = { licenciadaId, idEmpresa: idEmpresa ?? '' };
  const completa = licenciadaId !== '' && idEmpresa !== undefined;
  const questionarios = useQuery({ ...conferenciaData.questionarios(sessao, escolha), enabled: completa });
  const comecar = () => {
    definirChave('');
    aoEscolher(undefined);
  };
  const erro = licenciadas.error ?? questionarios.error;
  if (erro)
    return (
      <ErrorState
        titulo="Erro ao buscar os questionários"
        erro={erro}
        aoTentarDeNovo={() => void (licenciadas.error ? licenciadas.refetch() : questionarios.refetch())}
      />
    );
  const achados = questionarios.data ?? [];
  const semNenhum = completa && questionarios.data?.length === 0;
  return (
    <Group align="flex-start" gap="md">
      <NativeSelect
        label="Licenciada"
        w={{ base: '100%', xs: 288 }}
        maw="100%"
        disabled={!sessao.master}
        value={licenciadaId}
        onChange={({ currentTarget }) => {
          definirLicenciada(currentTarget.value);
          definirEmpresa(undefined);
          comecar();
        }}
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
        valor={idEmpresa}
        aoEscolher={(id) => {
          definirEmpresa(id ?? undefined);
          comecar();
        }}
        consulta={(pesquisa) => ({
          queryKey: [...empresasData.chave(sessao), 'escolha', licenciadaId, pesquisa],
          enabled: licenciadaId !== '',
          queryFn: async () =>
            (await empresasData.buscar(sessao, pesquisa, POR_VEZ, licenciadaId)).map(
              ({ id, nomeFantasia }) => ({ value: id, label: nomeFantasia }),
            ),
        })}
      />
      <NativeSelect
        label="Questionário"
        w={{ base: '100%', xs: 288 }}
        maw="100%"
        disabled={achados.length === 0}
        description={semNenhum ? 'Esta empresa ainda não respondeu a nenhum questionário.' : undefined}
        inputWrapperOrder={['label', 'input', 'description']}
        value={chave}
        onChange={({ currentTarget: { value } }) => {
          const questionario = achados[Number(value)];
          definirChave(value);
          aoEscolher(value && questionario ? { escolha, questionario } : undefined);
        }}
        data={[
          { value: '', label: 'Escolha o questionário' },
          ...achados.map(({ nome, projeto }, i) => ({ value: String(i), label: `${projeto} · ${nome}` })),
        ]}
      />
    </Group>
  );
}
