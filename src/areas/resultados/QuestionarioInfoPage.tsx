/**
 * `/questionarioInfo/{idEmpresa}/{idProjeto}/{id}[/{idEmpresaProjeto}]` and `/analisarInfo/{idEmpresa}/{id}`: what a
 * company's answers to a questionnaire say (part 3 §2). The last part is in old links only; the function finds the
 * organiser by the project, and without one the project by the questionnaire.
 */
import { Button } from '@mantine/core';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { podeVerDeOutros } from '@/domain/diagnostico/resposta';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Link } from '@/ui/moldura/Link';
import { parte } from '@/ui/moldura/parte';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { ResultadoDoQuestionario } from './ResultadoDoQuestionario';

/** Only whoever comes from 'Para avaliar' needs it. */
const BarraDoJuri = parte(() => import('./avaliacao/BarraDoJuri').then((m) => m.BarraDoJuri));

export function QuestionarioInfoPage() {
  const { quem } = useSessaoAtiva();
  const doJuri = useSearchParams()[0].has('juri');
  const { idEmpresa = '', idProjeto = null, questionarioId = '' } = useParams();
  return (
    <ResultadoDoQuestionario
      antes={
        doJuri ? (
          <Suspense fallback={<Esqueleto altura={64} />}>
            <BarraDoJuri alvo={{ idEmpresa, questionarioId }} />
          </Suspense>
        ) : null
      }
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
