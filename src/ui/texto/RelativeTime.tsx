import { data, dataHora, type Instante, tempoRelativo } from './formatos';

interface Props {
  valor: Instante;
  /** After a verb: 'publicada em 14/09/2026' where 'publicada há 3 horas' would be too long ago. */
  emFrase?: boolean;
}

/** 'há 3 horas' with the full date on hover; nothing when there is no date. */
export function RelativeTime({ valor, emFrase = false }: Props) {
  const quando = tempoRelativo(valor);
  if (!valor || !quando) return null;
  return (
    <time dateTime={valor.toISOString()} title={dataHora(valor)}>
      {emFrase && quando === data(valor) ? `em ${quando}` : quando}
    </time>
  );
}
