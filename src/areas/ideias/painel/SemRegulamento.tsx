/** No rule runs: a word to people who may mend that (part 2 §2). Loaded only then. */
import { Button, Text } from '@mantine/core';
import { para } from '@/domain/telas/enderecos';
import { permissoesDeRegulamentos } from '@/domain/regulamentos/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';

export default function SemRegulamento() {
  const cria = pode(useSessaoAtiva(), permissoesDeRegulamentos.regulamentosIdeias, 'create');
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
