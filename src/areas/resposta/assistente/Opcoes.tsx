/** Options to choose among: one, or several of which one may exclude the others or ask for a text (decisions Q363). */
import { useState } from 'react';
import { CAIXAS, MAXIMO_DO_OUTRO } from '@/domain/diagnostico/codigos-do-tipo';
import { ordemDasOpcoes } from '@/domain/diagnostico/ordem-das-opcoes';
import { posicoesDe, type Resposta, temOutro } from '@/domain/diagnostico/pontuacao';
import type { PerguntaDaVersao } from '@/domain/diagnostico/versao';
import classes from './Pergunta.module.css';

interface Props {
  pergunta: PerguntaDaVersao;
  resposta: Resposta | undefined;
  aoResponder: (resposta: Resposta) => void;
  /** Of the sheet: by it options stand in the same order whenever they are shown. */
  semente: string;
  /** Name of the controls, where one question has several of them. */
  nome?: string;
}

export function Opcoes({ pergunta, resposta = false, aoResponder, semente, nome = pergunta.id }: Props) {
  const { tipo, orientacao, campos } = pergunta;
  const varias = tipo === CAIXAS;
  const marcadas = posicoesDe(resposta);
  const dado = temOutro(resposta) ? resposta.outro : undefined;
  // What was written comes back to somebody who chose another option and changes their mind.
  const [lembrado, lembrar] = useState(dado ?? '');
  const papel = (posicao: number) => campos[posicao]?.papel;
  const dizer = (posicoes: readonly number[], outro = dado ?? lembrado) => {
    if (posicoes.length === 0) aoResponder(false);
    else if (posicoes.some((uma) => papel(uma) === 'outro')) aoResponder({ outro, posicoes });
    else aoResponder(varias ? posicoes : (posicoes[0] ?? false));
  };
  const mudar = (posicao: number, marcada: boolean) => {
    if (!varias) return dizer([posicao]);
    if (!marcada) return dizer(marcadas.filter((uma) => uma !== posicao));
    // One that excludes the others leaves them, and they leave it.
    const ficam = papel(posicao) === 'exclusiva' ? [] : marcadas.filter((uma) => papel(uma) !== 'exclusiva');
    return dizer([...ficam, posicao].toSorted((a, b) => a - b));
  };
  return (
    <div className={classes.opcoes} data-lado={orientacao === 2 || undefined}>
      {ordemDasOpcoes(pergunta, semente).map((posicao) => {
        const campo = campos[posicao]?.campo ?? '';
        const escolhida = marcadas.includes(posicao);
        return (
          <div key={posicao} className={classes.comOutro}>
            <label className={classes.opcao}>
              <input
                type={varias ? 'checkbox' : 'radio'}
                name={nome}
                checked={escolhida}
                onChange={({ currentTarget }) => mudar(posicao, currentTarget.checked)}
              />
              {campo}
            </label>
            {escolhida && papel(posicao) === 'outro' ? (
              <input
                type="text"
                className={classes.linha}
                aria-label={`${campo}: escreva qual`}
                placeholder="Escreva qual"
                maxLength={MAXIMO_DO_OUTRO}
                value={dado ?? ''}
                onChange={({ currentTarget: { value } }) => {
                  lembrar(value);
                  dizer(marcadas, value);
                }}
              />
            ) : null}
          </div>
        );
      })}
    </div>
  );
}
