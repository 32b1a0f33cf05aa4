/** Questionnaires, `/questionarios` (part 3 §2): each opens as a whole. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { IconDownload, IconLink } from '@tabler/icons-react';
import { projetosData } from '@/areas/projetos/projetos.data';
import { useListaDoCadastro } from '@/areas/cadastro/useListaDoCadastro';
import { noPeriodo, type Questionario } from '@/domain/diagnostico/questionario';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { rotaDaVotacao } from '@/domain/votacao/endereco';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { type AcaoDaLinha, type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DA_DESCRICAO, COLUNA_DO_NOME } from '@/ui/lista/porNome';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarErro } from '@/ui/moldura/avisos';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { copiarUrl } from '@/ui/texto/copiar';
import { data } from '@/ui/texto/formatos';
import { BotaoDeImportar } from './arquivos/BotaoDeImportar';
import { textoDoQuestionario } from './oQueTraz';
import { gruposData, perguntasData, questionariosData } from './questionarios.data';
import { tiposDeRespostasData } from './tiposDeRespostas.data';

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
    sobOTitulo: true,
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

/** The address of its voting, and the row's way to a file, which reads what the list does not hold. */
function useOutrasAcoes() {
  const sessao = useSessaoAtiva();
  const cliente = useQueryClient();
  const { data: projetos } = useQuery(projetosData.opcoes(sessao, ''));
  const comVotacao = new Set(
    [...(projetos?.emAndamento ?? []), ...(projetos?.concluidos ?? [])].flatMap(({ id, votacao }) =>
      votacao ? [id] : [],
    ),
  );
  /** A draft has no ballot box, nor has a questionnaire whose project has no voting. */
  const vota = ({ versao, idProjeto }: Questionario) => versao !== undefined && comVotacao.has(idProjeto);
  const le = [gruposData, perguntasData, tiposDeRespostasData].every((dados) => dados.pode(sessao, 'list'));
  const exportar = async (questionario: ComId<Questionario>) => {
    const [{ exportarQuestionario }, grupos, perguntas, tipos] = await Promise.all([
      import('./arquivos/exportarQuestionario'),
      cliente.fetchQuery(gruposData.doQuestionario(sessao, questionario.id)),
      cliente.fetchQuery(perguntasData.doQuestionario(sessao, questionario.id)),
      cliente.fetchQuery(tiposDeRespostasData.todos(sessao)),
    ]);
    exportarQuestionario(questionario, { grupos: grupos.itens, perguntas: perguntas.itens, tipos });
  };
  const copiarEndereco = ({ id: questionarioId }: ComId<Questionario>): AcaoDaLinha => ({
    rotulo: 'Url Prêmio Empresa Inspiradora',
    icone: <IconLink size={16} />,
    aoClicar: () =>
      void copiarUrl(window.location.origin + rotaDaVotacao({ ...sessao.contexto, questionarioId })),
  });
  return (questionario: ComId<Questionario>): AcaoDaLinha[] => [
    ...(vota(questionario) ? [copiarEndereco(questionario)] : []),
    ...(le
      ? [
          {
            rotulo: 'Exportar',
            icone: <IconDownload size={16} />,
            aoClicar: () => void exportar(questionario).catch(avisarErro),
          },
        ]
      : []),
  ];
}

export function QuestionariosPage() {
  const sessao = useSessaoAtiva();
  const outrasAcoes = useOutrasAcoes();
  const lista = useListaDoCadastro(questionariosData, {
    ordens: ORDENS,
    outrasAcoes,
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
        outrasAcoes={<BotaoDeImportar />}
        vazio={{
          titulo: 'Nenhum Questionário Encontrado!',
          texto: 'Um questionário pertence a um projeto e reúne grupos de perguntas, com pesos e faixas.',
        }}
      />
      {lista.formulario(QuestionarioFormModal)}
    </>
  );
}
