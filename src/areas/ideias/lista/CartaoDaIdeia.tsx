/** An idea in the home: title, status, author and time, and what it gathered. The whole card is its link. */
import { Group, Paper, Text } from '@mantine/core';
import { IconCoin, IconHeart, IconMessage } from '@tabler/icons-react';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { para } from '@/domain/telas/enderecos';
import { numero, plural } from '@/ui/texto/formatos';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { textoCorrido } from '@/ui/texto/textoCorrido';
import classes from './CartaoDaIdeia.module.css';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { Link } from '@/ui/moldura/Link';

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
  ideia: ComId<Ideia>;
  /** In a column of one status the badge would only repeat its heading. */
  semStatus?: boolean;
}

export function CartaoDaIdeia({ ideia, semStatus = false }: Props) {
  const { totalLikes } = ideia.rankingByLikes;
  const { totalMoedas } = ideia.rankingByMoedas;
  return (
    <Paper withBorder p="md" component="article" className={classes.cartao}>
      {!semStatus && <StatusDaIdeia status={ideia.status} />}
      <Link to={para('/ideias/:ideiaId', { ideiaId: ideia.id })} className={classes.titulo}>
        {ideia.titulo}
      </Link>
      <Text size="sm" c="dimmed" lineClamp={3}>
        {textoCorrido(ideia.descricao)}
      </Text>
      <Group justify="space-between" gap="xs" mt="auto">
        <Text size="sm" c="dimmed">
          {ideia.autorNome} · <RelativeTime valor={ideia.publishedAt ?? ideia.createdAt} />
        </Text>
        <Group gap="sm" c="dimmed">
          <Total icone={IconHeart} total={totalLikes} rotulo={plural(totalLikes, 'curtida', 'curtidas')} />
          <Total
            icone={IconMessage}
            total={ideia.totalComentarios}
            rotulo={plural(ideia.totalComentarios, 'comentário', 'comentários')}
          />
          <Total icone={IconCoin} total={totalMoedas} rotulo={plural(totalMoedas, 'moeda', 'moedas')} />
        </Group>
      </Group>
    </Paper>
  );
}
