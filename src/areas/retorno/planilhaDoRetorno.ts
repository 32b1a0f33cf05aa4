/** retorno-2026.xlsx: ideas with their sums, and every line. It brings the library along, so it is loaded then. */
import type * as z from 'zod/mini';
import { arquivoDaPlanilha } from '@/areas/relatorio/celulas';
import type { linhasDoRetorno } from '@/domain/contratos/planilhaDoRetorno';
import { diaEscrito } from '@/domain/comum/datas';
import {
  dinheiroDe,
  doAno,
  mesEscrito,
  ROTULO_DA_SITUACAO,
  ROTULO_DO_RETORNO,
  somasDe,
  ultimoMes,
} from '@/domain/retorno/retorno';

export type LinhasLidas = z.infer<typeof linhasDoRetorno.saida>;
type Celulas = (string | number)[][];

/** Cents as the number that people read: a spreadsheet adds it up. */
const emReais = (centavos: number) => centavos / 100;
const dia = (valor: string | null) => (valor ? diaEscrito(valor) : '');

/** Somebody validated it; the name of who did is not in the sheet. */
const contada = <L extends { validada: boolean }>(linha: L) => ({
  ...linha,
  validadaPor: linha.validada ? 'validada' : null,
});

export const folhaDasIdeias = ({ ideias, faltam }: LinhasLidas, ano: number): Celulas => [
  [
    'Lugar',
    'Ideia',
    'Setores',
    'Implementada em',
    'Ganhos validados (R$)',
    'Custos validados (R$)',
    'Líquido validado (R$)',
    'Líquido realizado (R$)',
    'Líquido previsto (R$)',
  ],
  ...ideias.map(({ titulo, setores, implementadaEm, linhas }, i) => {
    const { ganho, custo, liquido } = dinheiroDe(somasDe(linhas.map(contada), doAno(ano)));
    return [
      i + 1,
      titulo,
      setores.join(', '),
      dia(implementadaEm),
      emReais(ganho.validado),
      emReais(custo.validado),
      emReais(liquido.validado),
      emReais(liquido.realizado),
      emReais(liquido.previsto),
    ];
  }),
  [],
  [`Valores nos meses de ${ano}, das ideias públicas, as de maior líquido validado primeiro.`],
  ...(faltam > 0 ? [[`Ficaram de fora ${faltam} ideias com menos retorno.`]] : []),
];

export const folhaDasLinhas = ({ ideias }: LinhasLidas): Celulas => [
  [
    'Ideia',
    'O que trouxe',
    'Unidade',
    'Situação',
    'Primeiro mês',
    'Último mês',
    'Meses',
    'Por mês',
    'Em todos os meses',
    'Validado em',
    'Devolvido por',
    'Nota',
  ],
  ...ideias.flatMap(({ titulo, linhas }) =>
    linhas.map((linha) => [
      titulo,
      ROTULO_DO_RETORNO[linha.tipo].rotulo,
      ROTULO_DO_RETORNO[linha.tipo].unidade ?? 'R$',
      ROTULO_DA_SITUACAO[linha.situacao],
      mesEscrito(linha.inicio),
      mesEscrito(ultimoMes(linha)),
      linha.meses,
      emReais(linha.valor),
      emReais(linha.valor * linha.meses),
      linha.validada ? dia(linha.validadaEm) || 'Sim' : '',
      linha.devolvida,
      linha.nota,
    ]),
  ),
];

export const planilhaDoRetorno = (lidas: LinhasLidas, ano: number): File =>
  arquivoDaPlanilha(`retorno-${ano}.xlsx`, 'Ideias', folhaDasIdeias(lidas, ano), [
    ['Linhas', folhaDasLinhas(lidas)],
  ]);
