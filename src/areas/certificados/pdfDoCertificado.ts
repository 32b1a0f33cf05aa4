/** A certificate as a file. Loaded when somebody asks for one, because jsPDF is heavy. */
import { jsPDF } from 'jspdf';
import { rotaDoCertificado } from '@/domain/certificados/codigo';
import { desenharCertificado, FOLHA_DEITADA } from '@/domain/certificados/folha-do-certificado';
import { nomeDoArquivo } from '@/domain/diagnostico/dados-do-relatorio';
import type { CertificadoEmitido } from './certificados.data';

/** `origem` is where the product is served: the address printed on it leads there. */
export function pdfDoCertificado(certificado: CertificadoEmitido, origem: string): File {
  const pdf = new jsPDF(FOLHA_DEITADA);
  desenharCertificado(pdf, { ...certificado, endereco: origem + rotaDoCertificado(certificado.codigo) });
  const nome = nomeDoArquivo(`Certificado ${certificado.empresa} ${certificado.programa}`);
  return new File([pdf.output('arraybuffer')], nome, { type: 'application/pdf' });
}
