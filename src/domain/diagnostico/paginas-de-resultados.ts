/** The page of results: the scores, the radar, and a card for each dimension in two columns. */
import {
  type DadosDoRelatorio,
  diferencaPorExtenso,
  outraPorExtenso,
  type DimensaoDoRelatorio,
  notaPorExtenso,
} from './dados-do-relatorio';
import type { Comando, Medir, Pagina } from './desenho';
import {
  alturaDaLinha,
  area,
  COR,
  corDoNivel,
  emLinhasDe,
  escrever,
  FUNDO,
  PAPEL,
  primeiras,
  retangulo,
  rodape,
  UTIL,
} from './folha-do-relatorio';
import { ANEIS, emLinhas, noEixo, type Ponto } from './geometria-do-radar';
import { EIXOS_DO_RADAR } from './resultado';

const RAIO = 34;
/** Above and below the rim, for names. */
const EM_VOLTA = 17;
const LETRA = 7;
/** Widest name beside the rim. */
const NOME = 44;

const em = ({ x, y }: Ponto, centro: Ponto): Ponto => ({ x: x + centro.x, y: y + centro.y });

function nomeDoEixo(nome: string, i: number, n: number, centro: Ponto, medir: Medir): Comando[] {
  const fora = noEixo(i, n, 108, RAIO);
  const estilo = { tamanho: LETRA, cor: COR.suave } as const;
  const linhas = primeiras(
    emLinhas(nome).flatMap((linha) => emLinhasDe(medir, linha, NOME, estilo)),
    5,
  );
  const altura = linhas.length * alturaDaLinha(LETRA);
  const lado = Math.abs(fora.x) < 1 ? 'center' : fora.x > 0 ? 'left' : 'right';
  const { x, y } = em(fora, centro);
  const topo = fora.y < -1 ? y - altura : fora.y > 1 ? y : y - altura / 2;
  return escrever(linhas, x, topo, { ...estilo, alinhar: lado }).comandos;
}

/** Width of the piece of line that stands before its words. */
const AMOSTRA = 9;

/** Both lines of the radar in words, each beside a piece of itself, and whose means the second ones are. */
function legenda({ nome, frase }: NonNullable<DadosDoRelatorio['comparacao']>, topo: number, medir: Medir) {
  const estilo = { tamanho: 8.5, cor: COR.texto } as const;
  const x = PAPEL.margem + AMOSTRA + 2;
  const comandos: Comando[] = [];
  let y = topo;
  for (const linha of [
    { texto: 'Linha contínua: esta empresa', cor: COR.azul, largura: 0.7 },
    { texto: `Linha tracejada: ${nome}`, cor: COR.escura, largura: 0.6, tracejado: true },
  ]) {
    const { texto, ...traco } = linha;
    const meio = y + alturaDaLinha(estilo.tamanho) / 2;
    const escrita = escrever(
      primeiras(emLinhasDe(medir, texto, UTIL - AMOSTRA - 2, estilo), 2),
      x,
      y,
      estilo,
    );
    comandos.push(
      {
        tipo: 'linha',
        de: { x: PAPEL.margem, y: meio },
        ate: { x: PAPEL.margem + AMOSTRA, y: meio },
        ...traco,
      },
      ...escrita.comandos,
    );
    y = escrita.ate;
  }
  const base = { tamanho: 8.5, cor: COR.suave } as const;
  const escrita = escrever(primeiras(emLinhasDe(medir, frase, UTIL, base), 3), PAPEL.margem, y + 1, base);
  return { comandos: [...comandos, ...escrita.comandos], ate: escrita.ate + 2 };
}

/** The radar from `topo` down; a sentence where there are too few axes (part 3 §8). */
function radar(
  { dimensoes, comparacao }: Pick<DadosDoRelatorio, 'dimensoes' | 'comparacao'>,
  topo: number,
  medir: Medir,
) {
  const eixos = dimensoes.flatMap(({ nome, media, noRadar, outra }) =>
    noRadar && media !== null ? [{ nome, valor: media / 100, outra }] : [],
  );
  const n = eixos.length;
  if (n < EIXOS_DO_RADAR) {
    const frase = ['Gráfico não disponível', 'Dados insuficientes para gerar o radar de inovação'];
    const escrita = escrever(frase, PAPEL.margem, topo + 3, { tamanho: 10, cor: COR.suave });
    return { comandos: escrita.comandos, ate: escrita.ate + 4 };
  }
  const centro = { x: PAPEL.largura / 2, y: topo + EM_VOLTA + RAIO };
  const volta = (valor: number) => eixos.map((_, i) => em(noEixo(i, n, valor, RAIO), centro));
  const daNota = eixos.map(({ valor }, i) => em(noEixo(i, n, valor, RAIO), centro));
  const daOutra = eixos.flatMap(({ outra }, i) =>
    outra === undefined ? [] : [em(noEixo(i, n, outra / 100, RAIO), centro)],
  );
  // As on the screen: a line through some of the axes would say what nobody measured.
  const segunda = comparacao && daOutra.length === n ? comparacao : undefined;
  const comandos: Comando[] = [
    area(daNota, [210, 236, 236]),
    ...ANEIS.map((anel): Comando => ({
      tipo: 'poligono',
      pontos: volta(anel),
      cor: COR.linha,
      largura: 0.2,
    })),
    ...volta(100).map((ate): Comando => ({ tipo: 'linha', de: centro, ate, cor: COR.linha, largura: 0.2 })),
    { tipo: 'poligono', pontos: daNota, cor: COR.azul, largura: 0.7 },
    ...(segunda
      ? [{ tipo: 'poligono', pontos: daOutra, cor: COR.escura, largura: 0.6, tracejado: true } as const]
      : []),
    ...ANEIS.flatMap(
      (anel) =>
        escrever([String(anel)], centro.x + 1, centro.y - (RAIO * anel) / 100, {
          tamanho: 6,
          cor: COR.suave,
        }).comandos,
    ),
    ...eixos.flatMap(({ nome }, i) => nomeDoEixo(nome, i, n, centro, medir)),
  ];
  const abaixo = topo + 2 * (EM_VOLTA + RAIO);
  if (!segunda) return { comandos, ate: abaixo };
  const escrita = legenda(segunda, abaixo, medir);
  return { comandos: [...comandos, ...escrita.comandos], ate: escrita.ate };
}

const VAO = 6;
const CARTAO = (UTIL - VAO) / 2;
const DENTRO = CARTAO - 9;

/** One dimension's card at 0, 0: what it draws when it is put somewhere, and how high it is. */
function cartao(
  { nome, media, nivel, analise, outra }: DimensaoDoRelatorio,
  comparada: DadosDoRelatorio['comparacao'],
  medir: Medir,
) {
  const partes = [
    { texto: nome, estilo: { tamanho: 10.5, negrito: true } },
    {
      texto:
        media === null ? 'Nenhuma resposta conta nesta dimensão.' : `${notaPorExtenso(media)} · ${nivel}`,
      estilo: { tamanho: 10, cor: COR.suave, negrito: true },
    },
    ...(media === null || outra === undefined || comparada === undefined
      ? []
      : [
          {
            texto: `${comparada.nome}: ${outraPorExtenso(outra, comparada.inteiros)}\n${diferencaPorExtenso(media, outra, comparada.inteiros)}`,
            estilo: { tamanho: 9, cor: COR.suave },
          },
        ]),
    ...(media === null ? [] : [{ texto: analise, estilo: { tamanho: 9 } }]),
  ].map((parte) => ({ ...parte, linhas: emLinhasDe(medir, parte.texto, DENTRO, parte.estilo) }));
  const altura =
    partes.reduce((soma, { linhas, estilo }) => soma + linhas.length * alturaDaLinha(estilo.tamanho) + 1, 0) +
    6;
  const desenhar = (x: number, topo: number): Comando[] => {
    let y = topo + 3;
    return [
      { tipo: 'poligono', pontos: retangulo(x, topo, CARTAO, altura), cor: COR.linha, largura: 0.2 },
      area(retangulo(x, topo, 1.8, altura), media === null ? COR.linha : corDoNivel(nivel)),
      ...partes.flatMap(({ linhas, estilo }) => {
        const escrita = escrever(linhas, x + 5, y, estilo);
        y = escrita.ate + 1;
        return escrita.comandos;
      }),
    ];
  };
  return { altura, desenhar };
}

const COMECO = 24;

function notas({ geral, notas: outras }: DadosDoRelatorio, topo: number, medir: Medir) {
  const todas = [
    ...(geral.media === null ? [] : [{ rotulo: 'Resultado geral', media: geral.media }]),
    ...outras,
  ];
  const largura = UTIL / Math.max(todas.length, 1);
  const comandos = todas.flatMap(({ rotulo, media }, i) => {
    const x = PAPEL.margem + i * largura;
    const valor = { tamanho: 20, negrito: true, cor: COR.escura } as const;
    const nome = { tamanho: 9, cor: COR.suave } as const;
    return [
      ...escrever([notaPorExtenso(media)], x, topo, valor).comandos,
      ...escrever(primeiras(emLinhasDe(medir, rotulo, largura - 3, nome), 1), x, topo + 10, nome).comandos,
    ];
  });
  return { comandos, ate: topo + 16 };
}

/** At least one page; each is whole, and no card is cut in two. */
export function resultados(dados: DadosDoRelatorio, medir: Medir): Pagina[] {
  const pe = rodape(
    primeiras(emLinhasDe(medir, dados.empresa, 120, { tamanho: 8 }), 1)[0] ?? '',
    dados.feitoEm,
  );
  const cabeca = [
    area(retangulo(0, 0, PAPEL.largura, 10), COR.escura),
    ...escrever(['Resultados por dimensão'], PAPEL.margem, 14, {
      tamanho: 16,
      negrito: true,
      cor: COR.escura,
    }).comandos,
  ];
  const placar = notas(dados, COMECO + 2, medir);
  const grafico = radar(dados, placar.ate, medir);
  const paginas: Comando[][] = [[...cabeca, ...placar.comandos, ...grafico.comandos]];
  let alturas: [number, number] = [grafico.ate + 2, grafico.ate + 2];
  for (const dimensao of dados.dimensoes) {
    const { altura, desenhar } = cartao(dimensao, dados.comparacao, medir);
    if (Math.min(...alturas) + altura > FUNDO) {
      paginas.push([...cabeca]);
      alturas = [COMECO, COMECO];
    }
    const coluna = alturas[0] <= alturas[1] ? 0 : 1;
    paginas.at(-1)?.push(...desenhar(PAPEL.margem + coluna * (CARTAO + VAO), alturas[coluna]));
    alturas[coluna] += altura + 4;
  }
  return paginas.map((pagina) => [...pagina, ...pe]);
}
