/** What one answers with: text, points from 1 to 10, boxes or one option. The browser's own controls, a thumb wide. */
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { CAIXAS, ESCALA, ESCOLHA_UNICA, PONTOS_DA_ESCALA, TEXTO } from '@/domain/diagnostico/codigos-do-tipo';
import type { PerguntaDaVersao } from '@/domain/diagnostico/versao';
import classes from './Pergunta.module.css';

export interface DaPergunta {
  pergunta: PerguntaDaVersao;
  resposta: Resposta | undefined;
  aoResponder: (resposta: Resposta) => void;
}
interface Descrito extends DaPergunta {
  descritoPor: string;
}

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
  return (
    <div className={classes.escala}>
      {PONTOS.map((ponto) => (
        <label key={ponto} className={classes.opcao}>
          <input
            type="radio"
            name={pergunta.id}
            checked={resposta === ponto}
            onChange={() => aoResponder(ponto)}
          />
          {ponto}
        </label>
      ))}
    </div>
  );
}

const sem = (posicoes: readonly number[], fora: number) => {
  const restam = posicoes.filter((posicao) => posicao !== fora);
  return restam.length > 0 ? restam : false;
};

function Opcoes({ pergunta, resposta, aoResponder }: DaPergunta) {
  const { id, tipo, orientacao, campos } = pergunta;
  const varias = tipo === CAIXAS;
  const marcadas = typeof resposta === 'object' ? resposta : [];
  const mudar = (posicao: number, marcada: boolean) => {
    if (!varias) aoResponder(posicao);
    else if (marcada) aoResponder([...marcadas, posicao].toSorted((a, b) => a - b));
    else aoResponder(sem(marcadas, posicao));
  };
  return (
    <div className={classes.opcoes} data-lado={orientacao === 2 || undefined}>
      {campos.map(({ campo }, posicao) => (
        <label key={posicao} className={classes.opcao}>
          <input
            type={varias ? 'checkbox' : 'radio'}
            name={id}
            checked={varias ? marcadas.includes(posicao) : resposta === posicao}
            onChange={({ currentTarget }) => mudar(posicao, currentTarget.checked)}
          />
          {campo}
        </label>
      ))}
    </div>
  );
}

export function CampoDaResposta(props: Descrito) {
  const { tipo } = props.pergunta;
  if (tipo === TEXTO) return <Texto {...props} />;
  if (tipo === ESCALA) return <Escala {...props} />;
  if (tipo === CAIXAS || tipo === ESCOLHA_UNICA) return <Opcoes {...props} />;
  // Published by a newer version.
  return (
    <p>Esta pergunta é de um tipo que esta página ainda não mostra. Atualize a página para responder.</p>
  );
}
