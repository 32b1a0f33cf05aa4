import { Textarea } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Areas,
  colaboradorVazio,
  loteForm,
  type LoteForm,
  loteVazio,
} from '@/domain/pessoas/colaborador-form';
import {
  conferirEmails,
  frasesDosInvalidos,
  nomeDoEmail,
  separarEmails,
} from '@/domain/pessoas/emails-em-lote';
import { mensagemDoErro, semResposta } from '@/domain/comum/erros';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { avisarErro, avisarSucesso } from '@/ui/moldura/avisos';
import { EnviadoEmParte } from '@/ui/formulario/EnviadoEmParte';
import { FormModal } from '@/ui/formulario/FormModal';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { plural } from '@/ui/texto/formatos';
import { CamposDeAcesso } from './CamposDeAcesso';
import { CampoDeSetores } from './CamposDoPerfil';
import { colaboradoresData } from './colaboradores.data';

interface Props {
  aoFechar: () => void;
}

const comoFoi = (convidadas: number, recusadas: number) =>
  convidadas === 0
    ? 'Houve um erro ao criar o colaborador'
    : `${plural(convidadas, 'pessoa convidada', 'pessoas convidadas')}, ${recusadas} não`;

/** Several people by their addresses; names come from what stands before the @ (part 1 §5, decisions P22). */
export function VariosModal({ aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const idDoPedido = usePedido();
  const [titulo, definirTitulo] = useState<string>();
  /** Addresses that got no answer: an invitation may have left although the text has another by now. */
  const [incertos] = useState(() => new Set<string>());

  const enviar = async ({ emails, ...comum }: LoteForm) => {
    const problemas: { email: string; motivo: string }[] = [];
    const todos = separarEmails(emails);
    const { validos, invalidos } = conferirEmails(todos);
    // One after the other: the daily caps of the server count each, and one refusal does not stop the others.
    for (const email of validos) {
      const dados = { ...colaboradorVazio, ...comum, email, nome: nomeDoEmail(email) };
      try {
        await colaboradoresData.adicionarUm(sessao, { dados, requestId: idDoPedido(dados) });
        incertos.delete(email);
      } catch (erro) {
        if (semResposta(erro)) incertos.add(email);
        problemas.push({ email, motivo: mensagemDoErro(erro) });
      }
    }
    await colaboradoresData.reler(sessao, cliente);
    const recusas = problemas.length + invalidos.length;
    if (recusas > 0) {
      definirTitulo(comoFoi(todos.length - recusas, recusas));
      const chegaram = new Set(todos);
      for (const email of [...problemas.map((um) => um.email), ...invalidos]) chegaram.delete(email);
      throw new EnviadoEmParte(
        [
          ...problemas.map(({ email, motivo }) => `${email}: ${motivo}`),
          ...frasesDosInvalidos(invalidos),
        ].join('\n'),
        // Addresses written meanwhile stay.
        (agora: LoteForm) => ({
          emails: separarEmails(agora.emails)
            .filter((email) => !chegaram.has(email))
            .join('\n'),
        }),
      );
    }
    avisarSucesso('Colaboradores adicionados com sucesso!');
    if (incertos.size > 0) {
      avisarErro(
        `O convite a ${[...incertos].join(', ')} pode ter saído no primeiro envio: confira a lista.`,
        {
          titulo: 'Um envio ficou sem resposta',
          duracao: 10_000,
        },
      );
    }
  };

  return (
    <FormModal
      titulo="Adicionar Colaborador"
      aberto
      aoFechar={aoFechar}
      schema={loteForm}
      valoresIniciais={loteVazio}
      rotuloEnviar="Adicionar e convidar"
      tituloDoErro={titulo}
      aoEnviar={enviar}
    >
      {(form) => (
        <>
          <Textarea
            label="E-mails"
            description="Até 10 endereços, separados por vírgula, ponto e vírgula, | ou linha. O nome vem do que está antes do @ e pode ser corrigido depois."
            autosize
            minRows={3}
            {...form.getInputProps('emails')}
          />
          <CampoDeSetores form={parteDoForm<{ setores: string[] }>(form)} />
          <CamposDeAcesso form={parteDoForm<Areas & { role: Papel }>(form)} />
        </>
      )}
    </FormModal>
  );
}
