/** classificacao.xlsx: the leaderboard, and every score with its reason. It brings the library along, so it is loaded then. */
import { arquivoDaPlanilha } from '@/areas/relatorio/celulas';
import type { NotaBruta } from '@/domain/contratos/folhas-brutas';
import { emLugares, FORMULA } from '@/domain/diagnostico/classificacao';
import { dataHora } from '@/ui/texto/formatos';
import type { ClassificacaoLida } from './juri.data';

type Celulas = (string | number)[][];
/** Hundredths as the number that people read; '' of none, which a spreadsheet takes into no mean. */
const emCem = (nota: number | null) => (nota === null ? '' : nota / 100);

export const linhasDaClassificacao = ({ linhas }: ClassificacaoLida): Celulas => [
  [
    'Lugar',
    'Empresa',
    'Categoria',
    'Habilitada',
    'Fase',
    'Júri normalizado',
    'Júri',
    'Autoavaliação',
    'Diferença entre avaliadores',
    'Discordam',
    'Notas dadas',
    'Notas devidas',
  ],
  ...emLugares(linhas, ({ normalizada }) => normalizada).map(({ linha, lugar }) => [
    lugar ?? '',
    linha.empresa,
    linha.categoria,
    linha.habilitada ? 'Sim' : 'Não',
    linha.fase,
    emCem(linha.normalizada),
    emCem(linha.juri),
    emCem(linha.autoavaliacao),
    emCem(linha.diferenca),
    linha.discordam ? 'Sim' : 'Não',
    linha.dadas,
    linha.de,
  ]),
  [],
  [FORMULA],
];

/** Those of the phase, whose title another one may have; a group that no answered version has any more is named by its id. */
export function linhasDasNotas({ idFase, grupos }: ClassificacaoLida, notas: readonly NotaBruta[]): Celulas {
  const nomeDe = new Map(grupos.map(({ id, nome }) => [id, nome]));
  return [
    ['Empresa', 'Grupo', 'Avaliador', 'Nota', 'Justificativa', 'Desconsiderada', 'Dada em'],
    ...notas
      .filter((uma) => uma.idFase === idFase)
      .map(({ empresa, grupo, avaliador, nota, justificativa, desconsiderado, em }) => [
        empresa,
        nomeDe.get(grupo) ?? grupo,
        avaliador,
        emCem(nota),
        justificativa,
        desconsiderado ? 'Sim' : 'Não',
        dataHora(new Date(em)),
      ]),
  ];
}

export const planilhaDoJuri = (lida: ClassificacaoLida, notas: readonly NotaBruta[]): File =>
  arquivoDaPlanilha('classificacao.xlsx', 'Classificação', linhasDaClassificacao(lida), [
    ['Notas', linhasDasNotas(lida, notas)],
  ]);
