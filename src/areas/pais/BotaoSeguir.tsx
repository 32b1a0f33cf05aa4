/** 'Seguir': what happens with it is told to the person. What concerns them is followed without being asked (decisions P445). */
import { Button } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { segue } from '@/domain/notificacoes/seguindo';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { type OQueSeguir, seguindoData } from './seguindo.data';

interface Props extends OQueSeguir {
  /** What is followed, as it is called: for people who do not see where the button stands. */
  nome: string;
  /** Said on the button after 'Seguir', where it stands beside another one. */
  dito?: string;
}

export function BotaoSeguir({ nome, dito, ...oQue }: Props) {
  const sessao = useSessaoAtiva();
  const { data, error } = useQuery(seguindoData.meu(sessao));
  const mudar = useMutation(seguindoData.mudar(sessao, oQue));
  // Without it the page is as it was before anything could be followed.
  if (error) return null;
  if (!data) return <Esqueleto altura={36} largura="7rem" />;
  const seguindo = segue(data, oQue.tipo, oQue.qual, oQue.porSi);
  const Icone = seguindo ? IconBellOff : IconBell;
  const rotulo = seguindo ? 'Deixar de seguir' : 'Seguir';
  return (
    <Button
      variant="default"
      leftSection={<Icone size={16} aria-hidden />}
      aria-label={`${rotulo}: ${nome}`}
      loading={mudar.isPending}
      onClick={() => mudar.mutate(!seguindo)}
    >
      {dito ? `${rotulo} ${dito}` : rotulo}
    </Button>
  );
}
