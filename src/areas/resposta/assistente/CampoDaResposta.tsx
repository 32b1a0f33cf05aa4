/** What one answers with. The browser's own controls, a thumb wide; kinds that few questionnaires have come when needed. */
import { Suspense } from 'react';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import {
  CAIXAS,
  DIA,
  ESCALA,
  ESCOLHA_UNICA,
  MATRIZ,
  NUMERO,
  PONTOS_DA_ESCALA,
  TEXTO,
} from '@/domain/diagnostico/codigos-do-tipo';
import type { PerguntaDaVersao } from '@/domain/diagnostico/versao';
import { parte } from '@/ui/moldura/parte';
import { Opcoes } from './Opcoes';
import classes from './Pergunta.module.css';

export interface DaPergunta {
  pergunta: PerguntaDaVersao;
  resposta: Resposta | undefined;
  aoResponder: (resposta: Resposta) => void;
}
export interface Descrito extends DaPergunta {
  descritoPor: string;
  /** Of the sheet: what stands by chance stands so whenever it is shown. */
  semente: string;
}

const CampoRaro = parte(() => import('./CamposRaros').then((m) => m.CampoRaro));

const PONTOS = Array.from({ length: PONTOS_DA_ESCALA }, (_, i) => i + 1);

function Texto({ pergunta, resposta, aoResponder, descritoPor }: Descrito) {
  return (
    <textarea
      className={classes.texto}
      aria-label={pergunta.nome}
      aria-describedby={descritoPor}
      value={typeof resposta === 'string' ? resposta : ''}
      onChange={({ currentTarget: { value } }) => aoResponder(value === '' ? false : value)}
    />
  );
}

function Escala({ pergunta, resposta, aoResponder }: DaPergunta) {
  const { menor = '', maior = '' } = pergunta.pontas ?? {};
  const pontas: Partial<Record<number, string>> = { 1: menor, [PONTOS_DA_ESCALA]: maior };
  return (
    <>
      {menor || maior ? (
        <p className={classes.pontas} aria-hidden>
          <span>{menor ? `1: ${menor}` : ''}</span>
          <span>{maior ? `${PONTOS_DA_ESCALA}: ${maior}` : ''}</span>
        </p>
      ) : null}
      <div className={classes.escala}>
        {PONTOS.map((ponto) => (
          <label key={ponto} className={classes.opcao}>
            <input
              type="radio"
              name={pergunta.id}
              aria-label={pontas[ponto] ? `${ponto}, ${pontas[ponto]}` : undefined}
              checked={resposta === ponto}
              onChange={() => aoResponder(ponto)}
            />
            {ponto}
          </label>
        ))}
      </div>
    </>
  );
}

export function CampoDaResposta(props: Descrito) {
  const { tipo } = props.pergunta;
  if (tipo === TEXTO) return <Texto {...props} />;
  if (tipo === ESCALA) return <Escala {...props} />;
  if (tipo === CAIXAS || tipo === ESCOLHA_UNICA) return <Opcoes {...props} />;
  if (tipo === NUMERO || tipo === DIA || tipo === MATRIZ)
    return (
      <Suspense fallback={<p className={classes.espera}>Carregando…</p>}>
        <CampoRaro {...props} />
      </Suspense>
    );
  // Published by a newer version.
  return (
    <p>Esta pergunta é de um tipo que esta página ainda não mostra. Atualize a página para responder.</p>
  );
}
