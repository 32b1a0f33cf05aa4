/** What the spreadsheet of a report says, and the name it is saved under. */
import type { Periodo } from '@/domain/comum/datas';
import {
  type LinhaDoRelatorio,
  percentualDeParticipacao,
  TOTAIS,
  type TipoDeRelatorio,
  totaisDe,
} from '@/domain/relatorio/relatorio';
import { variacao } from '@/domain/pai/somas-do-periodo';
import { data, plural } from '@/ui/texto/formatos';
import { percentual } from '@/ui/texto/percentual';
import type { FolhaDosRegistros, ResumoDaPlanilha } from './planilha';
import type { Relatorio } from './relatorio.data';

/** The sheet of the records as the worker takes it. */
export const folhaDosRegistros = ({
  aba,
  colunas,
  pai: { aparencia },
}: TipoDeRelatorio): FolhaDosRegistros => ({
  aba,
  colunas,
  rotulos: Object.fromEntries(Object.entries(aparencia).map(([status, { rotulo }]) => [status, rotulo])),
});

export const periodoEmPalavras = ({ inicio, fim }: Periodo) => `${data(inicio)} a ${data(fim)}`;

/**
 * Totals of the rows that are exported. Compared with the period before only when they are the whole period. For a
 * filter's rows the period before is not known.
 */
export function resumoDaExportacao(
  { aba, totais, pai: { nome } }: Pick<TipoDeRelatorio, 'aba' | 'totais' | 'pai'>,
  { periodo, linhas: todas, anterior, participacao }: Relatorio,
  linhas: readonly LinhaDoRelatorio[],
): ResumoDaPlanilha {
  const somas = totaisDe(linhas);
  const inteiro = linhas.length === todas.length;
  const mudou = (atual: number, antes: number) => (inteiro ? variacao(atual, antes) : undefined);
  const antes = (quantos: number, um: string, varios: string) =>
    inteiro ? `${plural(quantos, um, varios)} no período anterior` : 'Só as linhas filtradas';
  const quota = percentual(percentualDeParticipacao(somas.usuarios, participacao.ativos), 1);
  return {
    periodo: periodoEmPalavras(periodo),
    linhas: [
      [
        aba,
        somas.registros,
        mudou(somas.registros, anterior.registros),
        antes(anterior.registros, nome.singular, nome.plural),
      ],
      ...totais.map((total) => {
        const { um, varios, titulo } = TOTAIS[total];
        return [
          titulo,
          somas[total],
          mudou(somas[total], anterior[total]),
          antes(anterior[total], um, varios),
        ] as const;
      }),
      [
        'Usuários',
        somas.usuarios,
        undefined,
        `${quota} de ${plural(participacao.ativos, 'colaborador ativo', 'colaboradores ativos')}`,
      ],
    ],
  };
}
