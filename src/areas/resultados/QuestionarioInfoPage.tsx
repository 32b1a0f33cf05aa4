/**
 * `/questionarioInfo/{idEmpresa}/{idProjeto}/{id}[/{idEmpresaProjeto}]` and `/analisarInfo/{idEmpresa}/{id}`: what a
 * company's answers to a questionnaire say (part 3 §2). The last part is in old links only; the function finds the
 * organiser by the project, and without one the project by the questionnaire.
 */
import { Button } from '@mantine/core';
import { useParams } from 'react-router-dom';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { ResultadoDoQuestionario } from './ResultadoDoQuestionario';

export function QuestionarioInfoPage() {
  const { quem } = useSessaoAtiva();
  const { idEmpresa = '', idProjeto = null, questionarioId = '' } = useParams();
  return (
    <ResultadoDoQuestionario
      alvo={{ idEmpresa, idProjeto, questionarioId }}
      acoes={({ organiza }) =>
        podeVerDeOutros(quem, { daqui: organiza }) ? (
          <Button
            component={Link}
            variant="default"
            to={para('/analisarListaQuestionarios/:idEmpresa/:questionarioId', { idEmpresa, questionarioId })}
          >
            Ver respostas
          </Button>
        ) : null
      }
    />
  );
}
