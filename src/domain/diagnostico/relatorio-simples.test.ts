// @vitest-environment node
// The report is drawn by the same code everywhere; another program reads here what it says (decisions Q18).
import { jsPDF } from 'jspdf';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { type DadosDoRelatorio, nomeDoArquivo } from './dados-do-relatorio';
import { FOLHA_A4, medirCom, type Pagina, quebrar } from './desenho';
import { corDoNivel, PAPEL } from './folha-do-relatorio';
import { desenharRelatorio, paginasDoRelatorio } from './relatorio-simples';

const dimensao = (nome: string, media: number | null, mais = {}) => ({
  nome,
  media,
  nivel: 'Emergente',
  analise: `A empresa já tem método em ${nome}, e pode medir mais o que faz.`,
  noRadar: true,
  ...mais,
});
const DADOS: DadosDoRelatorio = {
  empresa: 'Metalúrgica Aurora Ltda.',
  questionario: 'Autodiagnóstico de inovação',
  projeto: 'Prêmio Inovação do Vale',
  pessoa: 'Bia Nunes',
  feitoEm: '20/11/2026',
  base: 'As notas vêm só das suas respostas.',
  geral: { media: 68_11, nivel: 'Emergente', analise: 'A empresa inova com método.' },
  notas: [{ rotulo: 'Entrevista', media: 75_00 }],
  dimensoes: [
    dimensao('Estratégia', 65_50),
    dimensao('Cultura', 73_34, { nivel: 'Avançado' }),
    dimensao('Pessoas', 40_00, { nivel: 'Essencial' }),
    dimensao('Processos', null),
  ],
};
/** The longest that the product keeps, with and without a place to break. */
const LONGO: DadosDoRelatorio = {
  ...DADOS,
  empresa: 'Companhia '.repeat(20),
  questionario: 'Q'.repeat(120),
  projeto: 'W'.repeat(120),
  pessoa: 'M'.repeat(120),
  geral: { media: 100_00, nivel: 'N'.repeat(60), analise: 'W'.repeat(500) },
  dimensoes: Array.from({ length: 40 }, (_, i) =>
    dimensao(i % 2 ? 'W'.repeat(120) : 'palavra comprida '.repeat(7), (i * 2_50) % 100_00, {
      nivel: 'W'.repeat(60),
      analise: i % 3 ? 'M'.repeat(500) : 'Uma análise que diz muito. '.repeat(18),
    }),
  ),
};

const COMPARADO: DadosDoRelatorio = {
  ...DADOS,
  comparacao: {
    nome: 'Todas as empresas',
    frase: 'Média de 7 outras empresas, como eram em 10/03/2026.',
    inteiros: false,
  },
  dimensoes: [
    dimensao('Estratégia', 65_50, { outra: 60_00 }),
    dimensao('Cultura', 73_34, { outra: 80_00 }),
    dimensao('Pessoas', 40_00, { outra: 40_00 }),
    dimensao('Processos', null, { outra: 55_00 }),
  ],
};

const novo = () => new jsPDF(FOLHA_A4);
function fazer(dados: DadosDoRelatorio) {
  const pdf = novo();
  desenharRelatorio(pdf, dados);
  return pdf.output('arraybuffer');
}
/** As it is written, uncompressed. */
function bruto(dados: DadosDoRelatorio) {
  const pdf = new jsPDF({ ...FOLHA_A4, compress: false });
  desenharRelatorio(pdf, dados);
  return pdf.output();
}
const lido = async (dados: DadosDoRelatorio) => {
  const documento = await getDocumentProxy(new Uint8Array(fazer(dados)));
  const { text } = await extractText(documento);
  return { documento, paginas: text };
};

/** Corners of everything a page draws. */
function cantos(pagina: Pagina) {
  const medir = medirCom(novo());
  return pagina.flatMap((um) => {
    if (um.tipo === 'linha') return [um.de, um.ate];
    if (um.tipo === 'poligono') return um.pontos;
    const largura = medir(um.texto, um.tamanho, um.negrito);
    const x = um.x - { left: 0, center: largura / 2, right: largura }[um.alinhar ?? 'left'];
    return [
      { x, y: um.y - um.tamanho * 0.3528 },
      { x: x + largura, y: um.y + um.tamanho * 0.09 },
    ];
  });
}

describe('o relatório simples', () => {
  it('tem três páginas A4, em que outro programa lê capa, resultados e encerramento', async () => {
    const { documento, paginas } = await lido(DADOS);
    expect(documento.numPages).toBe(3);
    const { info } = await documento.getMetadata();
    expect(info).toMatchObject({ Title: 'Relatório de autoavaliação - Metalúrgica Aurora Ltda.' });
    for (const n of [1, 2, 3]) {
      const [, , largura = 0, altura = 0] = (await documento.getPage(n)).view;
      expect([Math.round(largura), Math.round(altura)]).toEqual([595, 842]);
    }
    const [capa = '', resultados = '', fim = ''] = paginas;
    for (const dito of [
      'Relatório de autoavaliação',
      'Metalúrgica Aurora Ltda.',
      'Prêmio Inovação do Vale',
      'Bia Nunes',
    ])
      expect(capa).toContain(dito);
    for (const dito of [
      '68,11',
      '75,00',
      'Entrevista',
      'Estratégia',
      '65,50 · Emergente',
      'já tem método em Cultura',
    ])
      expect(resultados).toContain(dito);
    expect(resultados).toContain('Nenhuma resposta conta nesta dimensão.');
    expect(fim).toContain('Cultura: 73,34, Avançado.');
    expect(fim).toContain('Pessoas: 40,00, Essencial.');
    expect(fim).toContain('As notas vêm só das suas respostas.');
  });

  it('com menos de três eixos diz que não há radar', async () => {
    const { paginas } = await lido({ ...DADOS, dimensoes: DADOS.dimensoes.slice(0, 2) });
    expect(paginas[1]).toContain('Gráfico não disponível');
    expect(paginas[1]).toContain('Dados insuficientes para gerar o radar de inovação');
    expect((await lido(DADOS)).paginas[1]).not.toContain('Gráfico não disponível');
  });

  it('comparado, tem a média do grupo como linha tracejada, com legenda e diferenças em palavras', async () => {
    const [, pagina = []] = paginasDoRelatorio(COMPARADO, medirCom(novo()));
    const tracejados = pagina.filter((um) => um.tipo !== 'texto' && um.tracejado);
    expect(tracejados.map(({ tipo }) => tipo).toSorted()).toEqual(['linha', 'poligono']);
    const volta = tracejados.find(({ tipo }) => tipo === 'poligono');
    // The first axis points straight up: 60 of 100 is as far from the centre.
    const [topo] = volta?.tipo === 'poligono' ? volta.pontos : [];
    const escala = pagina.flatMap((um) =>
      um.tipo === 'poligono' && um.largura === 0.2 ? [um.pontos[0]] : [],
    );
    expect(escala).toContainEqual(topo);
    const { paginas } = await lido(COMPARADO);
    for (const dito of [
      'Linha contínua: esta empresa',
      'Linha tracejada: Todas as empresas',
      'Média de 7 outras empresas, como eram em 10/03/2026.',
      'Todas as empresas: 60,00\nEsta empresa: 5,50 acima',
      'Todas as empresas: 80,00\nEsta empresa: 6,66 abaixo',
      'Todas as empresas: 40,00\nEsta empresa: a mesma média',
    ])
      expect(paginas[1]).toContain(dito);
    // A group without answers of the company has nothing to stand beside.
    expect(paginas[1]).not.toContain('55,00');
    // Each dashed one begins with dashes and ends with the solid line again.
    expect(bruto(COMPARADO).match(/\[[^\]]*\] 0\.? d/g)).toHaveLength(4);
    expect(bruto(DADOS)).not.toMatch(/\[[^\]]*\] 0\.? d\b/);
  });

  it('em que falta a média de um eixo não tem a segunda linha, e diz as outras', async () => {
    const dimensoes = COMPARADO.dimensoes.map((uma) =>
      uma.nome === 'Pessoas' ? { ...uma, outra: undefined } : uma,
    );
    const { paginas } = await lido({ ...COMPARADO, dimensoes });
    expect(paginas[1]).not.toContain('Linha tracejada');
    expect(paginas[1]).toContain('Todas as empresas: 60,00\nEsta empresa: 5,50 acima');
  });

  it.each([
    ['comum', DADOS, 3],
    ['com os nomes mais longos', LONGO, 20],
    ['comparado', COMPARADO, 3],
    [
      'comparado, com os nomes mais longos',
      {
        ...LONGO,
        comparacao: { nome: 'W'.repeat(200), frase: 'M'.repeat(300), inteiros: false },
        dimensoes: LONGO.dimensoes.map((uma) => ({ ...uma, outra: 100_00 })),
      },
      24,
    ],
    [
      'com cem dimensões no radar',
      { ...DADOS, dimensoes: Array.from({ length: 100 }, () => dimensao('W'.repeat(50), 50_00)) },
      20,
    ],
  ])('V14 nada sai da página, e o arquivo é pequeno: %s', (_nome, dados, paginas) => {
    const feitas = paginasDoRelatorio(dados, medirCom(novo()));
    expect(feitas.length).toBeLessThanOrEqual(paginas);
    for (const canto of feitas.flatMap(cantos)) {
      expect(canto.x).toBeGreaterThanOrEqual(0);
      expect(canto.x).toBeLessThanOrEqual(PAPEL.largura);
      expect(canto.y).toBeGreaterThanOrEqual(0);
      expect(canto.y).toBeLessThanOrEqual(PAPEL.altura);
    }
    expect(fazer(dados).byteLength).toBeLessThan(120_000);
  });

  it('uma análise comprida fica inteira, em outra página se for preciso', async () => {
    const analise = `Começo. ${'Uma análise que diz muito. '.repeat(17)}Fim da análise.`;
    const dimensoes = Array.from({ length: 12 }, (_, i) => dimensao(`Dimensão ${i}`, 50_00, { analise }));
    const { paginas } = await lido({ ...DADOS, dimensoes });
    expect(paginas.length).toBeGreaterThan(3);
    expect(
      paginas
        .slice(1, -1)
        .join(' ')
        .match(/Fim da análise\./g),
    ).toHaveLength(12);
  });

  it('nada que alguém escreveu age no documento (H03)', () => {
    const nome = '<script>alert(1)</script> (Tj) /JS << /OpenAction >> \\';
    const escrito = Buffer.from(fazer({ ...DADOS, empresa: nome })).toString('latin1');
    const semTitulo = escrito.replace(/\/Title \((?:\\.|[^\\)])*\)/, '');
    expect(semTitulo).not.toMatch(/\/JavaScript|\/JS\b|\/Launch|\/EmbeddedFile|\/AA\b/);
  });

  it('o texto de um nome perigoso aparece como texto', async () => {
    const { paginas } = await lido({ ...DADOS, empresa: '<b>Aço</b> (Tj) & Cia' });
    expect(paginas[0]).toContain('<b>Aço</b> (Tj) & Cia');
  });
});

const letras = (texto: string) => texto.length;

describe('partes do relatório', () => {
  it.each([
    ['Metalúrgica Aurora S/A', 'Metalurgica Aurora SA.pdf'],
    ['../../etc: "x"', 'etc x.pdf'],
    ['中文', 'empresa.pdf'],
    ['', 'empresa.pdf'],
  ])('o arquivo de %j chama-se %s', (empresa, nome) => expect(nomeDoArquivo(empresa)).toBe(nome));

  it('quebra entre palavras, e dentro de uma que não cabe', () => {
    expect(quebrar('um dois três', 7, letras)).toEqual(['um dois', 'três']);
    expect(quebrar('abcdefghij k', 4, letras)).toEqual(['abcd', 'efgh', 'ij k']);
    expect(quebrar('a\n\nb', 4, letras)).toEqual(['a', '', 'b']);
  });

  it('cada nível tem a cor das suas palavras', () => {
    const cores = ['Essencial', 'Emergente', 'Avançado', 'Outro'].map(corDoNivel);
    expect(new Set(cores).size).toBe(4);
    expect(corDoNivel('Nível básico')).toBe(corDoNivel('Essencial'));
    expect(corDoNivel('Protagonista')).toBe(corDoNivel('Avançado'));
  });
});
