// @vitest-environment node
// The certificate is drawn by the same code everywhere; another program reads here what it says (decisions Q310).
import { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { medirCom } from '@/domain/diagnostico/desenho';
import {
  type DadosDoCertificado,
  DEITADA,
  desenharCertificado,
  FOLHA_DEITADA,
  paginaDoCertificado,
} from './folha-do-certificado';

const DADOS: DadosDoCertificado = {
  tipo: 'VENCEDORA',
  codigo: 'ABCDEFGHJKLMNPQR',
  empresa: 'Moinho do Pampa',
  organizadora: 'Aurora Tecnologia',
  programa: 'Prêmio Empresa Inovadora',
  categoria: 'Indústria',
  emitidoEm: '2026-11-23T01:00:00.000Z',
  endereco: 'https://inovacao.exemplo/verificar/ABCD-EFGH-JKLM-NPQR',
};
/** The longest that the product keeps, with and without a place to break. */
const LONGO: DadosDoCertificado = {
  ...DADOS,
  empresa: 'W'.repeat(200),
  organizadora: 'Companhia '.repeat(20),
  programa: 'M'.repeat(120),
  categoria: 'W'.repeat(60),
};

const novo = () => new jsPDF(FOLHA_DEITADA);
function fazer(dados: DadosDoCertificado) {
  const pdf = novo();
  desenharCertificado(pdf, dados);
  return pdf.output('arraybuffer');
}
const lido = async (dados: DadosDoCertificado) => {
  const documento = await getDocumentProxy(new Uint8Array(fazer(dados)));
  const { text } = await extractText(documento, { mergePages: true });
  return { documento, texto: text.replaceAll(/\s+/g, ' ') };
};

describe('o certificado em PDF', () => {
  it('é uma página A4 deitada, em que outro programa lê quem, o quê e o código', async () => {
    const { documento, texto } = await lido(DADOS);
    expect(documento.numPages).toBe(1);
    const [, , largura = 0, altura = 0] = (await documento.getPage(1)).view;
    expect([Math.round(largura), Math.round(altura)]).toEqual([842, 595]);
    const { info } = await documento.getMetadata();
    expect(info).toMatchObject({ Title: 'Certificado de empresa vencedora - Moinho do Pampa' });
    for (const dito of [
      'Certificado de empresa vencedora',
      'Aurora Tecnologia certifica que',
      'Moinho do Pampa',
      'foi uma das vencedoras, na categoria Indústria, do programa',
      'Prêmio Empresa Inovadora',
      // The day in Brasília, where it still was the one before.
      'Emitido em 22 de novembro de 2026.',
      'Código: ABCD-EFGH-JKLM-NPQR',
      'https://inovacao.exemplo/verificar/ABCD-EFGH-JKLM-NPQR',
    ])
      expect(texto).toContain(dito);
  });

  it('o de participação diz que participou, e não de que categoria', async () => {
    const { texto } = await lido({ ...DADOS, tipo: 'PARTICIPACAO' });
    expect(texto).toContain('Certificado de participação');
    expect(texto).toContain('participou do programa');
    expect(texto).not.toMatch(/vencedora|Indústria/);
  });

  it.each([
    ['comum', DADOS],
    ['com os nomes mais longos', LONGO],
    ['com os nomes mais longos, em palavras', { ...LONGO, empresa: 'palavra '.repeat(25).trim() }],
  ])('V14 nada sai da página nem fica sobre o código, e o arquivo é pequeno: %s', (_nome, dados) => {
    const medir = medirCom(novo());
    const textos = paginaDoCertificado(dados, medir).filter((um) => um.tipo === 'texto');
    for (const { texto, x, y, tamanho, negrito } of textos) {
      const meia = medir(texto, tamanho, negrito) / 2;
      expect(x - meia).toBeGreaterThanOrEqual(0);
      expect(x + meia).toBeLessThanOrEqual(DEITADA.largura);
      expect(y).toBeLessThanOrEqual(DEITADA.altura - 6);
    }
    const codigo = textos.findIndex(({ texto }) => texto.startsWith('Código'));
    for (const { y } of textos.slice(0, codigo)) expect(y).toBeLessThan(168);
    expect(fazer(dados).byteLength).toBeLessThan(20_000);
  });

  it('H03 nada que alguém escreveu age no documento; aparece como texto', async () => {
    const empresa = '<b>Aço</b> (Tj) /JS << /OpenAction >> \\';
    const bruto = Buffer.from(fazer({ ...DADOS, empresa })).toString('latin1');
    const semTitulo = bruto.replace(/\/Title \((?:\\.|[^\\)])*\)/, '');
    expect(semTitulo).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile|\/AA\b/);
    expect((await lido({ ...DADOS, empresa })).texto).toContain('<b>Aço</b> (Tj) /JS');
  });
});
