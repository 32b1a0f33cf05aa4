import { Alert, Button, Stack, Text } from '@mantine/core';
import {
  IconLink,
  IconMail,
  IconRepeat,
  IconReportAnalytics,
  IconSend,
  IconFileImport,
  IconTag,
  IconTimeline,
} from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ForaDaVotacao } from '@/areas/cadastro/categoria/ForaDaVotacao';
import {
  HABILITADA,
  habilitadaDoFiltro,
  opcoesDeHabilitada,
  simOuNao,
} from '@/areas/cadastro/fases/habilitada';
import { useFasesEmLote } from '@/areas/cadastro/fases/useFasesEmLote';
import { veOutras } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { administraLicenciada } from '@/domain/empresas/empresa-acoes';
import { SEM_CATEGORIA } from '@/domain/projetos/categoria';
import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import {
  type Inscrito,
  podeMudarCategoria,
  podeMudarFase,
  recusaDaCategoria,
  ROTULO_DA_ORIGEM,
  tituloDaFase,
} from '@/domain/projetos/status';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela } from '@/domain/telas/nomes';
import { useLista } from '@/firebase/dados/usePagina';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Escolha } from '@/ui/lista/Escolha';
import type { FiltroDaLista } from '@/ui/lista/filtro';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { type OrdemDaLista, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';
import { empresasDoProjetoData } from './empresasDoProjeto.data';

const ConvidarParaOProjetoModal = aoAbrir(() =>
  import('./ConvidarParaOProjetoModal').then((m) => m.ConvidarParaOProjetoModal),
);
const ImportarEmpresasModal = aoAbrir(() =>
  import('./ImportarEmpresasModal').then((m) => m.ImportarEmpresasModal),
);
const LinksDeInscricaoModal = aoAbrir(() =>
  import('./LinksDeInscricaoModal').then((m) => m.LinksDeInscricaoModal),
);
const MensagensModal = aoAbrir(() => import('./MensagensModal').then((m) => m.MensagensModal));
const QuemVoltouModal = aoAbrir(() => import('./QuemVoltouModal').then((m) => m.QuemVoltouModal));
const FaseDaEmpresaModal = aoAbrir(() => import('./FaseDaEmpresaModal').then((m) => m.FaseDaEmpresaModal));

const CategoriaDaEmpresaModal = aoAbrir(() =>
  import('@/areas/cadastro/categoria/CategoriaDaEmpresaModal').then((m) => m.CategoriaDaEmpresaModal),
);

const FILTRO = ['fase', 'categoria', 'habilitada'] as const;
type Filtro = (typeof FILTRO)[number];
const POR_NOME: OrdemDaLista = { campo: 'nomeFantasia', direcao: 'asc' };

const colunasDe = (projeto: Projeto): readonly Coluna<Inscrito>[] => [
  {
    id: 'nomeFantasia',
    titulo: 'Empresa',
    ordenavel: 'texto',
    celula: ({ nomeFantasia }) => (
      <Text span inherit lineClamp={2} title={nomeFantasia}>
        {nomeFantasia}
      </Text>
    ),
  },
  {
    id: 'cnpj',
    titulo: 'CNPJ',
    celula: ({ cnpj }) => <span style={{ whiteSpace: 'nowrap' }}>{mascararCnpj(cnpj)}</span>,
    largura: '11rem',
  },
  {
    id: 'fase',
    titulo: 'Fase',
    celula: ({ status }) => <StatusBadge cor="indigo">{tituloDaFase(projeto, status)}</StatusBadge>,
    largura: '14rem',
  },
  {
    id: 'categoria',
    titulo: 'Categoria',
    celula: ({ categoria }) => categoria || <StatusBadge cor="yellow">Sem categoria</StatusBadge>,
    largura: '11rem',
  },
  {
    id: 'habilitada',
    titulo: HABILITADA,
    somenteDesktop: true,
    celula: ({ habilitada }) => simOuNao(habilitada),
    largura: '7rem',
  },
  {
    id: 'origem',
    titulo: 'Chegou por',
    somenteDesktop: true,
    celula: ({ origem }) => ROTULO_DA_ORIGEM[origem],
    largura: '9rem',
  },
  {
    id: 'createdAt',
    titulo: 'Inscrição',
    ordenavel: 'data',
    somenteDesktop: true,
    celula: ({ createdAt }) => data(createdAt),
    largura: '8rem',
  },
];

type Opcoes = Record<Filtro, { value: string; label: string }[]>;

const opcoesDe = ({ fases, categoria }: Projeto): Opcoes => ({
  fase: fases.map(({ id, titulo }) => ({ value: String(id), label: titulo })),
  categoria: [
    { value: SEM_CATEGORIA, label: 'Sem categoria' },
    ...categoria.map((uma) => ({ value: uma, label: uma })),
  ],
  habilitada: opcoesDeHabilitada,
});

const TITULO: Record<Filtro, string> = {
  fase: 'Fase',
  categoria: 'Categoria',
  habilitada: HABILITADA,
};

const filtrosDe = (opcoes: Opcoes): FiltroDaLista<Filtro>[] =>
  FILTRO.map((id) => ({
    id,
    titulo: TITULO[id],
    campo: (valor, mudar) => (
      <Escolha rotulo={TITULO[id]} opcoes={opcoes[id]} valor={valor} aoMudar={mudar} />
    ),
    mostrar: (valor) => opcoes[id].find(({ value }) => value === valor)?.label ?? valor,
  }));

/** Companies are born by the licensee's hand only. */
const convida = (sessao: SessaoAtiva) => administraLicenciada(sessao) && !sessao.master;

const NA_LINHA = ({ idEmpresa, status }: Inscrito) => ({ idEmpresa, status });

const FECHADAS = {
  encerradas: 'As inscrições deste projeto estão encerradas: ninguém mais pode ser convidado.',
  abrem: 'As inscrições deste projeto ainda não abriram.',
};

export function EmpresasDoProjeto({ projeto }: { projeto: ComId<Projeto> }) {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const [agora] = useState(() => new Date());
  const [colunas] = useState(() => colunasDe(projeto));
  const [opcoes] = useState(() => opcoesDe(projeto));
  const estado = useEstadoDaLista({
    filtros: FILTRO,
    vale: (filtro, valor) => opcoes[filtro].some(({ value }) => value === valor),
    ordemPadrao: POR_NOME,
    ordens: ordensDe(colunas),
  });
  const emLote = useFasesEmLote(projeto, NA_LINHA);
  const [aberto, abrir] = useState<'convite' | 'planilha' | 'links' | 'voltou' | 'mensagens' | Inscrito>();
  const [aCategorizar, categorizar] = useState<Inscrito>();
  const fechar = () => abrir(undefined);
  const lista = {
    idProjeto: projeto.id,
    pesquisa: estado.busca,
    fase: estado.filtros.fase === undefined ? undefined : Number(estado.filtros.fase),
    categoria: estado.filtros.categoria,
    habilitada: habilitadaDoFiltro(estado.filtros.habilitada),
    ordem: estado.ordem ?? POR_NOME,
  };
  const consulta = useLista(empresasDoProjetoData.pagina(sessao, lista, estado.porPagina), estado.pagina);
  const situacao = inscricoes(projeto, agora);
  const muda = podeMudarFase(sessao.quem);
  const { anoVigencia, votacao } = projeto;
  const mudaCategoria =
    podeMudarCategoria(sessao.quem) &&
    recusaDaCategoria({ anoVigencia, inicioDaVotacao: votacao && votacao.inicio }, agora) === null;

  return (
    <>
      <ListPage
        titulo={projeto.nome}
        migalhas={caminhoDaTela('/convidarEmpresa/:projetoId', projeto.nome)}
        resumo={
          <Stack gap="sm">
            {situacao === 'abertas' ? null : <Alert color="yellow">{FECHADAS[situacao]}</Alert>}
            <ForaDaVotacao projeto={projeto} />
          </Stack>
        }
        busca="Pesquisar por nome ou CNPJ"
        nomes={['empresa', 'empresas']}
        filtros={filtrosDe(opcoes)}
        colunas={colunas}
        consulta={consulta}
        estado={estado}
        emLote={emLote}
        tituloDoErro="Erro ao buscar empresas"
        nomeDoItem={({ nomeFantasia }) => nomeFantasia}
        aoAbrir={abrir}
        acoesDaLinha={(inscrito) => [
          {
            rotulo: muda ? 'Mudar fase' : 'Ver fases',
            icone: <IconTimeline size={16} />,
            aoClicar: () => abrir(inscrito),
          },
          ...(mudaCategoria
            ? [
                {
                  rotulo: inscrito.categoria === '' ? 'Escolher categoria' : 'Mudar categoria',
                  icone: <IconTag size={16} />,
                  aoClicar: () => categorizar(inscrito),
                },
              ]
            : []),
          ...(veOutras(sessao.quem, 31)
            ? [
                {
                  rotulo: 'Ver resultado',
                  icone: <IconReportAnalytics size={16} />,
                  aoClicar: () =>
                    void navegar(
                      para('/diagnosticoDaEmpresa/:idEmpresa/:idProjeto', {
                        idEmpresa: inscrito.idEmpresa,
                        idProjeto: projeto.id,
                      }),
                    ),
                },
              ]
            : []),
        ]}
        outrasAcoes={
          <>
            <Button
              variant="default"
              leftSection={<IconRepeat size={16} aria-hidden />}
              onClick={() => abrir('voltou')}
            >
              Quem voltou
            </Button>
            {sessao.quem.papel === 'ADMIN' ? (
              <Button
                variant="default"
                leftSection={<IconMail size={16} aria-hidden />}
                onClick={() => abrir('mensagens')}
              >
                Mensagens
              </Button>
            ) : null}
          </>
        }
        acaoPrincipal={
          situacao === 'abertas' ? (
            <>
              {convida(sessao) ? (
                <>
                  <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => abrir('convite')}>
                    Convidar empresa
                  </Button>
                  <Button
                    variant="default"
                    leftSection={<IconFileImport size={16} aria-hidden />}
                    onClick={() => abrir('planilha')}
                  >
                    Convidar de uma planilha
                  </Button>
                </>
              ) : null}
              <Button
                variant="default"
                leftSection={<IconLink size={16} aria-hidden />}
                onClick={() => abrir('links')}
              >
                Links de inscrição
              </Button>
            </>
          ) : undefined
        }
        vazio={{
          titulo: 'Nenhuma empresa convidada!',
          texto: 'Aqui ficam as empresas convidadas para o projeto, e as que se inscreveram nele.',
        }}
      />
      {aberto === 'convite' && <ConvidarParaOProjetoModal projeto={projeto} aoFechar={fechar} />}
      {aberto === 'planilha' && <ImportarEmpresasModal projeto={projeto} aoFechar={fechar} />}
      {aberto === 'links' && <LinksDeInscricaoModal projeto={projeto} aoFechar={fechar} />}
      {aberto === 'mensagens' && <MensagensModal projeto={projeto} aoFechar={fechar} />}
      {aberto === 'voltou' && <QuemVoltouModal projeto={projeto} aoFechar={fechar} />}
      {typeof aberto === 'object' && (
        <FaseDaEmpresaModal key={aberto.id} projeto={projeto} inscrito={aberto} aoFechar={fechar} />
      )}
      {aCategorizar && (
        <CategoriaDaEmpresaModal
          key={aCategorizar.id}
          organizadora={sessao.contexto.empresaId}
          idProjeto={projeto.id}
          categorias={projeto.categoria}
          empresa={{ ...aCategorizar, nome: aCategorizar.nomeFantasia }}
          aoFechar={() => categorizar(undefined)}
        />
      )}
    </>
  );
}
