/** The entry of one award: its id, the moment it was earned, its amount. Pure, so that the demo data builds the same. */
import { emForma } from '@/domain/comum/registro';
import type { Colaborador } from '@/domain/pessoas/colaborador';
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import type { Movimentacao } from '@/domain/comite/movimentacao';
import { idDaReferencia } from '@/domain/comum/caminhos';
import {
  type EventoDePontos,
  type Pontos,
  pontosSchema,
  type Premio,
  tipoVigente,
  valorDoEvento,
} from '@/domain/pontos/pontos';
import type { Campanha, RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { carimbo } from '@functions/banco';

/** What an entry calls a private idea: more people read points than see it. */
export const IDEIA_PRIVADA = 'Ideia privada';

export const idDoPremio = (ideiaId: string, { evento, colaboradorReference }: Premio) =>
  `${ideiaId}_${evento}_${idDaReferencia(colaboradorReference)}`;

/** Statuses whose movement is the moment an award was earned. */
const STATUS_DO_EVENTO: Record<EventoDePontos, readonly StatusDaIdeia[]> = {
  CADASTRO_DE_IDEIAS: [],
  APROVACAO_DE_IDEIAS: ['APROVADA', 'EM_IMPLEMENTACAO', 'IMPLEMENTADA'],
  IMPLEMENTACAO_DE_IDEIAS: ['IMPLEMENTADA'],
  PARTICIPACAO_DE_IDEIA_PROPRIA: ['IMPLEMENTADA'],
  PARTICIPACAO_DE_IDEIA_TERCEIRO: ['IMPLEMENTADA'],
};

export type Movimento = Pick<Movimentacao, 'status' | 'createdAt'>;

/** When the award was earned, so that a late delivery finds the same campaigns as a prompt one. */
function momento(evento: EventoDePontos, ideia: Ideia, movimentos: Movimento[]): Date {
  if (evento === 'CADASTRO_DE_IDEIAS' && ideia.publishedAt) return ideia.publishedAt;
  const quando = movimentos
    .filter(({ status }) => STATUS_DO_EVENTO[evento].includes(status))
    .map(({ createdAt }) => createdAt);
  return quando.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? ideia.updatedAt;
}

/** What an award depends on besides itself. */
export interface Fatos {
  ideiaId: string;
  ideia: Ideia;
  regulamento: RegulamentoIdeias;
  campanhas: Campanha[];
  movimentos: Movimento[];
  /** Memberships of the beneficiaries, by reference; a reference may point to nobody. */
  pessoas: Map<string, Beneficiario | undefined>;
}

type Beneficiario = Pick<Colaborador, 'status' | 'externo' | 'inviteAcceptedAt' | 'deletedAt' | 'setores'>;

/** True iff the person was a member at that moment, as late deliveries see it too: accepted, not removed, no respondent. */
export const eraMembro = (
  { status, externo, inviteAcceptedAt, deletedAt }: Omit<Beneficiario, 'setores'>,
  quando: Date,
) =>
  status !== 'PENDING' &&
  !externo &&
  (inviteAcceptedAt === null || inviteAcceptedAt <= quando) &&
  (deletedAt === null || deletedAt > quando);

/** Undefined when the award's beneficiary was no member when it was earned. */
export function entradaDoPremio(premio: Premio, fatos: Fatos): Pontos | undefined {
  const { ideiaId, ideia, regulamento, campanhas, movimentos, pessoas } = fatos;
  const quando = momento(premio.evento, ideia, movimentos);
  const pessoa = pessoas.get(premio.colaboradorReference);
  if (!pessoa || !eraMembro(pessoa, quando)) return undefined;
  const type = tipoVigente(premio.evento, ideia, true);
  return emForma(pontosSchema, {
    type,
    typeOriginal: type === premio.evento ? null : premio.evento,
    pontos: valorDoEvento(premio.evento, regulamento, campanhas, pessoa.setores, quando),
    observacao: '',
    ideia: { id: ideiaId, titulo: ideia.privado ? IDEIA_PRIVADA : ideia.titulo },
    colaboradorReference: premio.colaboradorReference,
    regulamentoIdeias: ideia.regulamentoReference,
    comiteInovacaoReference: null,
    regulamentoDesafios: null,
    ...carimbo(quando),
  });
}
