/** No rule of the kind runs: a word to people who may mend that (part 2 §2). */
import { Button, Text } from '@mantine/core';
import type { Linha } from '@/domain/acesso/permissao';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';

interface Props {
  /** What nobody can publish without one: 'ideias'. */
  oQue: string;
  /** Row of the permissions of its rules, and the address where one is made. */
  acesso: Linha;
  endereco: string;
}

export function SemRegulamento({ oQue, acesso, endereco }: Props) {
  const cria = pode(useSessaoAtiva(), acesso, 'create');
  return (
    <>
      <Text c="dimmed" mb="sm">
        Nenhum regulamento está em andamento, e sem ele ninguém publica {oQue}.
        {cria ? '' : ' Peça um a quem administra a empresa.'}
      </Text>
      {cria && (
        <Button component={Link} to={endereco}>
          Criar regulamento
        </Button>
      )}
    </>
  );
}
