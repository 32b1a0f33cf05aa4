/** The report of a result as a file. Loaded when somebody asks for one, because jsPDF is heavy. */
import { jsPDF } from 'jspdf';
import { daRelatorio, nomeDoArquivo } from '@/domain/diagnostico/dados-do-relatorio';
import { FOLHA_A4 } from '@/domain/diagnostico/desenho';
import { desenharRelatorio } from '@/domain/diagnostico/relatorio-simples';
import { coberturaEmPalavras } from '@/areas/cadastro/questionario/nota';
import { data } from '@/ui/texto/formatos';
import type { OpcaoDaComparacao } from './comparacao/comparacao.data';
import type { ResultadoLido } from './resultados.data';

export const SEM_DADOS = 'Dados insuficientes para gerar o PDF';

/** Undefined where no answer counts. `base` tells in a sentence what the scores stand on. */
export function pdfDoResultado(
  resultado: ResultadoLido,
  base: string,
  comparada?: OpcaoDaComparacao,
): File | undefined {
  const { empresa, nome, projeto, grupos, media, nivel, analise, entrevista } = resultado;
  const dimensoes = grupos.map((grupo) => ({ ...grupo, outra: comparada?.grupos[grupo.id] }));
  const medidas = { geral: { media, nivel, analise }, dimensoes };
  if (!daRelatorio(medidas)) return undefined;
  const pdf = new jsPDF(FOLHA_A4);
  desenharRelatorio(pdf, {
    empresa,
    questionario: nome,
    projeto,
    pessoa: '',
    feitoEm: data(new Date()),
    base: entrevista?.cobertura ? `${base} Avaliadores: ${coberturaEmPalavras(entrevista.cobertura)}.` : base,
    notas:
      entrevista === null || entrevista.media === null
        ? []
        : [{ rotulo: `Avaliadores, ${entrevista.fase}`, media: entrevista.media }],
    ...medidas,
    comparacao: comparada && {
      nome: comparada.coluna,
      frase: comparada.frase,
      inteiros: comparada.inteiros ?? false,
    },
  });
  return new File([pdf.output('arraybuffer')], nomeDoArquivo(empresa), { type: 'application/pdf' });
}
