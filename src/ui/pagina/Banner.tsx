/**
 * Images that lead somewhere and take turns. They stop while somebody looks closer, for good by a button, and from the
 * start for somebody who asked for less movement (WCAG 2.2.2). Their place has its size before they come.
 */
import { useFocusWithin, useHover, useMergedRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useMenosMovimento } from '@/ui/moldura/useMenosMovimento';
import classes from './Banner.module.css';

export interface ImagemDoBanner {
  id: string;
  /** What it shows or says: the name of its link. */
  descricao: string;
  /** Where it leads. */
  link: string;
  /** Nothing until it comes: the description stands in its place. */
  imagem: ReactNode;
}

interface Props {
  rotulo: string;
  imagens: readonly ImagemDoBanner[];
  /** How long each stays, in milliseconds; 0 for ever. */
  tempo: number;
  /** Whether they take turns by themselves. */
  trocar: boolean;
}

/** Nobody reads a picture in less. */
const MENOR_TEMPO = 2_000;

export function Banner({ rotulo, imagens, tempo, trocar }: Props) {
  const menosMovimento = useMenosMovimento();
  const [escolhida, escolher] = useState(0);
  const [pausado, pausar] = useState(false);
  const { hovered, ref: refDoMouse } = useHover();
  const { focused, ref: refDoFoco } = useFocusWithin();
  const quantas = imagens.length;
  const atual = quantas > 0 ? escolhida % quantas : 0;
  const sozinho = quantas > 1 && trocar && tempo > 0 && !menosMovimento;
  const anda = sozinho && !pausado && !hovered && !focused;
  useEffect(() => {
    if (!anda) return undefined;
    const depois = setTimeout(() => escolher((atual + 1) % quantas), Math.max(tempo, MENOR_TEMPO));
    return () => clearTimeout(depois);
  }, [anda, atual, quantas, tempo]);
  // The next one is there before its turn; the others come when somebody asks for them.
  const desenhada = (i: number) => i === atual || i === (atual + 1) % quantas;
  return (
    <section
      ref={useMergedRef(refDoMouse, refDoFoco)}
      className={classes.banner}
      aria-label={rotulo}
      aria-roledescription="carrossel"
    >
      <div className={classes.quadro} aria-live={anda ? 'off' : 'polite'}>
        {imagens.map(({ id, descricao, link, imagem }, i) =>
          desenhada(i) ? (
            <a
              key={id}
              href={link}
              target="_blank"
              rel="noopener noreferrer"
              className={classes.imagem}
              hidden={i !== atual}
              aria-label={`${descricao} (abre em outra aba)`}
            >
              <span className={classes.texto}>{descricao}</span>
              {imagem}
            </a>
          ) : null,
        )}
      </div>
      {quantas > 1 ? (
        <div className={classes.botoes}>
          {sozinho ? (
            <button type="button" className={classes.botao} onClick={() => pausar(!pausado)}>
              {pausado ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
              {pausado ? 'Continuar' : 'Pausar'}
            </button>
          ) : null}
          <button
            type="button"
            className={classes.botao}
            aria-label="Imagem anterior"
            onClick={() => escolher((atual + quantas - 1) % quantas)}
          >
            <IconChevronLeft size={18} aria-hidden />
          </button>
          <span className={classes.lugar}>
            {atual + 1} de {quantas}
          </span>
          <button
            type="button"
            className={classes.botao}
            aria-label="Próxima imagem"
            onClick={() => escolher((atual + 1) % quantas)}
          >
            <IconChevronRight size={18} aria-hidden />
          </button>
        </div>
      ) : null}
    </section>
  );
}
