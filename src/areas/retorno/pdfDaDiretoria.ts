/** 'Resumo para a diretoria' as two pages of real text. Loaded when somebody asks for one (jsPDF is heavy). */
import { jsPDF } from 'jspdf';
import { paraAFonte } from '@/domain/comum/letras-do-pdf';
import type { SecaoDaDiretoria } from './diretoriaEmPalavras';

/** Millimetres. */
const [LARGURA, ALTURA, MARGEM] = [210, 297, 20];
const UTIL = LARGURA - 2 * MARGEM;
const [TEXTO, SUAVE, TRACO] = [30, 95, 205];

/** The text in one line of this width, ended by '…' where it does not fit. The font is chosen before. */
function emUma(pdf: jsPDF, texto: string, largura: number): string {
  const inteiro = paraAFonte(texto);
  if (pdf.getTextWidth(inteiro) <= largura) return inteiro;
  return `${(pdf.splitTextToSize(inteiro, largura - pdf.getTextWidth('…')) as string[])[0] ?? ''}…`;
}

/** Draws the section from `y` on and gives where it ends. Columns but the first are set to the right. */
function desenhar(pdf: jsPDF, { titulo, frase, colunas, linhas }: SecaoDaDiretoria, comeco: number): number {
  let y = comeco;
  pdf.setFont('helvetica', 'bold').setFontSize(13).setTextColor(TEXTO);
  pdf.text(titulo, MARGEM, y);
  y += 5.5;
  pdf.setFont('helvetica', 'normal').setFontSize(10);
  for (const linha of pdf.splitTextToSize(paraAFonte(frase), UTIL) as string[]) {
    pdf.text(linha, MARGEM, y);
    y += 4.6;
  }
  if (linhas.length === 0) return y + 4;
  y += 1.5;
  const outra = colunas.length === 2 ? 45 : 33;
  const primeira = UTIL - outra * (colunas.length - 1) - 3;
  const escrever = (celulas: readonly string[]) => {
    for (const [i, celula] of celulas.entries()) {
      if (i === 0) pdf.text(emUma(pdf, celula, primeira), MARGEM, y);
      else
        pdf.text(emUma(pdf, celula, outra - 1), MARGEM + UTIL - outra * (celulas.length - 1 - i), y, {
          align: 'right',
        });
    }
    pdf.setDrawColor(TRACO).setLineWidth(0.2);
    pdf.line(MARGEM, y + 1.6, MARGEM + UTIL, y + 1.6);
    y += 5.6;
  };
  pdf.setFontSize(9).setTextColor(SUAVE);
  escrever(colunas);
  pdf.setTextColor(TEXTO);
  for (const linha of linhas) escrever(linha);
  return y + 5;
}

/** A4, two pages: what came in and how it went, then what it brought. `feitoEm` stands in the footer. */
export function pdfDaDiretoria(
  { empresa, periodo, feitoEm }: { empresa: string; periodo: string; feitoEm: string },
  secoes: readonly SecaoDaDiretoria[],
): ArrayBuffer {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  pdf.setProperties({ title: `Resumo para a diretoria - ${empresa}`, subject: periodo });
  pdf.setLanguage('pt-BR');
  pdf.setFont('helvetica', 'normal').setFontSize(10).setTextColor(SUAVE);
  pdf.text(emUma(pdf, empresa, UTIL), MARGEM, 22);
  pdf.setFont('helvetica', 'bold').setFontSize(20).setTextColor(TEXTO);
  pdf.text('Resumo para a diretoria', MARGEM, 31);
  pdf.setFont('helvetica', 'normal').setFontSize(11);
  pdf.text(`Período: ${periodo}`, MARGEM, 38);
  let y = 50;
  for (const secao of secoes) {
    if (secao.outraPagina) {
      pdf.addPage();
      y = 25;
    }
    y = desenhar(pdf, secao, y);
  }
  const total = pdf.getNumberOfPages();
  for (let pagina = 1; pagina <= total; pagina += 1) {
    pdf.setPage(pagina).setFont('helvetica', 'normal').setFontSize(8).setTextColor(SUAVE);
    pdf.text(emUma(pdf, `${empresa} · ${periodo} · ${feitoEm}`, UTIL - 30), MARGEM, ALTURA - 12);
    pdf.text(`Página ${pagina} de ${total}`, LARGURA - MARGEM, ALTURA - 12, { align: 'right' });
  }
  return pdf.output('arraybuffer');
}
