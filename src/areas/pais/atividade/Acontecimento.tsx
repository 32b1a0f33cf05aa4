/** One line of the feed that is no comment: a movement of the committee, a step of a milestone, coins. */
import { Text } from '@mantine/core';
import { IconArrowRight, IconCoin, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { truncar } from '@/ui/texto/truncar';
import { StatusDoPai } from '../StatusDoPai';
import classes from './Atividade.module.css';
import type { Item } from './fontes';

type SemComentario = Exclude<Item, { tipo: 'comentario' }>;

const ICONES = { movimentacao: IconArrowRight, marco: IconFlag, moedas: IconCoin } as const;

function Linha({ item, children }: { item: SemComentario; children: ReactNode }) {
  const Icone = ICONES[item.tipo];
  return (
    <div className={classes.fato}>
      <span className={classes.icone} aria-hidden>
        <Icone size={16} />
      </span>
      <div className={classes.dito}>{children}</div>
    </div>
  );
}

export function Acontecimento({ item, tipo }: { item: SemComentario; tipo: TipoDePai }) {
  const { uid } = useSessaoAtiva();
  const quando = (
    <Text span c="dimmed" inherit>
      <RelativeTime valor={item.quando} />
    </Text>
  );
  if (item.tipo === 'movimentacao') {
    const { autorNome, status, observacoes, marcos } = item.movimentacao;
    return (
      <Linha item={item}>
        <Text size="sm">
          <b>{autorNome}</b> moveu para <StatusDoPai tipo={tipo} status={status} /> {quando}
        </Text>
        <HtmlSeguro formato="markdown">{observacoes}</HtmlSeguro>
        {marcos.length > 0 && (
          <ul>
            {marcos.map((marco) => (
              <li key={marco}>{marco}</li>
            ))}
          </ul>
        )}
      </Linha>
    );
  }
  if (item.tipo === 'marco')
    return (
      <Linha item={item}>
        <Text size="sm">
          <b>{item.marco.titulo}</b> {quando}
        </Text>
        <Text size="sm">{truncar(item.marco.acoes, 100)}</Text>
      </Linha>
    );
  const { colaboradorNome, moedas, devolvidas, createdBy } = item.patrocinio;
  return (
    <Linha item={item}>
      <Text size="sm">
        <b>{createdBy === uid ? 'Você' : colaboradorNome}</b> deu {plural(moedas, 'moeda', 'moedas')}
        {devolvidas > 0 && ' (devolvidas)'} {quando}
      </Text>
    </Linha>
  );
}
