import { TextInput } from '@mantine/core';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { nomeDePessoa } from '@/domain/pessoas/colaborador-form';
import { aceitarConviteComSenha, checkUser } from '@/domain/contratos/users';
import { camposDaSenha, senhasIguais, senhaVazia } from '@/domain/pessoas/senha';
import { chamar } from '@/firebase/chamadas/callable';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { CamposDaSenha } from './CamposDaSenha';
import type { PropsDoAceite } from './convite';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const schema = z.object({ nome: nomeDePessoa(), ...camposDaSenha }).check(senhasIguais);
type Campos = z.infer<typeof schema>;

/** First visit: name and password; then the person is in. */
export function AceitarComSenha({ convite, ids, credencial, destino }: PropsDoAceite) {
  const navegar = useNavigate();
  const idDoPedido = usePedido();

  const aceitar = async ({ nome, password: senha }: Campos) => {
    const dados = { ...credencial, email: convite.email, nome, senha };
    if (ids) await chamar(checkUser, { ...dados, ...ids }, idDoPedido(dados));
    else await chamar(aceitarConviteComSenha, dados, idDoPedido(dados));
    await entrarEAbrir(convite.email, senha);
    void navegar(destino, { replace: true });
  };

  return (
    <FormularioPublico
      rotulo="Salvar e acessar"
      schema={schema}
      valoresIniciais={{ nome: convite.nome, ...senhaVazia }}
      aoEnviar={aceitar}
    >
      {(form) => (
        <>
          <TextInput label="E-mail" type="email" autoComplete="username" value={convite.email} readOnly />
          <TextInput label="Nome" autoComplete="name" {...form.getInputProps('nome')} />
          <CamposDaSenha form={parteDoForm(form)} />
        </>
      )}
    </FormularioPublico>
  );
}
