/** The report on a phone: a card per record, as in every other list. A dialog shows its long texts together. */
import { Stack, Text } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import {
  type LinhaDoRelatorio,
  TOTAIS,
  type TipoDeRelatorio,
  type TotalDoRelatorio,
} from '@/domain/relatorio/relatorio';
import { CartoesDaLista } from '@/ui/lista/CartoesDaLista';
import { data, plural } from '@/ui/texto/formatos';
import type { Coluna } from '@/ui/lista/lista';
import { OrdemDosCartoes } from '@/ui/lista/OrdemDosCartoes';
import type { OrdemDaLista } from '@/ui/lista/useEstadoDaLista';
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { TextoInteiro } from './TextoModal';

/** What the cards can be sorted by, of the columns of the table behind them. */
const ORDENS = [
  { id: 'titulo', titulo: 'Título', ordenavel: 'texto' },
  { id: 'autorNome', titulo: 'Autor(es)', ordenavel: 'texto' },
  { id: 'createdAt', titulo: 'Cadastro', ordenavel: 'data' },
  { id: 'curtidas', titulo: 'Curtidas', ordenavel: 'numero' },
  { id: 'comentarios', titulo: 'Comentários', ordenavel: 'numero' },
  { id: 'moedas', titulo: 'Moedas', ordenavel: 'numero' },
] as const;

/** A number and what it counts stay on one line. */
const juntos = (texto: string) => texto.replaceAll(' ', '\u00a0');

const tem = ({ colunas }: TipoDeRelatorio, id: string) => colunas.some(([campo]) => campo === id);

const fatos = (tipo: TipoDeRelatorio): Coluna<LinhaDoRelatorio>[] => [
  {
    id: 'titulo',
    titulo: 'Título',
    celula: ({ titulo, status }) => (
      <Stack gap={4} align="flex-start">
        <Text span inherit lineClamp={3}>
          {titulo}
        </Text>
        <StatusDoPai tipo={tipo.pai} status={status} />
      </Stack>
    ),
  },
  { id: 'autorNome', titulo: 'Autor(es)', celula: ({ autorNome }) => autorNome },
  { id: 'createdAt', titulo: 'Cadastro', celula: ({ createdAt }) => data(createdAt) },
  {
    id: 'recebeu',
    titulo: 'Recebeu',
    celula: (linha) =>
      (Object.keys(TOTAIS) as TotalDoRelatorio[])
        .filter((total) => tem(tipo, total))
        .map((total) => juntos(plural(linha[total], TOTAIS[total].um, TOTAIS[total].varios)))
        .join(' · '),
  },
];
const NO_CARTAO = new Set<string>([...ORDENS.map(({ id }) => id), 'status']);

/** Rule, address and the texts. */
const resto = ({ colunas }: TipoDeRelatorio, linha: LinhaDoRelatorio): TextoInteiro => ({
  titulo: linha.titulo,
  partes: colunas.flatMap(([campo, rotulo]) =>
    NO_CARTAO.has(campo) ? [] : [[rotulo, String(linha[campo])] as const],
  ),
});

interface Props {
  tipo: TipoDeRelatorio;
  linhas: readonly LinhaDoRelatorio[];
  ordem: OrdemDaLista | null;
  ordenar: (ordem: OrdemDaLista | null) => void;
  aoVer: (inteiro: TextoInteiro) => void;
}

export function LinhasEmCartoes({ tipo, linhas, ordem, ordenar, aoVer }: Props) {
  return (
    <>
      <OrdemDosCartoes
        colunas={ORDENS.filter(({ id }) => tem(tipo, id))}
        estado={{ ordem, ordemPadrao: null, ordenar }}
      />
      <CartoesDaLista
        titulo={`${tipo.aba} do período`}
        itens={linhas}
        colunas={fatos(tipo)}
        para={({ id }) => tipo.pai.endereco(id)}
        nomeDoItem={({ titulo }) => titulo}
        acoesDaLinha={(linha) => [
          {
            rotulo: 'Ver os textos',
            icone: <IconFileText size={16} />,
            aoClicar: () => aoVer(resto(tipo, linha)),
          },
        ]}
      />
    </>
  );
}
