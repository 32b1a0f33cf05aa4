/** First and last page of the report: what it is about, and how to read it. */
import { type DadosDoRelatorio, type DimensaoDoRelatorio, notaPorExtenso } from './dados-do-relatorio';
import type { Comando, Medir, Pagina } from './desenho';
import {
  area,
  COR,
  corDoNivel,
  emLinhasDe,
  escrever,
  type Estilo,
  PAPEL,
  primeiras,
  retangulo,
  rodape,
  UTIL,
} from './folha-do-relatorio';

const TITULO = 'Relatório de autoavaliação';

/** Texts one below the other, each in its style, at most so many lines of it. */
function coluna(
  medir: Medir,
  topo: number,
  partes: readonly (Estilo & { texto: string; linhas: number; antes?: number })[],
): { comandos: Comando[]; ate: number } {
  const comandos: Comando[] = [];
  let y = topo;
  for (const { texto, linhas, antes = 0, ...estilo } of partes) {
    if (!texto) continue;
    const escrita = escrever(
      primeiras(emLinhasDe(medir, texto, UTIL, estilo), linhas),
      PAPEL.margem,
      y + antes,
      estilo,
    );
    comandos.push(...escrita.comandos);
    y = escrita.ate;
  }
  return { comandos, ate: y };
}

const FAIXA = 118;

export function capa(dados: DadosDoRelatorio, medir: Medir): Pagina {
  const { empresa, questionario, projeto, pessoa, feitoEm } = dados;
  return [
    area(retangulo(0, 0, PAPEL.largura, FAIXA), COR.escura),
    area(
      [
        { x: 118, y: FAIXA },
        { x: PAPEL.largura, y: 48 },
        { x: PAPEL.largura, y: FAIXA },
      ],
      COR.azul,
    ),
    area(
      [
        { x: 162, y: FAIXA },
        { x: PAPEL.largura, y: 88 },
        { x: PAPEL.largura, y: FAIXA },
      ],
      COR.rosa,
    ),
    area(retangulo(PAPEL.margem, 30, 26, 1.6), COR.laranja),
    ...coluna(medir, 36, [
      { texto: TITULO, linhas: 2, tamanho: 26, negrito: true, cor: COR.papel },
      { texto: projeto, linhas: 3, antes: 4, tamanho: 13, cor: COR.papel },
    ]).comandos,
    ...coluna(medir, FAIXA + 22, [
      { texto: empresa, linhas: 4, tamanho: 24, negrito: true },
      { texto: questionario, linhas: 3, antes: 5, tamanho: 15, cor: COR.suave },
      { texto: pessoa, linhas: 2, antes: 10, tamanho: 12 },
      { texto: feitoEm, linhas: 1, antes: 4, tamanho: 11, cor: COR.suave },
    ]).comandos,
  ];
}

type ComMedia = DimensaoDoRelatorio & { media: number };
const comMedia = (dimensoes: readonly DimensaoDoRelatorio[]) =>
  dimensoes.filter((uma): uma is ComMedia => uma.media !== null).toSorted((a, b) => b.media - a.media);

const fala = ({ nome, media, nivel }: ComMedia) =>
  `${nome}: ${notaPorExtenso(media)}${nivel === '0-100' ? '' : `, ${nivel}`}.`;

const LEITURA =
  'As notas vão de 0 a 100. A nota de uma dimensão é a média das respostas às suas perguntas, cada uma com o seu peso; o resultado geral é a média das dimensões, cada uma com o seu. Perguntas sem nota, como as de texto, não contam.';

export function encerramento(
  { geral, dimensoes, base, empresa, feitoEm }: DadosDoRelatorio,
  medir: Medir,
): Pagina {
  const emOrdem = comMedia(dimensoes);
  const [maior, menor] = [emOrdem[0], emOrdem.length > 1 ? emOrdem.at(-1) : undefined];
  const titulo = { linhas: 1, antes: 9, tamanho: 13, negrito: true, cor: COR.escura };
  const texto = { antes: 2, tamanho: 10.5 };
  const geralEmTexto = geral.media === null ? '' : `${notaPorExtenso(geral.media)} de 100`;
  return [
    area(retangulo(0, 0, PAPEL.largura, 10), COR.escura),
    area(retangulo(PAPEL.margem, 10, 40, 2), corDoNivel(geral.nivel)),
    ...coluna(medir, 26, [
      { texto: 'O que este resultado diz', linhas: 1, tamanho: 20, negrito: true, cor: COR.escura },
      { ...titulo, texto: `Resultado geral: ${geralEmTexto}` },
      ...(geral.nivel === '0-100' ? [] : [{ ...texto, texto: geral.nivel, linhas: 2, negrito: true }]),
      { ...texto, texto: geral.analise, linhas: 14 },
      ...(maior
        ? [
            { ...titulo, texto: 'Onde a empresa está mais forte' },
            { ...texto, texto: fala(maior), linhas: 5 },
            { ...texto, texto: maior.analise, linhas: 14 },
          ]
        : []),
      ...(menor
        ? [
            { ...titulo, texto: 'Por onde começar a melhorar' },
            { ...texto, texto: fala(menor), linhas: 5 },
            { ...texto, texto: menor.analise, linhas: 14 },
          ]
        : []),
      { ...titulo, texto: 'Como ler as notas' },
      { ...texto, texto: `${LEITURA} ${base}`, linhas: 8 },
    ]).comandos,
    ...rodape(primeiras(emLinhasDe(medir, empresa, 120, { tamanho: 8 }), 1)[0] ?? '', feitoEm),
  ];
}
