// @vitest-environment node
// Enumerations, limits and forms of the set-up as the specification gives them (part 3 §3 and §5).
import { expect, it } from 'vitest';
import { ana } from '@tests/support/personas';
import { gruposDiagnostico } from './grupo';
import { umGrupo } from './grupo.exemplo';
import { perguntas } from './pergunta';
import { umaPergunta } from './pergunta.exemplo';
import { noPeriodo, questionarios } from './questionario';
import { umQuestionario } from './questionario.exemplo';
import { ROTULO_DA_ORIENTACAO, ROTULO_DO_TIPO, tiposDeRespostas } from './tipo-de-resposta';
import { umTipoDeResposta } from './tipo-de-resposta.exemplo';

it('tipos de resposta e orientações, com os números da especificação', () => {
  expect(ROTULO_DO_TIPO).toMatchObject({
    1: 'Texto',
    2: 'Escala',
    3: 'Caixas de Seleção',
    4: 'Escolha Única',
  });
  // Ours begin after those of the specification (decisions Q361).
  expect([ROTULO_DO_TIPO[5], ROTULO_DO_TIPO[6], ROTULO_DO_TIPO[7]]).toEqual(['Número', 'Dia', 'Matriz']);
  expect(ROTULO_DA_ORIENTACAO).toEqual({ 1: 'Vertical', 2: 'Horizontal' });
});

it('as opções valem de -1 a 10, e um texto ou uma escala não as guarda', () => {
  const form = tiposDeRespostas.formDe(umTipoDeResposta(ana));
  const com = (valor: number) =>
    tiposDeRespostas.form.safeParse({ ...form, campos: [{ campo: 'x', valor }] });
  expect([-2, -1, 0, 10, 11, 0.5].map((valor) => com(valor).success)).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(tiposDeRespostas.doForm(form).campos).toHaveLength(4);
  expect(tiposDeRespostas.doForm({ ...form, tipoDeResposta: 2 }).campos).toEqual([]);
});

it('um questionário começa com a identificação no início e sem retorno por e-mail', () => {
  expect(questionarios.formDe()).toMatchObject({ autenticaInicio: true, enviarRetornoEmail: false });
  expect(perguntas.formDe()).toMatchObject({ obrigatoria: false, inversa: false });
});

it('os dias do período são inteiros em Brasília, do formulário ao registro e de volta', () => {
  const registro = umQuestionario(ana);
  expect(registro.dataAtuacao.toISOString()).toBe('2026-01-10T03:00:00.000Z');
  expect(registro.dataVigencia.toISOString()).toBe('2026-12-21T02:59:59.999Z');
  expect(questionarios.formDe(registro)).toMatchObject({
    dataAtuacao: '2026-01-10',
    dataVigencia: '2026-12-20',
  });
  expect(noPeriodo(registro, registro.dataAtuacao)).toBe(true);
  expect(noPeriodo(registro, registro.dataVigencia)).toBe(true);
  expect(noPeriodo(registro, new Date(registro.dataVigencia.getTime() + 1))).toBe(false);
});

const frases = (
  kit: { form: { safeParse: (v: unknown) => { error?: { issues: { message: string }[] } } } },
  v: unknown,
) => kit.form.safeParse(v).error?.issues.map(({ message }) => message);

it('cada formulário diz o que falta', () => {
  const questionario = questionarios.formDe(umQuestionario(ana));
  expect(frases(questionarios, questionario)).toBeUndefined();
  expect(frases(questionarios, { ...questionario, dataVigencia: '2026-01-09' })).toEqual([
    'O fim não pode vir antes do início.',
  ]);
  expect(frases(questionarios, { ...questionario, idProjeto: '', dataAtuacao: '' })).toEqual(
    expect.arrayContaining(['Escolha um projeto.', 'Escolha a data.']),
  );
  expect(
    frases(gruposDiagnostico, { ...gruposDiagnostico.formDe(umGrupo(ana)), idQuestionario: '' }),
  ).toEqual(['Escolha um questionário.']);
  expect(frases(perguntas, { ...perguntas.formDe(umaPergunta(ana)), grupo: '', tipoDeResposta: '' })).toEqual(
    ['Escolha um grupo.', 'Escolha um tipo de resposta.'],
  );
});
