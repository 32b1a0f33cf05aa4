/** Response board of one questionnaire: the companies of its project, how many they invited and how far those are. */
import { Select, Stack } from '@mantine/core';
import '@mantine/core/styles/ScrollArea.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import { useQuery } from '@tanstack/react-query';
import { empresasDoProjetoData } from '@/areas/projetos/empresasDoProjeto.data';
import type { QuestionarioParaResponder } from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import type { Contagens } from '@/domain/diagnostico/adesao';
import type { Inscrito } from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { type OrdemDaLista, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { adesaoData } from './adesao.data';
import { PorSetorDaEmpresa } from '@/areas/cadastro/questionario/PorSetor';
import { convidadosEm, Taxa } from '@/areas/cadastro/questionario/Taxa';

const TITULO = nomeDaTela('/questionarioDeInovacao');
const POR_NOME: OrdemDaLista = { campo: 'nomeFantasia', direcao: 'asc' };

/** Without counts while they are read: nobody is said to have invited nobody. */
type Linha = Inscrito & { contagens: Contagens | undefined; finalizadas: number | undefined };

/** Of a company that invited nobody there is nothing to count. */
const quantas = (contagens: Contagens | undefined, conta: (delas: Contagens) => number) => {
  if (!contagens) return <Esqueleto altura={16} />;
  return convidadosEm(contagens) === 0 ? '–' : conta(contagens);
};

const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'nomeFantasia', titulo: 'Empresa', celula: ({ nomeFantasia }) => nomeFantasia },
  {
    // Sheets count, also those by a link or without an invitation; invitations are the plan (decisions P192).
    id: 'finalizadas',
    titulo: 'Respostas finalizadas',
    largura: '10rem',
    celula: ({ finalizadas }) => finalizadas ?? <Esqueleto altura={16} />,
  },
  {
    id: 'respondido',
    titulo: 'Convidados que responderam',
    largura: '14rem',
    celula: ({ nomeFantasia, contagens, finalizadas }) =>
      contagens && finalizadas !== undefined ? (
        <Taxa contagens={contagens} finalizadas={finalizadas} rotulo={nomeFantasia} />
      ) : (
        <Esqueleto altura={16} />
      ),
  },
  {
    id: 'andamento',
    titulo: 'Em andamento',
    largura: '8rem',
    celula: ({ contagens }) => quantas(contagens, ({ aberto = 0, pausado = 0 }) => aberto + pausado),
  },
  {
    id: 'aguardando',
    titulo: 'Não abriram',
    largura: '8rem',
    celula: ({ contagens }) => quantas(contagens, ({ aguardando = 0 }) => aguardando),
  },
];

interface Props {
  questionario: QuestionarioParaResponder;
  /** All of the company's own, to choose another. */
  todos: readonly QuestionarioParaResponder[];
  aoEscolher: (id: string) => void;
}

export function PorEmpresa({ questionario, todos, aoEscolher }: Props) {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista({ ordemPadrao: POR_NOME, ordens: [] });
  const lista = {
    idProjeto: questionario.idProjeto,
    pesquisa: estado.busca,
    fase: undefined,
    categoria: undefined,
    ordem: POR_NOME,
  };
  const consulta = useLista(empresasDoProjetoData.pagina(sessao, lista, estado.porPagina), estado.pagina);
  const ids = consulta.itens.map(({ idEmpresa }) => idEmpresa);
  const adesoes = useQuery(adesaoData.porEmpresa(sessao, questionario.id, ids));
  const finalizadas = useQuery(adesaoData.finalizadas(sessao, questionario.id, ids));
  const itens = consulta.itens.map((inscrito) => ({
    ...inscrito,
    contagens: adesoes.data && (adesoes.data.get(inscrito.idEmpresa)?.contagens ?? {}),
    finalizadas: finalizadas.data?.get(inscrito.idEmpresa),
  }));
  return (
    <Stack gap="xl">
      <ListPage
        titulo={TITULO}
        resumo={
          <Select
            label="Questionário"
            data={todos.map(({ id, nome, projeto }) => ({ value: id, label: `${nome} (${projeto})` }))}
            value={questionario.id}
            allowDeselect={false}
            maw={480}
            onChange={(id) => {
              if (id) aoEscolher(id);
            }}
          />
        }
        busca="Pesquisar por nome ou CNPJ"
        nomes={['empresa', 'empresas']}
        colunas={COLUNAS}
        consulta={{
          ...consulta,
          itens,
          erro: consulta.erro ?? adesoes.error ?? finalizadas.error,
          recarregar: () => {
            consulta.recarregar();
            void adesoes.refetch();
            void finalizadas.refetch();
          },
        }}
        estado={estado}
        tituloDoErro="Erro ao buscar empresas"
        nomeDoItem={({ nomeFantasia }) => nomeFantasia}
        para={({ idEmpresa, id }) =>
          para('/questionarioEmpresa/:empresaId/:idEmpresaProjeto', {
            empresaId: idEmpresa,
            idEmpresaProjeto: id,
          })
        }
        vazio={{
          titulo: 'Nenhuma empresa convidada!',
          texto:
            'As empresas que participam do projeto aparecem aqui, com quantas pessoas responderam em cada uma.',
        }}
      />
      {/* Below the list, and after it: what comes late moves nothing. */}
      {consulta.carregando ? null : (
        <PorSetorDaEmpresa
          questionario={{ idEmpresa: questionario.idEmpresa, idQuestionario: questionario.id }}
        />
      )}
    </Stack>
  );
}
