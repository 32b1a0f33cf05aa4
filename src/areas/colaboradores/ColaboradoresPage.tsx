/** Collaborators list (part 1 §2). */
import { Button } from '@mantine/core';
import { IconUserPlus, IconUserX } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import { podeConvidar, podeMudarAcesso } from '@/domain/pessoas/colaborador-acoes';
import { lerFiltros, NOMES_DOS_FILTROS, valeComoFiltro } from '@/domain/pessoas/colaborador-filtros';
import type { ComId } from '@/domain/comum/campos';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ordensDe } from '@/ui/lista/lista';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';
import { ListPage } from '@/ui/lista/ListPage';
import { type OrdemDaLista, useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { agenteDe } from './agente';
import { COLUNAS } from './colunas';
import { type ComoAdicionar, comoAdicionar } from './comoAdicionar';
import { FILTROS } from './filtros';
import { useAcoesDoColaborador } from './useAcoesDoColaborador';
import { useEmLote } from './useEmLote';
import { useListaDeColaboradores } from './useListaDeColaboradores';
import { parte, porCima } from '@/ui/moldura/parte';

const AdicionarColaboradorModal = parte(
  () => import('./AdicionarColaboradorModal').then((m) => m.AdicionarColaboradorModal),
  porCima,
);
const EditarColaboradorModal = parte(
  () => import('./EditarColaboradorModal').then((m) => m.EditarColaboradorModal),
  porCima,
);

const ORDENS = ordensDe(COLUNAS);
const PELO_NOME: OrdemDaLista = { campo: 'nome', direcao: 'asc' };

/** How people are being added, in the address: a link leads to the spreadsheet, and a reload stays there. */
function useComoAdicionar() {
  const [parametros, definirParametros] = useSearchParams();
  const mudar = (como: ComoAdicionar | undefined) =>
    definirParametros(
      (atuais) => {
        const proximos = new URLSearchParams(atuais);
        if (como) proximos.set('adicionar', como);
        else proximos.delete('adicionar');
        return proximos;
      },
      { replace: true },
    );
  return [comoAdicionar(parametros.get('adicionar')), mudar] as const;
}

export function ColaboradoresPage() {
  const sessao = useSessaoAtiva();
  const agente = agenteDe(sessao);
  const [editada, editar] = useState<ComId<Colaborador>>();
  const [como, adicionar] = useComoAdicionar();
  const acoesDaLinha = useAcoesDoColaborador(editar);
  const estado = useEstadoDaLista({
    filtros: NOMES_DOS_FILTROS,
    vale: valeComoFiltro,
    ordemPadrao: PELO_NOME,
    ordens: ORDENS,
  });
  const lista = { filtros: lerFiltros(estado.filtros, estado.busca), ordem: estado.ordem ?? PELO_NOME };
  const { consulta, situacoes } = useListaDeColaboradores(lista, estado);
  const emLote = useEmLote();
  const navegar = useNavigate();
  const outras = podeMudarAcesso(agente)
    ? [
        {
          rotulo: nomeDaTela('/colaboradores/removidas'),
          icone: <IconUserX size={16} aria-hidden />,
          aoClicar: () => void navegar(para('/colaboradores/removidas')),
        },
      ]
    : [];

  return (
    <>
      <ListPage
        titulo={nomeDaTela('/colaboradores')}
        migalhas={caminhoDaTela('/colaboradores')}
        busca="Pesquisar por nome ou e-mail"
        nomes={['pessoa', 'pessoas']}
        situacoes={{ filtro: 'status', rotulo: 'Pessoas por status', itens: situacoes }}
        emLote={emLote}
        filtros={FILTROS}
        colunas={COLUNAS}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar colaboradores"
        para={({ id }) => para('/colaboradores/:colaboradorId', { colaboradorId: id })}
        nomeDoItem={({ nome }) => nome}
        acoesDaLinha={acoesDaLinha}
        acaoPrincipal={
          <>
            {podeConvidar(agente) && (
              <Button
                leftSection={<IconUserPlus size={16} aria-hidden />}
                onClick={() => adicionar('pessoa')}
              >
                Adicionar Colaborador
              </Button>
            )}
            <MaisAcoes acoes={outras} />
          </>
        }
        vazio={{
          titulo: 'Nenhum Colaborador Encontrado!',
          nadaEncontrado:
            lista.filtros.status === 'PENDING'
              ? 'Nenhum colaborador convidado!'
              : 'Nenhum Colaborador Encontrado!',
          texto: 'Convide as pessoas da empresa: cada uma recebe um e-mail e define a própria senha.',
        }}
      />
      <Suspense>
        {como && podeConvidar(agente) && (
          <AdicionarColaboradorModal como={como} aoMudar={adicionar} aoFechar={() => adicionar(undefined)} />
        )}
        {editada && <EditarColaboradorModal colaborador={editada} aoFechar={() => editar(undefined)} />}
      </Suspense>
    </>
  );
}
