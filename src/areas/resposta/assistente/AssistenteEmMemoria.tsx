/** The wizard as a respondent sees it, with answers that go nowhere: for the preview of a questionnaire. */
import { useState } from 'react';
import type { Resposta } from '@/domain/diagnostico/pontuacao';
import type { Compilado } from '@/domain/diagnostico/versao';
import { Assistente } from './Assistente';

interface Props {
  questionario: Pick<Compilado, 'nome' | 'grupos' | 'perguntas'>;
  aoFinalizar: () => void;
}

export function AssistenteEmMemoria({ questionario, aoFinalizar }: Props) {
  const [respostas, responder] = useState<Readonly<Record<string, Resposta>>>({});
  const [step, irPara] = useState(0);
  return (
    <Assistente
      questionario={questionario}
      respostas={respostas}
      step={step}
      aoIr={irPara}
      aoResponder={(id, resposta) => responder((antes) => ({ ...antes, [id]: resposta }))}
      aoFinalizar={aoFinalizar}
    />
  );
}
