/**
 * 'Diagnóstico', `/diagnosticoEmpresa` (part 1 §2, part 3 §2): the company in its projects, the way to the questionnaires,
 * and the person's invitations to answer for the company, project by project.
 */
import { Button } from '@mantine/core';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import { convitesData } from '@/areas/acesso/convites.data';
import type { Convite } from '@/domain/pessoas/convite';
import { ROTULO_DA_SITUACAO, situacaoNoDiagnostico } from '@/domain/pessoas/convite';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { Link } from '@/ui/moldura/Link';
import { data } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { ProjetosDaEmpresa } from './ProjetosDaEmpresa';

const COR = { cancelado: 'red', expirado: 'gray', aguardando: 'indigo' } as const;

function Situacao({ convite }: { convite: ComId<Convite> }) {
  const situacao = situacaoNoDiagnostico(convite);
  return <StatusBadge cor={COR[situacao]}>{ROTULO_DA_SITUACAO[situacao]}</StatusBadge>;
}

/** Invitations from before the name was kept show none, never an id. */
const projetoDe = ({ projetoNome }: Convite) => projetoNome || 'Projeto sem nome';

const COLUNAS: readonly Coluna<ComId<Convite>>[] = [
  { id: 'projeto', titulo: 'Projeto', celula: projetoDe },
  { id: 'recebido', titulo: 'Convite de', celula: ({ createdAt }) => data(createdAt), largura: '9rem' },
  {
    id: 'validade',
    titulo: 'Válido até',
    // An accepted invitation does not end any more.
    celula: ({ convite, expiraEm }) => (convite ? data(expiraEm) : 'Aceito'),
    largura: '9rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: (convite) => <Situacao convite={convite} />,
    largura: '13rem',
  },
];

export function DiagnosticoPage() {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista();
  const pagina = usePagina(convitesData.doDiagnostico(sessao, estado.porPagina), estado.pagina);
  return (
    <ListPage
      titulo={nomeDaTela('/diagnosticoEmpresa')}
      migalhas={caminhoDaTela('/diagnosticoEmpresa')}
      resumo={<ProjetosDaEmpresa />}
      acaoPrincipal={
        <Button component={Link} to={para('/listaResponderQuestionario/:projetoId', { projetoId: '0' })}>
          Questionários para responder
        </Button>
      }
      colunas={COLUNAS}
      consulta={paginaDaLista(pagina)}
      estado={estado}
      tituloDoErro="Erro ao buscar convites"
      nomeDoItem={projetoDe}
      vazio={{
        titulo: 'Nenhum convite',
        texto: 'Os convites que você recebe para responder aos questionários de um projeto ficam aqui.',
      }}
    />
  );
}
