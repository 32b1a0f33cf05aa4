/** The first three of the ranking of people, side by side; each opens its history under them. */
import { Paper, Text, UnstyledButton } from '@mantine/core';
import type { ComId } from '@/domain/comum/campos';
import type { RankingDoColaborador } from '@/domain/pontos/pontos';
import { AvatarDaPessoa } from '@/ui/pessoas/AvatarDaPessoa';
import { Lugar } from '@/ui/pagina/Lugar';
import { SetaDaTendencia } from '@/ui/pagina/SetaDaTendencia';
import { plural } from '@/ui/texto/formatos';
import { HistoricoDePontos } from './HistoricoDePontos';
import classes from './Podio.module.css';

interface Props {
  primeiros: readonly { lugar: number; registro: ComId<RankingDoColaborador> }[];
  /** uid of the reader. */
  eu: string;
  regulamentoId: string;
  aberto: string | null;
  aoAbrir: (id: string | null) => void;
}

export function Podio({ primeiros, eu, regulamentoId, aberto, aoAbrir }: Props) {
  const aVista = primeiros.find(({ registro }) => registro.id === aberto)?.registro;
  return (
    <>
      <ol className={classes['podio']} aria-label="Pódio">
        {primeiros.map(({ lugar, registro: pessoa }) => (
          <li key={pessoa.id}>
            <UnstyledButton
              className={classes['degrau']}
              aria-expanded={aberto === pessoa.id}
              onClick={() => aoAbrir(aberto === pessoa.id ? null : pessoa.id)}
            >
              <Lugar lugar={lugar} />
              <AvatarDaPessoa nome={pessoa.nome} decorativo />
              <Text span lineClamp={2} className={classes['nome']}>
                {pessoa.nome}
                {pessoa.id === eu && ' (você)'}
              </Text>
              <span className={classes['pontos']}>
                <SetaDaTendencia tendencia={pessoa.rankingByMoedas.fromLastUpdate} />
                {plural(pessoa.totalPontos, 'ponto', 'pontos')}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ol>
      {aVista && (
        <Paper withBorder p="md" component="section" aria-label={`Pontos de ${aVista.nome}`}>
          <HistoricoDePontos
            key={aVista.id}
            regulamentoId={regulamentoId}
            colaboradorReference={aVista.colaboradorReference}
          />
        </Paper>
      )}
    </>
  );
}
