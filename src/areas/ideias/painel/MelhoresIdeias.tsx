/** Top 3 ideas by coins, with the direction of the last change of their place (part 2 §2 and §4). */
import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Ideia } from '@/domain/ideias/ideia';
import { para } from '@/domain/telas/enderecos';
import { comLugares } from '@/firebase/dados/comLugares';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { BlocoDeIdeias } from './BlocoDeIdeias';
import { painelData } from './painel.data';
import classes from './Painel.module.css';

const moedasDa = ({ rankingByMoedas }: Pick<Ideia, 'rankingByMoedas'>) => rankingByMoedas.totalMoedas;

export function MelhoresIdeias() {
  return (
    <BlocoDeIdeias
      titulo="Top 3 ideias"
      altura={150}
      consulta={useQuery(painelData.melhores(useSessaoAtiva()))}
      mais={
        <Anchor component={Link} to={para('/ranking-de-ideias')} size="sm">
          Ver ranking
        </Anchor>
      }
      vazio="O ranking começa com a primeira ideia publicada."
    >
      {(pagina) => (
        <ol className={classes.lista}>
          {comLugares([pagina], moedasDa).map(
            ({ lugar, registro: { id, titulo, autorNome, rankingByMoedas } }) => (
              <li key={id} className={classes.linha}>
                <Text span fw={600} size="lg" className={classes.lugar}>
                  {lugar}º
                </Text>
                <div className={classes.nomes}>
                  <Link to={para('/ideias/:ideiaId', { ideiaId: id })} className={classes.titulo}>
                    {titulo}
                  </Link>
                  <Text size="xs" c="dimmed">
                    {autorNome} · {plural(rankingByMoedas.totalMoedas, 'moeda', 'moedas')}
                  </Text>
                </div>
                <SetaDaTendencia tendencia={rankingByMoedas.fromLastUpdate} />
              </li>
            ),
          )}
        </ol>
      )}
    </BlocoDeIdeias>
  );
}
