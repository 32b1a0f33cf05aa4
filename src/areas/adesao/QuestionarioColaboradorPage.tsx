/** `/questionarioColaborador/{id}` and `/questionariosColaborador/{id}` (part 3 §2): the questionnaires of a person. */
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { respostasData } from '@/areas/resposta/respostas.data';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { FolhasEmLista } from '@/areas/cadastro/questionario/FolhasEmLista';

export function QuestionarioColaboradorPage() {
  const sessao = useSessaoAtiva();
  const { colaboradorId = '' } = useParams();
  const lidas = useQuery(respostasData.folhas(sessao, { idEmpresa: null, idRespondente: colaboradorId }));
  if (lidas.isPending) return <PageSkeleton />;
  if (lidas.isError)
    return (
      <ErrorState
        titulo="Erro ao buscar questionários"
        erro={lidas.error}
        aoTentarDeNovo={() => void lidas.refetch()}
      />
    );
  const { nome, folhas, haMais } = lidas.data;
  return (
    <Stack>
      <Breadcrumbs itens={caminhoDaTela('/questionarioColaborador/:colaboradorId', nome)} />
      <TituloDaPagina titulo={nome}>
        Os questionários que esta pessoa abriu, e até onde chegou.
      </TituloDaPagina>
      {haMais ? <Text>Estão aqui os 250 mexidos por último.</Text> : null}
      {folhas.length === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Nenhum Questionário encontrado!"
          texto="Os questionários aparecem aqui quando a pessoa os abre."
        />
      ) : (
        <FolhasEmLista lista={folhas} rotulo={`Questionários de ${nome}`} de="pessoa" />
      )}
    </Stack>
  );
}
