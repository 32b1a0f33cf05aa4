/**
 * PDF files of mails. Whoever needs one imports this file then: jsPDF is heavy, and no function should start with it. Its
 * import stands at the head, because the bundle keeps no names of a CommonJS package that is imported on demand.
 */
import { jsPDF } from 'jspdf';
import { daRelatorio, type DadosDoRelatorio, nomeDoArquivo } from '@/domain/diagnostico/dados-do-relatorio';
import { FOLHA_A4 } from '@/domain/diagnostico/desenho';
import { desenharRelatorio } from '@/domain/diagnostico/relatorio-simples';
import type { Anexo } from './layout';

/** The report as an attachment; none where there is no score. */
export function anexoDoRelatorio(dados: DadosDoRelatorio): Anexo[] {
  if (!daRelatorio(dados)) return [];
  const pdf = new jsPDF(FOLHA_A4);
  desenharRelatorio(pdf, dados);
  const conteudo = new Uint8Array(pdf.output('arraybuffer'));
  return [{ nome: nomeDoArquivo(dados.empresa), tipo: 'application/pdf', conteudo }];
}
