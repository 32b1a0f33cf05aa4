/** Odd votes, to be accepted or voided with a reason, and those that were voided (decisions Q242). */
import { Button, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ROTULO_DA_SUSPEITA } from '@/domain/votacao/voto';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { dataHora } from '@/ui/texto/formatos';
import classes from './Apuracao.module.css';
import { CampoDoMotivo } from './CampoDoMotivo';
import { faltaNoMotivo } from './motivo';
import { type Decisao, type SituacaoListada, votacaoData, type VotoListado } from './votacao.data';

const sobre = ({ suspeita, rede, em, motivo }: VotoListado) =>
  [
    dataHora(new Date(em)),
    ...(suspeita ? [ROTULO_DA_SUSPEITA[suspeita]] : []),
    ...(rede ? [`rede ${rede}`] : []),
    ...(motivo ? [`motivo: ${motivo}`] : []),
  ].join(' · ');

export function VotosEmRevisao({
  questionarioId,
  encerrada,
}: {
  questionarioId: string;
  encerrada: boolean;
}) {
  const sessao = useSessaoAtiva();
  const [situacao, mostrar] = useState<SituacaoListada>('EM_REVISAO');
  const [marcados, marcar] = useState<ReadonlySet<string>>(new Set());
  const [motivo, escrever] = useState('');
  const [falta, dizer] = useState('');
  const idDoPedido = usePedido();
  const { data, error, refetch } = useQuery(votacaoData.listar(sessao, questionarioId, situacao));
  const decidir = useMutation(votacaoData.decidir(sessao, questionarioId));
  // Until the lists are read again, what is marked or written would be lost with what was sent.
  const enviando = decidir.isPending;
  const votos = data?.votos ?? [];
  const escolhidos = votos.filter(({ id }) => marcados.has(id));
  const mudar = (ids: readonly string[], sim: boolean) =>
    marcar(new Set([...[...marcados].filter((id) => !ids.includes(id)), ...(sim ? ids : [])]));
  const enviar = (para: Decisao['situacao']) => {
    const recusa = escolhidos.length === 0 ? 'Escolha ao menos um voto.' : faltaNoMotivo(motivo);
    dizer(recusa);
    if (recusa) return;
    const dados = { votos: escolhidos.map(({ id }) => id), situacao: para, motivo: motivo.trim() };
    decidir.mutate(
      { dados, requestId: idDoPedido(dados) },
      {
        onSuccess: () => {
          marcar(new Set());
          escrever('');
        },
      },
    );
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="revisao">
      <Stack gap="sm">
        <Title order={2} size="h4" id="revisao">
          Revisão de votos
        </Title>
        <Text size="sm" c="dimmed">
          Muitos votos de uma rede, iguais em poucos minutos, ou muito mais num minuto que na última hora
          esperam por uma decisão. Quem votou não é avisado, e ninguém vê quem votou nem em qual empresa.
        </Text>
        <NativeSelect
          label="Mostrar"
          maw={240}
          disabled={enviando}
          value={situacao}
          onChange={({ currentTarget: { value } }) => mostrar(value === 'ANULADO' ? 'ANULADO' : 'EM_REVISAO')}
          data={[
            { value: 'EM_REVISAO', label: 'Em revisão' },
            { value: 'ANULADO', label: 'Anulados' },
          ]}
        />
        {error ? (
          <ErrorState titulo="Erro ao buscar votos" erro={error} aoTentarDeNovo={() => void refetch()} />
        ) : !data ? (
          <Text role="status">Buscando…</Text>
        ) : votos.length === 0 ? (
          <Text>
            {situacao === 'EM_REVISAO' ? 'Nenhum voto espera por decisão.' : 'Nenhum voto anulado.'}
          </Text>
        ) : (
          <>
            <label className={classes.voto}>
              <input
                type="checkbox"
                disabled={enviando}
                checked={escolhidos.length === votos.length}
                onChange={({ currentTarget: { checked } }) =>
                  mudar(
                    votos.map(({ id }) => id),
                    checked,
                  )
                }
              />
              Marcar todos ({votos.length}
              {data.haMais ? ' primeiros' : ''})
            </label>
            <ul className={classes.votos} aria-label="Votos">
              {votos.map((voto) => (
                <li key={voto.id}>
                  <label className={classes.voto}>
                    <input
                      type="checkbox"
                      disabled={enviando}
                      checked={marcados.has(voto.id)}
                      onChange={({ currentTarget: { checked } }) => mudar([voto.id], checked)}
                    />
                    <span className={classes.nome}>
                      Um voto em {voto.categoria}
                      <Text size="sm" c="dimmed">
                        {sobre(voto)}
                      </Text>
                    </span>
                  </label>
                </li>
              ))}
            </ul>
            {encerrada ? null : (
              <>
                <CampoDoMotivo
                  label="Motivo"
                  description="Fica com os votos e na auditoria."
                  disabled={enviando}
                  value={motivo}
                  error={falta}
                  aoEscrever={escrever}
                />
                <Group gap="xs">
                  <Button loading={enviando} onClick={() => enviar('CONTADO')}>
                    Aceitar votos
                  </Button>
                  {situacao === 'EM_REVISAO' ? (
                    <Button variant="default" loading={enviando} onClick={() => enviar('ANULADO')}>
                      Anular votos
                    </Button>
                  ) : null}
                </Group>
              </>
            )}
          </>
        )}
      </Stack>
    </Paper>
  );
}
