/** `/resultadoVotacaoEmpresaInspiradora` (part 3 §2, module 34): votes by category of one voting, chosen in the address. */
import { Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { projetosData } from '@/areas/projetos/projetos.data';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';

const Apuracao = aoAbrir(() => import('./Apuracao').then((m) => m.Apuracao), <PageSkeleton forma="lista" />);

const TITULO = nomeDaTela('/resultadoVotacaoEmpresaInspiradora');
const opcao = ({ id, nome }: { id: string; nome: string }) => ({ value: id, label: nome });

export function ResultadoDaVotacaoPage() {
  const sessao = useSessaoAtiva();
  const [parametros, mudar] = useSearchParams();
  const projetos = useQuery(projetosData.opcoes(sessao, ''));
  const questionarios = useQuery(questionariosData.todos(sessao));
  usePageTitle(TITULO);
  const erro = projetos.error ?? questionarios.error;
  if (erro)
    return (
      <ErrorState
        titulo="Erro ao buscar projetos e questionários"
        erro={erro}
        aoTentarDeNovo={() => void Promise.all([projetos.refetch(), questionarios.refetch()])}
      />
    );
  if (!projetos.data || !questionarios.data) return <PageSkeleton forma="lista" />;
  const doProjeto = parametros.get('projeto') ?? '';
  const daqui = questionarios.data.filter(({ idProjeto }) => idProjeto === doProjeto);
  const escolhido = daqui.find(({ id }) => id === parametros.get('questionario'));
  return (
    <Stack>
      <TituloDaPagina titulo={TITULO}>
        Quais empresas mais inspiram? Os votos de cada categoria, contados a cada 30 segundos no máximo.
      </TituloDaPagina>
      <Group align="end">
        <NativeSelect
          label="Projeto"
          value={doProjeto}
          onChange={({ currentTarget: { value: projeto } }) => mudar(projeto ? { projeto } : {})}
          data={[
            { value: '', label: 'Escolha um projeto' },
            ...[...projetos.data.emAndamento, ...projetos.data.concluidos].map(opcao),
          ]}
        />
        <NativeSelect
          label="Questionário"
          value={escolhido?.id ?? ''}
          disabled={doProjeto === ''}
          onChange={({ currentTarget: { value: questionario } }) =>
            mudar({ projeto: doProjeto, ...(questionario ? { questionario } : {}) })
          }
          data={[
            {
              value: '',
              label:
                doProjeto !== '' && daqui.length === 0
                  ? 'O projeto não tem questionários'
                  : 'Escolha um questionário',
            },
            ...daqui.map(opcao),
          ]}
        />
      </Group>
      {escolhido ? (
        <Apuracao key={escolhido.id} questionarioId={escolhido.id} />
      ) : (
        <EmptyState
          titulo="Nenhuma votação escolhida"
          texto="Selecione um projeto e um questionário para visualizar os resultados!"
        />
      )}
    </Stack>
  );
}
