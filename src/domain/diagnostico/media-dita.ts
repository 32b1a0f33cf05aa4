/**
 * What a company is told of the means of its people (decisions P198): `mediasDitas/{questionario}_{empresa}` under the
 * organiser. Sheets wait, each group for itself, until there are as many as make a mean, and then enter together. What
 * entered stays: a sheet that is removed leaves nothing, one that is corrected waits again with its difference. So what
 * was told, before and after anything, differs by so many people at least, in any sum of such differences. Somebody who
 * speaks for the company (`falaPelaEmpresa`) waits for nobody and counts for none of those.
 */
import * as z from 'zod/mini';
import { type Contexto, caminhos } from '@/domain/comum/caminhos';
import { idDeRegistro, instante, inteiro, texto } from '@/domain/comum/campos';
import { caminhosDasMedias, type Media } from './media';
import { type Centesimos, mediaDaEmpresa, mediaDe } from './pontuacao';
import { MINIMO_DE_PESSOAS } from './quem-responde';

const id = () => texto(128, 1);
const nota = () => inteiro(0, 100_00);

const esperaSchema = z.record(
  id(),
  z.record(id(), z.strictObject({ nota: nota(), antes: z.nullable(nota()) })),
);

const ditaSchema = z.strictObject({
  /** People that make a mean: the most that a version of these sheets asks. */
  minimo: inteiro(MINIMO_DE_PESSOAS, 1_000),
  /** By group: what entered. */
  grupos: z.record(id(), z.strictObject({ soma: inteiro(0, 1e12), n: inteiro(1, 1e9) })),
  /** By group and sheet: what waits, and as what the sheet entered before. */
  espera: esperaSchema,
});
export type Dita = z.infer<typeof ditaSchema>;
export const SEM_DITA: Dita = { minimo: MINIMO_DE_PESSOAS, grupos: {}, espera: {} };

export const mediaDitaSchema = z.strictObject({
  idQuestionario: idDeRegistro(),
  idProjeto: idDeRegistro(),
  idEmpresa: idDeRegistro(),
  ...ditaSchema.shape,
  updatedAt: instante(),
});

/** `ditas/{folha}` under the company's means: as what a sheet entered, by group. */
export const folhaDitaSchema = z.strictObject({ notas: z.record(id(), nota()) });
type Notas = z.infer<typeof folhaDitaSchema>['notas'];

export const caminhosDaDita = {
  todas: (contexto: Contexto) => caminhos.daEmpresa(contexto, 'mediasDitas'),
  uma: (contexto: Contexto, questionario: string, empresa: string) =>
    `${caminhos.daEmpresa(contexto, 'mediasDitas')}/${questionario}_${empresa}`,
  folhas: (media: string) => `${media}/ditas`,
  folha: (contexto: Contexto, questionario: string, empresa: string, folha: string) =>
    `${caminhosDaDita.folhas(caminhosDasMedias.uma(contexto, questionario, empresa))}/${folha}`,
};

/** A sheet as it is now, of a version that people answer. */
export interface FolhaQueEspera {
  /** Undefined of one that does not count: not finished, or removed. */
  notas: Notas | undefined;
  fala: boolean;
  /** As what it entered before. */
  dita: Notas;
  minimo: number;
}

/** What is told after a sheet became what it is now, and as what sheets entered by that. */
export function dizer(
  { minimo: antes, grupos: somas, espera: esperavam }: Dita,
  folha: string,
  { notas, fala, dita, minimo: dela }: FolhaQueEspera,
): { dita: Dita; entraram: Record<string, Notas> } {
  const minimo = Math.max(antes, dela);
  const [grupos, espera, entraram] = [{ ...somas }, { ...esperavam }, {} as Record<string, Notas>];
  for (const grupo of new Set([...Object.keys(notas ?? {}), ...Object.keys(esperavam)])) {
    const { [folha]: _esta, ...outras } = esperavam[grupo] ?? {};
    const agora = notas?.[grupo];
    const entrou = dita[grupo] ?? null;
    const muda = agora !== undefined && agora !== entrou;
    const esta = muda ? { [folha]: { nota: agora, antes: entrou } } : {};
    const juntas = { ...outras, ...esta };
    const entram = fala
      ? { ...esta, ...(Object.keys(outras).length >= minimo ? outras : {}) }
      : Object.keys(juntas).length >= minimo
        ? juntas
        : {};
    for (const [qual, { nota: valor, antes: valia }] of Object.entries(entram)) {
      const soma = grupos[grupo] ?? { soma: 0, n: 0 };
      grupos[grupo] = { soma: soma.soma + valor - (valia ?? 0), n: soma.n + (valia === null ? 1 : 0) };
      entraram[qual] = { ...entraram[qual], [grupo]: valor };
    }
    const restam = Object.fromEntries(Object.entries(juntas).filter(([qual]) => !(qual in entram)));
    if (Object.keys(restam).length > 0) espera[grupo] = restam;
    else delete espera[grupo];
  }
  return { dita: { minimo, grupos, espera }, entraram };
}

type DaMedia = Pick<Media, 'folhas' | 'versoes' | 'grupos' | 'mediaEmpresa'>;

/** The company's means as it is told them; weights are those of its means. */
export function mediaDita<M extends DaMedia>(media: M, { grupos }: Dita = SEM_DITA): M {
  const ditos = Object.fromEntries(
    Object.entries(grupos).map(([grupo, soma]) => [
      grupo,
      { ...soma, media: mediaDe(soma) ?? 0, pesoNota: media.grupos[grupo]?.pesoNota ?? null },
    ]),
  );
  const contam = Object.values(ditos).flatMap(
    ({ media: dele, pesoNota }): { media: Centesimos; pesoNota: number }[] =>
      pesoNota === null ? [] : [{ media: dele, pesoNota }],
  );
  return { ...media, grupos: ditos, mediaEmpresa: mediaDaEmpresa(contam) };
}

/** How many more people finish before the company sees a mean, or sees it change; and of how many it sees one. */
export function faltamNa({ minimo, grupos, espera }: Dita = SEM_DITA): { ditas: number; faltam: number } {
  const esperam = Math.max(0, ...Object.values(espera).map((delas) => Object.keys(delas).length));
  return {
    ditas: Math.max(0, ...Object.values(grupos).map(({ n }) => n)),
    faltam: Math.max(1, minimo - esperam),
  };
}
