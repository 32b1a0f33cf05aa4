/** Enrolment in an immersion (part 2 §4): one document per person, `cronogramaDesafio/{id}/inscricoes/{uid}`. */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { entidade, instante } from '@/domain/comum/campos';

/** Numbers as the product's contract has them. */
export const STATUS_DA_INSCRICAO = { inscrito: 1, participou: 2, naoParticipou: 3, reprovada: 4 } as const;
export type StatusDaInscricao = (typeof STATUS_DA_INSCRICAO)[keyof typeof STATUS_DA_INSCRICAO];
export const statusDaInscricao = () => z.literal(Object.values(STATUS_DA_INSCRICAO));

export const APARENCIA_DA_INSCRICAO = comOutro(
  {
    1: { rotulo: 'Inscrito', cor: 'blue' },
    2: { rotulo: 'Participou', cor: 'green' },
    3: { rotulo: 'Não participou', cor: 'gray' },
    4: { rotulo: 'Inscrição reprovada', cor: 'red' },
  } as const satisfies Record<StatusDaInscricao, { rotulo: string; cor: string }>,
  { rotulo: OUTRO, cor: 'gray' },
);

/** A cancelled one is removed (`deletedAt`), and taken up again when the person enrols again. */
export const inscricaoSchema = entidade({
  /** When the person enrolled; the waiting list moves up in this order. */
  data: instante(),
  status: statusDaInscricao(),
  destaque: z.boolean(),
  /** Waits for a seat; the status is 1 meanwhile. */
  naEspera: z.boolean(),
});
export type Inscricao = z.infer<typeof inscricaoSchema>;

type Vaga = Pick<Inscricao, 'status' | 'naEspera' | 'deletedAt'>;

/** A refused enrolment frees its seat (decisions D1). */
export const ocupaVaga = ({ status, naEspera, deletedAt }: Vaga) =>
  deletedAt === null && !naEspera && status !== STATUS_DA_INSCRICAO.reprovada;

export const espera = ({ naEspera, deletedAt }: Pick<Vaga, 'naEspera' | 'deletedAt'>) =>
  deletedAt === null && naEspera;
