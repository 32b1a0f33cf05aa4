/** Questionnaires of one project on the company's page: one's own sheet of each, and whom the company invited. */
import { Anchor, Text, type TitleOrder } from '@mantine/core';
import { enderecoDosConvidados } from '@/areas/cadastro/questionario/endereco';
import { Participacao } from '@/areas/cadastro/questionario/Participacao';
import { alvoDo } from '@/areas/cadastro/questionario/questionario';
import {
  LinhaDoQuestionario,
  type QuestionarioParaResponder,
} from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import classes from '@/areas/cadastro/questionario/LinhaDoQuestionario.module.css';
import { temFlag } from '@/domain/acesso/quem';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';

interface Props {
  projeto: string;
  questionarios: readonly QuestionarioParaResponder[];
  nivel: TitleOrder;
}

export function QuestionariosDoProjeto({ projeto, questionarios, nivel }: Props) {
  const sessao = useSessaoAtiva();
  const veConvidados = !sessao.quem.externo && temFlag(sessao.quem, [30, 'leitura']);
  return (
    <ul className={`${classes.lista} ${classes.linhas}`} aria-label={`Questionários de ${projeto}`}>
      {questionarios.map((questionario) => (
        <LinhaDoQuestionario key={questionario.id} questionario={questionario} uid={sessao.uid} nivel={nivel}>
          {veConvidados ? (
            <>
              <Participacao alvo={alvoDo(questionario)} finalizadas={questionario.finalizadas} />
              <Text size="sm">
                <Anchor
                  component={Link}
                  to={enderecoDosConvidados(questionario)}
                  aria-label={`Ver convidados: ${questionario.nome}`}
                >
                  Ver convidados
                </Anchor>
              </Text>
            </>
          ) : null}
        </LinhaDoQuestionario>
      ))}
    </ul>
  );
}
