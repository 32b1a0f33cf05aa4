/**
 * `/lembretes/:conviteId#segredo`, from a reminder's mail: the person wants no more of them (decisions Q181). Opening
 * the page stops nothing, because mail programs open links by themselves.
 */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { pararLembretes } from '@/domain/contratos/convites';
import { mensagemDoErro } from '@/domain/comum/erros';
import { chamar } from '@/firebase/chamadas/callable';
import { CartaoPublico } from './CartaoPublico';

export function PararLembretesPage() {
  const { conviteId = '' } = useParams();
  const { hash } = useLocation();
  const [segredo] = useState(() => hash.slice(1));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const parar = useMutation({ mutationFn: () => chamar(pararLembretes, { conviteId, segredo }) });
  if (parar.isSuccess)
    return (
      <CartaoPublico
        titulo="Lembretes parados"
        texto={`Você não recebe mais lembretes deste questionário de ${parar.data.nomeFantasia}. O convite continua valendo.`}
      />
    );
  return (
    <CartaoPublico
      titulo="Parar lembretes"
      texto={
        parar.isError
          ? mensagemDoErro(parar.error)
          : 'Você deixa de receber os lembretes deste questionário. O convite continua valendo, e o que você já respondeu fica guardado.'
      }
    >
      <Button fullWidth loading={parar.isPending} onClick={() => parar.mutate()}>
        {parar.isError ? 'Tentar de novo' : 'Não quero mais lembretes'}
      </Button>
    </CartaoPublico>
  );
}
