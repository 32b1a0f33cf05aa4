/** Idea-rules list (part 2 §2). ADMIN writes; a rule is locked from its first day on. */
import { Button } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { diaDe } from '@/domain/comum/datas';
import type { ComId } from '@/domain/comum/fields';
import { can } from '@/domain/acesso/permissions';
import { bloqueado, emAndamento, type RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { consultaDaLista } from '@/firebase/dados/consultaDaLista';
import { useSessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { usePagina } from '@/firebase/dados/usePagina';
import { data, numero } from '@/ui/texto/formatos';
import type { AcaoDaLinha, Coluna } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';
import { regulamentosData } from './regulamentos.data';
import { Link } from '@/ui/moldura/Link';

const ORDENS = ['nome'] as const;
const RECENTES = { campo: 'createdAt', direcao: 'desc' } as const;

const colunas = (agora: Date): readonly Coluna<ComId<RegulamentoIdeias>>[] => [
  { id: 'nome', titulo: 'Nome', celula: ({ nome }) => nome, ordenavel: 'texto' },
  {
    id: 'periodo',
    titulo: 'Período',
    celula: ({ dataInicial, dataFinal }) => `${data(diaDe(dataInicial))} a ${data(diaDe(dataFinal))}`,
    largura: '14rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    celula: (regulamento) => <Situacao regulamento={regulamento} agora={agora} />,
    largura: '10rem',
  },
  {
    id: 'moedas',
    titulo: 'Moedas por pessoa',
    numerica: true,
    somenteDesktop: true,
    celula: ({ quantidadeMoedasPorColaborador }) => numero(quantidadeMoedasPorColaborador),
    largura: '11rem',
  },
];

function Situacao({ regulamento, agora }: { regulamento: RegulamentoIdeias; agora: Date }) {
  if (emAndamento(regulamento, agora)) return <StatusBadge cor="teal">Em andamento</StatusBadge>;
  return regulamento.dataInicial > agora ? (
    <StatusBadge cor="indigo">Futuro</StatusBadge>
  ) : (
    <StatusBadge cor="gray">Encerrado</StatusBadge>
  );
}

export function RegulamentosPage() {
  const sessao = useSessaoAtiva();
  const navegar = useNavigate();
  const confirmar = useConfirmar();
  const [agora] = useState(() => new Date());
  const estado = useEstadoDaLista({ ordemPadrao: RECENTES, ordens: ORDENS });
  const lista = regulamentosData.pagina(sessao, estado.busca, estado.ordem ?? RECENTES, estado.porPagina);
  const pagina = usePagina(lista, estado.pagina);
  const total = useQuery(lista.total);
  const remover = useMutation(regulamentosData.remover(sessao));
  const pode = can(sessao.quem, 'regulamentosIdeias', 'create');

  const acoesDaLinha = (regulamento: ComId<RegulamentoIdeias>): AcaoDaLinha[] => {
    if (!pode) return [];
    const editar = {
      rotulo: 'Editar',
      icone: <IconPencil size={16} />,
      aoClicar: () => void navegar(`/ideias/regulamento/${regulamento.id}`),
    };
    if (bloqueado(regulamento, agora)) return [editar];
    const perguntarERemover = async () => {
      const titulo = `Tem certeza que deseja remover o regulamento "${regulamento.nome}"?`;
      if (await confirmar({ titulo, perigo: true })) remover.mutate(regulamento);
    };
    return [
      editar,
      {
        rotulo: 'Remover',
        icone: <IconTrash size={16} />,
        perigo: true,
        aoClicar: () => void perguntarERemover(),
      },
    ];
  };

  return (
    <ListPage
      titulo="Regulamentos de ideias"
      migalhas={[{ rotulo: 'Ideias', para: '/ideias' }, { rotulo: 'Regulamento de Ideias' }]}
      busca="Pesquisar pelo nome"
      colunas={colunas(agora)}
      consulta={consultaDaLista(pagina, total)}
      estado={estado}
      tituloDoErro="Erro ao buscar regulamentos"
      {...(pode ? { para: ({ id }: { id: string }) => `/ideias/regulamento/${id}` } : {})}
      nomeDoItem={({ nome }) => nome}
      acoesDaLinha={acoesDaLinha}
      acaoPrincipal={
        pode ? (
          <Button component={Link} to="/ideias/regulamento" leftSection={<IconPlus size={16} aria-hidden />}>
            Adicionar regulamento
          </Button>
        ) : undefined
      }
      vazio={{
        titulo: 'Nenhum Regulamento Cadastrado!',
        texto: 'Um regulamento diz por quanto tempo e com quantas moedas e pontos as ideias são recebidas.',
      }}
    />
  );
}
