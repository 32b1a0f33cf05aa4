/** Columns of both lists of rules: name, period, where today stands in it, and the coins each person may give. */
import type { ComId } from '@/domain/comum/campos';
import { type ComPeriodo, emAndamento } from '@/domain/regulamentos/regulamento';
import type { Coluna } from '@/ui/lista/lista';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data, numero } from '@/ui/texto/formatos';

type Regulamento = ComId<ComPeriodo & { nome: string; quantidadeMoedasPorColaborador: number }>;

export const RECENTES = { campo: 'createdAt', direcao: 'desc' } as const;

/** `agora` is when the list was opened. */
export const colunasDeRegulamentos = (agora: Date): readonly Coluna<Regulamento>[] => [
  { id: 'nome', titulo: 'Nome', celula: ({ nome }) => nome, ordenavel: 'texto' },
  {
    id: 'periodo',
    titulo: 'Período',
    celula: ({ dataInicial, dataFinal }) => `${data(dataInicial)} a ${data(dataFinal)}`,
    largura: '14rem',
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    sobOTitulo: true,
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

function Situacao({ regulamento, agora }: { regulamento: Regulamento; agora: Date }) {
  if (emAndamento(regulamento, agora)) return <StatusBadge cor="teal">Em andamento</StatusBadge>;
  return regulamento.dataInicial > agora ? (
    <StatusBadge cor="indigo">Futuro</StatusBadge>
  ) : (
    <StatusBadge cor="gray">Encerrado</StatusBadge>
  );
}
