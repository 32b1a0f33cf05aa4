/** The radar with a second line: other companies or the previous edition, as the address says (decisions Q234, Q235). */
import { NativeSelect, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { eixosDoRadar } from '@/domain/diagnostico/resultado';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { RadarDoResultado } from '../RadarDoResultado';
import type { AlvoDoResultado, ResultadoLido } from '../resultados.data';
import { comparacaoData } from './comparacao.data';
import { comparacaoEscolhida, NENHUMA, PARAMETRO } from './escolhida';

interface Props extends Pick<ResultadoLido, 'grupos'> {
  alvo: AlvoDoResultado;
}

export function RadarComparado({ alvo, grupos }: Props) {
  const [busca, mudarBusca] = useSearchParams();
  const haRadar = eixosDoRadar(grupos).length > 0;
  const { data, error, refetch } = useQuery({
    ...comparacaoData.doResultado(useSessaoAtiva(), alvo),
    enabled: haRadar,
  });
  if (!haRadar) return <RadarDoResultado grupos={grupos} />;
  if (error)
    return (
      <>
        <RadarDoResultado grupos={grupos} />
        <ErrorState titulo="Erro ao buscar a comparação" erro={error} aoTentarDeNovo={() => void refetch()} />
      </>
    );
  // What is known already is not kept back; the choice comes where its place is kept.
  if (!data)
    return (
      <>
        <Esqueleto altura={61} />
        <RadarDoResultado grupos={grupos} />
      </>
    );
  const { opcoes, aviso } = data;
  const escolhida = comparacaoEscolhida(opcoes, busca);
  const escolher = (chave: string) =>
    mudarBusca((antes) => ({ ...Object.fromEntries(antes), [PARAMETRO]: chave }), { replace: true });
  return (
    <>
      {opcoes.length > 0 ? (
        <NativeSelect
          label="Comparar com"
          maw="24rem"
          value={escolhida?.chave ?? NENHUMA}
          data={[
            ...opcoes.map(({ chave, nome }) => ({ value: chave, label: nome })),
            { value: NENHUMA, label: 'Nenhuma comparação' },
          ]}
          onChange={({ currentTarget }) => escolher(currentTarget.value)}
        />
      ) : null}
      {aviso === null ? null : (
        <Text size="sm" c="dimmed">
          {aviso}
        </Text>
      )}
      <RadarDoResultado grupos={grupos} comparada={escolhida} />
    </>
  );
}
