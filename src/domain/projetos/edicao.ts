/**
 * A project that begins from the last one (decisions P420): what goes along, what begins anew, and when what had a time
 * happens in the new period. People do not go along: neither companies nor ambassadors nor evaluators.
 */
import type { CampoDeAuditoria } from '@/domain/comum/campos';
import { indiceDoNome } from '@/domain/comum/busca';
import {
  type Dia,
  diaDe,
  diasEntre,
  fimDoDia,
  horaDe,
  inicioDoDia,
  maisDias,
  type Periodo,
} from '@/domain/comum/datas';
import { instanteDe } from '@/domain/comum/hora';
import { copiaDoQuestionario } from '@/domain/diagnostico/copia';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { Projeto } from './projeto';
import type { Regiao } from './regiao';
import type { Votacao } from './votacao';

/** Questionnaires that go along at once, and records of them and of the regions: one transaction holds all. */
export const MAXIMO_DE_QUESTIONARIOS_DA_EDICAO = 20;
export const MAXIMO_DE_REGISTROS_DA_EDICAO = 2_000;
/** Editions that lie before one another, as far back as somebody looks. */
export const MAXIMO_DE_EDICOES = 12;

type Classe = 'copiado' | 'refeito';

/** Every field of a project is classed: the type asks for it. */
export const CLASSES_DO_PROJETO: Readonly<Record<Exclude<keyof Projeto, CampoDeAuditoria>, Classe>> = {
  nome: 'refeito',
  nomeEmOrdem: 'refeito',
  busca: 'refeito',
  anoAtuacao: 'refeito',
  anoVigencia: 'refeito',
  votacao: 'refeito',
  edicaoDe: 'refeito',
  encerrado: 'refeito',
  // Their files lie under the project that they were sent to.
  images: 'refeito',
  urlImages: 'refeito',
  descricaoImages: 'refeito',
  // A person is asked again.
  embaixadoresPessoas: 'refeito',
  embaixadores: 'copiado',
  licenciado: 'copiado',
  minimoResposta: 'copiado',
  posicao: 'copiado',
  tempo: 'copiado',
  exibir: 'copiado',
  trocar: 'copiado',
  fases: 'copiado',
  categoria: 'copiado',
  linkRegulamento: 'copiado',
};

const bissexto = (ano: number) => (ano % 4 === 0 && ano % 100 !== 0) || ano % 400 === 0;

/** The same day of another year; of 29 February the day before where there is none. */
function noAno(dia: Dia, anos: number): Dia {
  const ano = anoDe(dia) + anos;
  const resto = dia.slice(5);
  return `${ano}-${resto === '02-29' && !bissexto(ano) ? '02-28' : resto}`;
}
const anoDe = (dia: Dia) => Number(dia.slice(0, 4));

/** The period that a new edition begins with: the same days, in the first year in which they have not begun. */
export function proximoPeriodo({ inicio, fim }: Periodo, hoje: Dia): Periodo {
  const anos = Math.max(1, anoDe(hoje) - anoDe(inicio));
  const quantos = noAno(inicio, anos) >= hoje ? anos : anos + 1;
  return { inicio: noAno(inicio, quantos), fim: noAno(fim, quantos) };
}

/** The name that a new edition begins with: the year in it moves along. */
export function nomeDaEdicao(nome: string, { de, para }: { de: Periodo; para: Periodo }): string {
  const novo = nome.replaceAll(de.inicio.slice(0, 4), para.inicio.slice(0, 4));
  return novo === nome ? `${nome.slice(0, 120 - NOVA.length)}${NOVA}` : novo;
}
const NOVA = ' (nova edição)';

const entre = (dia: Dia, { inicio, fim }: Periodo): Dia => (dia < inicio ? inicio : dia > fim ? fim : dia);

/**
 * When something happens in the new edition: as long after its beginning as before. Where both begin on the same day of
 * a year, on the same days. It never leaves the new period, nor ends before it begins.
 */
export function naNovaEdicao(antes: Periodo, de: Periodo, para: Periodo): Periodo {
  const anos = anoDe(para.inicio) - anoDe(de.inicio);
  const dias = diasEntre(de.inicio, para.inicio);
  const mover = (dia: Dia) =>
    noAno(de.inicio, anos) === para.inicio ? noAno(dia, anos) : maisDias(dia, dias);
  const inicio = entre(mover(antes.inicio), para);
  const fim = entre(mover(antes.fim), para);
  return { inicio, fim: fim < inicio ? inicio : fim };
}

const periodoDe = (projeto: Pick<Projeto, 'anoAtuacao' | 'anoVigencia'>): Periodo => ({
  inicio: diaDe(projeto.anoAtuacao),
  fim: diaDe(projeto.anoVigencia),
});

/** Null where nothing of the voting would be left. */
function votacaoDaEdicao(votacao: Votacao | null, de: Periodo, para: Periodo): Votacao | null {
  if (!votacao) return null;
  const dias = naNovaEdicao({ inicio: diaDe(votacao.inicio), fim: diaDe(votacao.fim) }, de, para);
  const inicio = instanteDe(dias.inicio, horaDe(votacao.inicio));
  const fim = instanteDe(dias.fim, horaDe(votacao.fim));
  return inicio < fim ? { ...votacao, inicio, fim } : null;
}

/** The new project's fields, without stamps. */
export function projetoDaEdicao(
  anterior: Projeto,
  { idAnterior, nome, para }: { idAnterior: string; nome: string; para: Periodo },
) {
  const levados = Object.fromEntries(
    Object.entries(anterior).filter(
      ([campo]) => (CLASSES_DO_PROJETO as Record<string, Classe>)[campo] === 'copiado',
    ),
  ) as Partial<Projeto>;
  return {
    ...levados,
    nome,
    ...indiceDoNome(nome),
    anoAtuacao: inicioDoDia(para.inicio),
    anoVigencia: fimDoDia(para.fim),
    votacao: votacaoDaEdicao(anterior.votacao, periodoDe(anterior), para),
    edicaoDe: idAnterior,
    encerrado: false,
    images: [],
    urlImages: [],
    descricaoImages: [],
    embaixadoresPessoas: [],
  };
}

/** A questionnaire of the last edition in the new one: the same name and phases, in the new period, not published. */
export function questionarioDaEdicao(
  questionario: Questionario,
  anterior: Pick<Projeto, 'anoAtuacao' | 'anoVigencia'>,
  { idProjeto, para }: { idProjeto: string; para: Periodo },
) {
  const dias = naNovaEdicao(
    { inicio: diaDe(questionario.dataAtuacao), fim: diaDe(questionario.dataVigencia) },
    periodoDe(anterior),
    para,
  );
  return {
    ...copiaDoQuestionario(questionario, { nome: questionario.nome, idProjeto }),
    // Phases go along with their numbers.
    fases: questionario.fases,
    dataAtuacao: inicioDoDia(dias.inicio),
    dataVigencia: fimDoDia(dias.fim),
  };
}

/** Its companies are found anew: nobody is in the new project yet. */
export const regiaoDaEdicao = (
  { name, nomeEmOrdem, busca, comparisonType, identifiers }: Regiao,
  projetoId: string,
) => ({ name, nomeEmOrdem, busca, comparisonType, identifiers, projetoId, empresas: [] });
