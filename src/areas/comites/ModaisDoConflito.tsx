/** Declaring a conflict of interest, and taking the declaration back. */
import { Stack, Text, Textarea } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { mudancasDoComite } from './mudancas.data';
import { type Conflito, conflitoForm, retiradaForm } from '@/domain/comite/conflito';
import { idDaReferencia } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { este, flexao, type TipoDePai } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';

interface DeclararProps {
  lugar: PaiNaTela['lugar'];
  /** The person took an earlier declaration back. */
  retirado: boolean;
  aoFechar: () => void;
}

export function DeclararModal({ lugar, retirado, aoFechar }: DeclararProps) {
  const sessao = useSessaoAtiva();
  const declarar = useMutation(mudancasDoComite.declararConflito(sessao, lugar, retirado));
  return (
    <FormModal
      titulo="Declarar conflito de interesse"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={conflitoForm}
      valoresIniciais={{ motivo: '' }}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/conflito/${lugar.id}`}
      rotuloEnviar="Declarar conflito"
      aoEnviar={(valores) => declarar.mutateAsync(valores)}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            Depois de declarar, você não movimenta mais {este(lugar.tipo)}: outra pessoa do comitê decide. A
            declaração consta na ata do comitê em andamento, se houver um, e na das sessões que têm{' '}
            {este(lugar.tipo)} na pauta ou mudam o seu status. Se você a retirar, ela ainda vale por um dia.
          </Text>
          <Textarea
            label="Motivo"
            description={`Por exemplo: ${flexao(lugar.tipo.nome).o} ${lugar.tipo.nome.singular} é da minha equipe, ou de alguém da minha família.`}
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('motivo')}
          />
        </Stack>
      )}
    </FormModal>
  );
}

interface RetirarProps {
  tipo: TipoDePai;
  conflito: ComId<Conflito>;
  aoFechar: () => void;
}

export function RetirarModal({ tipo, conflito, aoFechar }: RetirarProps) {
  const sessao = useSessaoAtiva();
  const retirar = useMutation(mudancasDoComite.retirarConflito(sessao, conflito));
  return (
    <FormModal
      titulo="Retirar a declaração"
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={retiradaForm}
      valoresIniciais={{ motivoDaRetirada: '' }}
      rascunhoKey={`${sessao.uid}/${sessao.contexto.empresaId}/retirada/${idDaReferencia(conflito.paiReference)}`}
      rotuloEnviar="Retirar a declaração"
      aoEnviar={(valores) => retirar.mutateAsync(valores)}
    >
      {(form) => (
        <Stack gap="sm">
          <Text size="sm">
            A declaração e a retirada constam na ata. Você volta a movimentar {este(tipo)} um dia depois.
          </Text>
          <Textarea
            label="Por que não há conflito"
            description={`Por exemplo: declarei ${flexao(tipo.nome).no} ${tipo.nome.singular} errad${flexao(tipo.nome).o}, ou não faço mais parte da equipe.`}
            autosize
            minRows={2}
            maxRows={6}
            {...form.getInputProps('motivoDaRetirada')}
          />
        </Stack>
      )}
    </FormModal>
  );
}
