/** A link by e-mail, to go on with the same sheet elsewhere. */
import { Text } from '@mantine/core';
import { useState } from 'react';
import type { AlvoDaResposta, CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { Campo, FormularioCurto } from './Campos';
import { chamarPorLink } from './chamarPorLink';

interface Props {
  alvo: AlvoDaResposta;
  credencial: CredencialDaFolha;
  /** The invitation's address, or ''. */
  email: string;
}

export function OutroAparelho({ alvo, credencial, email }: Props) {
  const [enviado, definirEnviado] = useState('');
  if (enviado)
    return (
      <Text role="status">
        Enviamos o link para {enviado}. Abra o e-mail no outro aparelho para continuar.
      </Text>
    );
  return (
    <FormularioCurto
      rotulo="Enviar link"
      aoEnviar={async ({ email: para }) => {
        await chamarPorLink('enviarLink', { ...alvo, credencial, email: para });
        definirEnviado(para);
      }}
    >
      {(erros) => (
        <>
          <Text>Receba por e-mail um link que abre estas mesmas respostas em outro aparelho.</Text>
          <Campo rotulo="E-mail" nome="email" inicial={email} fixo={email !== ''} erro={erros.email} />
        </>
      )}
    </FormularioCurto>
  );
}
