import { Button, TextInput } from '@mantine/core';
import { IconEdit, IconPlus, IconTrash } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { data, numero } from '@/ui/texto/formatos';
import { type Coluna, ordensDe } from '@/ui/lista/lista';
import { ListPage } from '@/ui/lista/ListPage';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useEstadoDaLista } from '@/ui/lista/useEstadoDaLista';

interface Ideia {
  id: string;
  titulo: string;
  autor: string;
  status: 'teal' | 'yellow' | 'green';
  moedas: number;
  curtidas: number;
  criada: Date;
}

const LONGO =
  'Reaproveitar a água da chuva na lavagem dos caminhões da frota inteira, com medição por placa e relatório mensal para todos';
const IDEIAS: Ideia[] = Array.from({ length: 250 }, (_, indice) => ({
  id: String(indice),
  titulo: indice % 7 === 3 ? LONGO : `Ideia ${indice + 1}: menos papel no atendimento`,
  autor: ['Ana Souza', 'Bruno Lima', 'Carla Dias'][indice % 3] ?? '',
  status: (['teal', 'yellow', 'green'] as const)[indice % 3] ?? 'teal',
  moedas: (indice * 7919) % 5000,
  curtidas: (indice * 31) % 90,
  criada: new Date(2026, indice % 12, (indice % 28) + 1),
}));
const NOMES = { teal: 'Nova ideia', yellow: 'Aguardando análise do comitê', green: 'Aprovada' } as const;

const COLUNAS: Coluna<Ideia>[] = [
  { id: 'titulo', titulo: 'Título', celula: ({ titulo }) => titulo, ordenavel: 'texto' },
  { id: 'autor', titulo: 'Autor', celula: ({ autor }) => autor, largura: '10rem' },
  {
    id: 'status',
    titulo: 'Situação',
    celula: ({ status }) => <StatusBadge cor={status}>{NOMES[status]}</StatusBadge>,
  },
  {
    id: 'moedas',
    titulo: 'Moedas',
    celula: ({ moedas }) => numero(moedas),
    numerica: true,
    ordenavel: 'numero',
  },
  {
    id: 'curtidas',
    titulo: 'Curtidas',
    celula: ({ curtidas }) => numero(curtidas),
    numerica: true,
    ordenavel: 'numero',
    somenteDesktop: true,
  },
  {
    id: 'criada',
    titulo: 'Criada em',
    celula: ({ criada }) => data(criada),
    numerica: true,
    ordenavel: 'data',
  },
];
const ORDENS = ordensDe(COLUNAS);
const FILTROS = ['autor', 'status', 'setor', 'objetivo', 'ano', 'mes', 'texto'] as const;

export function ListaDaGaleria() {
  const { estado: qual } = useParams();
  const estado = useEstadoDaLista({ filtros: FILTROS, ordens: ORDENS });
  const { ordem, porPagina, pagina } = estado;
  const quantos = qual === '250' ? 250 : porPagina;
  const itens = useMemo(() => {
    const campo = ordem?.campo as keyof Ideia | undefined;
    const sinal = ordem?.direcao === 'desc' ? -1 : 1;
    const todas = campo ? IDEIAS.toSorted((a, b) => (a[campo] < b[campo] ? -sinal : sinal)) : IDEIAS;
    return todas.slice(pagina * quantos, (pagina + 1) * quantos);
  }, [ordem, pagina, quantos]);

  return (
    <ListPage
      titulo="Ideias"
      migalhas={[{ rotulo: 'Início', para: '/pecas' }, { rotulo: 'Ideias' }]}
      acaoPrincipal={<Button leftSection={<IconPlus size={16} aria-hidden />}>Adicionar Ideia</Button>}
      busca="Pesquisar ideias"
      filtros={FILTROS.map((id) => ({
        id,
        titulo: id,
        campo: (valor, mudar) => (
          <TextInput label={id} value={valor} onChange={(evento) => mudar(evento.currentTarget.value)} />
        ),
      }))}
      colunas={COLUNAS}
      consulta={{
        itens: qual === 'vazia' ? [] : itens,
        total: 250,
        carregando: qual === 'carregando',
        erro: qual === 'erro' ? new Error('Permissão negada') : null,
        recarregar: () => {},
        temMais: (pagina + 1) * quantos < 250,
      }}
      estado={estado}
      para={({ id }) => `/lista/ideia-${id}`}
      nomeDoItem={({ titulo }) => titulo}
      acoesDaLinha={acoes}
      tituloDoErro="Erro ao buscar ideias"
      vazio={{
        titulo: 'Nenhuma ideia cadastrada',
        texto: 'As ideias da sua empresa aparecem aqui. Comece contando o problema que você vê.',
        acao: <Button>Adicionar Ideia</Button>,
        nadaEncontrado: 'Nenhuma ideia encontrada',
      }}
    />
  );
}

function acoes() {
  return [
    { rotulo: 'Editar', icone: <IconEdit size={16} aria-hidden />, aoClicar: () => {} },
    { rotulo: 'Remover', icone: <IconTrash size={16} aria-hidden />, aoClicar: () => {}, perigo: true },
  ];
}
