/** A company's result in a questionnaire, with its heading: what the pages of results have in common. */
import { Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { parte } from '@/ui/moldura/parte';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErroDaPagina } from '@/ui/pagina/ErroDaPagina';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { baseDoResultado, respostasEmPalavras } from './emPalavras';
import { GerarRelatorio } from './GerarRelatorio';
import { Migalhas } from './Migalhas';
import { ResultadoInteiro } from './ResultadoInteiro';
import { type AlvoDoResultado, resultadosData, type ResultadoLido } from './resultados.data';

/** Below the result: it comes after it. */
const RespostasDasOutras = parte(() =>
  import('./comparacao/RespostasDasOutras').then((m) => m.RespostasDasOutras),
);

interface Props {
  alvo: AlvoDoResultado;
  /** Between heading and result. */
  antes?: ReactNode;
  /** Beside the heading. */
  acoes?: (resultado: ResultadoLido) => ReactNode;
  /** Under the result, and not before it: what comes above would push them. */
  children?: ReactNode;
}

/** People answered, and not enough of them. */
const esperaOutras = ({ respostas }: ResultadoLido) =>
  respostas?.quem === 'PESSOAS' && (respostas.ditas ?? 0) === 0;

export function ResultadoDoQuestionario({ alvo, antes, acoes, children }: Props) {
  const consulta = useQuery(resultadosData.doQuestionario(useSessaoAtiva(), alvo));
  const { idEmpresa, questionarioId } = alvo;
  usePageTitle('Resultado do questionário');
  if (consulta.isPending) return <PageSkeleton forma="detalhe" />;
  if (consulta.isError)
    return (
      <ErroDaPagina
        titulo="Erro ao buscar o resultado"
        erro={consulta.error}
        aoTentarDeNovo={() => void consulta.refetch()}
      />
    );
  const resultado = consulta.data;
  return (
    <Stack>
      <Migalhas organiza={resultado.organiza} nome={resultado.nome} />
      <Group justify="space-between" gap="sm">
        <TituloDaPagina titulo={resultado.nome}>
          {resultado.empresa}, em {resultado.projeto}
        </TituloDaPagina>
        <Group gap="sm">
          {acoes?.(resultado)}
          <GerarRelatorio alvo={alvo} resultado={resultado} />
        </Group>
      </Group>
      {antes}
      {resultado.folhas === 0 ? (
        <EmptyState
          cena="respostas"
          titulo="Ninguém respondeu ainda"
          texto="O resultado aparece aqui com a primeira resposta finalizada."
        />
      ) : esperaOutras(resultado) ? (
        <EmptyState
          cena="respostas"
          titulo="Ainda não há médias para mostrar"
          texto={`${respostasEmPalavras(resultado.respostas)} Quem respondeu vê o próprio resultado junto das suas respostas. Quem respondeu pode deixar a empresa vê-lo já, se falar por ela: ao finalizar, ou depois que a organização reabrir as suas respostas.`}
        />
      ) : (
        <ResultadoInteiro
          resultado={resultado}
          base={[baseDoResultado(resultado), respostasEmPalavras(resultado.respostas)]
            .filter(Boolean)
            .join(' ')}
          alvo={alvo}
          avaliada={resultado.organiza ? { idEmpresa, questionarioId } : undefined}
        />
      )}
      {resultado.organiza || resultado.folhas === 0 ? null : (
        <Suspense>
          <RespostasDasOutras alvo={alvo} />
        </Suspense>
      )}
      {children}
    </Stack>
  );
}
