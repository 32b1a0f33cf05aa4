/** One line of the feed that is no comment: a movement of the committee, a step of a milestone, coins. */
import { Text } from '@mantine/core';
import { IconArrowRight, IconCoin, IconFlag } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { AcontecimentoDoMarco } from '@/domain/marcos/acontecimentos';
import type { TipoDePai } from '@/domain/pai/pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { truncar } from '@/ui/texto/truncar';
import { StatusDoPai } from '../StatusDoPai';
import classes from './Atividade.module.css';
import type { LinhaDaAtividade } from './agrupar';
import { useNomeConhecido } from './nomes';

type SemComentario = Exclude<LinhaDaAtividade, { tipo: 'comentario' }>;

const ICONES = { movimentacao: IconArrowRight, marco: IconFlag, marcos: IconFlag, moedas: IconCoin } as const;

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

/** Without a name that the page knows the act is told alone. */
const ATOS: Record<AcontecimentoDoMarco['ato'], { fez: string; feito: string }> = {
  criado: { fez: 'criou um marco', feito: 'Marco criado' },
  iniciado: { fez: 'iniciou a atuação', feito: 'Atuação iniciada' },
  concluido: { fez: 'concluiu o marco', feito: 'Marco concluído' },
};

interface DosMarcos {
  marcos: readonly [AcontecimentoDoMarco, ...AcontecimentoDoMarco[]];
  quando: ReactNode;
}

/** One act, or several milestones that the same person created in one go. */
function DosMarcos({ marcos, quando }: DosMarcos) {
  const [primeiro] = marcos;
  const nome = useNomeConhecido(primeiro.por);
  const varios = marcos.length > 1;
  const { fez, feito } = varios
    ? { fez: `criou ${marcos.length} marcos`, feito: `${marcos.length} marcos criados` }
    : ATOS[primeiro.ato];
  const ditos = marcos.map(({ id, acoes }) => ({ id, dito: truncar(acoes, 100) }));
  return (
    <>
      <Text size="sm">
        {nome ? (
          <>
            <b>{nome}</b> {fez}
          </>
        ) : (
          <b>{feito}</b>
        )}{' '}
        {quando}
      </Text>
      {varios ? (
        <ul>
          {ditos.map(({ id, dito }) => (
            <li key={id}>{dito}</li>
          ))}
        </ul>
      ) : (
        <Text size="sm">{ditos[0]?.dito}</Text>
      )}
    </>
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
  if (item.tipo === 'marco' || item.tipo === 'marcos')
    return (
      <Linha item={item}>
        <DosMarcos marcos={item.tipo === 'marco' ? [item.marco] : item.marcos} quando={quando} />
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
