/** Kinds of answers that few questionnaires have: a number, a day, a matrix (decisions Q362, Q365). */
import { useEffect, useState } from 'react';
import { DIA, NUMERO } from '@/domain/diagnostico/codigos-do-tipo';
import { partesDe, SEM_LINHA } from '@/domain/diagnostico/especies';
import { lerNumero, numeroNoCampo } from '@/domain/diagnostico/numero-digitado';
import { posicoesDe, type Resposta } from '@/domain/diagnostico/pontuacao';
import type { Descrito } from './CampoDaResposta';
import classes from './Pergunta.module.css';
import { Opcoes } from './Opcoes';
import { VEIO_UM_CAMPO } from './veioUmCampo';

function Numero({ pergunta, resposta = false, aoResponder, descritoPor }: Descrito) {
  const [digitado, digitar] = useState(() => numeroNoCampo(resposta));
  // An answer of another device, or none any more, is shown as it is.
  const mostrado = lerNumero(digitado) === resposta ? digitado : numeroNoCampo(resposta);
  return (
    <span className={classes.numero}>
      <input
        type="text"
        inputMode={pergunta.numero?.casas ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={classes.linha}
        aria-label={
          pergunta.numero?.unidade ? `${pergunta.nome}, em ${pergunta.numero.unidade}` : pergunta.nome
        }
        aria-describedby={descritoPor}
        value={mostrado}
        onChange={({ currentTarget: { value } }) => {
          digitar(value);
          aoResponder(lerNumero(value));
        }}
      />
      {pergunta.numero?.unidade ? <span aria-hidden>{pergunta.numero.unidade}</span> : null}
    </span>
  );
}

const Dia = ({ pergunta, resposta, aoResponder, descritoPor }: Descrito) => (
  <input
    type="date"
    className={classes.linha}
    aria-label={pergunta.nome}
    aria-describedby={descritoPor}
    value={typeof resposta === 'string' ? resposta : ''}
    onChange={({ currentTarget: { value } }) => aoResponder(value === '' ? false : value)}
  />
);

/** Each statement with all options under it: no column is ever out of sight, on a phone neither. */
function Matriz({ pergunta, resposta = false, aoResponder, semente }: Descrito) {
  const partes = partesDe(pergunta, resposta);
  const responder = (i: number, nova: Resposta) => {
    const linhas = partes.map((_, outra) =>
      outra === i ? (posicoesDe(nova)[0] ?? SEM_LINHA) : (posicoesDe(resposta)[outra] ?? SEM_LINHA),
    );
    aoResponder(linhas.every((uma) => uma === SEM_LINHA) ? false : linhas);
  };
  return (
    <div className={classes.matriz}>
      {partes.map((parte, i) => (
        <fieldset key={i} className={classes.afirmacao}>
          <legend>{pergunta.linhas?.[i]}</legend>
          <Opcoes
            {...parte}
            nome={`${pergunta.id}-${i}`}
            semente={semente}
            aoResponder={(nova) => responder(i, nova)}
          />
        </fieldset>
      ))}
    </div>
  );
}

export function CampoRaro(props: Descrito) {
  const { tipo } = props.pergunta;
  useEffect(() => void window.dispatchEvent(new Event(VEIO_UM_CAMPO)), []);
  if (tipo === NUMERO) return <Numero {...props} />;
  if (tipo === DIA) return <Dia {...props} />;
  return <Matriz {...props} />;
}
