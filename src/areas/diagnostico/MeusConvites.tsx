/** The person's own invitations to answer for the company, project by project (part 3 §2). */
import { Stack, Title } from '@mantine/core';
import { convitesData } from '@/areas/acesso/convites.data';
import type { QuestionarioParaResponder } from '@/areas/cadastro/questionario/LinhaDoQuestionario';
import type { ComId } from '@/domain/comum/campos';
import { comAEmpresa, PELA_EMPRESA } from '@/domain/diagnostico/pela-empresa';
import type { Convite } from '@/domain/pessoas/convite';
import { ROTULO_DA_SITUACAO, situacaoNoDiagnostico } from '@/domain/pessoas/convite';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { usePagina } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import type { Coluna } from '@/ui/lista/lista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';

const TITULO = 'Meus convites';
const COR = {
  cancelado: 'red',
  respondido: 'teal',
  expirado: 'gray',
  aguardando: 'indigo',
  pelaEmpresa: 'teal',
} as const;
const ROTULO = { ...ROTULO_DA_SITUACAO, ...PELA_EMPRESA };

/** An invitation, whether the person finished the answers it asks for, and how many the company finished. */
type Linha = ComId<Convite> & { finalizada: boolean; finalizadas: number | undefined };

function Situacao({ convite }: { convite: Linha }) {
  const situacao = comAEmpresa(situacaoNoDiagnostico(convite, convite.finalizada), convite.finalizadas);
  return <StatusBadge cor={COR[situacao]}>{ROTULO[situacao]}</StatusBadge>;
}

const chaveDoQuestionario = ({ idEmpresa, id }: { idEmpresa: string; id: string | null }) =>
  `${idEmpresa}/${id}`;

/** Invitations from before the name was kept show none, never an id. */
const projetoDe = ({ projetoNome }: Convite) => projetoNome || 'Projeto sem nome';

const COLUNAS: readonly Coluna<Linha>[] = [
  { id: 'projeto', titulo: 'Projeto', celula: projetoDe },
  { id: 'recebido', titulo: 'Convite de', celula: ({ createdAt }) => data(createdAt), largura: '9rem' },
  {
    id: 'validade',
    titulo: 'Validade',
    // An accepted invitation does not end any more.
    celula: ({ convite, expiraEm }) => (convite ? `Até ${data(expiraEm)}` : 'Aceito'),
    largura: '9rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: (convite) => <Situacao convite={convite} />,
    largura: '13rem',
  },
];

/** What the person answers, as the same page lists it: one screen says the same of a sheet everywhere. */
export function MeusConvites({ questionarios }: { questionarios: readonly QuestionarioParaResponder[] }) {
  const sessao = useSessaoAtiva();
  // A company's page says nothing of invitations that the person does not have.
  const soSeHouver = !sessao.quem.externo;
  const estado = useEstadoDaLista();
  const pagina = usePagina(convitesData.doDiagnostico(sessao, estado.porPagina), estado.pagina);
  const { data: lida } = pagina;
  const nenhum = lida && lida.itens.length === 0 && !lida.ilegiveis && estado.pagina === 0;
  if (soSeHouver && (nenhum || pagina.isLoading)) return null;
  const porChave = new Map(questionarios.map((cada) => [chaveDoQuestionario(cada), cada]));
  const consulta = paginaDaLista(pagina);
  const itens = consulta.itens.map((convite) => {
    const questionario = porChave.get(chaveDoQuestionario({ ...convite, id: convite.idQuestionario }));
    return {
      ...convite,
      finalizada: questionario?.situacao === 'finalizada',
      finalizadas: questionario?.finalizadas,
    };
  });
  return (
    <Stack component="section" gap="sm" aria-label={TITULO}>
      <Title order={2} size="h3">
        {TITULO}
      </Title>
      <CorpoDaLista
        titulo={TITULO}
        colunas={COLUNAS}
        consulta={{ ...consulta, itens }}
        estado={estado}
        tituloDoErro="Erro ao buscar convites"
        nomeDoItem={projetoDe}
        vazio={{
          titulo: 'Nenhum convite',
          texto: 'Os convites que você recebe para responder aos questionários de um projeto ficam aqui.',
        }}
      />
    </Stack>
  );
}
