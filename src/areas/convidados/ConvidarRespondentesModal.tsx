/** Two ways to ask people to answer: a link to copy, or e-mails (part 3 §2, 'Invite dialog'). */
import { SegmentedControl, Textarea } from '@mantine/core';
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import {
  campoDeEmails,
  conferirEmails,
  frasesDosInvalidos,
  separarEmails,
} from '@/domain/pessoas/emails-em-lote';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { EnviadoEmParte } from '@/ui/formulario/EnviadoEmParte';
import { FormModal } from '@/ui/formulario/FormModal';
import { plural } from '@/ui/texto/formatos';
import { convidadosData, type QuestionarioAlvo } from './convidados.data';
import { LinkAberto } from './LinkAberto';

const convitesForm = z.object({ emails: campoDeEmails });
const vazio = { emails: '' };

interface Props {
  alvo: QuestionarioAlvo;
  nome: string;
  /** The last instant at which it is answered. */
  fim: string;
  aoFechar: () => void;
}

export function ConvidarRespondentesModal({ alvo, nome, fim, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const [como, definirComo] = useState<'email' | 'link'>('email');
  const convidar = useMutation(convidadosData.convidar(sessao, alvo));
  const idDoPedido = usePedido();
  const [titulo, definirTitulo] = useState<string>();
  return (
    <FormModal
      titulo={`Convidar para ${nome}`}
      aberto
      aoFechar={aoFechar}
      tamanho="md"
      schema={convitesForm}
      valoresIniciais={vazio}
      rotuloEnviar="Enviar convites"
      tituloDoErro={titulo}
      somenteLeitura={como === 'link'}
      aoEnviar={async ({ emails }) => {
        const { validos: dados, invalidos } = conferirEmails(separarEmails(emails));
        const { recusados = [] } = await convidar.mutateAsync({ dados, requestId: idDoPedido(dados) });
        const ficam = [...recusados.map(({ email }) => email), ...invalidos];
        if (ficam.length === 0) {
          avisarSucesso(
            dados.length === 1
              ? 'Convite enviado com sucesso!'
              : `${plural(dados.length, 'convite enviado', 'convites enviados')} com sucesso!`,
            { duracao: 3_500 },
          );
          return;
        }
        definirTitulo(
          `${plural(dados.length - recusados.length, 'convite enviado', 'convites enviados')}, ${ficam.length} não`,
        );
        const chegaram = new Set(dados.filter((email) => !ficam.includes(email)));
        throw new EnviadoEmParte(
          [
            ...recusados.map(({ email, motivo }) => `${email}: ${motivo}`),
            ...frasesDosInvalidos(invalidos),
          ].join('\n'),
          // Addresses written meanwhile stay.
          (agora: { emails: string }) => ({
            emails: separarEmails(agora.emails)
              .filter((email) => !chegaram.has(email))
              .join('\n'),
          }),
        );
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
              description="Até 10 endereços, separados por vírgula, ponto e vírgula, | ou linha. Cada pessoa responde pelo link do seu e-mail, sem precisar de senha."
              autosize
              minRows={3}
              {...form.getInputProps('emails')}
            />
          ) : (
            <LinkAberto alvo={alvo} questionario={{ nome, fim }} />
          )}
        </>
      )}
    </FormModal>
  );
}
