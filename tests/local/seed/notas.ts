/** Evaluators' scores of the demo: agreeing, apart, abstaining, disregarded (part 3 §3, decisions Q202). */
import type { Contexto } from '@/domain/comum/caminhos';
import { caminhosDasNotas, idDaNota, notaSchema } from '@/domain/diagnostico/nota';
import type { Versao } from '@/domain/diagnostico/versao';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import { PESSOAS } from './pessoas';
import { AURORA } from './mundo';

/** Reasons for a high and for a low score of each group, in the order of a questionnaire's groups. */
const FRASES = [
  {
    alta: [
      'A diretoria fala do tema todo mês, e as metas estão escritas.',
      'Há orçamento próprio, e os projetos saem das metas.',
      'A estratégia chegou às equipes: cada líder citou a sua meta.',
    ],
    baixa: [
      'As metas existem, mas poucos líderes as conhecem.',
      'O orçamento depende do que sobra no ano.',
      'Falta dizer o que a empresa deixa de fazer.',
    ],
  },
  {
    alta: [
      'As equipes têm tempo combinado para testar ideias.',
      'Dos erros se fala abertamente: ouvimos dois exemplos.',
      'Pessoas de áreas diferentes trabalham juntas nos testes.',
    ],
    baixa: [
      'Há boas iniciativas, mas dependem de poucas pessoas.',
      'As ideias param quando a rotina aperta.',
      'Em algumas áreas ainda se tem medo de errar.',
    ],
  },
  {
    alta: [
      'Boa parte da receita já vem do que é novo.',
      'Os exemplos contados na entrevista mostram método e medida.',
      'Os ganhos são medidos e apresentados todo trimestre.',
    ],
    baixa: [
      'Há lançamentos, e ninguém mede o que trouxeram.',
      'Os números são de um produto só.',
      'Faltam as medidas de antes, para comparar.',
    ],
  },
];
/** From here on, in hundredths, a score is a high one. */
const ALTA = 73_00;

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
              : FRASES[g % FRASES.length]?.[esta !== null && esta >= ALTA ? 'alta' : 'baixa'][(a + f) % 3],
          desconsiderado: esta === 91_00,
          ...(esta === 91_00 ? { motivoDaDesconsideracao: 'A nota era de outra empresa.' } : {}),
          ...carimbo(dia(-ha + f * 6, 10 + a), uid),
        });
        return [caminhosDasNotas.uma(organizador, idDaNota(dela)), documento];
      }),
    ),
  );
