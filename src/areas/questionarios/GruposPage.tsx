/** Groups of questions, `/gruposDiagnostico` (part 3 §2). */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import type { ComId } from '@/domain/comum/campos';
import type { Grupo } from '@/domain/diagnostico/grupo';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { textoDoGrupo } from './oQueTraz';
import { dependemDoGrupo, gruposData, questionariosData } from './questionarios.data';

const GrupoFormModal = aoAbrir(() => import('./GrupoFormModal').then((m) => m.GrupoFormModal));

const colunas = (nomeDe: (id: string) => string): Coluna<ComId<Grupo>>[] => [
  COLUNA_DO_NOME,
  COLUNA_DA_DESCRICAO,
  { id: 'questionario', titulo: 'Questionário', celula: ({ idQuestionario }) => nomeDe(idQuestionario) },
  { id: 'peso', titulo: 'Peso Nota', numerica: true, largura: '7rem', celula: ({ pesoNota }) => pesoNota },
];
const ORDENS = ordensDe(colunas(String));

export function GruposPage() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { data: questionarios } = useQuery(questionariosData.todos(sessao));
  const nomeDe = (id: string) =>
    questionarios ? (questionarios.find((um) => um.id === id)?.nome ?? 'Questionário removido') : '';
  const lista = useListaDoCadastro(gruposData, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o grupo "${nome}"?`,
    texto: async (grupo) =>
      textoDoGrupo(
        await gruposData.dependentes(sessao, grupo.id),
        await dependemDoGrupo(sessao, cliente, grupo),
      ),
  });
  return (
    <>
      <ListPage
        {...lista.props}
        titulo={nomeDaTela('/gruposDiagnostico')}
        migalhas={caminhoDaTela('/gruposDiagnostico')}
        nomes={['grupo', 'grupos']}
        colunas={colunas(nomeDe)}
        tituloDoErro="Erro ao buscar grupos"
        acaoPrincipal={lista.adicionar('Adicionar grupo')}
        vazio={{
          titulo: 'Nenhum Grupo Encontrado!',
          texto:
            'Um grupo é uma dimensão do diagnóstico: tem perguntas, um peso e o que a sua média quer dizer.',
        }}
      />
      {lista.formulario(GrupoFormModal)}
    </>
  );
}
