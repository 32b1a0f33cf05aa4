// @vitest-environment node
import { expect, it } from 'vitest';
import { desafioForm, desafioVazio, rascunhoDoDesafio } from './desafio-form';
import { APARENCIA_DO_STATUS_DO_DESAFIO } from './desafio';

const cheio = {
  ...desafioVazio,
  titulo: 'Menos plástico',
  descricao: 'Como embalar melhor?',
  objetivo: 'Metade do plástico.',
  categoriaReference: 'l/e/desafioCategorias/c',
  propositorReference: 'l/e/colaboradores/ana',
  regulamentoReference: 'l/e/regulamentosDesafios/r',
};
const recusas = (schema: typeof desafioForm | typeof rascunhoDoDesafio, mudancas: object) =>
  schema
    .safeParse({ ...cheio, ...mudancas })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

it.each([
  ['titulo', 'ab', 'O título precisa ter ao menos 3 letras.'],
  ['descricao', ' ', 'A descrição precisa ter ao menos 3 letras.'],
  ['objetivo', '', 'O objetivo precisa ter ao menos 3 letras.'],
  ['propositorReference', '', 'Escolha quem propõe o desafio.'],
  ['categoriaReference', null, 'Escolha a categoria.'],
  ['regulamentoReference', null, 'Regulamento não encontrado'],
])('publicar pede %s', (campo, valor, frase) => {
  expect(recusas(desafioForm, {})).toEqual([]);
  expect(recusas(desafioForm, { [campo]: valor })).toEqual([[campo, frase]]);
});

it('um rascunho pede só o título e quem o propõe', () => {
  const resto = { descricao: '', objetivo: '', categoriaReference: null, regulamentoReference: null };
  expect(recusas(rascunhoDoDesafio, resto)).toEqual([]);
  expect(recusas(rascunhoDoDesafio, { ...resto, propositorReference: '' })).toEqual([
    ['propositorReference', 'Escolha quem propõe o desafio.'],
  ]);
});

it('cada status se lê de um modo só', () => {
  const rotulos = Object.values(APARENCIA_DO_STATUS_DO_DESAFIO).map(({ rotulo }) => rotulo);
  expect(new Set(rotulos).size).toBe(rotulos.length);
  expect(APARENCIA_DO_STATUS_DO_DESAFIO.APROVADO_PELO_COMITE.rotulo).toBe('Aprovado pelo comitê');
  expect(APARENCIA_DO_STATUS_DO_DESAFIO.RECUSADO_PELO_COMITE.rotulo).toBe('Recusado pelo comitê');
});
