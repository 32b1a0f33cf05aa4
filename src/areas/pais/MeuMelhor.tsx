/** Where the person's best record of a kind stands in the ranking by coins. */
import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { LugarNoRanking } from './LugarNoRanking';
import { meuLugarPorMoedas } from './meuLugar.data';

export function MeuMelhor({ tipo }: { tipo: TipoDePai }) {
  const { data } = useQuery(meuLugarPorMoedas(useSessaoAtiva(), tipo));
  if (!data) return null;
  const { nome } = tipo;
  const meu = `${flexao(nome).o === 'a' ? 'A sua' : 'O seu'} melhor ${nome.singular}`;
  return (
    <LugarNoRanking
      rotulo={meu}
      quem={
        <Anchor component={Link} to={tipo.endereco(data.melhor.id)} inherit>
          {data.melhor.titulo}
        </Anchor>
      }
      lugar={data.lugar}
      unidade={['moeda', 'moedas']}
    />
  );
}
