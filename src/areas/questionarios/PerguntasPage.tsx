/** Questions of the chosen project, `/perguntas` (part 3 §2). */
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import { useProjeto } from '@/areas/projetos/projetos.data';
import type { ComId } from '@/domain/comum/campos';
import type { Pergunta } from '@/domain/diagnostico/pergunta';
import type { Projeto } from '@/domain/projetos/projeto';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { igual } from '@/firebase/dados/consulta';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { mensagemDoErro } from '@/ui/moldura/erro';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { Voltar } from '@/ui/pagina/Voltar';
import { numero } from '@/ui/texto/formatos';
import { gruposData, perguntasData } from './questionarios.data';

const PerguntaFormModal = aoAbrir(() => import('./PerguntaFormModal').then((m) => m.PerguntaFormModal));

const colunas = (nomeDe: (id: string) => string): Coluna<ComId<Pergunta>>[] => [
  { ...COLUNA_DO_NOME, titulo: 'Pergunta' },
  COLUNA_DA_DESCRICAO,
  { id: 'grupo', titulo: 'Grupo', celula: ({ grupo }) => nomeDe(grupo) },
  { id: 'ordem', titulo: 'Ordem', numerica: true, largura: '6rem', celula: ({ ordem }) => numero(ordem) },
  { id: 'peso', titulo: 'Peso', numerica: true, largura: '5rem', celula: ({ peso }) => peso },
];
const ORDENS = ordensDe(colunas(String));

function DoProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const { data: grupos } = useQuery(gruposData.doProjeto(sessao, projeto.id));
  const nomeDe = (id: string) =>
    grupos ? (grupos.itens.find((grupo) => grupo.id === id)?.nome ?? 'Sem grupo') : '';
  const filtros = useMemo(() => [igual('idProjeto', projeto.id)], [projeto.id]);
  const lista = useListaDoCadastro(perguntasData, {
    ordens: ORDENS,
    filtros,
    pergunta: ({ nome }) => `Tem certeza que deseja remover a pergunta "${nome}"?`,
  });
  return (
    <>
      <ListPage
        {...lista.props}
        titulo={nomeDaTela('/perguntas')}
        migalhas={caminhoDaTela('/perguntas')}
        resumo={<Text size="sm">Projeto: {projeto.nome}</Text>}
        nomes={['pergunta', 'perguntas']}
        colunas={colunas(nomeDe)}
        tituloDoErro="Erro ao buscar perguntas"
        acaoPrincipal={lista.adicionar('Adicionar pergunta')}
        vazio={{
          titulo: 'Nenhuma Pergunta Encontrada!',
          texto: 'As perguntas ficam nos grupos de um questionário; a página dele mostra todas em ordem.',
        }}
      />
      {lista.formulario(PerguntaFormModal)}
    </>
  );
}

export function PerguntasPage() {
  const atual = useProjeto(useSessaoAtiva());
  if (atual.estado === 'pronto') return <DoProjeto key={atual.projeto.id} projeto={atual.projeto} />;
  return (
    <Stack gap="md">
      <Breadcrumbs itens={caminhoDaTela('/perguntas')} />
      <Title order={1}>{nomeDaTela('/perguntas')}</Title>
      {atual.estado === 'carregando' ? (
        <PageSkeleton forma="lista" />
      ) : atual.estado === 'falhou' ? (
        <EmptyState titulo="Erro ao buscar projetos" texto={mensagemDoErro(atual.erro)} />
      ) : (
        <EmptyState
          titulo={atual.estado === 'naoEncontrado' ? 'Projeto não encontrado' : 'Projeto não selecionado'}
          texto="As perguntas são as de um projeto: escolha um no cabeçalho ou na lista de projetos."
          acao={<Voltar para={para('/projetos')} />}
        />
      )}
    </Stack>
  );
}
