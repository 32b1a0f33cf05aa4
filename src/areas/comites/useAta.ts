/** Everything the minutes of a session are made of, read again while it runs. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import type { Comite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/fields';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { type Ata, ideiasDaSessao, montarAta } from './ata';
import { comitesData, ritmoDaAta } from './comites.data';
import { usePessoas } from './usePessoas';

interface Lida {
  ata: Ata | undefined;
  /** Ids of the ideas on the agenda or moved. */
  ideias: readonly string[];
  erro: unknown;
  recarregar: () => void;
}

export function useAta(comite: ComId<Comite>): Lida {
  const sessao = useSessaoAtiva();
  const refetchInterval = () => ritmoDaAta(comite);
  const atividades = useQuery({ ...comitesData.atividades(sessao, comite), refetchInterval });
  const decisoes = useQuery({ ...comitesData.decisoes(sessao, comite), refetchInterval });
  const daSessao = ideiasDaSessao(comite, decisoes.data ?? []);
  const podeConflitos = analisaIdeias(sessao.quem.papel);
  const conflitos = useQuery({
    ...comitesData.conflitos(sessao, daSessao),
    enabled: podeConflitos && decisoes.data !== undefined,
  });
  const titulos = useQueries({
    queries: comite.ideiasReferences.map((referencia) => comitesData.titulo(sessao, referencia)),
  });
  const pessoas = usePessoas(comite.participantesReferences);

  const partes = [atividades, decisoes, ...(podeConflitos ? [conflitos] : []), ...titulos];
  const erro = partes.find((parte) => parte.error && parte.data === undefined)?.error;
  const pronta = partes.every(({ data }) => data !== undefined);
  return {
    ata: pronta
      ? montarAta({
          comite,
          empresa: sessao.empresa.nomeFantasia,
          pessoas,
          ideias: comite.ideiasReferences.map((referencia, i) => ({
            referencia,
            titulo: titulos[i]?.data ?? '',
          })),
          decisoes: decisoes.data ?? [],
          conflitos: podeConflitos ? conflitos.data : undefined,
          atividades: atividades.data ?? [],
          agora: new Date(atividades.dataUpdatedAt),
        })
      : undefined,
    ideias: daSessao,
    erro,
    recarregar: () => void Promise.all(partes.map((parte) => parte.refetch())),
  };
}
