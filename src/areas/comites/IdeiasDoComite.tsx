/**
 * Ideas to be looked at: totals by status as filter buttons, search, table. The row menu keeps the agenda (part 2 §2).
 */
import { Stack } from '@mantine/core';
import { IconPin, IconPinnedOff } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { contadorData } from '@/areas/pais/contador.data';
import { type FiltrosDeIdeias, ideiasData, ORDENS_DE_IDEIAS } from '@/areas/ideias/ideias.data';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { type Comite, MAXIMO_DE_IDEIAS } from '@/domain/comite/comite';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada, STATUS_DA_IDEIA } from '@/domain/ideias/ideia';
import { contagemPorStatus } from '@/domain/pai/contagem';
import { caminhos } from '@/domain/comum/caminhos';
import { para } from '@/domain/telas/enderecos';
import { useUmPorVez } from '@/firebase/dados/useUmPorVez';
import { paginaDaLista } from '@/firebase/dados/paginaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { usePagina } from '@/firebase/dados/usePagina';
import { BarraDaLista } from '@/ui/lista/BarraDaLista';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import type { EmLote } from '@/ui/lista/emLote';
import type { AcaoDaLinha } from '@/ui/lista/lista';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { avisarErro } from '@/ui/moldura/avisos';
import { plural } from '@/ui/texto/formatos';
import { podeEscrever } from './acesso';
import { colunasDeIdeias } from './colunas';
import { comitesData } from './comites.data';
import { mudancasDoComite } from './mudancas.data';

const FILTROS = ['filter'] as const;
const ehStatus = (_filtro: string, valor: string) => STATUS_DA_IDEIA.some((status) => status === valor);

/** Row menu: on the agenda or off it, while a session that the person may write in is under way. */
function usePauta(comite: ComId<Comite>) {
  const sessao = useSessaoAtiva();
  const { mutate } = useMutation(mudancasDoComite.mudarIdeias(sessao, comite));
  const { ideiasReferences } = comite;
  return ({ id }: ComId<Ideia>): AcaoDaLinha[] => {
    const referencia = caminhos.ideia(sessao.contexto, id);
    if (ideiasReferences.includes(referencia)) {
      return [
        {
          rotulo: 'Tirar da pauta',
          icone: <IconPinnedOff size={16} />,
          aoClicar: () => mutate({ referencia, naPauta: false }),
        },
      ];
    }
    if (ideiasReferences.length >= MAXIMO_DE_IDEIAS) return [];
    return [
      {
        rotulo: 'Colocar na pauta',
        icone: <IconPin size={16} />,
        aoClicar: () => mutate({ referencia, naPauta: true }),
      },
    ];
  };
}

/** Several rows at once; each starts from the agenda as it is then. */
function usePautaEmLote(comite: ComId<Comite>): EmLote<ComId<Ideia>> {
  const sessao = useSessaoAtiva();
  const chave = comitesData.chave(sessao);
  const { um, aoTerminar } = useUmPorVez([
    [...chave, 'ativo'],
    [...chave, 'comite'],
  ]);
  const naPauta = new Set(comite.ideiasReferences);
  const esta = ({ id }: ComId<Ideia>) => naPauta.has(caminhos.ideia(sessao.contexto, id));
  const mudar = async (colocar: boolean) => {
    try {
      const fazer = await mudancasDoComite.abrirPauta(sessao, colocar);
      return ({ id }: ComId<Ideia>) => um(() => fazer(id));
    } catch (erro) {
      avisarErro(erro);
      return undefined;
    }
  };
  return {
    selecionadas: ['ideia selecionada', 'ideias selecionadas'],
    acoes: [
      {
        rotulo: 'Colocar na pauta',
        icone: <IconPin size={16} aria-hidden />,
        pode: (ideia) => publicada(ideia) && !esta(ideia),
        porQueNao: (ideia) =>
          publicada(ideia) ? 'Já está na pauta.' : 'É um rascunho: o comitê vê as publicadas.',
        preparar: () => mudar(true),
        andamento: 'Colocando ideias na pauta',
        feito: (quantas) =>
          plural(quantas, 'ideia está na pauta do comitê.', 'ideias estão na pauta do comitê.'),
      },
      {
        rotulo: 'Tirar da pauta',
        icone: <IconPinnedOff size={16} aria-hidden />,
        pode: esta,
        porQueNao: () => 'Não está na pauta.',
        preparar: () => mudar(false),
        andamento: 'Tirando ideias da pauta',
        feito: (quantas) => plural(quantas, 'ideia saiu da pauta.', 'ideias saíram da pauta.'),
      },
    ],
    aoTerminar,
  };
}

interface TabelaProps {
  comite: ComId<Comite> | null;
  acoesDaLinha?: (ideia: ComId<Ideia>) => AcaoDaLinha[];
  emLote?: EmLote<ComId<Ideia>>;
}

function Tabela({ comite, acoesDaLinha, emLote }: TabelaProps) {
  const sessao = useSessaoAtiva();
  const { contexto } = sessao;
  const estado = useEstadoDaLista({ filtros: FILTROS, vale: ehStatus, ordens: ORDENS_DE_IDEIAS });
  const status = STATUS_DA_IDEIA.find((s) => s === estado.filtros.filter);
  const filtros: FiltrosDeIdeias = {
    aba: 'todas',
    ...(status ? { status } : {}),
    ...(estado.busca ? { pesquisa: estado.busca } : {}),
  };
  const lista = { ...filtros, ...(estado.ordem ? { ordem: estado.ordem } : {}) };
  const pagina = usePagina(ideiasData.pagina(sessao, lista, estado.porPagina), estado.pagina);
  const total = useQuery(ideiasData.total(sessao, filtros));
  const consulta = paginaDaLista(pagina, total);
  const contador = useQuery(contadorData.doTipo(sessao, IDEIA));
  const colunas = useMemo(() => {
    const naPauta = new Set(comite?.ideiasReferences);
    return colunasDeIdeias((id) => naPauta.has(caminhos.ideia(contexto, id)));
  }, [comite?.ideiasReferences, contexto]);
  return (
    <Stack gap="md">
      <BarraDaLista
        busca="Pesquisar ideias"
        nomes={['ideia', 'ideias']}
        situacoes={{
          filtro: 'filter',
          rotulo: 'Ideias por status',
          itens: contador.isPending ? undefined : contagemPorStatus(IDEIA, contador.data ?? null),
        }}
        estado={estado}
        total={consulta.total}
      />
      <CorpoDaLista
        titulo="Ideias"
        colunas={colunas}
        consulta={consulta}
        estado={estado}
        tituloDoErro="Erro ao buscar ideias"
        para={({ id }) => para('/ideias/:ideiaId', { ideiaId: id })}
        nomeDoItem={({ titulo }) => titulo}
        {...(acoesDaLinha ? { acoesDaLinha } : {})}
        emLote={emLote}
        vazio={{
          titulo: 'Não há ideias cadastradas',
          texto: 'As ideias que a empresa publicar aparecem aqui para o comitê.',
          nadaEncontrado: 'Nenhuma ideia encontrada com o filtro aplicado!',
        }}
      />
    </Stack>
  );
}

function ComPauta({ comite }: { comite: ComId<Comite> }) {
  return <Tabela comite={comite} acoesDaLinha={usePauta(comite)} emLote={usePautaEmLote(comite)} />;
}

export function IdeiasDoComite({ comite }: { comite: ComId<Comite> | null }) {
  const sessao = useSessaoAtiva();
  return comite && podeEscrever(sessao, comite) ? <ComPauta comite={comite} /> : <Tabela comite={comite} />;
}
