/** A parent in a home or on a board: title, status, author and time, what it gathered. All but its buttons is a link. */
import { Group, Paper, Text } from '@mantine/core';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import { type ReactNode, Suspense } from 'react';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { textoCorrido } from '@/ui/texto/textoCorrido';
import { depois } from '@/ui/moldura/depois';
import { Link } from '@/ui/moldura/Link';
import classes from './CartaoDoPai.module.css';
import { StatusDoPai } from './StatusDoPai';
import { TotaisDoCartao } from './TotaisDoCartao';

/** The first cards are drawn without the code of their buttons, which brings the code that writes. */
const AcoesDoCartao = depois(() => import('./AcoesDoCartao').then((m) => m.AcoesDoCartao), TotaisDoCartao);

interface Props {
  tipo: TipoDePai;
  id: string;
  pai: Pai;
  /** In a column of one status the badge would only repeat its heading. */
  semStatus?: boolean;
  /** A button beside the totals; the rest of the card stays its link. */
  acao?: ReactNode;
}

export function CartaoDoPai({ tipo, id, pai, semStatus = false, acao }: Props) {
  const { titulo, resumo, autorNome } = pai;
  return (
    <Paper withBorder p="md" component="article" className={classes.cartao}>
      {!semStatus && <StatusDoPai tipo={tipo} status={pai.status} />}
      <Link to={tipo.endereco(id)} className={classes.titulo}>
        {titulo}
      </Link>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {textoCorrido(resumo)}
      </Text>
      <Group justify="space-between" gap="xs" mt="auto">
        <Text size="sm" c="dimmed">
          {autorNome} · <RelativeTime valor={pai.publicadoEm ?? pai.createdAt} />
        </Text>
        <div className={classes.totais}>
          <Suspense fallback={<TotaisDoCartao tipo={tipo} pai={pai} />}>
            <AcoesDoCartao tipo={tipo} id={id} pai={pai} />
          </Suspense>
        </div>
        {acao && <div className={classes.acao}>{acao}</div>}
      </Group>
    </Paper>
  );
}
