/** One question: what is asked, how it is answered, what is wrong with it, and what another device says of it. */
import { Button, Text, VisuallyHidden } from '@mantine/core';
import { useId } from 'react';
import { MATRIZ, NUMERO, TEXTO } from '@/domain/diagnostico/codigos-do-tipo';
import { SEM_LINHA } from '@/domain/diagnostico/especies';
import type { Guardada } from '@/domain/diagnostico/folha';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import { respostaEmPalavras } from '@/domain/diagnostico/resposta-em-palavras';
import { problemaDaResposta } from '@/domain/diagnostico/valor-da-resposta';
import type { PerguntaDaVersao } from '@/domain/diagnostico/versao';
import { CampoDaResposta, type DaPergunta } from './CampoDaResposta';
import classes from './Pergunta.module.css';

interface Props extends DaPergunta {
  semente: string;
  numero: number;
  conflito: Guardada | undefined;
  aoEscolher: (minha: boolean) => void;
  /** It was looked for among the missing ones. */
  falta: boolean;
}

function Conflito({
  pergunta,
  resposta,
  conflito,
  aoEscolher,
}: Pick<Props, keyof DaPergunta | 'aoEscolher'> & { conflito: Guardada }) {
  return (
    <div className={classes.conflito} role="group" aria-label="Duas respostas diferentes">
      <Text fw={600}>Esta pergunta foi respondida também em outro aparelho. Qual das duas vale?</Text>
      <Button
        variant="default"
        h="auto"
        py={10}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={() => aoEscolher(true)}
      >
        Daqui: {respostaEmPalavras(pergunta, resposta)}
      </Button>
      <Button
        variant="default"
        h="auto"
        py={10}
        styles={{ label: { whiteSpace: 'normal' } }}
        onClick={() => aoEscolher(false)}
      >
        Do outro: {respostaEmPalavras(pergunta, conflito.resposta)}
      </Button>
    </div>
  );
}

/** Of a matrix that was begun: 'Faltam 4 de 5 afirmações.' */
function linhasQueFaltam({ tipo, obrigatoria }: PerguntaDaVersao, resposta: Resposta | undefined): string {
  if (tipo !== MATRIZ || !obrigatoria || !Array.isArray(resposta)) return '';
  const faltam = resposta.filter((uma) => uma === SEM_LINHA).length;
  if (faltam === 0) return '';
  return `${faltam === 1 ? 'Falta' : 'Faltam'} ${faltam} de ${resposta.length} afirmações.`;
}

export function PerguntaDoAssistente({ numero, conflito, aoEscolher, falta, ...campo }: Props) {
  const { pergunta, resposta, aoResponder } = campo;
  const id = useId();
  const problema = problemaDaResposta(pergunta, resposta ?? false);
  const respondeu = resposta !== undefined && resposta !== false;
  return (
    <fieldset className={classes.pergunta} id={`pergunta-${pergunta.id}`} tabIndex={-1} aria-describedby={id}>
      <legend className={classes.nome}>
        {numero}. {pergunta.nome}
        {pergunta.obrigatoria ? (
          <span className={classes.obrigatoria} title="Obrigatória">
            {' '}
            *<VisuallyHidden>obrigatória</VisuallyHidden>
          </span>
        ) : null}
      </legend>
      <p className={classes.descricao} id={id}>
        {pergunta.descricao}
      </p>
      <CampoDaResposta {...campo} descritoPor={id} />
      <div className={classes.rodape}>
        <span className={classes.problema} role={problema || falta ? 'alert' : undefined}>
          {problema ??
            (falta && !respondeu ? 'Falta responder esta pergunta.' : linhasQueFaltam(pergunta, resposta))}
        </span>
        {respondeu && pergunta.tipo !== TEXTO && pergunta.tipo !== NUMERO ? (
          <button type="button" className={classes.limpar} onClick={() => aoResponder(false)}>
            Limpar resposta<VisuallyHidden> da pergunta {numero}</VisuallyHidden>
          </button>
        ) : null}
      </div>
      {conflito ? <Conflito {...campo} conflito={conflito} aoEscolher={aoEscolher} /> : null}
    </fieldset>
  );
}
