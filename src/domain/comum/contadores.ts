/** Maintained totals of a company, so that no list is counted by reading it (docs/architecture.md, "Data access"). */
import * as z from 'zod/mini';
import { inteiro } from './campos';
import { STATUS_DA_IDEIA } from '@/domain/ideias/ideia';

/** `contadores/{pais}`: parents of a kind that are public (published, not private, not removed), in all and by status. */
export const contadorDe = <S extends string>(status: readonly S[]) =>
  z.object({
    publicas: inteiro(0, 1e9),
    porStatus: z.partialRecord(z.enum(status), inteiro(0, 1e9)),
    updatedAt: z.date(),
  });

export const contadorDeIdeiasSchema = contadorDe(STATUS_DA_IDEIA);

/** `contadores/atividades`: milestones of public ideas; what is late changes by itself and is counted when asked. */
export const contadorDeAtividadesSchema = z.object({
  naoIniciadas: inteiro(0, 1e9),
  emAndamento: inteiro(0, 1e9),
  concluidas: inteiro(0, 1e9),
  updatedAt: z.date(),
});
export type ContadorDeAtividades = z.infer<typeof contadorDeAtividadesSchema>;

/** `licenciadas/{l}/contadores/empresas`: companies of the licensee that are not removed, by role. */
export const contadorDeEmpresasSchema = z.object({
  NORMAL: inteiro(0, 1e9),
  CONVIDADA: inteiro(0, 1e9),
  updatedAt: z.date(),
});
