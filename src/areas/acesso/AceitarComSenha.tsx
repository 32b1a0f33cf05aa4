import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as z from 'zod/mini';
import { ErroDoProduto } from '@/domain/comum/erros';
import { aceitarConviteComSenha, checkUser } from '@/domain/contratos/users';
import { nomeDePessoa } from '@/domain/pessoas/nome';
import { camposDaSenha, senhasIguais, senhaVazia } from '@/domain/pessoas/senha';
import { JaFeito, novoAto } from '@/firebase/chamadas/atoUnico';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { parteDoForm } from '@/ui/formulario/parteDoForm';
import { CamposDaSenha } from './CamposDaSenha';
import type { PropsDoAceite } from './convite';
import { FormularioPublico } from './FormularioPublico';
import { entrarEAbrir } from './sessaoPublica';

const schema = z.object({ nome: nomeDePessoa(), ...camposDaSenha }).check(senhasIguais);
type Campos = z.infer<typeof schema>;
type Aceite = z.input<typeof aceitarConviteComSenha.entrada>;

/** What an earlier sending stored, which a later one does not change. */
const jaAceito = ({ nome, senha }: Aceite, agora: Aceite) =>
  `O primeiro envio já criou a sua conta, com o nome "${nome}"${
    senha === agora.senha
      ? '. Depois de entrar, você o corrige em "Meu perfil".'
      : ' e a senha que você digitou antes: a de agora não vale. Entre, e peça outra em "Esqueci a senha" quando quiser mudá-la.'
  }`;

/** First visit: name and password; then the person is in. */
export function AceitarComSenha({ convite, ids, credencial, destino }: PropsDoAceite) {
  const navegar = useNavigate();
  const [ato] = useState(() => novoAto<never>());

  const aceitar = async ({ nome, password: senha }: Campos) => {
    const dados = { ...credencial, email: convite.email, nome, senha };
    const entrar = async (comSenha: string) => {
      await entrarEAbrir(convite.email, comSenha);
      void navegar(destino, { replace: true });
    };
    const aceite = ids
      ? chamarUmaVez(checkUser, { ...dados, ...ids }, ato)
      : chamarUmaVez(aceitarConviteComSenha, dados, ato);
    await aceite.catch((erro: unknown) => {
      if (!(erro instanceof JaFeito)) throw erro;
      const feito = erro.feito as Aceite;
      throw new ComSaida(new ErroDoProduto(jaAceito(feito, dados)), {
        rotulo: 'Entrar',
        fazer: () => entrar(feito.senha),
      });
    });
    await entrar(senha);
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
