/** A parent in a home or on a board: title, status, author and time, and what it gathered. The whole card is its link. */
import { Group, Paper, Text } from '@mantine/core';
import { IconCoin, IconHeart, IconMessage } from '@tabler/icons-react';
import type { Pai, TipoDePai } from '@/domain/pai/pai';
import type { ReactNode } from 'react';
import { numero, plural } from '@/ui/texto/formatos';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { textoCorrido } from '@/ui/texto/textoCorrido';
import { Link } from '@/ui/moldura/Link';
import classes from './CartaoDoPai.module.css';
import { StatusDoPai } from './StatusDoPai';

function Total({ icone: Icone, total, rotulo }: { icone: typeof IconCoin; total: number; rotulo: string }) {
  return (
    <Group gap={4} title={rotulo}>
      <Icone size={16} aria-hidden />
      <Text span size="sm" aria-label={rotulo}>
        {numero(total)}
      </Text>
    </Group>
  );
}

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
  const { titulo, resumo, autorNome, totais } = pai;
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
        <Group gap="sm" c="dimmed">
          {tipo.sob.likes && (
            <Total
              icone={IconHeart}
              total={totais.curtidas}
              rotulo={plural(totais.curtidas, 'curtida', 'curtidas')}
            />
          )}
          <Total
            icone={IconMessage}
            total={totais.comentarios}
            rotulo={plural(totais.comentarios, 'comentário', 'comentários')}
          />
          <Total icone={IconCoin} total={totais.moedas} rotulo={plural(totais.moedas, 'moeda', 'moedas')} />
        </Group>
      </Group>
      {acao && <div className={classes.acao}>{acao}</div>}
    </Paper>
  );
}
