/** Links between public ideas of the same subject at different places, and of ideas with the challenges they answer. */
import { semelhanca } from '@/domain/comum/busca';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { idDoVinculo, parDe, pontaDe, vinculoSchema } from '@/domain/ideias/vinculo';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe } from './calendario';
import { idDoDesafio } from './desafios';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';
import { TEMAS_DE_DESAFIOS } from './temas/desafios';

const QUANTOS = 12;
const PARECIDAS = 0.6;
/** Ideas of one subject that answer a challenge. The same subject comes up at many places, and says the same. */
const DO_MESMO_ASSUNTO = 2;

const soPublicas = (ideias: IdeiaDoMundo[]) => ideias.filter(({ ideia }) => ideia.visibilidade === 'PUBLICA');

function umVinculo(contexto: Contexto, a: string, { id, ideia, autor }: IdeiaDoMundo): [string, object] {
  const pontas = parDe(a, pontaDe(IDEIA, id));
  const quando = atePassado(depoisDe(ideia.publishedAt ?? ideia.createdAt, 1));
  return [
    `${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(...pontas)}`,
    vinculoSchema.parse({ pontas, publicas: true, ...carimbo(quando, autor.uid) }),
  ];
}

export function vinculos(contexto: Contexto, ideias: IdeiaDoMundo[]): Documentos {
  const publicas = soPublicas(ideias);
  const pares = publicas.flatMap((a, i) =>
    publicas
      .slice(i + 1)
      .filter((b) => semelhanca(a.ideia.titulo, b.ideia.titulo) >= PARECIDAS)
      .map((b) => [a, b] as const),
  );
  return pares.slice(0, QUANTOS).map(([a, b]) => umVinculo(contexto, pontaDe(IDEIA, a.id), b));
}

export const respostasAosDesafios = (contexto: Contexto, ideias: IdeiaDoMundo[]): Documentos =>
  TEMAS_DE_DESAFIOS.flatMap(({ status, respostas = [] }, ordem) =>
    soPublicas(ideias)
      .filter(({ ideia }, _, todas) => {
        const comeco = respostas.find((uma) => ideia.titulo.startsWith(uma));
        const doMesmo = todas.filter((outra) => comeco && outra.ideia.titulo.startsWith(comeco));
        return status !== 'DRAFT' && doMesmo.slice(0, DO_MESMO_ASSUNTO).some((uma) => uma.ideia === ideia);
      })
      .map((ideia) => umVinculo(contexto, pontaDe(DESAFIO, idDoDesafio(ordem)), ideia)),
  );
