/**
 * Statement of a wallet: one line for every change of the coins a person has in a parent (decisions I6). The trigger
 * of the sponsorship writes it, so nobody can forge a line. Its id is made of the change, so a change is one line.
 */
import { OUTRO, comOutro } from '@/domain/comum/registro';
import * as z from 'zod/mini';
import { inteiro, instante, LIMITE, texto } from '@/domain/comum/campos';
import { liquidas, type Patrocinio } from './patrocinio';

export const TIPOS_DO_EXTRATO = [
  'PATROCINIO',
  'ALTERACAO',
  'RETIRADA',
  'DEVOLUCAO',
  'RETOMADA',
  'ACERTO',
] as const;
export type TipoDoExtrato = (typeof TIPOS_DO_EXTRATO)[number];

export const ROTULO_DO_EXTRATO: Record<TipoDoExtrato, string> = comOutro(
  {
    PATROCINIO: 'Patrocínio',
    ALTERACAO: 'Patrocínio alterado',
    RETIRADA: 'Patrocínio retirado',
    DEVOLUCAO: 'Moedas devolvidas',
    RETOMADA: 'Patrocínio retomado',
    ACERTO: 'Acerto do sistema',
  },
  OUTRO,
);

/** `regulamentosIdeias/{regulamento}/regulamentoActivitiesPerColaborador/{uid}/extrato/{pai}_{mudança}` */
export const extratoSchema = z.strictObject({
  tipo: z.enum(TIPOS_DO_EXTRATO),
  /** What the wallet gained (positive) or gave. */
  moedas: inteiro(-LIMITE.moedas),
  pai: z.strictObject({ id: texto(128, 1), titulo: texto(LIMITE.titulo) }),
  createdAt: instante(),
});
export type LinhaDoExtrato = z.infer<typeof extratoSchema>;

type Mudada = Pick<
  Patrocinio,
  'moedas' | 'devolvidas' | 'movimento' | 'paiTitulo' | 'updatedAt' | 'regulamentoReference'
>;
const NADA = { moedas: 0, devolvidas: 0 };

/** The person stamps updatedAt, the system leaves it alone; so it tells who made the change. */
function tipoDaMudanca(antes: Mudada | undefined, depois: Mudada): TipoDoExtrato {
  if (depois.devolvidas > (antes?.devolvidas ?? 0)) return 'DEVOLUCAO';
  if (antes && antes.updatedAt.getTime() === depois.updatedAt.getTime()) return 'RETOMADA';
  if (liquidas(antes ?? NADA) === 0) return 'PATROCINIO';
  return liquidas(depois) === 0 ? 'RETIRADA' : 'ALTERACAO';
}

/** The line of one change of a sponsorship and its id; undefined when the wallet neither gained nor gave. */
export function linhaDaMudanca(
  paiId: string,
  antes: Mudada | undefined,
  depois: Mudada,
  quando: Date,
): { id: string; linha: LinhaDoExtrato } | undefined {
  const moedas = liquidas(antes ?? NADA) - liquidas(depois);
  if (moedas === 0) return undefined;
  const tipo = tipoDaMudanca(antes, depois);
  const doSistema = tipo === 'DEVOLUCAO' || tipo === 'RETOMADA';
  return {
    id: `${paiId}_${depois.updatedAt.getTime()}_${doSistema ? `${depois.movimento}_${depois.devolvidas}` : 'pessoa'}`,
    linha: {
      tipo,
      moedas,
      pai: { id: paiId, titulo: depois.paiTitulo },
      createdAt: doSistema ? quando : depois.updatedAt,
    },
  };
}
