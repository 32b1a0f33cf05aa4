// @vitest-environment node
// A code drawn by one program is read by another; the poster too (decisions P325, threats A53).
import jsQR from 'jsqr';
import { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { FOLHA_A4, medirCom } from '@/domain/diagnostico/desenho';
import { PAPEL } from '@/domain/diagnostico/folha-do-relatorio';
import { type DadosDoCartaz, desenharCartaz, LUGAR_DO_QR, paginaDoCartaz } from './cartaz';
import { comEndereco, peloCorreio, peloWhatsApp } from './mensagem';
import { faixasDoQr, MARGEM_DO_QR, type MatrizDoQr, matrizDoQr, pontosDoQr, svgDoQr } from './qr';

const CURTO = 'https://inovacao.exemplo/verificar/ABCD-EFGH-JKLM-NPQR';
/** Longer than any address of the product: ids of 128 letters and a secret. */
const LONGO = `https://inovacao.exemplo/responderQuestionario/${'l'.repeat(128)}/${'e'.repeat(128)}/${'q'.repeat(128)}#link=${'s'.repeat(64)}`;

/** Pixels on a black page, as of a picture pasted in dark mode. */
function sobrePreto({ lado, pontos }: ReturnType<typeof pontosDoQr>) {
  const borda = 40;
  const inteiro = lado + 2 * borda;
  const pagina = new Uint8ClampedArray(inteiro * inteiro * 4);
  for (let i = 3; i < pagina.length; i += 4) pagina[i] = 255;
  for (let y = 0; y < lado; y++)
    pagina.set(pontos.subarray(y * lado * 4, (y + 1) * lado * 4), ((y + borda) * inteiro + borda) * 4);
  return { lado: inteiro, pontos: pagina };
}
const lido = ({ lado, pontos }: ReturnType<typeof pontosDoQr>) =>
  jsQR(pontos, lado, lado, { inversionAttempts: 'dontInvert' })?.data;
/** The modules that an SVG's black path fills. */
function doSvg(svg: string): MatrizDoQr {
  const lado = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const pretos = /fill="#000" d="([^"]*)"/.exec(svg)?.[1] ?? '';
  const matriz = Array.from({ length: lado }, () => Array.from({ length: lado }, () => false));
  for (const [, x, y, largura] of pretos.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    matriz[Number(y)]?.fill(true, Number(x), Number(x) + Number(largura));
  return matriz;
}

describe('V58 o código QR', () => {
  it.each([
    ['curto', CURTO, 1],
    ['curto, grande', CURTO, 1_024],
    ['o mais longo', LONGO, 300],
    ['o mais longo, em dobro', LONGO, 600],
  ])('outro programa o lê, também sobre preto: %s', (_nome, endereco, minimo) => {
    // Three pixels a module are what another program needs; a file has at least 1024 a side.
    const matriz = matrizDoQr(endereco);
    const pontos = pontosDoQr(matriz, Math.max(minimo, matriz.length * 3));
    expect(lido(pontos)).toBe(endereco);
    expect(lido(sobrePreto(pontos))).toBe(endereco);
    expect(pontos.lado).toBeGreaterThanOrEqual(minimo);
  });

  it('o SVG é o mesmo desenho, preto sobre branco sem estilo nenhum', () => {
    const svg = svgDoQr(matrizDoQr(LONGO));
    expect(lido(pontosDoQr(doSvg(svg), 600))).toBe(LONGO);
    expect(svg).toMatch(/<path fill="#fff" d="M0 0h\d+v\d+H0z"\/><path fill="#000"/);
    expect(svg).not.toMatch(/style|class|currentColor/);
  });

  it('tem quatro módulos brancos de cada lado, e nem um a mais', () => {
    const matriz = matrizDoQr(CURTO);
    const faixas = faixasDoQr(matriz);
    const ultimo = matriz.length - 1 - MARGEM_DO_QR;
    expect(MARGEM_DO_QR).toBe(4);
    expect(Math.min(...faixas.map(({ x }) => x))).toBe(4);
    expect(Math.max(...faixas.map(({ x, largura }) => x + largura - 1))).toBe(ultimo);
    expect([Math.min(...faixas.map(({ y }) => y)), Math.max(...faixas.map(({ y }) => y))]).toEqual([
      4,
      ultimo,
    ]);
  });

  it('a imagem é opaca, e só tem preto e branco', () => {
    const { pontos } = pontosDoQr(matrizDoQr(CURTO), 100);
    const cores = new Set<string>();
    for (let i = 0; i < pontos.length; i += 4) cores.add(pontos.subarray(i, i + 4).join(','));
    expect(cores).toEqual(new Set(['255,255,255,255', '0,0,0,255']));
  });
});

describe('a mensagem', () => {
  it('leva o endereço na última linha, também a vazia', () => {
    expect(comEndereco(' Votem! \n', CURTO)).toBe(`Votem!\n\n${CURTO}`);
    expect(comEndereco('  ', CURTO)).toBe(CURTO);
  });

  it('A53 nada do que se escreve acrescenta destinatário, cópia ou campo ao e-mail', () => {
    const assunto = 'P&D "Sul" <Norte>\r\nBcc: outra@exemplo.com.br&bcc=outra@exemplo.com.br?to=x';
    const texto = 'Olá\n&bcc=outra@exemplo.com.br#fim\r\n100%';
    const { pathname, searchParams, hash } = new URL(peloCorreio(assunto, texto));
    expect(pathname).toBe('');
    expect(hash).toBe('');
    expect([...searchParams]).toEqual([
      ['subject', 'P&D "Sul" <Norte> Bcc: outra@exemplo.com.br&bcc=outra@exemplo.com.br?to=x'],
      ['body', 'Olá\r\n&bcc=outra@exemplo.com.br#fim\r\n100%'],
    ]);
  });

  it('a do WhatsApp é só texto, e meio sinal não a impede', () => {
    const { origin, pathname, searchParams } = new URL(peloWhatsApp('Votem 👍&phone=55#já \uD83D'));
    expect(`${origin}${pathname}`).toBe('https://wa.me/');
    expect([...searchParams]).toEqual([['text', 'Votem 👍&phone=55#já \uFFFD']]);
    expect(() => peloCorreio('\uDC4D', '\uD83D')).not.toThrow();
  });
});

const pagina = (dados: DadosDoCartaz) =>
  paginaDoCartaz(dados, matrizDoQr(dados.endereco), medirCom(new jsPDF(FOLHA_A4)));

describe('o cartaz', () => {
  const DADOS: DadosDoCartaz = {
    organizadora: 'Aurora Tecnologia',
    titulo: 'Prêmio Empresa Inovadora',
    chamada: 'Vote pelo celular',
    prazo: 'Votação de 20/11/2026 às 08:00 a 27/11/2026 às 18:00, no horário de Brasília.',
    endereco: CURTO,
  };
  const LONGOS: DadosDoCartaz = {
    ...DADOS,
    organizadora: 'W'.repeat(200),
    titulo: 'M'.repeat(120),
    endereco: LONGO,
  };
  it('é uma folha A4 em que outro programa lê quem, o quê, até quando e onde', async () => {
    const pdf = new jsPDF(FOLHA_A4);
    desenharCartaz(pdf, DADOS, matrizDoQr(CURTO));
    const documento = await getDocumentProxy(new Uint8Array(pdf.output('arraybuffer')));
    const { text } = await extractText(documento, { mergePages: true });
    expect(documento.numPages).toBe(1);
    const texto = text.replaceAll(/\s+/g, ' ');
    for (const dito of Object.values(DADOS)) expect(texto).toContain(dito);
  });

  it.each([
    ['comum', DADOS],
    ['com os nomes mais longos', LONGOS],
    ['sem prazo', { ...DADOS, prazo: undefined }],
  ])('V14 V58 nada sai da folha nem entra no código, que outro programa lê: %s', (_nome, dados) => {
    const comandos = pagina(dados);
    const medir = medirCom(new jsPDF(FOLHA_A4));
    for (const um of comandos) {
      if (um.tipo !== 'texto') continue;
      const meia = medir(um.texto, um.tamanho, um.negrito) / 2;
      expect(um.x - meia).toBeGreaterThanOrEqual(0);
      expect(um.x + meia).toBeLessThanOrEqual(PAPEL.largura);
      expect(um.y).toBeLessThan(PAPEL.altura - 6);
      const { y: topo, lado } = LUGAR_DO_QR;
      expect(um.y < topo || um.y - um.tamanho * 0.36 > topo + lado - 1).toBe(true);
    }
    // The black areas between the two bands are the code's modules: as many millimetres as they are wide.
    const matriz = matrizDoQr(dados.endereco);
    const modulo = LUGAR_DO_QR.lado / matriz.length;
    const esquerda = PAPEL.largura / 2 - LUGAR_DO_QR.lado / 2;
    const desenhada = matriz.map((linha) => linha.map(() => false));
    for (const um of comandos) {
      if (um.tipo !== 'poligono' || um.cor.some((tom) => tom > 0)) continue;
      const [primeiro, segundo] = um.pontos;
      const em = (milimetros: number) => Math.round(milimetros / modulo);
      desenhada[em((primeiro?.y ?? 0) - LUGAR_DO_QR.y)]?.fill(
        true,
        em((primeiro?.x ?? 0) - esquerda),
        em((segundo?.x ?? 0) - esquerda),
      );
    }
    expect(lido(pontosDoQr(desenhada, 600))).toBe(dados.endereco);
  });
});
