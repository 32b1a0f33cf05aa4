/**
 * `/parar-mensagens/…#segredo`, from the mail of an organiser: the person wants no more of them (decisions P428). Opening
 * the page stops nothing, because mail programs open links by themselves.
 */
import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { mensagemDoErro } from '@/domain/comum/erros';
import { semSobras } from '@/domain/comum/link-colado';
import { parar as contrato } from '@/domain/contratos/mensagens';
import { chamar } from '@/firebase/chamadas/callable';
import { CartaoPublico } from './CartaoPublico';

export function PararMensagensPage() {
  const { licenciadaId = '', empresaId = '', id = '', idEmpresa = '' } = useParams();
  const { hash } = useLocation();
  const [segredo] = useState(() => semSobras(hash.slice(1)));
  useEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname);
  }, []);
  const [paradas, definirParadas] = useState<{ organizadora: string }>();
  const [erro, definirErro] = useState<unknown>();
  const [enviando, definirEnviando] = useState(false);
  const parar = async () => {
    definirEnviando(true);
    try {
      definirParadas(
        await chamar(contrato, { licenciadaId, empresaId, id, idEmpresa: semSobras(idEmpresa), segredo }),
      );
    } catch (causa) {
      definirErro(causa);
    }
    definirEnviando(false);
  };
  if (paradas)
    return (
      <CartaoPublico
        titulo="Mensagens paradas"
        texto={`${paradas.organizadora} não manda mais mensagens a este endereço. Convites, lembretes e avisos da plataforma continuam.`}
      />
    );
  return (
    <CartaoPublico
      titulo="Parar mensagens"
      texto={
        erro
          ? mensagemDoErro(erro)
          : 'Quem organiza o projeto deixa de mandar mensagens a este endereço. A empresa continua no projeto, e convites e avisos da plataforma continuam.'
      }
    >
      <Button fullWidth loading={enviando} onClick={() => void parar()}>
        {erro ? 'Tentar de novo' : 'Não quero mais mensagens'}
      </Button>
    </CartaoPublico>
  );
}
