/** Questionnaires, `/questionarios` (part 3 §2): each opens as a whole. */
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import { noPeriodo, type Questionario } from '@/domain/diagnostico/questionario';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { textoDoQuestionario } from './oQueTraz';
import { questionariosData } from './questionarios.data';

const QuestionarioFormModal = aoAbrir(() =>
  import('./QuestionarioFormModal').then((m) => m.QuestionarioFormModal),
);

const COLUNAS: Coluna<ComId<Questionario>>[] = [
  COLUNA_DO_NOME,
  COLUNA_DA_DESCRICAO,
  {
    id: 'periodo',
    titulo: 'Período',
    largura: '14rem',
    celula: (questionario) => (
      <>
        {data(questionario.dataAtuacao)} a {data(questionario.dataVigencia)}{' '}
        {noPeriodo(questionario, new Date()) ? null : <StatusBadge cor="gray">Fora do período</StatusBadge>}
      </>
    ),
  },
  {
    id: 'situacao',
    titulo: 'Publicação',
    largura: '12rem',
    celula: ({ versao, mudou }) =>
      versao === undefined ? (
        <StatusBadge cor="gray">Rascunho</StatusBadge>
      ) : (
        <>
          <StatusBadge cor="green">Versão {versao}</StatusBadge>{' '}
          {mudou ? <StatusBadge cor="orange">Alterações não publicadas</StatusBadge> : null}
        </>
      ),
  },
];
const ORDENS = ordensDe(COLUNAS);

export function QuestionariosPage() {
  const sessao = useSessaoAtiva();
  const lista = useListaDoCadastro(questionariosData, {
    ordens: ORDENS,
    pergunta: ({ nome }) => `Tem certeza que deseja remover o questionário "${nome}"?`,
    texto: async ({ id }) => textoDoQuestionario(await questionariosData.dependentes(sessao, id)),
  });
  const { aoAbrir: _editar, ...props } = lista.props;
  return (
    <>
      <ListPage
        {...props}
        para={({ id: questionarioId }) => para('/questionarios/:questionarioId', { questionarioId })}
        titulo={nomeDaTela('/questionarios')}
        migalhas={caminhoDaTela('/questionarios')}
        nomes={['questionário', 'questionários']}
        colunas={COLUNAS}
        tituloDoErro="Erro ao buscar questionários"
        acaoPrincipal={lista.adicionar('Adicionar questionário')}
        vazio={{
          titulo: 'Nenhum Questionário Encontrado!',
          texto: 'Um questionário pertence a um projeto e reúne grupos de perguntas, com pesos e faixas.',
        }}
      />
      {lista.formulario(QuestionarioFormModal)}
    </>
  );
}
