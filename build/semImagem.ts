/**
 * Stands in for canvg, html2canvas and fast-png (vite.config.ts), which jsPDF brings to put pictures and photographs of
 * pages into a document. The product's documents are drawn as text and lines, so these 120 KB are never wanted; asking
 * for them is a mistake.
 */
function semImagem(): never {
  throw new Error('Documentos são desenhados com texto e linhas (build/semImagem.ts).');
}

export default semImagem;
/** The one name jsPDF takes from fast-png. */
export { semImagem as decode };
