/**
 * `/licenciadas/{id}`, of a platform MASTER: the licensee's companies, who administers each, and how far their
 * invitations are (decisions P185).
 */
import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload, IconMailForward, IconMailPlus, IconPlus } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import type { ComId } from '@/domain/comum/campos';
import type { Administrador } from '@/domain/contratos/empresas';
import {
  esperaConvite,
  ROTULO_DO_ADMINISTRADOR,
  type SituacaoDoAdministrador,
} from '@/domain/empresas/administrador';
import { mascararCnpj } from '@/domain/empresas/cnpj';
import type { Licenciada } from '@/domain/empresas/licenciada';
import { MENU } from '@/domain/telas/menu';
import { useImagem } from '@/firebase/arquivos/useImagem';
import { useLista } from '@/firebase/dados/usePagina';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { COLUNA_DO_CADASTRO } from '@/ui/lista/porNome';
import { type OrdemDaLista, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { avisarErro } from '@/ui/moldura/avisos';
import { EmptyState } from '@/ui/pagina/EmptyState';
import { ErrorState } from '@/ui/pagina/ErrorState';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { PageSkeleton } from '@/ui/pagina/PageSkeleton';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { usePageTitle } from '@/ui/pagina/usePageTitle';
import { Voltar } from '@/ui/pagina/Voltar';
import { data } from '@/ui/texto/formatos';
import { daLicenciadaData, type EmpresaDaLicenciada } from './daLicenciada.data';
import { exportarEmpresas } from './exportarEmpresas';
import { ROTULO_DO_STATUS } from './filtrosDeEmpresas';
import { LogoNaLinha } from './LogoNaLinha';
import { useAcoesDaEmpresa } from './useAcoesDaEmpresa';

const EditarEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.EditarEmpresaModal));
const NovaEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.NovaEmpresaModal));
const OutroEnderecoModal = aoAbrir(() => import('./OutroEnderecoModal').then((m) => m.OutroEnderecoModal));

const COR = {
  ativo: 'teal',
  desabilitado: 'gray',
  aguardando: 'blue',
  recusado: 'red',
  expirado: 'orange',
  cancelado: 'gray',
} as const satisfies Record<SituacaoDoAdministrador, string>;

const POR_NOME: OrdemDaLista = { campo: 'nomeFantasia', direcao: 'asc' };

/** The badge, and since when or until when. */
function Situacao({ situacao, enviadoEm, expiraEm }: Administrador) {
  const quando =
    situacao === 'aguardando' && expiraEm !== null
      ? `vale até ${data(new Date(expiraEm))}`
      : esperaConvite(situacao) && enviadoEm !== null
        ? `enviado em ${data(new Date(enviadoEm))}`
        : '';
  return (
    <Group gap={6} wrap="wrap">
      <StatusBadge cor={COR[situacao]}>{ROTULO_DO_ADMINISTRADOR[situacao]}</StatusBadge>
      {quando ? (
        <Text span size="xs" c="dimmed">
          {quando}
        </Text>
      ) : null}
    </Group>
  );
}

type Delas = Record<string, readonly Administrador[]> | undefined;

function Administradores({ deles }: { deles: readonly Administrador[] | undefined }) {
  if (!deles) return <Esqueleto altura={36} />;
  if (deles.length === 0) return <Text span>Ninguém administra</Text>;
  return (
    <Stack gap={6}>
      {deles.map((um) => (
        <div key={um.id}>
          <DuasLinhas nome={um.nome} sob={um.email} />
          <Situacao {...um} />
        </div>
      ))}
    </Stack>
  );
}

const colunasCom = (delas: Delas): readonly Coluna<EmpresaDaLicenciada>[] => [
  {
    id: 'nomeFantasia',
    titulo: 'Empresa',
    ordenavel: 'texto',
    celula: (empresa) => (
      <DuasLinhas
        nome={empresa.nomeFantasia}
        sob={`${mascararCnpj(empresa.cnpj)}${empresa.role === 'CONVIDADA' ? ' · empresa convidada' : ''}`}
        antes={<LogoNaLinha empresa={empresa} />}
      />
    ),
  },
  {
    id: 'administradores',
    titulo: 'Quem administra',
    largura: '22rem',
    celula: ({ id }) => <Administradores deles={delas ? (delas[id] ?? []) : undefined} />,
  },
  {
    id: 'status',
    titulo: 'Status',
    sobOTitulo: true,
    largura: '6rem',
    celula: ({ status }) => (
      <StatusBadge cor={status === 'ATIVO' ? 'teal' : 'gray'}>{ROTULO_DO_STATUS[status]}</StatusBadge>
    ),
  },
  { ...COLUNA_DO_CADASTRO, largura: '6.5rem' },
];
const ORDENS = ordensDe(colunasCom(undefined));

interface Alvo {
  empresa: EmpresaDaLicenciada;
  administrador: Administrador;
}

/** Name, e-mail and logo of the licensee, where one looks for whose companies these are. */
function Cabecalho({ licenciada }: { licenciada: ComId<Licenciada> }) {
  const logo = useImagem(licenciada.logo[0]?.path);
  return (
    <Group gap="sm">
      {logo ? <img src={logo} alt="" height={40} style={{ maxWidth: 160, objectFit: 'contain' }} /> : null}
      <Text span>
        E-mail: <Anchor href={`mailto:${licenciada.email}`}>{licenciada.email}</Anchor>
      </Text>
    </Group>
  );
}

function Empresas({ licenciada }: { licenciada: ComId<Licenciada> }) {
  usePageTitle(licenciada.nome);
  const estado = useEstadoDaLista({ ordemPadrao: POR_NOME, ordens: ORDENS });
  const ordem = estado.ordem ?? POR_NOME;
  const cliente = useQueryClient();
  const [nova, abrirNova] = useState(false);
  const [alvo, mirar] = useState<Alvo>();
  const [exportando, exportar] = useState(false);
  const consulta = useLista(
    daLicenciadaData.pagina(licenciada.id, estado.busca, ordem, estado.porPagina),
    estado.pagina,
  );
  const ids = (consulta.itens ?? []).map(({ id }) => id);
  const administradores = useQuery(daLicenciadaData.administradores(licenciada.id, ids));
  const acoes = useAcoesDaEmpresa(licenciada.id);
  const reenviar = useMutation(daLicenciadaData.reenviar(licenciada.id));
  const mandar = async () => {
    exportar(true);
    await exportarEmpresas(licenciada.id, estado.busca, ordem).catch(avisarErro);
    exportar(false);
  };
  return (
    <>
      <ListPage
        titulo={`Empresas de ${licenciada.nome}`}
        migalhas={[{ rotulo: MENU.administracao['/'].rotulo, para: '/' }, { rotulo: licenciada.nome }]}
        resumo={
          <Stack gap="xs">
            <Cabecalho licenciada={licenciada} />
            {administradores.error ? (
              <ErrorState
                titulo="Erro ao buscar quem administra"
                erro={administradores.error}
                aoTentarDeNovo={() => void administradores.refetch()}
              />
            ) : null}
          </Stack>
        }
        busca="Pesquisar por nome ou CNPJ"
        nomes={['empresa', 'empresas']}
        colunas={colunasCom(administradores.data)}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar empresas"
        nomeDoItem={({ nomeFantasia }) => nomeFantasia}
        acoesDaLinha={(empresa) => [
          ...(administradores.data?.[empresa.id] ?? [])
            .filter(({ situacao }) => esperaConvite(situacao))
            .flatMap((administrador) => [
              {
                rotulo: `Reenviar convite a ${administrador.nome}`,
                icone: <IconMailForward size={16} />,
                aoClicar: () =>
                  reenviar.mutate({ id: empresa.id, colaboradorId: administrador.id, email: null }),
              },
              {
                rotulo: `Outro endereço para ${administrador.nome}`,
                icone: <IconMailPlus size={16} />,
                aoClicar: () => mirar({ empresa, administrador }),
              },
            ]),
          ...acoes.daLinha(empresa).filter(({ rotulo }) => rotulo !== 'Canais de aviso'),
        ]}
        acaoPrincipal={
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrirNova(true)}>
            Adicionar Empresa
          </Button>
        }
        outrasAcoes={
          <Button
            variant="default"
            loading={exportando}
            leftSection={<IconDownload size={16} aria-hidden />}
            onClick={() => void mandar()}
          >
            Exportar planilha
          </Button>
        }
        vazio={{
          titulo: 'Nenhuma Empresa Cadastrada!',
          texto: 'Cadastre a primeira empresa: quem a administra recebe um convite por e-mail.',
        }}
      />
      {nova && (
        <NovaEmpresaModal
          licenciadaId={licenciada.id}
          tipo="NORMAL"
          aoFechar={() => {
            abrirNova(false);
            void cliente.invalidateQueries({ queryKey: daLicenciadaData.chave(licenciada.id) });
          }}
        />
      )}
      {acoes.editando && (
        <EditarEmpresaModal
          licenciadaId={licenciada.id}
          empresa={acoes.editando}
          aoFechar={acoes.fecharEdicao}
        />
      )}
      {alvo && (
        <OutroEnderecoModal licenciadaId={licenciada.id} {...alvo} aoFechar={() => mirar(undefined)} />
      )}
    </>
  );
}

export function LicenciadaPage() {
  const { licenciadaId = '' } = useParams();
  const { data: licenciada, error, isPending, refetch } = useQuery(daLicenciadaData.uma(licenciadaId));
  if (isPending) return <PageSkeleton forma="lista" />;
  if (error)
    return (
      <ErrorState titulo="Erro ao buscar a licenciada" erro={error} aoTentarDeNovo={() => void refetch()} />
    );
  if (licenciada?.deletedAt !== null)
    return (
      <EmptyState
        nivel={1}
        titulo="Licenciada não encontrada"
        texto="Ela pode ter sido removida, ou o endereço está incompleto."
        acao={<Voltar para="/" />}
      />
    );
  return <Empresas licenciada={licenciada} />;
}
