/**
 * `/lembretes/:conviteId#segredo`, from a reminder's mail: the person wants no more of them (decisions Q181). Opening
 * the page stops nothing, because mail programs open links by themselves.
 */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { pararLembretes } from '@/domain/contratos/convites';
import { mensagemDoErro } from '@/domain/comum/erros';
import { semSobras } from '@/domain/comum/link-colado';
import { chamar } from '@/firebase/chamadas/callable';
import { CartaoPublico } from './CartaoPublico';

export function PararLembretesPage() {
  const { conviteId = '' } = useParams();
  const { hash } = useLocation();
  const [segredo] = useState(() => semSobras(hash.slice(1)));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const [parados, definirParados] = useState<{ nomeFantasia: string }>();
  const [erro, definirErro] = useState<unknown>();
  const [enviando, definirEnviando] = useState(false);
  const parar = async () => {
    definirEnviando(true);
    try {
      definirParados(await chamar(pararLembretes, { conviteId: semSobras(conviteId), segredo }));
    } catch (causa) {
      definirErro(causa);
    }
    definirEnviando(false);
  };
  if (parados)
    return (
      <CartaoPublico
        titulo="Lembretes parados"
        texto={`Você não recebe mais lembretes deste questionário de ${parados.nomeFantasia}. O convite continua valendo.`}
      />
    );
  return (
    <CartaoPublico
      titulo="Parar lembretes"
      texto={
        erro
          ? mensagemDoErro(erro)
          : 'Você deixa de receber os lembretes deste questionário. O convite continua valendo, e o que você já respondeu fica guardado.'
      }
    >
      <Button fullWidth loading={enviando} onClick={() => void parar()}>
        {erro ? 'Tentar de novo' : 'Não quero mais lembretes'}
      </Button>
    </CartaoPublico>
  );
}
