/** Evaluators' scores of the demo: agreeing, apart, abstaining, disregarded (part 3 §3, decisions Q202). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhosDasNotas, idDaNota, notaSchema } from '@/domain/diagnostico/nota';
import type { Versao } from '@/domain/diagnostico/versao';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import { PESSOAS } from './pessoas';
import { AURORA } from './mundo';

const FRASES = [
  'A diretoria fala do tema todo mês, e as metas estão escritas.',
  'Há boas iniciativas, mas dependem de poucas pessoas.',
  'Os exemplos contados na entrevista mostram método e medida.',
];

/** What the evaluators say of each group in turn, in hundredths. */
const NOTAS = [
  [82_00, 76_50, 79_00],
  [64_00, 91_00, 58_50],
  [70_00, null, 73_00],
];

interface DaEmpresa {
  idEmpresa: string;
  questionarioId: string;
  versao: Versao;
  /** Phases in which it was scored, the present one last. */
  fases: readonly number[];
  /** Days from today to the first of them. */
  ha?: number;
  /** Hundredths above what the others got: a winner stands out. */
  acima?: number;
}

/** People of the organiser who read answers: its administrators and its team. */
const AVALIADORES = PESSOAS.filter(
  ({ empresa, colaborador: { role, status } }) =>
    empresa === AURORA && status === 'ACTIVE' && (role === 'ADMIN' || role === 'TEAM'),
).slice(0, 3);

export const notasDaEmpresa = (
  organizador: Contexto,
  { idEmpresa, questionarioId, versao, fases, ha = 8, acima = 0 }: DaEmpresa,
): Documentos =>
  fases.flatMap((fase, f) =>
    versao.grupos.flatMap(({ id: grupo }, g) =>
      AVALIADORES.map(({ uid }, a): [string, object] => {
        const esta = NOTAS[(g + f) % NOTAS.length]?.[a] ?? null;
        const nota = esta === null ? null : Math.min(100_00, esta + acima);
        const dela = { idEmpresaNota: idEmpresa, grupo, fase, respondente: uid };
        const documento = notaSchema.parse({
          ...dela,
          idProjeto: versao.idProjeto,
          idQuestionario: questionarioId,
          idResposta: null,
          nota,
          justificativa:
            nota === null
              ? 'Trabalhei com esta equipe e prefiro não julgar.'
              : FRASES[(g + a) % FRASES.length],
          desconsiderado: esta === 91_00,
          ...carimbo(dia(-ha + f * 6, 10 + a), uid),
        });
        return [caminhosDasNotas.uma(organizador, idDaNota(dela)), documento];
      }),
    ),
  );
