/** `/gerenciarEvidencias` (part 3 §2, module 25): what companies showed, and whether the organiser looked at it. */
import type { ComId } from '@/domain/comum/campos';
import type { EvidenciaRecebida } from '@/domain/evidencias/evidencia';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { dataHora } from '@/ui/texto/formatos';
import { Conferida } from './Conferida';
import { EsperaDasEscolhas } from './EsperaDasEscolhas';
import { evidenciasData } from './evidencias.data';
import classes from './Evidencias.module.css';
import { NomeDaEvidencia } from './NomeDaEvidencia';

/** The list is as much as a page has room for. */
const EscolhasDasEvidencias = aoAbrir(
  () => import('./EscolhasDasEvidencias').then((m) => m.EscolhasDasEvidencias),
  <EsperaDasEscolhas />,
);

const TITULO = nomeDaTela('/gerenciarEvidencias');
const FILTROS = ['questionario', 'empresa'] as const;

const COLUNAS: readonly Coluna<ComId<EvidenciaRecebida>>[] = [
  {
    id: 'nome',
    titulo: 'Evidência',
    celula: (evidencia) => (
      <div className={classes.nome}>
        <NomeDaEvidencia evidencia={evidencia} />
      </div>
    ),
  },
  {
    id: 'empresa',
    titulo: 'Empresa',
    largura: '13rem',
    celula: ({ nomeFantasia, questionario }) => <DuasLinhas nome={nomeFantasia} sob={questionario} />,
  },
  { id: 'envio', titulo: 'Data do envio', largura: '11rem', celula: ({ createdAt }) => dataHora(createdAt) },
  {
    id: 'conferida',
    titulo: 'Conferida',
    largura: '8rem',
    celula: (evidencia) => <Conferida evidencia={evidencia} />,
  },
];

export function GerenciarEvidenciasPage() {
  const sessao = useSessaoAtiva();
  usePageTitle(TITULO);
  const estado = useEstadoDaLista({ filtros: FILTROS });
  const { questionario, empresa } = estado.filtros;
  const lista = { questionario, empresa, pesquisa: estado.busca };
  const consulta = useLista(evidenciasData.recebidas(sessao, lista, estado.porPagina), estado.pagina);
  return (
    <ListPage
      titulo={TITULO}
      migalhas={caminhoDaTela('/gerenciarEvidencias')}
      resumo={
        <EscolhasDasEvidencias questionario={questionario} empresa={empresa} aoFiltrar={estado.filtrar} />
      }
      busca="Pesquisar evidência ou empresa"
      nomes={['evidência', 'evidências']}
      colunas={COLUNAS}
      consulta={consulta}
      estado={estado}
      tituloDoErro="Erro ao buscar evidências"
      nomeDoItem={({ nomeArquivo }) => nomeArquivo}
      vazio={{
        titulo: 'Nenhuma evidência cadastrada!',
        texto: 'O que as empresas enviam na fase de evidências dos seus projetos aparece aqui.',
      }}
    />
  );
}
