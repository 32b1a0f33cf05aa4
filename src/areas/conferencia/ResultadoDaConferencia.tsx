/** What is equal, different or missing, and the file of the differences. */
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useId, useState } from 'react';
import {
  type Conferido,
  linhasDasDiferencas,
  ROTULO_DA_MEDIDA,
  ROTULO_DO_CONFERIDO,
  type SituacaoConferida,
  SITUACOES_DA_CONFERENCIA,
} from '@/domain/diagnostico/conferencia';
import { baixar } from '@/ui/formulario/baixar';
import { CorpoDaLista } from '@/ui/lista/CorpoDaLista';
import { DuasLinhas } from '@/ui/lista/DuasLinhas';
import type { Coluna } from '@/ui/lista/lista';
import { Situacoes } from '@/ui/lista/Situacoes';
import { avisarErro } from '@/ui/moldura/avisos';
import type { Cor } from '@/ui/moldura/cores';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { numero, plural } from '@/ui/texto/formatos';
import type { Conferencia } from './conferencia.data';

const CORES: Record<SituacaoConferida, Cor> = {
  diferente: 'red',
  faltaNaPlanilha: 'yellow',
  faltaNoSistema: 'yellow',
  igual: 'green',
};
const valor = (centesimos: number | null) => (centesimos === null ? '' : numero(centesimos / 100, 2));

const COLUNAS: readonly Coluna<Conferido & { id: string }>[] = [
  {
    id: 'onde',
    titulo: 'Grupo ou pergunta',
    celula: ({ grupo, pergunta }) =>
      pergunta ? <DuasLinhas nome={pergunta} sob={grupo} /> : <DuasLinhas nome={grupo} sob="Média" />,
  },
  { id: 'medida', titulo: 'Valor', largura: '9rem', celula: ({ medida }) => ROTULO_DA_MEDIDA[medida] },
  {
    id: 'planilha',
    titulo: 'Na planilha',
    largura: '7rem',
    numerica: true,
    celula: ({ naPlanilha }) => valor(naPlanilha),
  },
  {
    id: 'sistema',
    titulo: 'No sistema',
    largura: '7rem',
    numerica: true,
    celula: ({ guardado }) => valor(guardado),
  },
  {
    id: 'situacao',
    titulo: 'Situação',
    largura: '10rem',
    celula: ({ situacao }) => (
      <StatusBadge cor={CORES[situacao]}>{ROTULO_DO_CONFERIDO[situacao]}</StatusBadge>
    ),
  },
  {
    id: 'linha',
    titulo: 'Linha',
    largura: '5rem',
    numerica: true,
    celula: ({ linha }) => (linha === null ? '' : numero(linha)),
  },
];

async function exportar(conferidos: readonly Conferido[]) {
  try {
    const { arquivoDaPlanilha } = await import('@/areas/relatorio/celulas');
    baixar(arquivoDaPlanilha('diferencas.xlsx', 'Diferenças', linhasDasDiferencas(conferidos)));
  } catch {
    avisarErro('Não foi possível exportar as diferenças. Tente de novo em instantes.');
  }
}

export function ResultadoDaConferencia({ resultado }: { resultado: Conferencia }) {
  const id = useId();
  const { conferidos, folhas, fase } = resultado;
  const total = (situacao: SituacaoConferida) =>
    conferidos.filter((cada) => cada.situacao === situacao).length;
  const diferencas = conferidos.length - total('igual');
  const [situacao, filtrar] = useState<string>();
  const [pagina, irPara] = useState(0);
  const [porPagina, mudarPorPagina] = useState(25);
  const vistos = conferidos
    .map((cada, i) => ({ ...cada, id: String(i) }))
    .filter((cada) => situacao === undefined || cada.situacao === situacao);
  const mostrar = (nova: string | undefined) => {
    filtrar(nova);
    irPara(0);
  };
  return (
    <Stack component="section" gap="sm" aria-labelledby={id}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={id}>
          Resultado da conferência
        </Title>
        <Button
          variant="default"
          leftSection={<IconFileExport size={16} aria-hidden />}
          disabled={diferencas === 0}
          onClick={() => void exportar(conferidos)}
        >
          Exportar diferenças
        </Button>
      </Group>
      <Text role="status">
        {diferencas === 0
          ? `Tudo confere: ${plural(conferidos.length, 'valor igual', 'valores iguais')}.`
          : `${plural(diferencas, 'valor não confere', 'valores não conferem')}, de ${numero(conferidos.length)}.`}{' '}
        O sistema guarda {plural(folhas, 'questionário finalizado', 'questionários finalizados')} da empresa
        {fase === null ? ' e nenhuma nota de avaliador.' : ` e notas da fase ${fase}.`}
      </Text>
      {/* In a row of its own, as in a list's toolbar: it grows along the line. */}
      <Group>
        <Situacoes
          rotulo="Filtrar por situação"
          itens={SITUACOES_DA_CONFERENCIA.map((cada) => ({
            valor: cada,
            rotulo: ROTULO_DO_CONFERIDO[cada],
            total: total(cada),
          }))}
          atual={situacao}
          aoEscolher={mostrar}
        />
      </Group>
      <CorpoDaLista
        titulo="Valores conferidos"
        colunas={COLUNAS}
        semOrdem="Na ordem do questionário; o que ele não conhece vem por último."
        tituloDoErro="Erro ao processar dados"
        vazio={{ titulo: 'Não há o que conferir', nadaEncontrado: 'Nenhum valor nesta situação!' }}
        consulta={{
          itens: vistos.slice(pagina * porPagina, (pagina + 1) * porPagina),
          total: vistos.length,
          carregando: false,
          recarregar: () => undefined,
          temMais: vistos.length > (pagina + 1) * porPagina,
        }}
        estado={{
          pagina,
          porPagina,
          ordem: null,
          ordemPadrao: null,
          filtrada: situacao !== undefined,
          irPara,
          mudarPorPagina: (quantos) => {
            mudarPorPagina(quantos);
            irPara(0);
          },
          ordenar: () => undefined,
          ordenarPor: () => undefined,
          limparFiltros: () => mostrar(undefined),
        }}
      />
    </Stack>
  );
}
