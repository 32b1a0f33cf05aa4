/**
 * How many public records of a kind stand at each step of their usual way, and those off it (decisions I421). Each
 * leads to the list of them. The steps are there before their numbers, so that nothing jumps.
 */
import { Paper, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { maiuscula } from '@/domain/comum/maiuscula';
import { caminhoHabitual } from '@/domain/pai/caminho-habitual';
import { flexao, rotuloDoStatus, type TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { numero, plural } from '@/ui/texto/formatos';
import { contadorData } from './contador.data';
import classes from './Funil.module.css';
import painel from './Painel.module.css';

interface Props {
  tipo: TipoDePai;
  /** Address of the list of those with the status. */
  lista: (status: string) => string;
}

/** How many there are in all, and how many came to the end. */
function frase({ nome }: TipoDePai, todas: number, noFim: number): string {
  const { o } = flexao(nome);
  const nenhum = nome.feminino ? 'nenhuma' : 'nenhum';
  if (todas === 0) return `${maiuscula(nenhum)} ${nome.singular} publicad${o} ainda`;
  const quantas = noFim === 0 ? nenhum : numero(noFim);
  return `${plural(todas, `${nome.singular} publicad${o}`, `${nome.plural} publicad${o}s`)}, ${quantas} ${noFim > 1 ? 'chegaram' : 'chegou'} ao fim`;
}

export function Funil({ tipo, lista }: Props) {
  const id = useId();
  const { data, error, refetch } = useQuery(contadorData.doTipo(useSessaoAtiva(), tipo));
  const caminho = caminhoHabitual(tipo);
  const fora = Object.keys(tipo.aparencia).filter((s) => s !== tipo.rascunho && !caminho.includes(s));
  const quantos = (status = '') => data?.porStatus[status] ?? 0;
  const maior = Math.max(1, ...caminho.map(quantos));
  const passo = (status: string) => {
    const n = data === undefined ? '–' : numero(quantos(status));
    const nome = rotuloDoStatus(tipo, status);
    const parte = { '--parte': quantos(status) / maior };
    return (
      <li key={status} style={{ ...parte, minWidth: 0 }}>
        <Link to={lista(status)} className={classes.passo} aria-label={`${nome}: ${n}`}>
          <strong>{n}</strong> <span>{nome}</span>
        </Link>
      </li>
    );
  };
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={id}>
      <div className={painel.topo}>
        <Title order={2} size="h3" id={id}>
          Caminho d{flexao(tipo.nome).o}s {tipo.nome.plural}
        </Title>
        <Text c="dimmed">
          {data === undefined ? (
            // As wide as what comes, which takes two lines on a phone.
            <span style={{ visibility: 'hidden' }}>{frase(tipo, 100, 10)}</span>
          ) : (
            frase(tipo, data?.publicas ?? 0, quantos(caminho.at(-1)))
          )}
        </Text>
      </div>
      {error ? (
        <ErrorState
          titulo={`Erro ao buscar ${tipo.nome.plural}`}
          erro={error}
          aoTentarDeNovo={() => void refetch()}
        />
      ) : (
        <>
          <ol className={classes.funil} aria-label="No caminho">
            {caminho.map(passo)}
          </ol>
          <ul className={classes.fora} aria-label="Fora do caminho">
            {fora.map(passo)}
          </ul>
        </>
      )}
    </Paper>
  );
}
