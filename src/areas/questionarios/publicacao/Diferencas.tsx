/** Differences between two contents of a questionnaire, with what each touches. */
import { Text } from '@mantine/core';
import type { Diferenca, Efeito } from '@/domain/diagnostico/comparacao';
import type { Cor } from '@/ui/moldura/cores';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import classes from '../inteiro/ListaOrdenavel.module.css';

const EFEITOS: Record<Efeito, [rotulo: string, cor: Cor]> = {
  notas: ['Muda as notas', 'orange'],
  respostas: ['Muda como se responde ou lê', 'violet'],
  textos: ['Só textos', 'gray'],
};

export function Diferencas({ diferencas }: { diferencas: readonly Diferenca[] }) {
  if (diferencas.length === 0) return <Text size="sm">Não há diferenças.</Text>;
  return (
    <ul className={classes.faltas} aria-label="Diferenças">
      {diferencas.map(({ texto, efeito }, i) => (
        <li key={i} className={classes.texto}>
          {texto} <StatusBadge cor={EFEITOS[efeito][1]}>{EFEITOS[efeito][0]}</StatusBadge>
        </li>
      ))}
    </ul>
  );
}
