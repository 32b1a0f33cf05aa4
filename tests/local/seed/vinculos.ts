/** Links between public ideas of the same subject at different places. */
import { semelhanca } from '@/domain/comum/busca';
import { caminhos, type Contexto } from '@/domain/comum/caminhos';
import { idDoVinculo, parDe, vinculoSchema } from '@/domain/ideias/vinculo';
import { carimbo } from '@functions/banco';
import { atePassado, depoisDe } from './calendario';
import type { Documentos } from './gravar';
import type { IdeiaDoMundo } from './ideias';

const QUANTOS = 12;
const PARECIDAS = 0.6;

export function vinculos(contexto: Contexto, ideias: IdeiaDoMundo[]): Documentos {
  const publicas = ideias.filter(({ ideia }) => ideia.visibilidade === 'PUBLICA');
  const pares = publicas.flatMap((a, i) =>
    publicas
      .slice(i + 1)
      .filter((b) => semelhanca(a.ideia.titulo, b.ideia.titulo) >= PARECIDAS)
      .map((b) => [a, b] as const),
  );
  return pares.slice(0, QUANTOS).map(([a, b]) => {
    const quando = atePassado(depoisDe(b.ideia.publishedAt ?? b.ideia.createdAt, 1));
    return [
      `${caminhos.vinculosDeIdeias(contexto)}/${idDoVinculo(a.id, b.id)}`,
      vinculoSchema.parse({ ideias: parDe(a.id, b.id), publicas: true, ...carimbo(quando, b.autor.uid) }),
    ];
  });
}
