/**
 * jsPDF in one file carries readers of pictures, forms, a canvas, HTML and font files: more than half of it. The
 * product's documents are text and lines in the standard fonts, so of its plugins only compression, the fonts' measures
 * and the breaking of lines stay. Where the library no longer looks so, nothing is taken out, and row 5 says what it
 * costs (docs/performance.md).
 */
import type { Plugin } from 'vite';

const FICAM = /\.(?:splitTextToSize|__fontmetrics__|processDataByFilters|setLanguage) = /;

/** Top-level `(function (x) { … })(jsPDF…);` of a plugin. */
const PLUGIN = /^\(function \(\w+\) \{\n[\s\S]*?^\}\)\([^\n]*\);$/gm;
const FORMULARIOS = /^var jsPDFAPI = jsPDF\.API;\n[\s\S]*?^var AcroForm = jsPDF\.AcroForm;$/m;
const IMAGENS =
  /^(?:jsPDF\.API\.(?:processPNG|addMetadata)|(?:Bmp|WebP)Decoder\.prototype\.\w+) = function[\s\S]*?^\};$/gm;
/** Reading of font files, at the end of the file. */
const FONTES = /^jsPDF\.API\.TTFFont = [\s\S]*(?=^export \{)/m;
const EXPORTADOS = /^export \{[^}]*\};$/m;

export const soTexto = (fonte: string) =>
  FORMULARIOS.test(fonte)
    ? fonte
        .replace(FORMULARIOS, '')
        .replace(IMAGENS, '')
        .replace(FONTES, '')
        .replace(PLUGIN, (plugin) => (FICAM.test(plugin) ? plugin : ''))
        .replace(EXPORTADOS, 'export { jsPDF, jsPDF as default };')
    : fonte;

export const jspdfSoTexto = (): Plugin => ({
  name: 'jspdf-so-texto',
  apply: 'build',
  config: () => ({
    resolve: { alias: [{ find: /^jspdf$/, replacement: 'jspdf/dist/jspdf.es.js' }] },
  }),
  transform: {
    filter: { id: /[\\/]jspdf[\\/]dist[\\/]jspdf\.es\.js$/ },
    handler: (fonte) => ({ code: soTexto(fonte), map: null }),
  },
});
