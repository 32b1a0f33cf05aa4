// @vitest-environment node
import { expect, it } from 'vitest';
import type { Resposta } from './pontuacao';
import { umaPerguntaPublicada, umQuestionarioPublicado } from '@tests/support/questionarioPublicado';
import { comFolhas, mediasDe } from './medias-das-perguntas';
import { perguntasPontuadas } from './versao';

const PRIMEIRA = perguntasPontuadas(umQuestionarioPublicado());
/** The scale the other way round, and another option's worth. */
const SEGUNDA = perguntasPontuadas(
  umQuestionarioPublicado({
    perguntas: [
      umaPerguntaPublicada('escala', { inversa: true }),
      umaPerguntaPublicada('escolha', { tipo: 4, campos: [{ campo: 'Sim', valor: 8 }] }),
    ],
  }),
);
const folha = (respostas: Record<string, Resposta>, versao = 1, finalizadoEm: string | null = 'em') => ({
  versao,
  finalizadoEm,
  respostas: respostas as never,
});
const medias = (...folhas: ReturnType<typeof folha>[]) =>
  Object.fromEntries(mediasDe(comFolhas(new Map(), folhas, (versao) => (versao === 1 ? PRIMEIRA : SEGUNDA))));

it('P296 a média é de quem respondeu, em branco e o que não se aplica não são zero', () => {
  expect(
    medias(
      folha({ escala: 8, escolha: 0, texto: 'Sim.' }),
      folha({ escala: 3, escolha: 3, caixas: [0, 1] }),
      folha({ escala: false, escolha: 1 }),
      folha({ escala: 10 }),
    ),
  ).toEqual({ escala: 7, escolha: 7.5, caixas: 7.5 });
});
it('a folha em andamento não conta, e cada uma vale pela versão que respondeu', () => {
  expect(medias(folha({ escala: 2 }), folha({ escala: 9 }, 1, null))).toEqual({ escala: 2 });
  expect(medias(folha({ escala: 2 }), folha({ escala: 2, escolha: 0 }, 2))).toEqual({
    escala: 5.5,
    escolha: 8,
  });
});
const de = () => PRIMEIRA;
it('aos poucos dá o mesmo que de uma vez', () => {
  const folhas = Array.from({ length: 40 }, (_, i) => folha({ escala: (i % 10) + 1, caixas: [i % 3] }));

  const aosPoucos = folhas.reduce((ate, uma) => comFolhas(ate, [uma], de), comFolhas(new Map(), [], de));
  expect([...mediasDe(aosPoucos)]).toEqual([...mediasDe(comFolhas(new Map(), folhas, de))]);
});
it('sem folha nenhuma não há média', () => expect(medias()).toEqual({}));
