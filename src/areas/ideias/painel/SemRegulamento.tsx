/** No rule runs: a word to people who may mend that (part 2 §2). Loaded only then. */
import { Button, Text } from '@mantine/core';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { Link } from '@/ui/moldura/Link';
import { podeCriarRegulamento } from '../podeCriar';

export default function SemRegulamento() {
  const cria = podeCriarRegulamento(useSessaoAtiva());
  return (
    <>
      <Text c="dimmed" mb="sm">
        Nenhum regulamento está em andamento, e sem ele ninguém publica ideias.
        {cria ? '' : ' Peça um a quem administra a empresa.'}
      </Text>
      {cria && (
        <Button component={Link} to={para('/ideias/regulamento')}>
          Criar regulamento
        </Button>
      )}
    </>
  );
}
