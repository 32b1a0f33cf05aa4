/**
 * Somebody invited to answer a questionnaire for a company, as that company's people see it: `convidados/{convite}`
 * (part 3 §2, 'Como estão as participações?'). Functions derive it from invitation and answer sheet; both stay unread.
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import {
  email,
  entidade,
  idDeRegistro,
  instante,
  inteiro,
  LIMITE,
  lista,
  nomeEmOrdem,
  texto,
} from '@/domain/comum/campos';

export const SITUACOES_DO_CONVIDADO = ['aguardando', 'aberto', 'pausado', 'respondido', 'cancelado'] as const;
export type SituacaoDoConvidado = (typeof SITUACOES_DO_CONVIDADO)[number];

export const ROTULO_DO_CONVIDADO: Record<SituacaoDoConvidado, string> = comOutro(
  {
    aguardando: 'Aguardando resposta',
    aberto: 'Aberto',
    pausado: 'Pausado',
    respondido: 'Respondido',
    cancelado: 'Cancelado',
  },
  OUTRO,
);

export const MAXIMO_DE_LEMBRETES = 3;
const DIA = 24 * 60 * 60_000;
/** Days from one mail to the next automatic one: 3, 7 and 14 days after the invitation. */
const ESPERA_EM_DIAS = [3, 4, 7] as const;
/** Nobody gets a reminder sooner after another mail, whoever asks. */
export const DIAS_ENTRE_LEMBRETES = 3;

export const convidadoSchema = entidade({
  /** The organiser of the project, of the same licensee. */
  idEmpresa: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idQuestionario: idDeRegistro(),
  /** uid of the person. */
  idConvidado: idDeRegistro(),
  nome: texto(LIMITE.nome, 1),
  nomeEmOrdem: nomeEmOrdem(),
  email: email(),
  /** The person's, in their own record: participation is counted by them (adesao.ts). */
  setores: lista(texto(60, 1), 60),
  situacao: z.enum(SITUACOES_DO_CONVIDADO),
  /** Page of the questionnaire where the person paused, from 0. */
  etapa: inteiro(0, 1_000),
  /** Whether the invitation was accepted: another mail of it would say nothing new. */
  aceito: z.boolean(),
  enviadoEm: instante(),
  lembretes: inteiro(0, MAXIMO_DE_LEMBRETES),
  semLembretes: z.boolean(),
  respondidoEm: z.nullable(instante()),
});
export type Convidado = z.infer<typeof convidadoSchema>;

export const caminhoDosConvidados = (contexto: Contexto) => caminhos.daEmpresa(contexto, 'convidados');

/** State of the invited person; an answer stays one after the invitation was cancelled (part 3 §4). */
export function situacaoDoConvidado(
  { cancelado }: { cancelado: boolean },
  folha: { finalizadoEm: Date | null; perguntas: readonly unknown[] } | undefined,
): SituacaoDoConvidado {
  if (folha?.finalizadoEm) return 'respondido';
  if (cancelado) return 'cancelado';
  if (!folha) return 'aguardando';
  return folha.perguntas.length > 0 ? 'pausado' : 'aberto';
}

/** Those who may still answer. */
export const PENDENTES = [
  'aguardando',
  'aberto',
  'pausado',
] as const satisfies readonly SituacaoDoConvidado[];
export const estaPendente = (situacao: SituacaoDoConvidado): boolean =>
  PENDENTES.some((pendente) => pendente === situacao);

/** When the next automatic reminder is due after a mail of `enviadoEm`; null after the last one. */
export const proximoLembrete = (lembretes: number, enviadoEm: Date): Date | null => {
  const dias = ESPERA_EM_DIAS[lembretes];
  return dias === undefined ? null : new Date(enviadoEm.getTime() + dias * DIA);
};

/** Why somebody gets no reminder now. */
export const RECUSAS_DO_LEMBRETE = [
  'RESPONDIDO',
  'CANCELADO',
  'FORA',
  'RECENTE',
  'MAXIMO',
  'DISPENSADO',
  'SEM_ACESSO',
] as const;
export type RecusaDoLembrete = (typeof RECUSAS_DO_LEMBRETE)[number];

type ParaLembrar = Pick<Convidado, 'situacao' | 'semLembretes' | 'lembretes' | 'enviadoEm'>;

/** Undefined where the person may be reminded at that moment. */
export function recusaDoLembrete(
  { situacao, semLembretes, lembretes, enviadoEm }: ParaLembrar,
  agora: Date,
): Exclude<RecusaDoLembrete, 'FORA' | 'SEM_ACESSO'> | undefined {
  if (situacao === 'respondido') return 'RESPONDIDO';
  if (situacao === 'cancelado') return 'CANCELADO';
  if (semLembretes) return 'DISPENSADO';
  if (lembretes >= MAXIMO_DE_LEMBRETES) return 'MAXIMO';
  return agora.getTime() - enviadoEm.getTime() < DIAS_ENTRE_LEMBRETES * DIA ? 'RECENTE' : undefined;
}

/** Share of the invited who answered, in percent; cancelled ones are not counted, and null is nobody. */
export function taxaDeResposta(contagens: Partial<Record<SituacaoDoConvidado, number>>): number | null {
  const convidados = [...PENDENTES, 'respondido' as const].reduce(
    (soma, situacao) => soma + (contagens[situacao] ?? 0),
    0,
  );
  return convidados === 0 ? null : ((contagens.respondido ?? 0) / convidados) * 100;
}
