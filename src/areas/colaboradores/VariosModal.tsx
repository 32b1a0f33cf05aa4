import { Alert, List, Textarea } from '@mantine/core';
import '@mantine/core/styles/List.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  type Areas,
  colaboradorVazio,
  loteForm,
  type LoteForm,
  loteVazio,
} from '@/domain/pessoas/colaborador-form';
import { lerEmails, nomeDoEmail } from '@/domain/pessoas/emails-em-lote';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import type { Papel } from '@/domain/acesso/papeis';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { avisarSucesso } from '@/ui/moldura/avisos';
import { FormModal } from '@/ui/formulario/FormModal';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { CamposDeAcesso } from './CamposDeAcesso';
import { CampoDeSetores } from './CamposDoPerfil';
import { colaboradoresData } from './colaboradores.data';

interface Props {
  escolha: ReactNode;
  aoFechar: () => void;
}
interface Falha {
  email: string;
  motivo: string;
}

/** Several people by their addresses; names come from what stands before the @ (part 1 §5, decisions P22). */
export function VariosModal({ escolha, aoFechar }: Props) {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const idDoPedido = usePedido();
  const [falhas, definirFalhas] = useState<Falha[]>([]);

  const enviar = async ({ emails, ...comum }: LoteForm) => {
    const problemas: Falha[] = [];
    // One after the other: the daily caps of the server count each, and one refusal does not stop the others.
    for (const email of lerEmails(emails)) {
      const dados = { ...colaboradorVazio, ...comum, email, nome: nomeDoEmail(email) };
      try {
        await colaboradoresData.adicionarUm(sessao, { dados, requestId: idDoPedido(dados) });
      } catch (erro) {
        problemas.push({ email, motivo: mensagemDoErro(erro) });
      }
    }
    await cliente.invalidateQueries({ queryKey: colaboradoresData.chave(sessao) });
    definirFalhas(problemas);
    if (problemas.length > 0) throw new ErroDoProduto('Houve um erro ao criar o colaborador');
    avisarSucesso('Colaboradores adicionados com sucesso!');
  };

  return (
    <FormModal
      titulo="Adicionar Colaborador"
      aberto
      aoFechar={aoFechar}
      schema={loteForm}
      valoresIniciais={loteVazio}
      rotuloEnviar="Adicionar e convidar"
      aoEnviar={enviar}
    >
      {(form) => (
        <>
          {escolha}
          <Textarea
            label="E-mails"
            description="Até 10 endereços, separados por vírgula, ponto e vírgula, | ou linha. O nome vem do que está antes do @ e pode ser corrigido depois."
            autosize
            minRows={3}
            {...form.getInputProps('emails')}
          />
          <CampoDeSetores form={parteDoForm<{ setores: string[] }>(form)} />
          <CamposDeAcesso form={parteDoForm<Areas & { role: Papel }>(form)} />
          {falhas.length > 0 && (
            <Alert color="yellow" title="Estes convites não foram enviados; os outros foram">
              <List>
                {falhas.map(({ email, motivo }) => (
                  <List.Item key={email}>
                    {email}: {motivo}
                  </List.Item>
                ))}
              </List>
            </Alert>
          )}
        </>
      )}
    </FormModal>
  );
}
