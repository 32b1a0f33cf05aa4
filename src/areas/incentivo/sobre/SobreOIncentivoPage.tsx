/** `/sobre-incentivo-a-inovacao` (part 2 §2): what the area is for, in our own words, and the company's documents (decisions D5, D126). */
import { Anchor, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Link } from '@/ui/moldura/Link';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { DocumentosDaEmpresa } from './DocumentosDaEmpresa';

function Secao({ titulo, children }: { titulo: string; children: ReactNode }) {
  return (
    <Stack component="section" gap="xs">
      <Title order={2}>{titulo}</Title>
      {children}
    </Stack>
  );
}

export function SobreOIncentivoPage() {
  return (
    <Stack gap="lg" maw={760}>
      <Breadcrumbs itens={caminhoDaTela('/sobre-incentivo-a-inovacao')} />
      <TituloDaPagina titulo={nomeDaTela('/sobre-incentivo-a-inovacao')}>
        Inovar não é só lançar produtos: é escolher onde mudar, e acompanhar a mudança até o fim.
      </TituloDaPagina>
      <Secao titulo="Tipos de inovação">
        <Text>
          Quem estuda inovação há muito tempo costuma separar dez lugares onde uma empresa pode mudar: como
          ganha dinheiro, com quem se junta, como se organiza, como produz, o que oferece, o que acompanha a
          oferta, como atende, por onde chega, que marca tem e que relação cria. Há livros sobre isso, com
          nomes e listas próprios, que não copiamos aqui. Sua empresa escreve o seu catálogo, com as palavras
          que as pessoas dela usam.
        </Text>
        <Text>
          Cada tipo reúne <strong>táticas</strong>: coisas concretas que se podem fazer.{' '}
          <Anchor component={Link} underline="always" to={para('/tipos-de-inovacao')}>
            Ver os tipos de inovação
          </Anchor>
        </Text>
      </Secao>
      <Secao titulo="Jogadas">
        <Text>
          Uma jogada junta táticas de tipos diferentes com um objetivo. As mudanças que duram costumam
          combinar várias: um produto novo, por exemplo, que chega por outro canal e se paga de outra maneira.
          A administração oferece jogadas sugeridas; quem quiser faz a sua cópia e a muda à vontade.
        </Text>
        <Text>
          O nível de ambição diz o tamanho do passo: <strong>essencial</strong> melhora o que já existe,{' '}
          <strong>adjacente</strong> leva o que se sabe fazer a um lugar novo,{' '}
          <strong>transformacional</strong> cria o que ainda não há.{' '}
          <Anchor component={Link} underline="always" to={para('/jogadas-de-inovacao')}>
            Ver o catálogo de jogadas
          </Anchor>
        </Text>
      </Secao>
      <Secao titulo="Implementação">
        <Text>
          Implementar é pôr a jogada em prática. Cada tática recebe movimentações: em elaboração, em estudo,
          em andamento, concluída. Táticas que andam juntas se vinculam, e a jogada se conclui quando cada
          tática andou ou está vinculada a uma que andou.{' '}
          <Anchor
            component={Link}
            underline="always"
            to={para('/jogadas-de-inovacao', { aba: 'implementacao' })}
          >
            Ver a implementação
          </Anchor>
        </Text>
      </Secao>
      <Secao titulo="Certificado">
        <Text>
          O resultado de um prêmio pode virar um certificado.{' '}
          <Anchor component={Link} underline="always" to={para('/premium')}>
            Ver um certificado de exemplo
          </Anchor>
        </Text>
      </Secao>
      <DocumentosDaEmpresa />
    </Stack>
  );
}
