/**
 * Stands in for canvg and html2canvas (vite.config.ts), which jsPDF would load to photograph pictures and pages. The
 * product's documents are drawn as text and lines, so the 95 KB are never wanted; asking for them is a mistake.
 */
export default function semImagem(): never {
  throw new Error('Documentos são desenhados com texto e linhas (build/semImagem.ts).');
}
