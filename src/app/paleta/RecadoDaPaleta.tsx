/** What the list alone does not say: searching, failed, or nothing found. Screen readers hear the count. */
import { VisuallyHidden } from '@mantine/core';
import { Spotlight } from '@mantine/spotlight';
import { plural } from '@/ui/texto/formatos';

interface Props {
  quantos: number;
  buscando: boolean;
  falhou: boolean;
}

function frase({ quantos, buscando, falhou }: Props): string | undefined {
  if (falhou) return 'Não foi possível buscar agora. Tente de novo em instantes.';
  if (buscando) return quantos > 0 ? undefined : 'Buscando…';
  return quantos > 0 ? undefined : 'Nada encontrado...';
}

export function RecadoDaPaleta(props: Props) {
  const texto = frase(props);
  return (
    <>
      {texto ? <Spotlight.Empty>{texto}</Spotlight.Empty> : null}
      <VisuallyHidden component="output">
        {texto ?? (props.buscando ? '' : plural(props.quantos, 'resultado', 'resultados'))}
      </VisuallyHidden>
    </>
  );
}
