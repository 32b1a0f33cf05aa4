import { dataHora, lerInstante, tempoRelativo, type Instante } from './formatos';

/** 'há 3 horas' with the full date on hover; nothing when there is no date. */
export function RelativeTime({ valor }: { valor: Instante }) {
  const lido = lerInstante(valor);
  if (!lido) return null;
  return (
    <time dateTime={lido.toISOString()} title={dataHora(lido)}>
      {tempoRelativo(lido)}
    </time>
  );
}
