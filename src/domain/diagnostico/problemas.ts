/** What a draft lacks before people can answer it, in sentences that name the place. */
import { agrupar } from '@/domain/comum/agrupar';
import { avisosDasFaixas, type Faixa } from './faixa';
import { MAXIMO_DE_GRUPOS, MAXIMO_DE_PERGUNTAS } from './grupo';
import { defeitosDasCondicoes } from './mostrar-se';
import { emLugar } from './ordem';
import { ESPECIES } from './especies';
import { MATRIZ, NAO_SE_APLICA, temOpcoes } from './tipo-de-resposta';
import { compilar, type Rascunho } from './versao';

/** Where it is mended: the questionnaire's own form, or that of a record of the kind. */
export type Lugar = { tipo: 'questionario' } | { tipo: 'grupo' | 'pergunta' | 'tipoDeResposta'; id: string };

export interface Problema {
  texto: string;
  onde: Lugar;
  /** False: it is told, and published all the same. */
  impede: boolean;
}

/** One document holds a version; a larger one is refused by the database, at 1 MiB. */
const MAIOR_VERSAO = 900_000;

const NO_QUESTIONARIO: Lugar = { tipo: 'questionario' };
const impede = (texto: string, onde: Lugar): Problema => ({ texto, onde, impede: true });
const passa = (texto: string) => impede(texto, NO_QUESTIONARIO);
const avisa = (texto: string, onde: Lugar): Problema => ({ texto, onde, impede: false });

const dasFaixas = (de: string, faixas: readonly Faixa[], onde: Lugar) =>
  avisosDasFaixas(faixas).map((aviso) => impede(`${de}: ${aviso}`, onde));

function doTamanho({ grupos, perguntas }: Rascunho, bytes: number): Problema[] {
  return [
    ...(grupos.length === 0 ? [passa('Ainda não há grupos de perguntas.')] : []),
    ...(grupos.length > MAXIMO_DE_GRUPOS
      ? [passa(`São ${grupos.length} grupos: um questionário tem no máximo ${MAXIMO_DE_GRUPOS}.`)]
      : []),
    ...(perguntas.length > MAXIMO_DE_PERGUNTAS
      ? [passa(`São ${perguntas.length} perguntas: um questionário tem no máximo ${MAXIMO_DE_PERGUNTAS}.`)]
      : []),
    ...(bytes > MAIOR_VERSAO
      ? [passa('Os textos somam mais do que um questionário guarda: encurte descrições ou opções.')]
      : []),
  ];
}

function dosGrupos({ grupos, perguntas, tipos }: Rascunho): Problema[] {
  const pontuam = new Set(
    tipos.filter(({ tipoDeResposta }) => ESPECIES[tipoDeResposta].pontua !== 'texto').map(({ id }) => id),
  );
  const deCada = agrupar(perguntas, ({ grupo }) => grupo);
  const emOrdem = emLugar(grupos, ({ ordemQuestionario }) => ordemQuestionario);
  return emOrdem.flatMap(({ id, nome, feedbacks }) => {
    const onde: Lugar = { tipo: 'grupo', id };
    const dele = deCada.get(id) ?? [];
    const semNota = dele.length > 0 && !dele.some(({ tipoDeResposta }) => pontuam.has(tipoDeResposta));
    return [
      ...(dele.length === 0 ? [impede(`O grupo "${nome}" não tem perguntas.`, onde)] : []),
      ...(semNota ? [avisa(`O grupo "${nome}" não terá nota: só tem perguntas que não pontuam.`, onde)] : []),
      ...dasFaixas(`Feedbacks de "${nome}"`, feedbacks, onde),
    ];
  });
}

function dasPerguntas({ grupos, perguntas, tipos }: Rascunho): Problema[] {
  const deGrupos = new Set(grupos.map(({ id }) => id));
  const deTipos = new Set(tipos.map(({ id }) => id));
  const matrizes = new Set(tipos.flatMap((tipo) => (tipo.tipoDeResposta === MATRIZ ? [tipo.id] : [])));
  return perguntas.flatMap(({ id, nome, grupo, tipoDeResposta, linhas = [] }) => {
    const onde: Lugar = { tipo: 'pergunta', id };
    return [
      ...(deGrupos.has(grupo) ? [] : [impede(`A pergunta "${nome}" está sem grupo.`, onde)]),
      ...(deTipos.has(tipoDeResposta)
        ? []
        : [impede(`A pergunta "${nome}" tem um tipo de resposta que não existe mais.`, onde)]),
      ...(matrizes.has(tipoDeResposta) && linhas.length === 0
        ? [impede(`A pergunta "${nome}" é uma matriz e ainda não tem afirmações.`, onde)]
        : []),
    ];
  });
}

const dasCondicoes = (rascunho: Rascunho): Problema[] =>
  defeitosDasCondicoes(rascunho, rascunho.tipos).map(({ dono, frase }) => impede(frase, dono));

/**
 * Types whose options are all worth the same, where a question that counts uses them: its score says nothing. Files of
 * other programs have codes, not worth.
 */
function semDiferenca({ grupos, perguntas, tipos }: Rascunho): Problema[] {
  const contam = new Set(grupos.flatMap(({ id, pesoNota }) => (pesoNota > 0 ? [id] : [])));
  const usados = new Set(
    perguntas.flatMap(({ grupo, peso, tipoDeResposta }) =>
      peso > 0 && contam.has(grupo) ? [tipoDeResposta] : [],
    ),
  );
  return tipos.flatMap(({ id, nome, tipoDeResposta, campos }) => {
    if (!usados.has(id) || !temOpcoes(tipoDeResposta)) return [];
    const valores = campos.flatMap(({ valor }) => (valor === NAO_SE_APLICA ? [] : [valor]));
    return valores.length > 1 && new Set(valores).size === 1
      ? [
          impede(
            `No tipo de resposta "${nome}" todas as opções valem ${valores[0]}: a nota seria sempre a mesma. Dê a cada opção o seu valor, ou peso 0 às perguntas que o usam.`,
            { tipo: 'tipoDeResposta', id },
          ),
        ]
      : [];
  });
}

function dosTipos({ perguntas, tipos }: Rascunho): Problema[] {
  const usados = new Set(perguntas.map(({ tipoDeResposta }) => tipoDeResposta));
  const deOpcoes = tipos.filter(({ id, tipoDeResposta }) => usados.has(id) && temOpcoes(tipoDeResposta));
  return deOpcoes.flatMap(({ id, nome, campos }) => {
    const onde: Lugar = { tipo: 'tipoDeResposta', id };
    if (campos.length === 0) return [impede(`O tipo de resposta "${nome}" não tem opções.`, onde)];
    return campos.every(({ valor }) => valor === NAO_SE_APLICA)
      ? [impede(`No tipo de resposta "${nome}" nenhuma opção tem valor: todas dizem −1.`, onde)]
      : [];
  });
}

const dosPesos = ({ grupos }: Rascunho): Problema[] =>
  grupos.length > 0 && grupos.every(({ pesoNota }) => pesoNota === 0)
    ? [avisa('Todos os grupos têm peso 0: cada um vale o mesmo.', NO_QUESTIONARIO)]
    : [];

/** Everything, those that keep it from being published first. */
export function problemas(rascunho: Rascunho): Problema[] {
  const bytes = new TextEncoder().encode(JSON.stringify(compilar(rascunho))).length;
  const todos = [
    ...doTamanho(rascunho, bytes),
    ...dosGrupos(rascunho),
    ...dasPerguntas(rascunho),
    ...dasCondicoes(rascunho),
    ...dosTipos(rascunho),
    ...semDiferenca(rascunho),
    ...dasFaixas('Faixas do questionário', rascunho.questionario.faixas, NO_QUESTIONARIO),
    ...dosPesos(rascunho),
  ];
  return todos.toSorted((a, b) => Number(b.impede) - Number(a.impede));
}
