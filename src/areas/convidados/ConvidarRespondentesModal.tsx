/** Two ways to ask people to answer: a link to copy, or e-mails (part 3 §2, 'Invite dialog'). */
import { Button, SegmentedControl, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { campoDeEmails, lerEmails } from '@/domain/pessoas/emails-em-lote';
import { para } from '@/domain/telas/enderecos';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { FormModal } from '@/ui/formulario/FormModal';
import { copiarUrl } from '@/ui/texto/copiar';
import { convidadosData, type QuestionarioAlvo } from './convidados.data';

const convitesForm = z.object({ emails: campoDeEmails });
const vazio = { emails: '' };

interface Props {
  alvo: QuestionarioAlvo;
  nome: string;
  aoFechar: () => void;
}

export function ConvidarRespondentesModal({ alvo, nome, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [como, definirComo] = useState<'email' | 'link'>('email');
  const convidar = useMutation(convidadosData.convidar(sessao, alvo));
  const idDoPedido = usePedido();
  const link = `${window.location.origin}${para('/responderQuestionario/:idEmpresa/:questionarioId', {
    idEmpresa: alvo.idEmpresa,
    questionarioId: alvo.idQuestionario,
  })}`;
  return (
    <FormModal
      titulo={`Convidar para ${nome}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={convitesForm}
      valoresIniciais={vazio}
      rotuloEnviar="Enviar convites"
      somenteLeitura={como === 'link'}
      aoEnviar={async ({ emails }) => {
        const dados = lerEmails(emails);
        await convidar.mutateAsync({ dados, requestId: idDoPedido(dados) });
      }}
    >
      {(form) => (
        <>
          <SegmentedControl
            aria-label="Como convidar"
            value={como}
            onChange={(valor) => definirComo(valor === 'link' ? 'link' : 'email')}
            data={[
              { value: 'email', label: 'Enviar por e-mail' },
              { value: 'link', label: 'Copiar link' },
            ]}
          />
          {como === 'email' ? (
            <Textarea
              label="E-mails"
              description="Até 10 endereços, separados por vírgula, ponto e vírgula, | ou linha. Quem ainda não tem conta define a senha pelo link do e-mail."
              autosize
              minRows={3}
              {...form.getInputProps('emails')}
            />
          ) : (
            <Stack gap="sm">
              <Text>
                O link abre o questionário para colegas que já têm conta e permissão de responder. Para as
                outras pessoas, envie o convite por e-mail.
              </Text>
              <Text ff="monospace" size="sm" style={{ overflowWrap: 'anywhere' }}>
                {link}
              </Text>
              <Button variant="default" onClick={() => void copiarUrl(link)}>
                Copiar link
              </Button>
            </Stack>
          )}
        </>
      )}
    </FormModal>
  );
}
