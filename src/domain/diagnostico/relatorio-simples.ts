/**
 * The simple self-assessment report as pages of commands: a cover, the results with radar and cards, a closing page
 * (part 3 §9, decisions Q18). Cards that do not fit take one more page of results.
 */
import { paraAFonte } from '@/domain/comum/letras-do-pdf';
import type { DadosDoRelatorio } from './dados-do-relatorio';
import { desenhar, type FolhaDePdf, type Medir, medirCom, type Pagina } from './desenho';
import { capa, encerramento } from './paginas-do-relatorio';
import { resultados } from './paginas-de-resultados';
import type { Analise } from './resultado';

const daAnalise = <T extends Analise>(uma: T): T => ({
  ...uma,
  nivel: paraAFonte(uma.nivel),
  analise: paraAFonte(uma.analise),
});

/** Every text in the letters of the font, so that what is measured is what is drawn. */
const emLetras = (dados: DadosDoRelatorio): DadosDoRelatorio => ({
  ...dados,
  empresa: paraAFonte(dados.empresa),
  questionario: paraAFonte(dados.questionario),
  projeto: paraAFonte(dados.projeto),
  pessoa: paraAFonte(dados.pessoa),
  geral: daAnalise(dados.geral),
  ...(dados.comparacao
    ? {
        comparacao: {
          ...dados.comparacao,
          nome: paraAFonte(dados.comparacao.nome),
          frase: paraAFonte(dados.comparacao.frase),
        },
      }
    : {}),
  dimensoes: dados.dimensoes.map((uma) => ({ ...daAnalise(uma), nome: paraAFonte(uma.nome) })),
});

export function paginasDoRelatorio(dados: DadosDoRelatorio, medir: Medir): Pagina[] {
  const limpos = emLetras(dados);
  return [capa(limpos, medir), ...resultados(limpos, medir), encerramento(limpos, medir)];
}

/** Draws the report into a new document of A4 in millimetres. */
export const desenharRelatorio = (pdf: FolhaDePdf, dados: DadosDoRelatorio) =>
  desenhar(pdf, `Relatório de autoavaliação - ${dados.empresa}`, paginasDoRelatorio(dados, medirCom(pdf)));
