/** Challenges, `/desafios` (part 2 §2): a table with search, filters and row menu, or a board with `?vista=mural`. */
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { categoriasDeDesafioData } from '@/areas/categoriasDeDesafio/categoriasDeDesafio.data';
import type { Movendo } from '@/areas/pais/mover';
import { useContagens } from '@/areas/pais/useContagens';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { permissoesDeDesafios } from '@/domain/desafios/permissoes';
import { para } from '@/domain/telas/enderecos';
import { caminhoDaTela, nomeDaTela } from '@/domain/telas/nomes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { ListPage } from '@/ui/lista/ListPage';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { ORDENS_DE_DESAFIOS } from '../desafios.data';
import { COLUNAS_DE_DESAFIOS } from './colunas';
import { filtrosDeDesafios, NOMES_DOS_FILTROS, valeComoFiltro } from './filtros';
import { useAcoesDoDesafio } from './useAcoesDoDesafio';
import { useListaDeDesafios } from './useListaDeDesafios';
import { MURAL, VistasDosDesafios } from './VistasDosDesafios';

const DesafioFormModal = aoAbrir(() =>
  import('../formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
);
const MuralDeDesafios = aoAbrir(() => import('./MuralDeDesafios').then((m) => m.MuralDeDesafios));

const POR_TITULO = { campo: 'titulo', direcao: 'asc' } as const;
const ORDENS = Object.keys(ORDENS_DE_DESAFIOS);
const ENDERECO = '/desafios';

function Tabela({ podeCriar, aoCriar }: { podeCriar: boolean; aoCriar: () => void }) {
  const sessao = useSessaoAtiva();
  const estado = useEstadoDaLista({
    filtros: NOMES_DOS_FILTROS,
    vale: valeComoFiltro,
    ordens: ORDENS,
    ordemPadrao: POR_TITULO,
  });
  const categorias = useQuery(categoriasDeDesafioData.todas(sessao)).data ?? [];
  const acoes = useAcoesDoDesafio();
  const adicionar = (variant: 'filled' | 'light') =>
    podeCriar && (
      <Button variant={variant} leftSection={<IconPlus size={16} aria-hidden />} onClick={aoCriar}>
        Adicionar desafio
      </Button>
    );
  return (
    <>
      <ListPage
        titulo={nomeDaTela(ENDERECO)}
        migalhas={caminhoDaTela(ENDERECO)}
        busca="Pesquisar desafios"
        nomes={['desafio', 'desafios']}
        situacoes={{ filtro: 'filter', rotulo: 'Desafios por status', itens: useContagens(DESAFIO) }}
        filtros={filtrosDeDesafios(categorias)}
        colunas={COLUNAS_DE_DESAFIOS}
        consulta={useListaDeDesafios(estado)}
        estado={estado}
        tituloDoErro="Erro ao buscar desafios"
        para={({ id }) => para('/desafios/:desafioId', { desafioId: id })}
        nomeDoItem={({ titulo }) => titulo}
        acoesDaLinha={acoes.daLinha}
        outrasAcoes={<VistasDosDesafios />}
        acaoPrincipal={adicionar('filled')}
        vazio={{
          titulo: 'Não há desafios cadastrados',
          texto: 'Os desafios que a sua empresa publicar aparecem aqui.',
          acao: adicionar('light'),
          nadaEncontrado: 'Nenhum desafio encontrado!',
        }}
      />
      {acoes.editando && <DesafioFormModal desafio={acoes.editando} aoFechar={acoes.fecharEdicao} />}
    </>
  );
}

interface Props {
  /** The committee's dialog, which is an area of its own. */
  mover: ComponentType<Movendo>;
}

export function DesafiosPage({ mover }: Props) {
  const sessao = useSessaoAtiva();
  const [parametros] = useSearchParams();
  const [criando, definirCriando] = useState(false);
  const podeCriar = pode(sessao, permissoesDeDesafios.desafios, 'create', ['autorEmRascunho']);
  if (parametros.get('vista') === MURAL) return <MuralDeDesafios mover={mover} />;
  return (
    <>
      <Tabela podeCriar={podeCriar} aoCriar={() => definirCriando(true)} />
      {criando && <DesafioFormModal aoFechar={() => definirCriando(false)} />}
    </>
  );
}
