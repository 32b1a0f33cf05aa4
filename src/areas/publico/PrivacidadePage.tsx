/** Data protection page (LGPD, Lei 13.709/2018): who decides, what is kept and why, rights and contact. */
import { O_QUE_FICA } from '@/domain/pessoas/o-que-fica';
import { Anchor } from '@mantine/core';
import { versaoEscrita } from '@/domain/pessoas/termos';
import { contatos } from '@/firebase/dados/contatos';
import { PaginaDeTexto, Secao } from '@/ui/pagina/PaginaDeTexto';

export function PrivacidadePage() {
  return (
    <PaginaDeTexto titulo="Privacidade e dados pessoais">
      <p>
        Esta página explica, em português simples, o que o produto guarda sobre você, por quê e como você
        decide sobre isso. Vale a Lei Geral de Proteção de Dados (LGPD, Lei 13.709/2018). Versão{' '}
        {versaoEscrita('privacidade')}.
      </p>
      <Secao titulo="Quem responde pelos dados">
        <p>
          A empresa em que você trabalha, ou que o convidou, é a controladora: decide para que os dados são
          usados. Quem opera a plataforma é o operador e só trata os dados a pedido dela. Em prêmios e
          diagnósticos, a controladora é a organizadora que aparece no convite.
        </p>
      </Secao>
      <Secao titulo="O que é guardado e para quê">
        <ul>
          <li>
            <strong>Cadastro:</strong> nome, e-mail, telefone, foto, data de nascimento e setores, para
            identificar você na sua empresa. Telefone, foto e data de nascimento são opcionais.
          </li>
          <li>
            <strong>Participação:</strong> ideias, desafios, jogadas de inovação, inscrições em imersões,
            comentários, curtidas, moedas e pontos, para que a empresa avalie e reconheça as contribuições.
          </li>
          <li>
            <strong>Último acesso:</strong> quando você entrou pela última vez, anotado no máximo uma vez por
            dia, para que se saiba quem usa o produto.
          </li>
          <li>
            <strong>Segurança:</strong> quem mudou o quê e quando em acessos, perfis e situação da empresa.
          </li>
          <li>
            <strong>Diagnósticos e prêmios:</strong> respostas a questionários, notas de avaliadores e
            evidências, para avaliar as empresas. Nome e e-mail de quem responde ficam à parte das respostas,
            também de quem responde por um link, sem conta. O link pessoal abre só as próprias respostas.
          </li>
          <li>
            <strong>Votação pública:</strong> o voto, sem o seu nome, e-mail ou endereço de rede. Por 90 dias
            fica também um código cifrado da rede de onde ele veio, só para encontrar votos repetidos. O seu
            navegador guarda as escolhas e um número sorteado, para que o voto não conte duas vezes.
          </li>
          <li>
            <strong>Aceites:</strong> que versão de cada termo você aceitou e quando, porque a lei pede prova.
          </li>
        </ul>
        <p>Não há anúncios, venda de dados nem decisões automáticas sobre você.</p>
      </Secao>
      <Secao titulo="Quem vê">
        <p>
          Colegas da mesma empresa veem nome, foto, setores e o que você publica. E-mail, telefone, data de
          nascimento e último acesso aparecem também a quem tem acesso à lista de colaboradores; quem
          administra a empresa decide quem o tem. Outra empresa não vê nada, a não ser a organizadora de um
          prêmio ou diagnóstico: lá, quem administra ou analisa lê as respostas dadas a ela. Os dados ficam
          nos servidores do Google Cloud em São Paulo.
        </p>
        <p>
          Quem administra a empresa pode exportar o que ela guarda sobre você, para atender a um pedido seu.
          Ficam de fora os seus rascunhos, ideias privadas, moedas e notificações, e a exportação fica
          registrada.
        </p>
      </Secao>
      <Secao titulo="Por quanto tempo">
        <p>
          Enquanto a sua empresa usar o produto. Registros removidos deixam de aparecer e ficam guardados para
          auditoria. A pedido, os seus dados são anonimizados: o nome vira “Pessoa removida” e e-mail,
          telefone, foto, data de nascimento e último acesso são apagados. Das respostas a questionários
          apagam-se o nome e o e-mail de quem respondeu. {O_QUE_FICA} Notificações somem depois de 180 dias.
        </p>
      </Secao>
      <Secao titulo="Os seus direitos (art. 18)">
        <ul>
          <li>confirmar que há tratamento e acessar os dados;</li>
          <li>corrigir o que estiver incompleto, errado ou desatualizado;</li>
          <li>pedir anonimização, bloqueio ou eliminação do que for desnecessário ou excessivo;</li>
          <li>levar os dados consigo, em formato aberto;</li>
          <li>pedir a eliminação do que foi tratado com o seu consentimento;</li>
          <li>saber com quem os dados foram compartilhados;</li>
          <li>saber que pode não consentir, e o que acontece nesse caso;</li>
          <li>revogar o consentimento.</li>
        </ul>
        <p>
          Quem tem conta baixa os próprios dados na hora, em “Meus dados”, no menu com o seu nome. Os outros
          pedidos são respondidos em até 15 dias.
        </p>
      </Secao>
      <Secao titulo="Contato do encarregado">
        <p>
          Escreva para{' '}
          <Anchor inherit underline="always" href={`mailto:${contatos.privacidade}`}>
            {contatos.privacidade}
          </Anchor>
          . Se a resposta não resolver, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).
        </p>
      </Secao>
      <Secao titulo="Neste navegador">
        <p>
          São guardados a sessão, a empresa e o projeto escolhidos, o tema e os rascunhos ainda não enviados.
          Não há cookies de publicidade nem de rastreamento.
        </p>
      </Secao>
    </PaginaDeTexto>
  );
}
