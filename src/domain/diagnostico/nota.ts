/**
 * An evaluator's score of a group of a company, in one phase of the award:
 * `notas/{empresa}_{grupo}_{fase}_{avaliador}` under the organiser (part 3 §3, decisions Q17, Q202). Functions write it,
 * because no rule finds the group in a version or the phase in a row.
 */
import { veNotasDeOutros } from './quem-conduz';
import * as z from 'zod/mini';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { type Quem, temFlag } from '@/domain/acesso/quem';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { entidade, inteiro, texto } from '@/domain/comum/campos';
import { INSCRICAO, VENCEDORES } from '@/domain/projetos/projeto';
import { type Centesimos, mediaDe } from './pontuacao';
import { podeVerDeOutros } from './resposta';

const id = () => texto(128, 1);

export const MAXIMO_DA_JUSTIFICATIVA = 2_000;
/** Why a score does not count. */
export const MAXIMO_DO_MOTIVO = 500;
export const motivoDaDesconsideracao = texto(MAXIMO_DO_MOTIVO, 10, 'Escreva por que, com 10 letras ou mais.');
/** In hundredths of 0 to 100. */
export const notaDoAvaliador = inteiro(0, 100_00);
/** Why this score, or why none. */
export const justificativa = texto(
  MAXIMO_DA_JUSTIFICATIVA,
  10,
  'Escreva a justificativa, com 10 letras ou mais.',
);

export const notaSchema = entidade({
  /** The company that is scored. */
  idEmpresaNota: id(),
  idProjeto: id(),
  idQuestionario: id(),
  grupo: id(),
  /** Phase of the company at the score. */
  fase: inteiro(1, 999),
  /** uid of the evaluator. */
  respondente: id(),
  /** The sheet beside which it was given; null beside the result of the whole company. */
  idResposta: z.nullable(id()),
  /** Null where the evaluator abstains. */
  nota: z.nullable(notaDoAvaliador),
  justificativa: texto(MAXIMO_DA_JUSTIFICATIVA, 1),
  desconsiderado: z.boolean(),
  /** Why it is disregarded; missing of one that is not, or was before reasons were asked for. */
  motivoDaDesconsideracao: z.optional(z.nullable(texto(MAXIMO_DO_MOTIVO, 1))),
  /** Given under a conflict (decisions P380): in no mean, and not given where somebody asks what is left. */
  impedida: z.optional(z.boolean()),
});
export type Nota = z.infer<typeof notaSchema>;

type DaNota = Pick<Nota, 'idEmpresaNota' | 'grupo' | 'fase' | 'respondente'>;
export const idDaNota = ({ idEmpresaNota, grupo, fase, respondente }: DaNota) =>
  `${idEmpresaNota}_${grupo}_${fase}_${respondente}`;

export const caminhosDasNotas = {
  todas: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'notas'),
  uma: (contexto: Contexto, idNota: string) => caminhos.registro(contexto, 'notas', idNota),
};

/** Phases before there is something to judge, and after the award is decided. */
const SEM_AVALIACAO: readonly number[] = [INSCRICAO, 2, 3, VENCEDORES];
export const aceitaNotas = (fase: number) => !SEM_AVALIACAO.includes(fase);

/** Evaluators are the organiser's people who read the answers (decisions Q160, Q202). */
export const podeAvaliar = (quem: Quem): boolean =>
  podeOrganizar(quem) && podeVerDeOutros(quem, { daqui: true });

/** A score that must not count: 27.editar, by somebody who sees it (threats E12). */
export const podeDesconsiderar = (quem: Quem): boolean =>
  podeOrganizar(quem) && veNotasDeOutros(quem) && temFlag(quem, [27, 'editar']);

/** From how many points between the lowest and the highest score the evaluators are said to disagree. */
const DISCORDAM = 30_00;

/** What several scores of one group and phase say together. */
export interface Consenso {
  /** Scores that count: no abstention, none disregarded. */
  n: number;
  media: Centesimos | null;
  menor: Centesimos | null;
  maior: Centesimos | null;
  discordam: boolean;
}

export function consensoDe(notas: readonly Pick<Nota, 'nota' | 'desconsiderado' | 'impedida'>[]): Consenso {
  const contam = notas.flatMap(({ nota, desconsiderado, impedida = false }) =>
    nota === null || desconsiderado || impedida ? [] : [nota],
  );
  const menor = contam.length > 0 ? Math.min(...contam) : null;
  const maior = contam.length > 0 ? Math.max(...contam) : null;
  return {
    n: contam.length,
    media: mediaDe({ soma: contam.reduce((a, b) => a + b, 0), n: contam.length }),
    menor,
    maior,
    discordam: menor !== null && maior !== null && maior - menor >= DISCORDAM,
  };
}
