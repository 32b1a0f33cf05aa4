/**
 * A certificate as a page of commands: one A4 lying, of real text and vectors. Browser and functions draw it with their
 * jsPDF by the same code (decisions Q18, Q310).
 */
import { paraAFonte } from '@/domain/comum/letras-do-pdf';
import {
  desenhar,
  FOLHA_A4,
  type FolhaDePdf,
  type Medir,
  medirCom,
  type Pagina,
} from '@/domain/diagnostico/desenho';
import {
  alturaDaLinha,
  area,
  COR,
  emLinhasDe,
  escrever,
  type Estilo,
  primeiras,
  retangulo,
} from '@/domain/diagnostico/folha-do-relatorio';
import {
  codigoEmPartes,
  diaPorExtenso,
  oQueFez,
  ROTULO_DO_CERTIFICADO,
  type TipoDeCertificado,
} from './codigo';

/** What every side gives jsPDF. */
export const FOLHA_DEITADA = { ...FOLHA_A4, orientation: 'landscape' } as const;

/** Millimetres. */
export const DEITADA = { largura: 297, altura: 210 };
const MEIO = DEITADA.largura / 2;
const UTIL = DEITADA.largura - 2 * 36;
/** Between the coloured band and what tells how to verify it. */
const CORPO = { de: 34, ate: 164 };

export interface DadosDoCertificado {
  tipo: TipoDeCertificado;
  codigo: string;
  empresa: string;
  organizadora: string;
  programa: string;
  categoria: string;
  /** ISO text. */
  emitidoEm: string;
  /** Address of the page that verifies it. */
  endereco: string;
}

interface Parte extends Estilo {
  texto: string;
  linhas: number;
  /** Millimetres above it. */
  antes: number;
}

const partesDe = (dados: DadosDoCertificado): Parte[] => [
  {
    texto: ROTULO_DO_CERTIFICADO[dados.tipo],
    linhas: 1,
    antes: 0,
    tamanho: 30,
    negrito: true,
    cor: COR.escura,
  },
  { texto: `${dados.organizadora} certifica que`, linhas: 2, antes: 8, tamanho: 14, cor: COR.suave },
  { texto: dados.empresa, linhas: 3, antes: 4, tamanho: 26, negrito: true },
  { texto: oQueFez(dados), linhas: 2, antes: 4, tamanho: 14, cor: COR.suave },
  { texto: dados.programa, linhas: 3, antes: 4, tamanho: 20, negrito: true, cor: COR.escura },
  {
    texto: `Emitido em ${diaPorExtenso(dados.emitidoEm)}.`,
    linhas: 1,
    antes: 8,
    tamanho: 12,
    cor: COR.suave,
  },
];

const CENTRADO = { alinhar: 'center' } as const;

/** Everything stands in the middle of the page, one below the other; long names take smaller letters. */
function corpo(dados: DadosDoCertificado, medir: Medir): Pagina {
  const emEscala = (escala: number) =>
    partesDe(dados).map(({ texto, linhas, ...parte }) => {
      const estilo = { ...parte, tamanho: parte.tamanho * escala };
      return { ...estilo, linhas: primeiras(emLinhasDe(medir, texto, UTIL, estilo), linhas) };
    });
  const alturaDe = (partes: ReturnType<typeof emEscala>) =>
    partes.reduce(
      (soma, { antes, linhas, tamanho }) => soma + antes + linhas.length * alturaDaLinha(tamanho),
      0,
    );
  const cabe = CORPO.ate - CORPO.de;
  const inteiras = emEscala(1);
  const partes = alturaDe(inteiras) <= cabe ? inteiras : emEscala(0.7);
  let y = CORPO.de + Math.max(0, (cabe - alturaDe(partes)) / 2);
  return partes.flatMap(({ antes, linhas, ...estilo }) => {
    const { comandos, ate } = escrever(linhas, MEIO, y + antes, { ...estilo, ...CENTRADO });
    y = ate;
    return comandos;
  });
}

/** The frame: a band of the report's colours above and below, as on its cover. */
const moldura: Pagina = [
  area(retangulo(0, 0, DEITADA.largura, 14), COR.escura),
  area(retangulo(0, 14, DEITADA.largura * 0.5, 3), COR.azul),
  area(retangulo(DEITADA.largura * 0.5, 14, DEITADA.largura * 0.3, 3), COR.laranja),
  area(retangulo(DEITADA.largura * 0.8, 14, DEITADA.largura * 0.2, 3), COR.rosa),
  area(retangulo(0, DEITADA.altura - 6, DEITADA.largura, 6), COR.escura),
];

function verificacao({ codigo, endereco }: DadosDoCertificado): Pagina {
  const [titulo, resto] = [
    escrever([`Código: ${codigoEmPartes(codigo)}`], MEIO, 174, { tamanho: 13, negrito: true, ...CENTRADO }),
    { tamanho: 10, cor: COR.suave, ...CENTRADO },
  ];
  return [
    {
      tipo: 'linha',
      de: { x: 36, y: 170 },
      ate: { x: DEITADA.largura - 36, y: 170 },
      cor: COR.linha,
      largura: 0.2,
    },
    ...titulo.comandos,
    ...escrever(['Qualquer pessoa confere este certificado em', endereco], MEIO, titulo.ate + 1, resto)
      .comandos,
  ];
}

/** Every text in the letters of the font, so that what is measured is what is drawn. */
const emLetras = (dados: DadosDoCertificado): DadosDoCertificado => ({
  ...dados,
  empresa: paraAFonte(dados.empresa),
  organizadora: paraAFonte(dados.organizadora),
  programa: paraAFonte(dados.programa),
  categoria: paraAFonte(dados.categoria),
});

export function paginaDoCertificado(dados: DadosDoCertificado, medir: Medir): Pagina {
  const limpos = emLetras(dados);
  return [...moldura, ...corpo(limpos, medir), ...verificacao(limpos)];
}

/** Draws it into a new document of FOLHA_DEITADA. */
export const desenharCertificado = (pdf: FolhaDePdf, dados: DadosDoCertificado) =>
  desenhar(pdf, `${ROTULO_DO_CERTIFICADO[dados.tipo]} - ${dados.empresa}`, [
    paginaDoCertificado(dados, medirCom(pdf)),
  ]);
