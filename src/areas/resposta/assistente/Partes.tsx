/** Every group, how far it is, and the mandatory questions that are missing: each is one tap away. */
import { Text } from '@mantine/core';
import { useRef } from 'react';
import classes from './Assistente.module.css';
import type { PaginaDoAssistente } from './paginas';

interface Props {
  paginas: readonly PaginaDoAssistente[];
  step: number;
  aoIr: (step: number, pergunta?: string) => void;
}

const situacao = ({ respondidas, perguntas, faltam }: PaginaDoAssistente) =>
  faltam.length === 0 && respondidas > 0 ? 'Completa' : `${respondidas} de ${perguntas.length}`;

export function Partes({ paginas, step, aoIr }: Props) {
  const caixa = useRef<HTMLDetailsElement>(null);
  const ir = (para: number, pergunta?: string) => {
    if (caixa.current) caixa.current.open = false;
    aoIr(para, pergunta);
  };
  const faltam = paginas.flatMap((pagina, i) =>
    pagina.faltam.map((pergunta) => ({
      pergunta,
      step: i,
      numero: pagina.primeira + pagina.perguntas.indexOf(pergunta),
    })),
  );
  return (
    <details className={classes.partes} ref={caixa}>
      <summary>
        {faltam.length === 0
          ? 'Todas as obrigatórias foram respondidas'
          : faltam.length === 1
            ? 'Falta 1 pergunta obrigatória'
            : `Faltam ${faltam.length} perguntas obrigatórias`}
      </summary>
      <ol className={classes.lista} aria-label="Partes do questionário">
        {paginas.map((pagina, i) => (
          <li key={pagina.grupo.id}>
            <button
              type="button"
              className={classes.parte}
              aria-current={i === step ? 'step' : undefined}
              onClick={() => ir(i)}
            >
              <span>{`${i + 1}. ${pagina.grupo.nome}`}</span>
              <Text span size="xs" c="dimmed">
                {situacao(pagina)}
              </Text>
            </button>
          </li>
        ))}
      </ol>
      {faltam.length > 0 ? (
        <>
          <Text px="md" fw={600}>
            Perguntas obrigatórias sem resposta
          </Text>
          <ul className={classes.lista} aria-label="Perguntas obrigatórias sem resposta">
            {faltam.map(({ pergunta, step: onde, numero }) => (
              <li key={pergunta.id}>
                <button type="button" className={classes.parte} onClick={() => ir(onde, pergunta.id)}>
                  {`${numero}. ${pergunta.nome}`}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </details>
  );
}
