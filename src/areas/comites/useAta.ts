/** Everything the minutes of a session are made of, read again while it runs. */
import { useQueries, useQuery } from '@tanstack/react-query';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import type { Comite } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { tipoDoPai } from '@/domain/pai/tipos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Ata, paisDaSessao, montarAta } from './ata';
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
  const daSessao = paisDaSessao(comite, decisoes.data ?? []);
  const podeConflitos = analisaIdeias(sessao.quem.papel);
  const declaracoes = useQuery({
    ...comitesData.declaracoes(sessao, comite),
    refetchInterval,
    enabled: podeConflitos,
  });
  const declaradas = [...new Set(declaracoes.data?.map(({ paiReference }) => paiReference))];
  const conflitos = useQuery({
    ...comitesData.conflitos(sessao, [...new Set([...daSessao, ...declaradas])]),
    enabled: podeConflitos && decisoes.data !== undefined && declaracoes.data !== undefined,
  });
  // Somebody may have declared a conflict about an idea of the agenda.
  const comTitulo = [...new Set([...comite.ideiasReferences, ...declaradas])];
  const titulos = useQueries({
    queries: comTitulo.map((referencia) => comitesData.titulo(sessao, referencia)),
  });
  const pessoas = usePessoas(comite.participantesReferences);

  const partes = [atividades, decisoes, ...(podeConflitos ? [declaracoes, conflitos] : []), ...titulos];
  const erro = partes.find((parte) => parte.error && parte.data === undefined)?.error;
  const pronta = partes.every(({ data }) => data !== undefined);
  const titulada = (referencia: string) => ({
    referencia,
    titulo: titulos[comTitulo.indexOf(referencia)]?.data ?? '',
  });
  return {
    ata: pronta
      ? montarAta({
          comite,
          empresa: sessao.empresa.nomeFantasia,
          pessoas,
          ideias: comite.ideiasReferences.map(titulada),
          declaradas: declaradas.map(titulada),
          declaracoes: declaracoes.data ?? [],
          decisoes: decisoes.data ?? [],
          conflitos: podeConflitos ? conflitos.data : undefined,
          atividades: atividades.data ?? [],
          agora: new Date(atividades.dataUpdatedAt),
        })
      : undefined,
    ideias: daSessao.filter((referencia) => tipoDoPai(referencia) === IDEIA),
    erro,
    recarregar: () => void Promise.all(partes.map((parte) => parte.refetch())),
  };
}
