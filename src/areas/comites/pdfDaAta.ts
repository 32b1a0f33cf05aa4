/** The minutes as a PDF of real text: selectable, searchable, small. Loaded when somebody asks for one (jsPDF is heavy). */
import { jsPDF } from 'jspdf';
import { paraAFonte } from '@/domain/comum/letras-do-pdf';
import type { Ata, ItemDaAta, SecaoDaAta } from './ata';

/** Millimetres. */
const PAGINA = { largura: 210, altura: 297, margem: 20 };
const UTIL = PAGINA.largura - 2 * PAGINA.margem;
const FUNDO = PAGINA.altura - PAGINA.margem - 8;
/** One point of type in millimetres, with the line's own space. */
const ENTRELINHA = 0.3528 * 1.35;
const COR = { texto: 30, suave: 95, linha: 205 };

type Estilo = { tamanho: number; peso?: 'bold' | 'normal'; cor?: number; recuo?: number };

/** Writes from top to bottom and turns the page when it is full. */
class Folha {
  readonly pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true });
  private y = PAGINA.margem;

  espaco(milimetros: number) {
    this.y += milimetros;
  }

  /** Turns the page unless so much still fits: a heading does not stand alone at the bottom. */
  reservar(milimetros: number) {
    if (this.y + milimetros <= FUNDO) return;
    this.pdf.addPage();
    this.y = PAGINA.margem;
  }

  private linhas(texto: string, { tamanho, peso = 'normal', recuo = 0 }: Estilo): string[] {
    this.pdf.setFont('helvetica', peso).setFontSize(tamanho);
    return this.pdf.splitTextToSize(paraAFonte(texto), UTIL - recuo) as string[];
  }

  /** Millimetres of the text, or of its first lines. */
  altura(texto: string, estilo: Estilo, ate = Infinity) {
    return Math.min(this.linhas(texto, estilo).length, ate) * estilo.tamanho * ENTRELINHA;
  }

  escrever(texto: string, { tamanho, peso = 'normal', cor = COR.texto, recuo = 0 }: Estilo) {
    const altura = tamanho * ENTRELINHA;
    const linhas = this.linhas(texto, { tamanho, peso, recuo });
    for (const [i, linha] of linhas.entries()) {
      // The first two and the last two lines of a text stay together.
      const juntas = linhas.length > 1 && (i === 0 || i === linhas.length - 2) ? 2 : 1;
      this.reservar(altura * juntas);
      this.pdf.setFont('helvetica', peso).setFontSize(tamanho).setTextColor(cor);
      this.pdf.text(linha, PAGINA.margem + recuo, this.y + altura * 0.75);
      this.y += altura;
    }
  }

  /** The text in one line of this width, ended by '…' where it does not fit. The font is chosen before. */
  private emUma(texto: string, largura: number): string {
    const inteiro = paraAFonte(texto);
    if (this.pdf.getTextWidth(inteiro) <= largura) return inteiro;
    const cabe = largura - this.pdf.getTextWidth('…');
    return `${(this.pdf.splitTextToSize(inteiro, cabe) as string[])[0] ?? ''}…`;
  }

  /** Two lines to sign on, with the names under them. */
  assinar(nomes: readonly string[]) {
    const largura = (UTIL - 10) / 2;
    this.reservar(24);
    this.y += 14;
    this.pdf.setDrawColor(COR.texto).setLineWidth(0.2);
    this.pdf.setFont('helvetica', 'normal').setFontSize(9).setTextColor(COR.texto);
    for (const [i, nome] of nomes.entries()) {
      const x = PAGINA.margem + i * (largura + 10);
      this.pdf.line(x, this.y, x + largura, this.y);
      this.pdf.text(this.emUma(nome, largura), x, this.y + 4.5);
    }
    this.y += 8;
  }

  traco() {
    this.pdf.setDrawColor(COR.linha).setLineWidth(0.2);
    this.pdf.line(PAGINA.margem, this.y, PAGINA.largura - PAGINA.margem, this.y);
  }

  /** Numbers every page, once it is known how many there are. */
  numerar(rodape: string) {
    const total = this.pdf.getNumberOfPages();
    for (let pagina = 1; pagina <= total; pagina++) {
      this.pdf.setPage(pagina).setFont('helvetica', 'normal').setFontSize(8).setTextColor(COR.suave);
      const numero = `Página ${pagina} de ${total}`;
      const largura = UTIL - this.pdf.getTextWidth(numero) - 4;
      this.pdf.text(this.emUma(rodape, largura), PAGINA.margem, PAGINA.altura - 12);
      this.pdf.text(numero, PAGINA.largura - PAGINA.margem, PAGINA.altura - 12, {
        align: 'right',
      });
    }
  }
}

const ESTILO = {
  titulo: { tamanho: 10.5, peso: 'bold' },
  detalhe: { tamanho: 9, cor: COR.suave, recuo: 3 },
  texto: { tamanho: 10, recuo: 3 },
} as const satisfies Record<string, Estilo>;

function item(folha: Folha, { texto, detalhe, observacao, linhas = [], partes = [] }: ItemDaAta) {
  const [titulo, segunda] = [`• ${texto}`, detalhe ?? ''];
  const [comeco] = [...(observacao ? [observacao] : []), ...linhas, ...partes.map((parte) => parte.texto)];
  // The title stays with what is said of it, or at least with its beginning.
  folha.reservar(
    folha.altura(titulo, ESTILO.titulo) +
      (segunda ? folha.altura(segunda, ESTILO.detalhe) : 0) +
      (comeco ? folha.altura(comeco, ESTILO.texto, 2) : 0),
  );
  folha.escrever(titulo, ESTILO.titulo);
  if (segunda) folha.escrever(segunda, ESTILO.detalhe);
  if (observacao) folha.escrever(observacao, ESTILO.texto);
  for (const linha of linhas) folha.escrever(`– ${linha}`, ESTILO.texto);
  for (const parte of partes) {
    const passo = { ...ESTILO.texto, peso: 'bold' } as const;
    folha.reservar(folha.altura(parte.texto, passo) + 3 * 10 * ENTRELINHA);
    folha.escrever(parte.texto, passo);
    if (parte.detalhe) folha.escrever(parte.detalhe, ESTILO.detalhe);
    if (parte.observacao) folha.escrever(parte.observacao, ESTILO.texto);
    for (const linha of parte.linhas ?? []) folha.escrever(`– ${linha}`, ESTILO.texto);
    folha.espaco(1);
  }
  folha.espaco(1.5);
}

function secao(folha: Folha, { titulo, texto, itens, vazio }: SecaoDaAta) {
  folha.reservar(22);
  folha.espaco(5);
  folha.escrever(titulo, { tamanho: 13, peso: 'bold' });
  folha.espaco(1);
  folha.traco();
  folha.espaco(2.5);
  if (texto) {
    folha.escrever(texto, { tamanho: 10.5 });
    folha.espaco(1.5);
  }
  for (const um of itens) item(folha, um);
  if (!texto && itens.length === 0) folha.escrever(vazio, { tamanho: 10.5, cor: COR.suave });
}

/** Document in A4; throws nothing for any text. `feitoEm` stands in the footer. */
export function pdfDaAta(
  { titulo, empresa, situacao, dados, secoes, assinaturas }: Ata,
  feitoEm: string,
): ArrayBuffer {
  const folha = new Folha();
  folha.pdf.setProperties({ title: `${titulo} - ${empresa}`, subject: 'Ata do comitê de inovação' });
  folha.pdf.setLanguage('pt-BR');
  folha.escrever(empresa, { tamanho: 10, cor: COR.suave });
  folha.escrever(titulo, { tamanho: 20, peso: 'bold' });
  folha.espaco(2);
  for (const [rotulo, valor] of [['Situação', situacao], ...dados])
    folha.escrever(`${rotulo}: ${valor}`, { tamanho: 10.5 });
  for (const uma of secoes) secao(folha, uma);
  if (assinaturas.length > 0) {
    folha.reservar(40);
    folha.espaco(5);
    folha.escrever('Assinaturas', { tamanho: 13, peso: 'bold' });
    for (let i = 0; i < assinaturas.length; i += 2) folha.assinar(assinaturas.slice(i, i + 2));
  }
  folha.numerar(`${titulo} · ${empresa} · ${feitoEm}`);
  return folha.pdf.output('arraybuffer');
}
