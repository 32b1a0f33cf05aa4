import { Alert, Button } from '@mantine/core';
import classes from './CorpoDoFormulario.module.css';
import { useFocoAoAparecer } from './useFocoAoAparecer';

interface Props {
  titulo: string;
  texto: string;
  /** What can be done about it by one click. */
  saida: { rotulo: string; seguir: () => void } | null;
  ocupado: boolean;
}

/** Why sending failed: beside the buttons, where the person who pressed one sees it, and in focus. */
export function RecusaDoEnvio({ titulo, texto, saida, ocupado }: Props) {
  const aviso = useFocoAoAparecer();
  return (
    <Alert ref={aviso} tabIndex={-1} className={classes.recusa} color="red" title={titulo} role="alert">
      {texto}
      {saida ? (
        <Button mt="sm" display="block" loading={ocupado} onClick={saida.seguir}>
          {saida.rotulo}
        </Button>
      ) : null}
    </Alert>
  );
}
