/** 'Empresas' and 'Empresas convidadas' (part 1 §2): the same list of the two kinds of company. */
import { Button } from '@mantine/core';
import { IconPlus, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { podeCadastrarEmpresa } from '@/domain/empresas/empresa-acoes';
import { FILTROS_DE_EMPRESA, lerFiltros, valeComoFiltro } from '@/domain/empresas/empresa-filtros';
import { STATUS_DA_EMPRESA } from '@/domain/empresas/empresa-status';
import type { PapelDaEmpresa } from '@/domain/acesso/papeis';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { useLista } from '@/firebase/dados/usePagina';
import { ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { type OrdemDaLista, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { agenteDeEmpresa } from './agente';
import { COLUNAS_DE_EMPRESAS } from './colunasDeEmpresas';
import { empresasData } from './empresas.data';
import { FILTROS, ROTULO_DO_STATUS } from './filtrosDeEmpresas';
import { useAcoesDaEmpresa } from './useAcoesDaEmpresa';

const CanaisModal = aoAbrir(() => import('./canais/CanaisModal').then((m) => m.CanaisModal));
const ConvidarEmpresaModal = aoAbrir(() =>
  import('./ConvidarEmpresaModal').then((m) => m.ConvidarEmpresaModal),
);
const EditarEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.EditarEmpresaModal));
const NovaEmpresaModal = aoAbrir(() => import('./EmpresaFormModal').then((m) => m.NovaEmpresaModal));

const ORDENS = ordensDe(COLUNAS_DE_EMPRESAS);
const POR_NOME: OrdemDaLista = { campo: 'nomeFantasia', direcao: 'asc' };

const ENDERECO = { NORMAL: '/empresas', CONVIDADA: '/empresas-convidadas' } as const;
const PARA_QUE: Record<PapelDaEmpresa, string> = {
  NORMAL: 'Aqui ficam as empresas da licenciada, cada uma com as suas pessoas e permissões.',
  CONVIDADA: 'Aqui ficam as empresas convidadas a participar de projetos, e as que se cadastraram neles.',
};

export const EmpresasNormaisPage = () => <EmpresasPage tipo="NORMAL" />;
export const EmpresasConvidadasPage = () => <EmpresasPage tipo="CONVIDADA" />;

function EmpresasPage({ tipo }: { tipo: PapelDaEmpresa }) {
  const sessao = useSessaoAtiva();
  const { licenciadaId } = sessao.contexto;
  const estado = useEstadoDaLista({
    filtros: FILTROS_DE_EMPRESA,
    vale: valeComoFiltro,
    ordemPadrao: POR_NOME,
    ordens: ORDENS,
  });
  const [aberto, abrir] = useState<'nova' | 'convite'>();
  const acoes = useAcoesDaEmpresa();
  const lista = {
    role: tipo,
    filtros: lerFiltros(estado.filtros, estado.busca),
    ordem: estado.ordem ?? POR_NOME,
  };
  const consulta = useLista(empresasData.pagina(sessao, lista, estado.porPagina), estado.pagina);
  const porStatus = useQuery(empresasData.porStatus(sessao, tipo)).data;
  const situacoes =
    porStatus &&
    STATUS_DA_EMPRESA.flatMap((valor) =>
      porStatus[valor] === 0 ? [] : [{ valor, rotulo: ROTULO_DO_STATUS[valor], total: porStatus[valor] }],
    );
  const cadastra = podeCadastrarEmpresa(agenteDeEmpresa(sessao));
  const fechar = () => abrir(undefined);

  return (
    <>
      <ListPage
        titulo={nomeDaTela(ENDERECO[tipo])}
        migalhas={caminhoDaTela(ENDERECO[tipo])}
        busca="Pesquisar por nome ou CNPJ"
        nomes={['empresa', 'empresas']}
        situacoes={{ filtro: 'status', rotulo: 'Empresas por status', itens: situacoes }}
        filtros={FILTROS}
        colunas={COLUNAS_DE_EMPRESAS}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar empresas"
        nomeDoItem={({ nomeFantasia }) => nomeFantasia}
        para={({ id }) => para('/empresas/:empresaId', { empresaId: id })}
        acoesDaLinha={acoes.daLinha}
        acaoPrincipal={
          cadastra ? (
            <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => abrir('nova')}>
              Adicionar Empresa
            </Button>
          ) : undefined
        }
        outrasAcoes={
          cadastra ? (
            <Button
              variant="default"
              leftSection={<IconSend size={16} aria-hidden />}
              onClick={() => abrir('convite')}
            >
              Convidar
            </Button>
          ) : undefined
        }
        vazio={{ titulo: 'Nenhuma Empresa Cadastrada!', texto: PARA_QUE[tipo] }}
      />
      {aberto === 'nova' && <NovaEmpresaModal licenciadaId={licenciadaId} tipo={tipo} aoFechar={fechar} />}
      {aberto === 'convite' && <ConvidarEmpresaModal aoFechar={fechar} />}
      {acoes.emCanais && <CanaisModal aoFechar={acoes.fecharCanais} />}
      {acoes.editando && (
        <EditarEmpresaModal
          licenciadaId={licenciadaId}
          empresa={acoes.editando}
          aoFechar={acoes.fecharEdicao}
        />
      )}
    </>
  );
}
