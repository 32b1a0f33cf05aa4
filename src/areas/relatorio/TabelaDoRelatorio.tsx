/**
 * The rows of the report, all of them in memory, so the library sorts and pages them (decisions T202). Only its table
 * is used; page size and steps are those of every other list.
 */
import '@mantine/core/styles/Table.css';
import '@mantine/core/styles/Tooltip.css';
import '@mantine/core/styles/Overlay.css';
import '@mantine/core/styles/LoadingOverlay.css';
import '@mantine/core/styles/Loader.css';
import '@mantine/core/styles/Indicator.css';
import '@mantine/core/styles/Flex.css';
import 'mantine-react-table/styles.css';
import { Anchor, Stack } from '@mantine/core';
import { type MRT_ColumnDef, MRT_TableContainer, useMantineReactTable } from 'mantine-react-table';
import { MRT_Localization_PT_BR } from 'mantine-react-table/locales/pt-BR/index.esm.mjs';
import { Suspense, useMemo, useState } from 'react';
import { type LinhaDoRelatorio, TOTAIS, type TipoDeRelatorio } from '@/domain/relatorio/relatorio';
import { dataHora, numero } from '@/ui/texto/formatos';
import { Link } from '@/ui/moldura/Link';
import { RodapeDaLista } from '@/ui/lista/RodapeDaLista';
import { useCelular } from '@/ui/moldura/useCelular';
import { ITENS_POR_PAGINA } from '@/ui/lista/useEstadoDaLista';
import { CelulaLonga } from './CelulaLonga';
import { LinhasEmCartoes } from './LinhasEmCartoes';
import classes from './Relatorio.module.css';
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { TextoInteiro } from './TextoModal';
import { parte, porCima } from '@/ui/moldura/parte';

/** The library's own words, where they are Portuguese. */
const EM_PORTUGUES = {
  ...MRT_Localization_PT_BR,
  sortByColumnAsc: 'Ordenar por {column} em ordem crescente',
  sortByColumnDesc: 'Ordenar por {column} em ordem decrescente',
  sortedByColumnAsc: 'Ordenado por {column} em ordem crescente',
  sortedByColumnDesc: 'Ordenado por {column} em ordem decrescente',
};

const TextoModal = parte(() => import('./TextoModal').then((m) => m.default), porCima);

/** Pixels; the rest of the columns hold texts. */
const LARGURA: Readonly<Record<string, number>> = {
  titulo: 260,
  regulamentoNome: 210,
  categoriaNome: 180,
  participantes: 150,
  autorNome: 160,
  autorEmail: 270,
  createdAt: 160,
  curtidas: 110,
  comentarios: 140,
  moedas: 110,
  status: 220,
};
const LARGURA_DO_TEXTO = 440;
const PRIMEIRAS = ['titulo', 'status', 'autorNome'];

/** On the screen what names a record comes first; the spreadsheet keeps the specification's order. */
const ordemDe = ({ colunas }: TipoDeRelatorio) => [
  ...PRIMEIRAS,
  ...colunas.map(([campo]) => campo).filter((campo) => !PRIMEIRAS.includes(campo)),
];

function colunas(
  tipo: TipoDeRelatorio,
  aoVer: (texto: TextoInteiro) => void,
): MRT_ColumnDef<LinhaDoRelatorio>[] {
  return tipo.colunas.map(([campo, rotulo]): MRT_ColumnDef<LinhaDoRelatorio> => ({
    id: campo,
    accessorFn: (linha) => linha[campo],
    header: rotulo,
    size: LARGURA[campo] ?? LARGURA_DO_TEXTO,
    ...(Object.hasOwn(TOTAIS, campo)
      ? { mantineTableHeadCellProps: { align: 'right' }, mantineTableBodyCellProps: { align: 'right' } }
      : {}),
    Cell: ({ row: { original } }) => (
      <Celula pai={tipo.pai} linha={original} coluna={[campo, rotulo]} aoVer={aoVer} />
    ),
  }));
}

interface PropsDaCelula extends Pick<TipoDeRelatorio, 'pai'> {
  linha: LinhaDoRelatorio;
  coluna: TipoDeRelatorio['colunas'][number];
  aoVer: (texto: TextoInteiro) => void;
}

function Celula({ pai, linha, coluna: [campo, rotulo], aoVer }: PropsDaCelula) {
  if (campo === 'status') return <StatusDoPai tipo={pai} status={linha.status} />;
  if (campo === 'titulo') {
    return (
      <Anchor component={Link} to={pai.endereco(linha.id)} size="sm" className={classes.celula}>
        {linha.titulo}
      </Anchor>
    );
  }
  const valor = linha[campo];
  if (valor instanceof Date) return dataHora(valor);
  if (typeof valor === 'number') return numero(valor);
  const texto = typeof valor === 'string' ? valor : '';
  return <CelulaLonga texto={texto} titulo={`${rotulo}, ${linha.titulo}`} aoVer={aoVer} />;
}

interface Props {
  tipo: TipoDeRelatorio;
  linhas: readonly LinhaDoRelatorio[];
}

export default function TabelaDoRelatorio({ tipo, linhas }: Props) {
  const [{ pagina, porPagina }, paginar] = useState<{ pagina: number; porPagina: number }>({
    pagina: 0,
    porPagina: ITENS_POR_PAGINA[0],
  });
  const celular = useCelular();
  const [inteiro, verInteiro] = useState<TextoInteiro>();
  const [vistas, definirVistas] = useState(linhas);
  if (vistas !== linhas) {
    // Other rows begin on their first page.
    definirVistas(linhas);
    paginar({ pagina: 0, porPagina });
  }
  const tabela = useMantineReactTable({
    columns: useMemo(() => colunas(tipo, verInteiro), [tipo]),
    data: linhas as LinhaDoRelatorio[],
    getRowId: ({ id }) => id,
    localization: EM_PORTUGUES,
    state: { pagination: { pageIndex: pagina, pageSize: porPagina }, density: 'xs' },
    initialState: { columnOrder: ordemDe(tipo) },
    autoResetPageIndex: false,
    sortDescFirst: false,
    enableColumnActions: false,
    enableColumnFilters: false,
    enableGlobalFilter: false,
    layoutMode: 'grid',
    mantineTableProps: { 'aria-label': `${tipo.aba} do período` },
    mantineTableContainerProps: {
      className: classes.rolagem,
      tabIndex: 0,
      role: 'region',
      'aria-label': `Tabela de ${tipo.pai.nome.plural}, role para os lados`,
    },
  });
  const { rows } = tabela.getRowModel();
  const [ordem] = tabela.getState().sorting;
  return (
    <Stack gap="sm">
      {celular ? (
        <LinhasEmCartoes
          tipo={tipo}
          linhas={rows.map(({ original }) => original)}
          ordem={ordem ? { campo: ordem.id, direcao: ordem.desc ? 'desc' : 'asc' } : null}
          ordenar={(nova) =>
            tabela.setSorting(nova ? [{ id: nova.campo, desc: nova.direcao === 'desc' }] : [])
          }
          aoVer={verInteiro}
        />
      ) : (
        <MRT_TableContainer table={tabela} />
      )}
      <RodapeDaLista
        estado={{
          pagina,
          porPagina,
          irPara: (nova) => paginar({ pagina: nova, porPagina }),
          mudarPorPagina: (quantos) => paginar({ pagina: 0, porPagina: quantos }),
        }}
        consulta={{ itens: rows, total: linhas.length, temMais: (pagina + 1) * porPagina < linhas.length }}
      />
      {inteiro && (
        <Suspense>
          <TextoModal {...inteiro} aoFechar={() => verInteiro(undefined)} />
        </Suspense>
      )}
    </Stack>
  );
}
