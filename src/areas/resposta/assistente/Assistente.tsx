/**
 * The wizard (part 3 §4): a page per group, where one is and what is missing always in sight, every group within reach.
 * It only shows and tells; who keeps the answers is its caller's matter, so that a preview keeps them in memory.
 */
import { Button, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Guardada } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import type { Compilado } from '@/domain/diagnostico/versao';
import { useTeclas } from '@/ui/moldura/useTeclas';
import classes from './Assistente.module.css';
import { indiceDa, paginasDe } from './paginas';
import { Partes } from './Partes';
import { PerguntaDoAssistente } from './PerguntaDoAssistente';

export interface AssistenteProps {
  questionario: Pick<Compilado, 'nome' | 'grupos' | 'perguntas'>;
  respostas: Readonly<Record<string, Resposta>>;
  /** Of the sheet: options by chance stand the same after a reload and on another device. */
  semente?: string;
  conflitos?: Readonly<Record<string, Guardada>>;
  step: number;
  aoResponder: (pergunta: string, resposta: Resposta) => void;
  aoEscolher?: (pergunta: string, minha: boolean) => void;
  aoIr: (step: number) => void;
  /** Absent while there is nothing to pause (part 3 §4). */
  aoPausar?: (() => void) | undefined;
  aoFinalizar: () => void;
  finalizando?: boolean;
  /** Where the answers are: on the device, or saved. */
  situacao?: ReactNode;
  /** Above the page: refusals and the like. */
  recado?: ReactNode;
  /** Under the last page's questions: what finishing asks besides. */
  aoFim?: ReactNode;
}

export function Assistente({
  questionario,
  respostas,
  semente = '',
  conflitos = {},
  step,
  aoResponder,
  aoEscolher,
  aoIr,
  aoPausar,
  aoFinalizar,
  finalizando = false,
  situacao,
  recado,
  aoFim,
}: AssistenteProps) {
  const paginas = paginasDe(questionario, respostas);
  const atual = indiceDa(paginas, step);
  const pagina = paginas[atual];
  const titulo = useRef<HTMLHeadingElement>(null);
  const [procurada, procurar] = useState<string>();
  const chegada = useRef(atual);

  useEffect(() => {
    const mudou = chegada.current !== atual;
    chegada.current = atual;
    const alvo = procurada ? document.getElementById(`pergunta-${procurada}`) : mudou ? titulo.current : null;
    if (!alvo) return;
    alvo.focus({ preventScroll: true });
    alvo.scrollIntoView({ block: 'start' });
  }, [atual, chegada, procurada, titulo]);

  const ultima = atual === paginas.length - 1;
  const ir = (para: number, pergunta?: string) => {
    procurar(pergunta);
    const destino = paginas[para];
    if (destino && para !== atual) aoIr(destino.lugar);
  };
  useTeclas([
    ['ArrowLeft', () => ir(atual - 1)],
    ['ArrowRight', () => ir(atual + 1)],
  ]);
  if (!pagina) return null;
  const faltam = paginas.flatMap(({ faltam: dela }) => dela);
  const mostradas = paginas.flatMap(({ perguntas }) => perguntas);
  const demais = mostradas.some((p) => problemaDaResposta(p, respostas[p.id] ?? false) !== null);
  const emConflito = mostradas.some(({ id }) => id in conflitos);
  const impedimento =
    faltam.length > 0
      ? 'Existem perguntas obrigatórias que não foram respondidas!'
      : emConflito
        ? 'Escolha entre as respostas diferentes antes de finalizar.'
        : demais
          ? 'Corrija o que está marcado em vermelho antes de finalizar.'
          : null;
  // One text: in a page translated by the browser React loses the single pieces of a sentence.
  const onde = `Parte ${atual + 1} de ${paginas.length}`;
  const feito = Math.round(((atual + 1) / paginas.length) * 100);

  return (
    <section className={classes.assistente} aria-label={questionario.nome}>
      <div className={classes.topo}>
        <div className={classes.onde}>
          <Text size="sm" fw={600}>
            {onde}
          </Text>
          {situacao}
        </div>
        <div
          className={classes.trilho}
          role="progressbar"
          aria-label="Progresso"
          aria-valuenow={feito}
          aria-valuetext={onde}
        >
          <div className={classes.feito} style={{ width: `${feito}%` }} />
        </div>
      </div>
      <Partes paginas={paginas} step={atual} aoIr={ir} />
      {recado}
      <div>
        <Title order={2} ref={titulo} tabIndex={-1} className={classes.titulo ?? ''}>
          {pagina.grupo.nome}
        </Title>
        <Text c="dimmed">{pagina.grupo.descricao}</Text>
      </div>
      <ol className={classes.perguntas}>
        {pagina.perguntas.map((pergunta, i) => (
          <li key={pergunta.id}>
            <PerguntaDoAssistente
              numero={pagina.primeira + i}
              pergunta={pergunta}
              semente={semente}
              resposta={respostas[pergunta.id]}
              conflito={conflitos[pergunta.id]}
              falta={procurada === pergunta.id}
              aoResponder={(resposta) => aoResponder(pergunta.id, resposta)}
              aoEscolher={(minha) => aoEscolher?.(pergunta.id, minha)}
            />
          </li>
        ))}
      </ol>
      {ultima ? aoFim : null}
      {ultima ? (
        <Text c="dimmed" size="sm" role="status">
          {impedimento ?? 'Depois de finalizar, as respostas não podem mais ser mudadas.'}
        </Text>
      ) : null}
      <div className={classes.base}>
        <Button variant="default" disabled={atual === 0} onClick={() => ir(atual - 1)}>
          Voltar
        </Button>
        {aoPausar && atual > 0 ? (
          <Button variant="subtle" onClick={aoPausar}>
            Pausar
          </Button>
        ) : (
          <span />
        )}
        {ultima ? (
          <Button disabled={impedimento !== null} loading={finalizando} onClick={aoFinalizar}>
            Finalizar
          </Button>
        ) : (
          <Button onClick={() => ir(atual + 1)}>Avançar</Button>
        )}
      </div>
    </section>
  );
}
