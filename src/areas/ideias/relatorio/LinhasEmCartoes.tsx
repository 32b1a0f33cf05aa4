/** The report on a phone: a card per idea, as in every other list; its long texts together in a dialog. */
import { Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { COLUNAS_DO_RELATORIO, type LinhaDoRelatorio } from '@/domain/ideias/relatorio-ideias';
import { para } from '@/domain/telas/enderecos';
import { CartoesDaLista } from '@/ui/lista/CartoesDaLista';
import { data, plural } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { OrdemDosCartoes } from '@/ui/lista/OrdemDosCartoes';
import type { Ordem } from '@/ui/lista/useEstadoDaLista';
import { StatusDaIdeia } from '../StatusDaIdeia';
import type { TextoInteiro } from './TextoModal';

/** What the cards can be sorted by: the columns of the table behind them. */
const ORDENS = [
  { id: 'titulo', titulo: 'Título', ordenavel: 'texto' },
  { id: 'autorNome', titulo: 'Autor(es)', ordenavel: 'texto' },
  { id: 'createdAt', titulo: 'Cadastro', ordenavel: 'data' },
  { id: 'curtidas', titulo: 'Curtidas', ordenavel: 'numero' },
  { id: 'comentarios', titulo: 'Comentários', ordenavel: 'numero' },
  { id: 'moedas', titulo: 'Moedas', ordenavel: 'numero' },
] as const;

const FATOS: Coluna<LinhaDoRelatorio>[] = [
  {
    id: 'titulo',
    titulo: 'Título',
    celula: ({ titulo, status }) => (
      <Stack gap={4} align="flex-start">
        <Text span inherit lineClamp={3}>
          {titulo}
        </Text>
        <StatusDaIdeia status={status} />
      </Stack>
    ),
  },
  { id: 'autorNome', titulo: 'Autor(es)', celula: ({ autorNome }) => autorNome },
  { id: 'createdAt', titulo: 'Cadastro', celula: ({ createdAt }) => data(createdAt) },
  {
    id: 'recebeu',
    titulo: 'Recebeu',
    celula: ({ curtidas, comentarios, moedas }) =>
      [
        plural(curtidas, 'curtida', 'curtidas'),
        plural(comentarios, 'comentário', 'comentários'),
        plural(moedas, 'moeda', 'moedas'),
      ].join(' · '),
  },
];
const NO_CARTAO = new Set<string>([...ORDENS.map(({ id }) => id), 'status']);

/** Rule, address and the texts. */
const resto = (linha: LinhaDoRelatorio): TextoInteiro => ({
  titulo: linha.titulo,
  partes: COLUNAS_DO_RELATORIO.flatMap(([campo, rotulo]) =>
    NO_CARTAO.has(campo) ? [] : [[rotulo, String(linha[campo])] as const],
  ),
});

interface Props {
  linhas: readonly LinhaDoRelatorio[];
  ordem: Ordem | null;
  ordenar: (ordem: Ordem | null) => void;
  aoVer: (inteiro: TextoInteiro) => void;
}

export function LinhasEmCartoes({ linhas, ordem, ordenar, aoVer }: Props) {
  return (
    <>
      <OrdemDosCartoes colunas={ORDENS} estado={{ ordem, ordemPadrao: null, ordenar }} />
      <CartoesDaLista
        titulo="Ideias do período"
        itens={linhas}
        colunas={FATOS}
        para={({ id }) => para('/ideias/:ideiaId', { ideiaId: id })}
        nomeDoItem={({ titulo }) => titulo}
        acoesDaLinha={(linha) => [
          { rotulo: 'Ver os textos', icone: <IconFileText size={16} />, aoClicar: () => aoVer(resto(linha)) },
        ]}
      />
    </>
  );
}
