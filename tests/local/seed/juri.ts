/** The jury of the first interview of this year's award: two evaluators each, one of whom stands back (decisions P340). */
import type { Contexto } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { caminhosDoJuri, impedimentoSchema, juriSchema } from '@/domain/diagnostico/juri';
import { ENTREVISTA_INICIAL } from '@/domain/projetos/projeto';
import { carimbo } from '@functions/banco';
import { dia } from './calendario';
import type { Documentos } from './gravar';
import { PESSOAS } from './pessoas';

const uidDe = (nome: string) => PESSOAS.find(({ colaborador }) => colaborador.nome === nome)?.uid ?? '';

interface DoPremio {
  idProjeto: string;
  questionarioId: string;
  /** Companies that the first two have scored, and two that wait. */
  avaliadas: readonly string[];
  esperam: readonly [string, string];
}

export function juriDoPremio(
  organizador: Contexto,
  { idProjeto, questionarioId, avaliadas, esperam }: DoPremio,
): Documentos {
  const [helena, rafael, priscila, vanessa] = [
    'Helena Duarte',
    'Rafael Nogueira',
    'Priscila Rangel',
    'Vanessa Coelho',
  ].map(uidDe) as [string, string, string, string];
  const [comRafael, comPriscila] = esperam;
  const impedido = { idProjeto, idEmpresa: comRafael, avaliador: priscila };
  return [
    [
      caminhosDoJuri.um(organizador, idProjeto, ENTREVISTA_INICIAL),
      juriSchema.parse({
        idProjeto,
        fase: ENTREVISTA_INICIAL,
        avaliadores: [rafael, priscila, vanessa],
        escolha: 'TODAS',
        categorias: [],
        questionarios: [questionarioId],
        porEmpresa: 2,
        prazo: diaDe(dia(6)),
        cegas: true,
        semente: 7,
        lugares: {
          ...Object.fromEntries(avaliadas.map((empresa) => [empresa, [rafael, priscila]])),
          [comRafael]: [rafael, vanessa],
          [comPriscila]: [priscila, vanessa],
        },
        lembretes: {},
        ...carimbo(dia(-22, 9), helena),
      }),
    ],
    [
      caminhosDoJuri.impedimento(organizador, impedido),
      impedimentoSchema.parse({
        ...impedido,
        motivo: 'Fui sócia de uma das fundadoras até o ano passado.',
        ...carimbo(dia(-21, 11), priscila),
      }),
    ],
  ];
}
