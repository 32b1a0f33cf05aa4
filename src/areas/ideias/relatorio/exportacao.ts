/** What the spreadsheet of a report says, and the name it is saved under. */
import type { Periodo } from '@/domain/comum/datas';
import { type LinhaDoRelatorio, percentualDeParticipacao, totaisDe } from '@/domain/ideias/relatorio-ideias';
import { variacao } from '@/domain/pai/somas-do-periodo';
import { data, percentual, plural } from '@/ui/texto/formatos';
import type { ResumoDaPlanilha } from './planilha';
import type { Relatorio } from './relatorio.data';

export const NOME_DO_ARQUIVO = 'relatorio.xlsx';

export const periodoEmPalavras = ({ inicio, fim }: Periodo) => `${data(inicio)} a ${data(fim)}`;

/**
 * Totals of the rows that are exported. Compared with the period before only when they are the whole period: of a
 * filter's rows the period before is not known.
 */
export function resumoDaExportacao(
  { periodo, linhas: todas, anterior, participacao }: Relatorio,
  linhas: readonly LinhaDoRelatorio[],
): ResumoDaPlanilha {
  const { ideias, comentarios, curtidas, usuarios } = totaisDe(linhas);
  const inteiro = linhas.length === todas.length;
  const mudou = (atual: number, antes: number) => (inteiro ? variacao(atual, antes) : undefined);
  const antes = (quantos: number, um: string, varios: string) =>
    inteiro ? `${plural(quantos, um, varios)} no período anterior` : 'Só as linhas filtradas';
  const quota = percentual(percentualDeParticipacao(usuarios, participacao.ativos), 1);
  return {
    periodo: periodoEmPalavras(periodo),
    linhas: [
      ['Ideias', ideias, mudou(ideias, anterior.registros), antes(anterior.registros, 'ideia', 'ideias')],
      [
        'Comentários',
        comentarios,
        mudou(comentarios, anterior.comentarios),
        antes(anterior.comentarios, 'comentário', 'comentários'),
      ],
      [
        'Curtidas',
        curtidas,
        mudou(curtidas, anterior.curtidas),
        antes(anterior.curtidas, 'curtida', 'curtidas'),
      ],
      [
        'Usuários',
        usuarios,
        undefined,
        `${quota} de ${plural(participacao.ativos, 'colaborador ativo', 'colaboradores ativos')}`,
      ],
    ],
  };
}
