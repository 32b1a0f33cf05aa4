/** /minhas-atividades and /atividades (part 2 §2): milestones in tabs by state, filtered by people and deadline. */
import { useSearchParams } from 'react-router-dom';
import { ABAS_DE_ATIVIDADES, lerAbaDeAtividades } from '@/domain/marcos/atividade';
import { idDaReferencia } from '@/domain/comum/caminhos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { Abas } from '@/ui/pagina/Abas';
import { ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { atividadesData } from './atividades.data';
import { COLUNAS_DE_ATIVIDADES } from './colunas';
import { FILTROS, lerFiltros, NOMES_DOS_FILTROS, valeComoFiltro } from './filtros';

/** What an empty tab is for. */
const VAZIO = {
  todas:
    'Atividades são os marcos das ideias: aparecem aqui assim que alguém os adiciona a uma ideia publicada.',
  'continuar-atividade': 'Aqui ficam as atividades que alguém já iniciou e ainda não finalizou.',
  'aguardando-participacao': 'Aqui ficam as atividades que ninguém iniciou ainda.',
  vencidas: 'Nenhum prazo passou sem que a atividade fosse finalizada.',
  concluidas: 'Aqui ficam as atividades finalizadas.',
} as const;

const ORDENS = ordensDe(COLUNAS_DE_ATIVIDADES);

export const MinhasAtividadesPage = () => <AtividadesPage minhas />;
export const TodasAsAtividadesPage = () => <AtividadesPage />;

function AtividadesPage({ minhas = false }: { minhas?: boolean }) {
  const sessao = useSessaoAtiva();
  const [parametros, definirParametros] = useSearchParams();
  const estado = useEstadoDaLista({ filtros: NOMES_DOS_FILTROS, vale: valeComoFiltro, ordens: ORDENS });
  const aba = lerAbaDeAtividades(parametros.get('aba'));
  const filtros = { minhas, aba, ...lerFiltros(sessao.contexto, estado.filtros) };
  const consulta = useLista(
    atividadesData.pagina(sessao, filtros, estado.ordem, estado.porPagina),
    estado.pagina,
  );
  const endereco = minhas ? '/minhas-atividades' : '/atividades';

  const mudarAba = (nova: string) =>
    definirParametros(
      (atuais) => {
        const proximos = new URLSearchParams(atuais);
        proximos.delete('pagina');
        if (nova === 'todas') proximos.delete('aba');
        else proximos.set('aba', nova);
        return proximos;
      },
      { replace: true },
    );

  return (
    <ListPage
      titulo={nomeDaTela(endereco)}
      migalhas={caminhoDaTela(endereco)}
      moldura={(lista) => (
        <Abas rotulo="Situação das atividades" abas={ABAS_DE_ATIVIDADES} atual={aba} aoMudar={mudarAba}>
          {lista}
        </Abas>
      )}
      filtros={FILTROS}
      nomes={['atividade', 'atividades']}
      colunas={COLUNAS_DE_ATIVIDADES}
      consulta={consulta}
      estado={estado}
      tituloDoErro="Erro ao buscar atividades"
      para={({ paiReference }) => para('/ideias/:ideiaId', { ideiaId: idDaReferencia(paiReference) })}
      nomeDoItem={({ acoes }) => acoes}
      vazio={{
        titulo: 'Nenhuma atividade encontrada',
        nadaEncontrado: 'Nenhuma atividade encontrada',
        texto: VAZIO[aba],
      }}
    />
  );
}
