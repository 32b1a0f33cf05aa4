/** The poster as a file. Loaded when somebody asks for one, because jsPDF is heavy. */
import { jsPDF } from 'jspdf';
import { type DadosDoCartaz, desenharCartaz } from '@/domain/compartilhar/cartaz';
import { matrizDoQr } from '@/domain/compartilhar/qr';
import { FOLHA_A4 } from '@/domain/diagnostico/desenho';

export function pdfDoCartaz(dados: DadosDoCartaz): ArrayBuffer {
  const pdf = new jsPDF(FOLHA_A4);
  desenharCartaz(pdf, dados, matrizDoQr(dados.endereco));
  return pdf.output('arraybuffer');
}
