/** A questionnaire out of the text of a file, whoever wrote it: what comes in, what does not, and why. */
import { ErroDoProduto } from '@/domain/comum/erros';
import { conferirArquivo, type Conferido, campo, objeto } from './conferir';
import type { DeFora, SemMarcas } from './de-fora';
import { FORMATO, VERSAO_DO_FORMATO } from './formato';
import { deLimeSurvey, type Tabelas } from './limesurvey';
import { deSurveyJS, ehSurveyJS } from './surveyjs';

export interface QuestionarioLido extends Conferido {
  /** Where it comes from, as people call it. */
  origem: string;
  /** What stays behind although the rest comes in. */
  avisos: string[];
  /** What stays behind of each question, by its group and its place in it; empty for a file of ours. */
  deixado: string[][][];
}

const NAO_E =
  'O arquivo não é um questionário que se consiga ler. Use um exportado daqui, um JSON do SurveyJS ou um .lss ou .lsq do LimeSurvey.';

/** What is ours in ours; anything else in a file of our format is refused by name. */
function nosso(bruto: NonNullable<ReturnType<typeof objeto>>): Conferido {
  const versao = campo(bruto, 'versao');
  if (versao !== VERSAO_DO_FORMATO)
    throw new ErroDoProduto(
      typeof versao === 'number' && versao > VERSAO_DO_FORMATO
        ? 'O arquivo é de uma versão mais nova deste sistema. Atualize a página e tente de novo.'
        : 'O arquivo não diz de que versão é: exporte o questionário de novo.',
    );
  const estranho = Object.keys(bruto).find(
    (nome) => !['formato', 'versao', 'questionario', 'tipos', 'grupos'].includes(nome),
  );
  if (estranho !== undefined)
    return { problemas: [`Arquivo: há um campo que não existe aqui: "${estranho.slice(0, 40)}".`] };
  return conferirArquivo(bruto);
}

const julgado = (origem: string, { arquivo, avisos, deixado }: DeFora): QuestionarioLido => {
  const vazio = arquivo.grupos.length === 0;
  return {
    origem,
    avisos,
    deixado,
    ...(vazio
      ? { problemas: ['Nenhuma pergunta do arquivo cabe neste sistema.'] }
      : conferirArquivo(arquivo)),
  };
};

/** A file of JSON: ours, or of SurveyJS. Throws ErroDoProduto for anything else. */
export function lerJson(texto: string, nomeDoArquivo: string, semMarcas: SemMarcas): QuestionarioLido {
  let bruto: unknown;
  try {
    bruto = JSON.parse(texto);
  } catch {
    throw new ErroDoProduto(NAO_E);
  }
  const lido = objeto(bruto);
  if (lido && campo(lido, 'formato') === FORMATO)
    return { origem: 'um questionário exportado daqui', avisos: [], deixado: [], ...nosso(lido) };
  if (!ehSurveyJS(bruto)) throw new ErroDoProduto(NAO_E);
  return julgado('um questionário do SurveyJS', deSurveyJS(bruto, nomeDoArquivo, semMarcas));
}

/** The tables of a .lss, or of a .lsq with one question. */
export function lerTabelas(tabelas: Tabelas, nomeDoArquivo: string, semMarcas: SemMarcas): QuestionarioLido {
  return julgado('um questionário do LimeSurvey', deLimeSurvey(tabelas, nomeDoArquivo, semMarcas));
}
