/**
 * `/conferencia` (part 3 §2, decisions P6, Q29, Q290): the spreadsheet of an interview beside what is stored of a company.
 * Nothing is written.
 */
import { Stack } from '@mantine/core';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { useEscolhaDaConferencia } from './useEscolhaDaConferencia';

const EscolhasDaConferencia = aoAbrir(
  () => import('./EscolhasDaConferencia').then((m) => m.EscolhasDaConferencia),
  <Esqueleto altura={61} />,
);
const Planilha = aoAbrir(() => import('./Planilha').then((m) => m.Planilha), <Esqueleto altura={160} />);

const TITULO = nomeDaTela('/conferencia');

export function ConferenciaPage() {
  const doEndereco = useEscolhaDaConferencia();
  const { escolha, questionario, questionarios } = doEndereco;
  usePageTitle(TITULO);
  return (
    <Stack gap="lg">
      <Breadcrumbs itens={caminhoDaTela('/conferencia')} />
      <TituloDaPagina titulo={TITULO}>
        Compara as notas de uma planilha com as respostas e as médias guardadas de uma empresa. Nada é
        alterado.
      </TituloDaPagina>
      <EscolhasDaConferencia {...doEndereco} />
      {questionario ? (
        <Planilha
          key={`${escolha.idEmpresa} ${questionario.id}`}
          escolha={escolha}
          questionario={questionario}
        />
      ) : questionarios.error ? (
        <ErrorState
          titulo="Erro ao buscar os questionários"
          erro={questionarios.error}
          aoTentarDeNovo={() => void questionarios.refetch()}
        />
      ) : (
        <EmptyState
          cena="comeco"
          titulo="Nada a comparar ainda"
          texto="Selecione licenciada e empresa, e depois o questionário a conferir."
        />
      )}
    </Stack>
  );
}
