/** What a draft lacks, each with the way to where it is mended. */
import { Anchor, Text } from '@mantine/core';
import type { Lugar, Problema } from '@/domain/diagnostico/problemas';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';
import classes from '../inteiro/ListaOrdenavel.module.css';

/** The id of the element on the page that a problem leads to. */
export const idDoLugar = (onde: Exclude<Lugar, { tipo: 'tipoDeResposta' }>) =>
  onde.tipo === 'questionario' ? 'questionario' : `${onde.tipo}-${onde.id}`;

interface Props {
  titulo: string;
  problemas: readonly Problema[];
  /** Before the page goes there: a dialog closes itself. */
  aoIr?: () => void;
}

export function Problemas({ titulo, problemas, aoIr }: Props) {
  if (problemas.length === 0) return null;
  return (
    <section aria-label={titulo}>
      <Text fw={600}>{titulo}</Text>
      <ul className={classes.faltas}>
        {problemas.map(({ texto, onde }) => (
          <li key={texto}>
            {onde.tipo === 'tipoDeResposta' ? (
              <Anchor component={Link} to={para('/tipos-de-respostas')} c="inherit" underline="always">
                {texto}
              </Anchor>
            ) : (
              <Anchor
                component="button"
                type="button"
                ta="start"
                c="inherit"
                underline="always"
                onClick={() => {
                  aoIr?.();
                  irPara(idDoLugar(onde));
                }}
              >
                {texto}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** After a dialog has given the focus back, which it does as it closes. */
function irPara(id: string) {
  setTimeout(() => {
    const lugar = document.getElementById(id);
    lugar?.focus();
    lugar?.scrollIntoView({ block: 'center' });
  });
}
