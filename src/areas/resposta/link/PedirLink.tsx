/** An address without its secret, as links of before are: the real link goes to whom it belongs (decisions Q14). */
import { useState } from 'react';
import type { AlvoDaResposta } from '@/domain/diagnostico/endereco-de-resposta';
import { Recado } from '../Recado';
import { Campo, FormularioCurto } from './Campos';
import { chamarPorLink } from './chamarPorLink';

export function PedirLink({ alvo, email }: { alvo: AlvoDaResposta; email: string }) {
  const [pedido, definirPedido] = useState('');
  if (pedido)
    return (
      <Recado
        titulo="Confira o seu e-mail"
        texto={`Se ${pedido} foi convidado a responder a este questionário, ou ficou numa resposta dele, o link chega em instantes. Se não chegar, fale com quem convidou você.`}
      />
    );
  return (
    <Recado
      titulo="Responder ao questionário"
      texto="Este endereço está sem a parte que abre as suas respostas. Escreva o e-mail que recebeu o convite, ou o que você deixou ao responder, e enviamos o link completo para ele."
    >
      <FormularioCurto
        rotulo="Receber o link"
        aoEnviar={async ({ email: para }) => {
          await chamarPorLink('pedirLink', { ...alvo, email: para });
          definirPedido(para);
        }}
      >
        {(erros) => <Campo rotulo="E-mail" nome="email" inicial={email} erro={erros.email} />}
      </FormularioCurto>
    </Recado>
  );
}
