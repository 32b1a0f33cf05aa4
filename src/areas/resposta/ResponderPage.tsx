/** `/responderQuestionario/{idEmpresa}/{id}[/{colaboradorId}]`: the signed-in person answers (part 3 §2). */
import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { para } from '@/domain/telas/enderecos';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { avisarErro, avisarSucesso, DURACAO } from '@/ui/moldura/avisos';
import { Link } from '@/ui/moldura/Link';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { respostasData } from './respostas.data';
import { Responder } from './Responder';
import { SEM_RELATORIO } from './semRelatorio';

const MEUS = para('/listaResponderQuestionario/:projetoId', { projetoId: '0' });

const meus = (
  <Button component={Link} variant="default" to={MEUS}>
    Ver os meus questionários
  </Button>
);

export function ResponderPage() {
  const sessao = useSessaoAtiva();
  const { idEmpresa = '', questionarioId = '', colaboradorId } = useParams();
  const navegar = useNavigate();
  const cliente = useQueryClient();
  usePageTitle('Responder questionário');
  // The session's objects change while it is followed. The sheet is reopened only for another person, company or
  // questionnaire.
  const { uid } = sessao;
  const { licenciadaId, empresaId } = sessao.contexto;
  const acesso = useMemo(
    () => respostasData.acesso(uid, { licenciadaId, empresaId, idEmpresa, questionarioId }),
    [uid, licenciadaId, empresaId, idEmpresa, questionarioId],
  );
  if (colaboradorId !== undefined && colaboradorId !== uid)
    return (
      <EmptyState
        nivel={1}
        titulo="Este convite é de outra pessoa"
        texto="Esse questionário não foi enviado para você. Deslogue ou entre na conta correta!"
        acao={meus}
      />
    );
  const sair = (frase: string) => {
    avisarSucesso(frase, { duracao: DURACAO.longa });
    void cliente.invalidateQueries({ queryKey: respostasData.chave(sessao) });
    void navegar(MEUS);
  };
  return (
    <Responder
      acesso={acesso}
      outroCaminho={meus}
      aoFinalizar={({ semRelatorio }) => {
        sair('Questionário respondido com sucesso!');
        if (semRelatorio) avisarErro(`${SEM_RELATORIO} Peça-o mais tarde na página das suas respostas.`);
      }}
      aoPausar={() => sair('Questionário pausado com sucesso!')}
    />
  );
}
