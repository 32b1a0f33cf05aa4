/** A text of the table: cut at 150 characters, whole in a dialog (part 2 §9). */
import { Button, Text } from '@mantine/core';
import { MAIOR_TEXTO_NA_TABELA } from '@/domain/relatorio/relatorio';
import { truncar } from '@/ui/texto/truncar';
import classes from './Relatorio.module.css';
import type { TextoInteiro } from './TextoModal';

interface Props {
  texto: string;
  /** Names the text in the dialog, and for people who cannot see which row the button is in. */
  titulo: string;
  aoVer: (inteiro: TextoInteiro) => void;
}

export function CelulaLonga({ texto, titulo, aoVer }: Props) {
  return (
    <div className={classes.celula}>
      <Text span inherit>
        {truncar(texto, MAIOR_TEXTO_NA_TABELA)}
      </Text>{' '}
      {texto.length > MAIOR_TEXTO_NA_TABELA && (
        <Button
          variant="subtle"
          size="compact-xs"
          aria-label={`Ver tudo: ${titulo}`}
          onClick={() => aoVer({ titulo, partes: [[titulo, texto]] })}
        >
          Ver tudo
        </Button>
      )}
    </div>
  );
}
