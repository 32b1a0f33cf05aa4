import { data, dataHora, lerInstante, tempoRelativo, type Instante } from './formatos';

interface Props {
  valor: Instante;
  /** After a verb: 'publicada em 14/09/2026' where 'publicada há 3 horas' would be too long ago. */
  emFrase?: boolean;
}

/** 'há 3 horas' with the full date on hover; nothing when there is no date. */
export function RelativeTime({ valor, emFrase = false }: Props) {
  const lido = lerInstante(valor);
  if (!lido) return null;
  const quando = tempoRelativo(lido);
  return (
    <time dateTime={lido.toISOString()} title={dataHora(lido)}>
      {emFrase && quando === data(lido) ? `em ${quando}` : quando}
    </time>
  );
}
