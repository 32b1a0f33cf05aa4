/** An act that voided the votes of a period, to be undone or done again with a reason. */
import { Button, Group, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import classes from './Apuracao.module.css';
import { CampoDoMotivo } from './CampoDoMotivo';
import { faltaNoMotivo } from './motivo';
import { type Anulada, votacaoData } from './votacao.data';

interface Props {
  questionarioId: string;
  anulacao: Anulada;
  encerrada: boolean;
  titulo: string;
}

export function AnulacaoFeita({ questionarioId, anulacao, encerrada, titulo }: Props) {
  const { id, motivo: deAntes, desfeita } = anulacao;
  const [aberta, abrir] = useState(false);
  const [motivo, escrever] = useState('');
  const [falta, dizer] = useState('');
  const idDoPedido = useUltimoPedido();
  const { mutate, isPending } = useMutation(votacaoData.mudarAnulacao(useSessaoAtiva(), questionarioId));
  const ato = desfeita ? 'Anular de novo' : 'Desfazer a anulação';
  const enviar = () => {
    const recusa = faltaNoMotivo(motivo);
    dizer(recusa);
    if (recusa) return;
    const dados = { anulacao: id, desfeita: !desfeita, motivo: motivo.trim() };
    mutate(
      { dados, requestId: idDoPedido(dados) },
      {
        onSuccess: () => {
          abrir(false);
          escrever('');
        },
      },
    );
  };
  return (
    <li>
      <Text className={classes.nome}>
        {titulo}
        {desfeita ? ' (desfeita)' : ''}
      </Text>
      <Text size="sm" c="dimmed" className={classes.nome}>
        Motivo: {deAntes}
      </Text>
      {encerrada ? null : !aberta ? (
        <Button
          variant="default"
          size="xs"
          mt={4}
          onClick={() => abrir(true)}
          aria-label={`${ato}: ${titulo}`}
        >
          {ato}
        </Button>
      ) : (
        <>
          <CampoDoMotivo
            label="Motivo da mudança"
            description="Fica na auditoria."
            disabled={isPending}
            value={motivo}
            error={falta}
            aoEscrever={escrever}
          />
          <Group gap="xs" mt="xs">
            <Button loading={isPending} onClick={enviar}>
              {ato}
            </Button>
            <Button variant="default" disabled={isPending} onClick={() => abrir(false)}>
              Deixar como está
            </Button>
          </Group>
        </>
      )}
    </li>
  );
}
