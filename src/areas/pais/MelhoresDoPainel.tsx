/** Top 3 of a kind by coins, with the direction of the last change of their place (part 2 §2 and §4). */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { comLugares } from '@/firebase/dados/comLugares';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { BlocoDePais } from './BlocoDePais';
import { painelDePaisData } from './painelDePais.data';
import classes from './Painel.module.css';
import { rankingComeca } from './textos';

const moedasDe = ({ totais }: Pai) => totais.moedas;

interface Props {
  tipo: TipoDePai;
  /** Address of the whole ranking. */
  ranking: string;
  /** It has the page's width: they stand beside each other. */
  emLinha?: boolean;
}

export function MelhoresDoPainel({ tipo, ranking, emLinha = false }: Props) {
  const { plural: varios } = tipo.nome;
  return (
    <BlocoDePais
      titulo={`Top 3 ${varios}`}
      oQue={varios}
      altura={emLinha ? 84 : 150}
      noCelular={150}
      consulta={useQuery(painelDePaisData.melhores(useSessaoAtiva(), tipo))}
      mais={
        <Anchor component={Link} to={ranking} size="sm">
          Ver ranking
        </Anchor>
      }
      vazio={rankingComeca(tipo.nome)}
    >
      {(pagina) => (
        <ol className={emLinha ? classes.emLinha : classes.lista}>
          {comLugares([pagina], moedasDe).map(
            ({ lugar, registro: { id, titulo, autorNome, totais, tendencias } }) => (
              <li key={id} className={classes.linha}>
                <Text span fw={600} size="lg" className={classes.lugar}>
                  {lugar}º
                </Text>
                <div className={classes.nomes}>
                  <Link to={tipo.endereco(id)} className={classes.titulo}>
                    {titulo}
                  </Link>
                  <Text size="xs" c="dimmed">
                    {autorNome} · {plural(totais.moedas, 'moeda', 'moedas')}
                  </Text>
                </div>
                <SetaDaTendencia tendencia={tendencias.moedas} />
              </li>
            ),
          )}
        </ol>
      )}
    </BlocoDePais>
  );
}
