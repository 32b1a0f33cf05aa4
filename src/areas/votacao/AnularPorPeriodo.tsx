/**
 * Voids the votes of a period, or of one network in it, after showing what would change. Until the count is closed it
 * can be taken back (decisions Q292).
 */
import '@mantine/core/styles/SimpleGrid.css';
import { Button, Group, NativeSelect, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emBrasilia } from '@/domain/comum/datas';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CampoDeData } from '@/ui/formulario/CampoDeData';
import { CampoDeHora } from '@/ui/formulario/CampoDeHora';
import { ErrorState } from '@/ui/pagina/ErrorState';
import classes from './Apuracao.module.css';
import { AnulacaoFeita } from './AnulacaoFeita';
import { CampoDoMotivo } from './CampoDoMotivo';
import { faltaNoMotivo } from './motivo';
import { type Anulada, type PeriodoDosVotos, votacaoData } from './votacao.data';

const quantos = (n: number) => (n === 1 ? '1 voto' : `${n.toLocaleString('pt-BR')} votos`);
const EM_BRANCO = { noDia: '', das: '', ate: '' };

interface Props {
  questionarioId: string;
  anulacoes: readonly Anulada[];
  encerrada: boolean;
}

/** What would change, and the act itself. */
function OQueMudaria({
  questionarioId,
  periodo,
  aoMudar,
  aoAnular,
}: {
  questionarioId: string;
  periodo: PeriodoDosVotos;
  aoMudar: (periodo: PeriodoDosVotos) => void;
  aoAnular: () => void;
}) {
  const sessao = useSessaoAtiva();
  const [motivo, escrever] = useState('');
  const [falta, dizer] = useState('');
  const idDoPedido = usePedido();
  const { data, error, refetch } = useQuery(votacaoData.verAnulacao(sessao, questionarioId, periodo));
  const { mutate, isPending } = useMutation(votacaoData.anular(sessao, questionarioId));
  if (error)
    return <ErrorState titulo="Erro ao buscar votos" erro={error} aoTentarDeNovo={() => void refetch()} />;
  if (!data) return <Text role="status">Buscando…</Text>;
  const anular = () => {
    const recusa = faltaNoMotivo(motivo);
    dizer(recusa);
    if (recusa) return;
    const dados = { ...periodo, votos: data.votos, motivo: motivo.trim() };
    // Refused where other votes are in the period by now: those are shown.
    mutate({ dados, requestId: idDoPedido(dados) }, { onSuccess: aoAnular, onError: () => void refetch() });
  };
  return (
    <Stack gap="sm">
      <div role="status">
        <Text>
          {data.votos === 0
            ? 'Nada mudaria: nenhuma categoria tem dez votos ou mais neste período que ainda se possam anular.'
            : `${data.votos === 1 ? 'Seria anulado' : 'Seriam anulados'} ${quantos(data.votos)}:`}
        </Text>
        {data.votos > 0 ? (
          <ul>
            {data.categorias.map(({ nome, contados, emRevisao }) => (
              <li key={nome} className={classes.nome}>
                {nome}: {quantos(contados + emRevisao)}
                {emRevisao > 0 ? `, dos quais ${emRevisao.toLocaleString('pt-BR')} em revisão` : ''}
              </li>
            ))}
          </ul>
        ) : null}
        {data.ficam > 0 ? (
          <Text size="sm" c="dimmed">
            {data.ficam === 1 ? 'Fica como está' : 'Ficam como estão'} {quantos(data.ficam)} do período: de
            categorias com menos de dez, que diriam em quem alguém votou, ou de outra decisão.
          </Text>
        ) : null}
      </div>
      {data.redes.length > 0 || periodo.rede !== null ? (
        <NativeSelect
          label="De qual rede"
          maw={320}
          disabled={isPending}
          value={periodo.rede ?? ''}
          onChange={({ currentTarget: { value } }) =>
            aoMudar({ ...periodo, rede: value === '' ? null : value })
          }
          data={[
            { value: '', label: 'De todas' },
            ...(periodo.rede !== null && !data.redes.some(({ rede }) => rede === periodo.rede)
              ? [{ value: periodo.rede, label: `Rede ${periodo.rede}` }]
              : []),
            ...data.redes.map(({ rede, votos }) => ({
              value: rede,
              label: `Rede ${rede}: ${quantos(votos)}`,
            })),
          ]}
        />
      ) : null}
      {data.votos > 0 ? (
        <>
          <CampoDoMotivo
            label="Motivo da anulação"
            description="Fica com a anulação e na auditoria."
            disabled={isPending}
            value={motivo}
            error={falta}
            aoEscrever={escrever}
          />
          <Group>
            <Button color="red" loading={isPending} onClick={anular}>
              Anular {quantos(data.votos)}
            </Button>
          </Group>
        </>
      ) : null}
    </Stack>
  );
}

export function AnularPorPeriodo({ questionarioId, anulacoes, encerrada }: Props) {
  const [campos, mudar] = useState(EM_BRANCO);
  const [visto, ver] = useState<PeriodoDosVotos | null>(null);
  const [falta, dizer] = useState('');
  if (encerrada && anulacoes.length === 0) return null;
  const escrever = (novos: Partial<typeof EM_BRANCO>) => {
    mudar({ ...campos, ...novos });
    // What was shown is of another period.
    ver(null);
    dizer('');
  };
  const mostrar = () => {
    const inteiro =
      /^\d{4}-\d\d-\d\d$/.test(campos.noDia) &&
      [campos.das, campos.ate].every((uma) => /^\d\d:\d\d$/.test(uma));
    dizer(inteiro ? '' : 'Escreva o dia e as duas horas.');
    if (inteiro) ver({ ...campos, rede: visto?.rede ?? null });
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="por-periodo">
      <Stack gap="sm">
        <Title order={2} size="h4" id="por-periodo">
          Anular votos de um período
        </Title>
        {encerrada ? null : (
          <>
            <Text size="sm" c="dimmed">
              Para votos que um programa deu de muitas redes. Vê-se antes o que mudaria, por categoria, e
              nunca em qual empresa alguém votou. Até a apuração se encerrar, a anulação se desfaz. Um voto
              que já esteve em uma anulação só muda com ela.
            </Text>
            <SimpleGrid cols={{ base: 1, xs: 3 }}>
              <CampoDeData
                label="Dia"
                description="No horário de Brasília"
                value={campos.noDia}
                onChange={(noDia) => escrever({ noDia })}
              />
              <CampoDeHora
                label="Do minuto"
                description="No horário de Brasília"
                value={campos.das}
                onChange={(das) => escrever({ das })}
              />
              <CampoDeHora
                label="Até o minuto"
                description="Este ainda conta"
                value={campos.ate}
                error={falta}
                onChange={(ate) => escrever({ ate })}
              />
            </SimpleGrid>
            <Group>
              <Button variant="default" onClick={mostrar}>
                Ver o que mudaria
              </Button>
            </Group>
            {visto ? (
              <OQueMudaria
                questionarioId={questionarioId}
                periodo={visto}
                aoMudar={ver}
                aoAnular={() => escrever(EM_BRANCO)}
              />
            ) : null}
          </>
        )}
        {anulacoes.length > 0 ? (
          <ul className={classes.votos} aria-label="Anulações por período">
            {anulacoes.map((anulacao) => (
              <AnulacaoFeita
                key={anulacao.id}
                questionarioId={questionarioId}
                anulacao={anulacao}
                encerrada={encerrada}
                titulo={`${quantos(anulacao.votos)}, de ${emBrasilia(anulacao.inicio)} a ${emBrasilia(anulacao.fim)}${
                  anulacao.rede ? `, da rede ${anulacao.rede}` : ''
                }`}
              />
            ))}
          </ul>
        ) : null}
      </Stack>
    </Paper>
  );
}
