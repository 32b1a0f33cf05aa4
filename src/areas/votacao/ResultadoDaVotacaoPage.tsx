/** `/resultadoVotacaoEmpresaInspiradora` (part 3 §2, module 34): votes by category of one voting, chosen in the address. */
import { Group, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { ForaDaVotacao } from '@/areas/cadastro/categoria/ForaDaVotacao';
import { projetosData } from '@/areas/projetos/projetos.data';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useProjetoEscolhido } from '@/firebase/sessao/projetoEscolhido';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { escolhidoOuUnico } from '@/ui/lista/escolhidoOuUnico';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Escolhas } from '@/ui/pagina/Escolhas';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { TituloDaPagina } from '@/ui/pagina/TituloDaPagina';
import { usePageTitle } from '@/ui/pagina/usePageTitle';

const Apuracao = aoAbrir(() => import('./Apuracao').then((m) => m.Apuracao), <PageSkeleton forma="lista" />);

const TITULO = nomeDaTela('/resultadoVotacaoEmpresaInspiradora');
/** The others are in the fields above. */
const ESCOLHAS = 6;
const publicado = ({ versao = 0 }: { versao?: number | undefined }) => versao > 0;
const opcao = ({ id, nome }: { id: string; nome: string }) => ({ value: id, label: nome });

const LARGURA = { base: '100%', xs: 320 };

export function ResultadoDaVotacaoPage() {
  const sessao = useSessaoAtiva();
  const doCabecalho = useProjetoEscolhido(sessao)?.id;
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
  const todos = [...projetos.data.emAndamento, ...projetos.data.concluidos];
  const doProjeto = parametros.get('projeto') ?? doCabecalho ?? '';
  const daqui = questionarios.data.filter(({ idProjeto }) => idProjeto === doProjeto);
  const pedido = parametros.get('questionario');
  const escolhido = escolhidoOuUnico(pedido ? daqui : daqui.filter(publicado), pedido);
  const votacoes = todos
    .filter(({ id, votacao }) => votacao && (doProjeto === '' || id === doProjeto))
    .flatMap(({ id: projeto, nome }) =>
      questionarios.data
        .filter((um) => um.idProjeto === projeto && publicado(um))
        .map((um) => ({ id: um.id, nome, sob: um.nome, projeto })),
    )
    .slice(0, ESCOLHAS);
  const projeto = todos.find(({ id }) => id === doProjeto);
  return (
    <Stack>
      <TituloDaPagina titulo={TITULO}>
        Quais empresas mais inspiram? Os votos de cada categoria, contados a cada 30 segundos no máximo.
      </TituloDaPagina>
      <Group align="end">
        <NativeSelect
          label="Projeto"
          w={LARGURA}
          value={doProjeto}
          onChange={({ currentTarget: { value: projeto } }) => mudar({ projeto })}
          data={[{ value: '', label: 'Escolha um projeto' }, ...todos.map(opcao)]}
        />
        <NativeSelect
          label="Questionário"
          w={LARGURA}
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
      {projeto ? <ForaDaVotacao key={projeto.id} projeto={projeto} /> : null}
      {escolhido ? (
        <Apuracao
          key={escolhido.id}
          questionarioId={escolhido.id}
          projeto={projeto?.nome ?? escolhido.nome}
        />
      ) : (
        <EmptyState
          cena="podio"
          titulo="Nenhuma votação escolhida"
          texto="Selecione um projeto e um questionário para visualizar os resultados!"
          acao={
            <Escolhas
              rotulo="Votações"
              escolhas={votacoes}
              aoEscolher={({ id, projeto }) => mudar({ projeto, questionario: id })}
            />
          }
        />
      )}
    </Stack>
  );
}
