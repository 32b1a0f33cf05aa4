/** What a parent says, as a text one reads: no box, a measure for the eye, and a heading for each question it answers. */
import { Text, Title } from '@mantine/core';
import { HtmlSeguro } from '@/ui/texto/HtmlSeguro';
import classes from './TextoDoPai.module.css';

export interface ParteDoTexto {
  titulo: string;
  texto: string;
}

interface Props {
  /** Name of the text for screen readers. */
  rotulo: string;
  /** The first one opens the text without a heading. */
  partes: readonly ParteDoTexto[];
  /** As many are always open; a long rest is unfolded by who wants it. */
  abertas?: number;
}

/** Letters of a rest that is not worth a fold: half a screen. */
const CURTO = 1_200;

const Parte = ({ titulo, texto, semTitulo = false }: ParteDoTexto & { semTitulo?: boolean }) => (
  <div className={classes.parte} data-abre={semTitulo || undefined}>
    {!(semTitulo && texto) && (
      <Title order={2} size="h2">
        {titulo}
      </Title>
    )}
    {texto ? (
      <HtmlSeguro formato="markdown">{texto}</HtmlSeguro>
    ) : (
      <Text c="dimmed">Ainda não preenchido</Text>
    )}
  </div>
);

export function TextoDoPai({ rotulo, partes, abertas = partes.length }: Props) {
  const resto = partes.slice(abertas);
  const dobra = resto.reduce((letras, { texto }) => letras + texto.length, 0) > CURTO;
  const depois = resto.map((parte) => <Parte key={parte.titulo} {...parte} />);
  return (
    <section className={classes.texto} aria-label={rotulo}>
      {partes.slice(0, abertas).map((parte, i) => (
        <Parte key={parte.titulo} {...parte} semTitulo={i === 0} />
      ))}
      {dobra ? (
        <details className={classes.resto}>
          <summary>Continuar lendo: {resto.map(({ titulo }) => titulo.toLowerCase()).join(', ')}</summary>
          <div className={classes.texto}>{depois}</div>
        </details>
      ) : (
        depois
      )}
    </section>
  );
}
