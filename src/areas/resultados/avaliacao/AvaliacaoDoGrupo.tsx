/** One's own score of a group, where the phase allows it, and what evaluators said of it: the latest phase first. */
import { Stack, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { consensoDe } from '@/domain/diagnostico/nota';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { consensoEmPalavras } from '../emPalavras';
import classes from '../Resultados.module.css';
import type { AlvoDaAvaliacao, AvaliacoesLidas, NotaLida } from './avaliacoes.data';
import { NotaDada } from './NotaDada';
import { parte } from '@/ui/moldura/parte';

/** The number field is as heavy as the rest of the page. */
const FormDaNota = parte(() => import('./FormDaNota').then((m) => m.FormDaNota));

interface DaFase {
  alvo: AlvoDaAvaliacao;
  titulo: string;
  notas: readonly NotaLida[];
  avaliacoes: AvaliacoesLidas;
}

/** The scores of a phase with their mean and spread; without module 26 one's own only, which have neither. */
function NotasDaFase({ alvo, titulo, notas, avaliacoes: { veDeOutros, podeDesconsiderar } }: DaFase) {
  const consenso = consensoDe(notas);
  return (
    <Stack gap="xs">
      <Text size="sm" fw={600}>
        {titulo}
      </Text>
      {veDeOutros ? (
        <Text size="sm" component="div">
          {consensoEmPalavras(consenso)}{' '}
          {consenso.discordam ? <StatusBadge cor="orange">Avaliadores discordam</StatusBadge> : null}
        </Text>
      ) : null}
      <ul className={classes.notas} aria-label={`Notas de ${titulo}`}>
        {notas.map((nota) => (
          <NotaDada key={nota.id} alvo={alvo} nota={nota} podeDesconsiderar={podeDesconsiderar} />
        ))}
      </ul>
    </Stack>
  );
}

interface Props {
  alvo: AlvoDaAvaliacao;
  grupo: { id: string; nome: string };
  idResposta: string | null;
  avaliacoes: AvaliacoesLidas;
}

export function AvaliacaoDoGrupo({ alvo, grupo, idResposta, avaliacoes }: Props) {
  const { uid } = useSessaoAtiva();
  const { fase, fases, veDeOutros, cegas = [], grupos } = avaliacoes;
  const fora = grupos !== undefined && !grupos.includes(grupo.id);
  const recusa = avaliacoes.recusa ?? (fora ? 'O júri desta fase não avalia este grupo.' : null);
  const doGrupo = avaliacoes.notas.filter((nota) => nota.grupo === grupo.id);
  const propria = doGrupo.find((nota) => nota.respondente === uid && nota.fase === fase.id);
  // One's own of the present phase stands in the form, unless others are shown beside it.
  const mostradas = veDeOutros || recusa !== null ? doGrupo : doGrupo.filter((nota) => nota !== propria);
  const espera = cegas.includes(fase.id) && recusa === null && propria === undefined;
  if (mostradas.length === 0 && recusa !== null) return null;
  return (
    <Stack
      gap="sm"
      component="section"
      aria-label={`Avaliação de ${grupo.nome}`}
      className={classes.avaliacao}
    >
      {recusa === null ? (
        <Suspense fallback={<Esqueleto altura={236} />}>
          <FormDaNota
            key={fase.id}
            alvo={alvo}
            grupo={grupo}
            fase={fase.id}
            idResposta={idResposta}
            propria={propria}
          />
        </Suspense>
      ) : null}
      {espera ? (
        <Text size="sm" c="dimmed">
          As notas dos outros avaliadores aparecem depois que você der a sua.
        </Text>
      ) : null}
      {mostradas.length > 0 ? (
        <Title order={4} size="h5">
          Avaliadores
        </Title>
      ) : null}
      {fases.toReversed().map(({ id, titulo }) => {
        const notas = mostradas.filter((nota) => nota.fase === id);
        return notas.length === 0 ? null : (
          <NotasDaFase key={id} alvo={alvo} titulo={titulo} notas={notas} avaliacoes={avaliacoes} />
        );
      })}
    </Stack>
  );
}
