import { Alert, Button, Text } from '@mantine/core';
import { IconReportAnalytics, IconSend, IconTimeline } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFasesEmLote } from '@/areas/cadastro/fases/useFasesEmLote';
import { temFlag } from '@/domain/acesso/quem';
import type { ComId } from '@/domain/comum/campos';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import { administraLicenciada } from '@/domain/empresas/empresa-acoes';
import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import { type Inscrito, podeMudarFase, ROTULO_DA_ORIGEM, tituloDaFase } from '@/domain/projetos/status';
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
const FaseDaEmpresaModal = aoAbrir(() => import('./FaseDaEmpresaModal').then((m) => m.FaseDaEmpresaModal));

const FILTRO = ['fase'] as const;
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

const filtroDe = ({ fases }: { fases: { value: string; label: string }[] }): FiltroDaLista<'fase'> => ({
  id: 'fase',
  titulo: 'Fase',
  campo: (valor, mudar) => <Escolha rotulo="Fase" opcoes={fases} valor={valor} aoMudar={mudar} />,
  mostrar: (valor) => fases.find(({ value }) => value === valor)?.label ?? valor,
});

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
  const [fases] = useState(() =>
    projeto.fases.map(({ id, titulo }) => ({ value: String(id), label: titulo })),
  );
  const estado = useEstadoDaLista({
    filtros: FILTRO,
    vale: (_, valor) => fases.some(({ value }) => value === valor),
    ordemPadrao: POR_NOME,
    ordens: ordensDe(colunas),
  });
  const emLote = useFasesEmLote(projeto, NA_LINHA);
  const [aberto, abrir] = useState<'convite' | Inscrito>();
  const fechar = () => abrir(undefined);
  const fase = fases.find(({ value }) => value === estado.filtros.fase);
  const lista = {
    idProjeto: projeto.id,
    pesquisa: estado.busca,
    fase: fase && Number(fase.value),
    ordem: estado.ordem ?? POR_NOME,
  };
  const consulta = useLista(empresasDoProjetoData.pagina(sessao, lista, estado.porPagina), estado.pagina);
  const situacao = inscricoes(projeto, agora);
  const muda = podeMudarFase(sessao.quem);

  return (
    <>
      <ListPage
        titulo={projeto.nome}
        migalhas={caminhoDaTela('/convidarEmpresa/:projetoId', projeto.nome)}
        resumo={situacao === 'abertas' ? undefined : <Alert color="yellow">{FECHADAS[situacao]}</Alert>}
        busca="Pesquisar por nome ou CNPJ"
        nomes={['empresa', 'empresas']}
        filtros={[filtroDe({ fases })]}
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
          ...(temFlag(sessao.quem, [31, 'leitura'])
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
        acaoPrincipal={
          convida(sessao) && situacao === 'abertas' ? (
            <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => abrir('convite')}>
              Convidar empresa
            </Button>
          ) : undefined
        }
        vazio={{
          titulo: 'Nenhuma empresa convidada!',
          texto: 'Aqui ficam as empresas convidadas para o projeto, e as que se inscreveram nele.',
        }}
      />
      {aberto === 'convite' && <ConvidarParaOProjetoModal projeto={projeto} aoFechar={fechar} />}
      {aberto !== undefined && aberto !== 'convite' && (
        <FaseDaEmpresaModal key={aberto.id} projeto={projeto} inscrito={aberto} aoFechar={fechar} />
      )}
    </>
  );
}
