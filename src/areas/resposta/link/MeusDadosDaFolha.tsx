/** Whoever answered without an account takes their data along, or has them erased (decisions P242). */
import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { usePedido } from '@/firebase/chamadas/usePedido';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { AlvoDaResposta, CredencialDaFolha } from '@/domain/diagnostico/endereco-de-resposta';
import { baixar } from '@/ui/formulario/baixar';
import { Faixa } from '../Recado';
import { chamarPorLink } from './chamarPorLink';

interface Props {
  alvo: AlvoDaResposta;
  credencial: CredencialDaFolha;
  aoApagar: () => void;
}

/** What an invitation's link cannot take away, because it is not of this questionnaire alone. */
const DO_CONVITE =
  ' O convite termina. O seu cadastro na empresa que convidou você continua na lista de pessoas dela: peça a ela que o apague.';

export function MeusDadosDaFolha({ alvo, credencial, aoApagar }: Props) {
  const [fazendo, definirFazendo] = useState(false);
  const [perguntando, definirPerguntando] = useState(false);
  const [falha, definirFalha] = useState('');
  const idDoPedido = usePedido();
  const fazer = async (ato: () => Promise<void>) => {
    definirFazendo(true);
    definirFalha('');
    await ato().catch((erro: unknown) => definirFalha(mensagemDoErro(erro)));
    definirFazendo(false);
  };
  const levar = async () => {
    const copia = await chamarPorLink('dadosPeloLink', { ...alvo, credencial });
    baixar(new File([JSON.stringify(copia, null, 2)], 'meus-dados.json', { type: 'application/json' }));
  };
  const apagar = async () => {
    const dados = { ...alvo, credencial };
    // The link opens nothing afterwards: a try whose answer was lost must be known again.
    await chamarPorLink('apagarPeloLink', dados, { requestId: idDoPedido(dados) });
    aoApagar();
  };
  return (
    <>
      <Text>
        {perguntando
          ? `Apagam-se o seu nome, o seu e-mail e os links desta resposta; uma resposta não finalizada é apagada por inteiro. O que já foi finalizado continua contado, sem o seu nome.${credencial.tipo === 'convite' ? DO_CONVITE : ''} Isso não se desfaz.`
          : 'Você pode levar uma cópia do que está guardado em seu nome, ou pedir que seja apagado.'}
      </Text>
      <Group gap="xs">
        {perguntando ? (
          <>
            <Button variant="default" onClick={() => definirPerguntando(false)}>
              Não apagar
            </Button>
            <Button color="red" loading={fazendo} onClick={() => void fazer(apagar)}>
              Sim, apagar os meus dados
            </Button>
          </>
        ) : (
          <>
            <Button variant="default" loading={fazendo} onClick={() => void fazer(levar)}>
              Baixar os meus dados
            </Button>
            <Button variant="default" onClick={() => definirPerguntando(true)}>
              Apagar os meus dados
            </Button>
          </>
        )}
      </Group>
      {falha ? <Faixa>{falha}</Faixa> : null}
    </>
  );
}
