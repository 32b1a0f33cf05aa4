/** Questions of the chosen project, `/perguntas` (part 3 §2). */
import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ComProjeto } from '@/areas/cadastro/ComProjeto';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import type { ComId } from '@/domain/comum/campos';
import type { Pergunta } from '@/domain/diagnostico/pergunta';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { igual } from '@/firebase/dados/consulta';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { numero } from '@/ui/texto/formatos';
import { textoDosDependentes } from './oQueTraz';
import { dependemDaPergunta, gruposData, perguntasData } from './questionarios.data';

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
  const cliente = useQueryClient();
  const { data: grupos } = useQuery(gruposData.doProjeto(sessao, projeto.id));
  const nomeDe = (id: string) =>
    grupos ? (grupos.itens.find((grupo) => grupo.id === id)?.nome ?? 'Sem grupo') : '';
  const filtros = useMemo(() => [igual('idProjeto', projeto.id)], [projeto.id]);
  const lista = useListaDoCadastro(perguntasData, {
    ordens: ORDENS,
    filtros,
    pergunta: ({ nome }) => `Tem certeza que deseja remover a pergunta "${nome}"?`,
    texto: async (pergunta) => textoDosDependentes(await dependemDaPergunta(sessao, cliente, pergunta)),
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

export const PerguntasPage = () => (
  <ComProjeto tela="/perguntas" texto="As perguntas são as de um projeto. De qual?">
    {(projeto) => <DoProjeto projeto={projeto} />}
  </ComProjeto>
);
