/** The name behind a uid as it is today. The trail itself keeps no names, so that it survives an anonymisation. */
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { caminhos } from '@/domain/comum/caminhos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';

export function NomeDaPessoa({ uid }: { uid: string }) {
  const sessao = useSessaoAtiva();
  const sistema = uid === 'sistema';
  const { data, isPending } = useQuery({
    ...pessoasData.porReferencia(sessao, caminhos.colaborador(sessao.contexto, uid)),
    enabled: !sistema,
  });
  if (sistema) return 'Sistema';
  const nome = data?.nome ?? 'Pessoa de fora da empresa';
  // One line, so that no row grows when its name comes.
  return (
    <Text span inherit display="block" truncate title={nome}>
      {isPending ? '…' : nome}
    </Text>
  );
}
