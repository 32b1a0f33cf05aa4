/** A poster of one public address: one A4 of real text and vectors, with the code in its middle (decisions P325). */
import { paraAFonte } from '@/domain/comum/letras-do-pdf';
import { desenhar, type FolhaDePdf, type Medir, medirCom, type Pagina } from '@/domain/diagnostico/desenho';
import {
  area,
  COR,
  emLinhasDe,
  escrever,
  type Estilo,
  PAPEL,
  primeiras,
  retangulo,
  UTIL,
} from '@/domain/diagnostico/folha-do-relatorio';
import { faixasDoQr, type MatrizDoQr } from './qr';

export interface DadosDoCartaz {
  organizadora: string;
  titulo: string;
  /** What whoever reads the code does: 'Vote pelo celular'. */
  chamada: string;
  /** Undefined where there is none. */
  prazo: string | undefined;
  endereco: string;
}

const MEIO = PAPEL.largura / 2;
/** Millimetres: where the code stands, its white margin included. */
export const LUGAR_DO_QR = { y: 116, lado: 116 };
const PRETO = [0, 0, 0] as const;

function codigo(matriz: MatrizDoQr): Pagina {
  const { y: topo, lado } = LUGAR_DO_QR;
  const modulo = lado / matriz.length;
  const esquerda = MEIO - lado / 2;
  return [
    area(retangulo(esquerda, topo, lado, lado), COR.papel),
    ...faixasDoQr(matriz).map(({ x, y, largura }) =>
      area(retangulo(esquerda + x * modulo, topo + y * modulo, largura * modulo, modulo), PRETO),
    ),
  ];
}

export function paginaDoCartaz(dados: DadosDoCartaz, matriz: MatrizDoQr, medir: Medir): Pagina {
  let y = 0;
  const escreverEm = (texto: string, linhas: number, antes: number, estilo: Estilo) => {
    const quais = primeiras(emLinhasDe(medir, paraAFonte(texto), UTIL, estilo), linhas);
    const { comandos, ate } = escrever(quais, MEIO, y + antes, { ...estilo, alinhar: 'center' });
    y = ate;
    return comandos;
  };
  y = 26;
  const cabeca = [
    ...escreverEm(dados.organizadora, 2, 0, { tamanho: 18, cor: COR.suave }),
    ...escreverEm(dados.titulo, 4, 5, { tamanho: 30, negrito: true, cor: COR.escura }),
  ];
  y = LUGAR_DO_QR.y + LUGAR_DO_QR.lado;
  const pe = [
    ...escreverEm(dados.chamada, 1, 0, { tamanho: 18, negrito: true }),
    ...escreverEm('Aponte a câmera para o código ou digite o endereço.', 1, 1, {
      tamanho: 12,
      cor: COR.suave,
    }),
    ...(dados.prazo ? escreverEm(dados.prazo, 2, 2, { tamanho: 14, negrito: true }) : []),
    ...escreverEm(dados.endereco, 5, 2, { tamanho: 10, cor: COR.suave }),
  ];
  return [
    area(retangulo(0, 0, PAPEL.largura, 14), COR.escura),
    area(retangulo(0, PAPEL.altura - 6, PAPEL.largura, 6), COR.escura),
    ...cabeca,
    ...codigo(matriz),
    ...pe,
  ];
}

/** Draws it into a new document of FOLHA_A4. */
export const desenharCartaz = (pdf: FolhaDePdf, dados: DadosDoCartaz, matriz: MatrizDoQr) =>
  desenhar(pdf, `${paraAFonte(dados.titulo)} - ${paraAFonte(dados.organizadora)}`, [
    paginaDoCartaz(dados, matriz, medirCom(pdf)),
  ]);
