/** The report as somebody downloads it, for pdf.mjs: eight dimensions, each with an analysis of usual length. */
import { jsPDF } from 'jspdf';
import type { DadosDoRelatorio } from '@/domain/diagnostico/dados-do-relatorio';
import { FOLHA_A4 } from '@/domain/diagnostico/desenho';
import { desenharRelatorio } from '@/domain/diagnostico/relatorio-simples';

const DADOS: DadosDoRelatorio = {
  empresa: 'Metalúrgica Aurora Ltda.',
  questionario: 'Autodiagnóstico de inovação',
  projeto: 'Prêmio Empresa Inovadora',
  pessoa: 'Bia Nunes',
  feitoEm: '20/11/2026',
  base: 'As notas vêm das respostas da empresa.',
  geral: { media: 68_11, nivel: 'Emergente', analise: 'A empresa inova com método e pode medir mais.' },
  notas: [{ rotulo: 'Entrevista', media: 75_00 }],
  dimensoes: Array.from({ length: 8 }, (_, i) => ({
    nome: `Dimensão ${i + 1}`,
    media: 40_00 + i * 7_00,
    nivel: 'Emergente',
    analise: 'A empresa já tem método nesta dimensão, e pode medir mais o que faz. '.repeat(3),
    noRadar: true,
  })),
};

/** Milliseconds and bytes of one report, fonts and compression included. */
export function fazerRelatorio() {
  const inicio = performance.now();
  const pdf = new jsPDF(FOLHA_A4);
  desenharRelatorio(pdf, DADOS);
  const { byteLength } = pdf.output('arraybuffer');
  return { ms: performance.now() - inicio, bytes: byteLength };
}
