/** What a questionnaire still lacks before people can answer it, in sentences. */
import { avisosDasFaixas } from '@/domain/diagnostico/faixa';
import type { Grupo } from '@/domain/diagnostico/grupo';
import type { Pergunta } from '@/domain/diagnostico/pergunta';
import type { Questionario } from '@/domain/diagnostico/questionario';
import type { ComId } from '@/domain/comum/campos';

interface Tudo {
  questionario: Pick<Questionario, 'faixas'>;
  grupos: readonly ComId<Grupo>[];
  perguntas: readonly ComId<Pergunta>[];
  /** Ids of the answer types there are. */
  tipos: ReadonlySet<string>;
}

const daFaixa = (de: string, faixas: Questionario['faixas']) =>
  avisosDasFaixas(faixas).map((aviso) => `${de}: ${aviso}`);

export function faltas({ questionario, grupos, perguntas, tipos }: Tudo): string[] {
  const semPerguntas = grupos.filter(({ id }) => !perguntas.some(({ grupo }) => grupo === id));
  const semTipo = perguntas.filter(({ tipoDeResposta }) => !tipos.has(tipoDeResposta));
  return [
    ...(grupos.length === 0 ? ['Ainda não há grupos de perguntas.'] : []),
    ...semPerguntas.map(({ nome }) => `O grupo "${nome}" não tem perguntas.`),
    ...semTipo.map(({ nome }) => `A pergunta "${nome}" tem um tipo de resposta que não existe mais.`),
    ...(grupos.length > 0 && grupos.every(({ pesoNota }) => pesoNota === 0)
      ? ['Todos os grupos têm peso 0: cada um vale o mesmo.']
      : []),
    ...daFaixa('Faixas do questionário', questionario.faixas),
    ...grupos.flatMap(({ nome, feedbacks }) => daFaixa(`Feedbacks de "${nome}"`, feedbacks)),
  ];
}
