/** Accessibility statement (LBI art. 63, WCAG 2.2 AA, ABNT NBR 17225): what was done, what is known, contact. */
import { Anchor } from '@mantine/core';
import { contatos } from '@/firebase/dados/contatos';
import { PaginaDeTexto, Secao } from '@/ui/pagina/PaginaDeTexto';

export function AcessibilidadePage() {
  return (
    <PaginaDeTexto titulo="Acessibilidade">
      <p>
        Este produto é feito para ser usado por todas as pessoas. O compromisso é com as diretrizes WCAG 2.2,
        nível AA, e com a norma ABNT NBR 17225:2025, como pede a Lei Brasileira de Inclusão (Lei 13.146/2015,
        art. 63).
      </p>
      <Secao titulo="O que já funciona">
        <ul>
          <li>tudo pelo teclado, na ordem da leitura, com o foco sempre visível;</li>
          <li>leitores de tela: títulos, regiões, tabelas de verdade e avisos falados;</li>
          <li>contraste AA nos temas claro e escuro, e nenhuma informação só por cor;</li>
          <li>zoom de 200 % e telas de celular, sem perder conteúdo;</li>
          <li>menos movimento para quem pede isso ao sistema.</li>
        </ul>
      </Secao>
      <Secao titulo="Atalhos do teclado">
        <ul>
          <li>
            <strong>?</strong> mostra todos os atalhos da tela;
          </li>
          <li>
            <strong>/</strong> leva ao campo de busca;
          </li>
          <li>
            <strong>Ctrl + K</strong> abre a busca geral;
          </li>
          <li>
            <strong>Tab</strong>, logo ao entrar, oferece “Ir para o conteúdo”.
          </li>
        </ul>
      </Secao>
      <Secao titulo="O que ainda pode melhorar">
        <p>
          Imagens e arquivos que as pessoas anexam podem não ter descrição, porque quem os envia é quem os
          descreve. Cada versão é verificada com ferramentas automáticas e à mão; se algo impedir você,
          queremos saber.
        </p>
      </Secao>
      <Secao titulo="Contato">
        <p>
          Escreva para{' '}
          <Anchor inherit underline="always" href={`mailto:${contatos.acessibilidade}`}>
            {contatos.acessibilidade}
          </Anchor>{' '}
          e diga a tela, o que tentou fazer e a tecnologia que usa. Respondemos em até 5 dias úteis.
        </p>
      </Secao>
    </PaginaDeTexto>
  );
}
