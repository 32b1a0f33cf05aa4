/** Where the person's best record of a kind stands in a ranking. */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import type { PorQue } from './listas.data';
import { LugarNoRanking } from './LugarNoRanking';
import { meuLugar } from './meuLugar.data';
import { UNIDADE_DO_RANKING } from './rankings';

export function MeuMelhor({ tipo, por }: { tipo: TipoDePai; por: PorQue }) {
  const { data } = useQuery(meuLugar(useSessaoAtiva(), tipo, por));
  if (!data) return null;
  const { nome } = tipo;
  // An administrator registers challenges that somebody else proposes.
  const meu = `${flexao(nome).o.toUpperCase()} melhor ${nome.singular} que você cadastrou`;
  return (
    <LugarNoRanking
      rotulo={meu}
      quem={
        <>
          {meu},{' '}
          <Anchor component={Link} to={tipo.endereco(data.melhor.id)} inherit underline="always">
            {data.melhor.titulo}
          </Anchor>
        </>
      }
      lugar={data.lugar}
      unidade={UNIDADE_DO_RANKING[por]}
    />
  );
}
