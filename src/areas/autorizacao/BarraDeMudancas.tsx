/** Stays at the bottom of the screen while there are unsaved changes. */
import { Button, Text } from '@mantine/core';
import { plural } from '@/ui/texto/formatos';
import classes from './BarraDeMudancas.module.css';

interface Props {
  quantas: number;
  /** Takes back what the last click changed. */
  aoDesfazer: () => void;
  aoDescartar: () => void;
  aoRever: () => void;
}

export function BarraDeMudancas({ quantas, aoDesfazer, aoDescartar, aoRever }: Props) {
  return (
    <div className={classes.barra} data-visivel={quantas > 0 || undefined}>
      <Text component="output" flex={1}>
        {quantas > 0 ? `${plural(quantas, 'mudança não salva', 'mudanças não salvas')}.` : ''}
      </Text>
      {quantas > 0 ? (
        <>
          <Button variant="subtle" onClick={aoDesfazer}>
            Desfazer a última
          </Button>
          <Button variant="default" onClick={aoDescartar}>
            Descartar
          </Button>
          <Button onClick={aoRever}>Rever e salvar</Button>
        </>
      ) : null}
    </div>
  );
}
