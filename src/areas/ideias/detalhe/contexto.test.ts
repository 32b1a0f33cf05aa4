// Error catalogue of part 2 §8: what each act says when what it is about is missing.
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { mudancasDeMovimentacoes } from '@/areas/movimentacoes/mudancas.data';
import { moedasData } from '@/areas/pontos/moedas.data';
import { pontosData } from '@/areas/pontos/pontos.data';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { campanhaVazia, regulamentoVazio } from '@/domain/regulamentos/regulamento-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { ideiasData } from '../ideias.data';
import { lerArquivo } from '@/areas/importacao/lerArquivo';
import { FORMATO_DAS_IDEIAS } from '@/domain/ideias/importacao-ideias';
import { likesData } from './likes.data';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { ideiaNaTela } from '../pessoas';
import { patrocinioData } from '@/areas/patrocinio/patrocinio.data';

const recusada = vi.fn(() => Promise.reject(Object.assign(new Error(), { code: 'permission-denied' })));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: () => Promise.resolve({ exists: () => false, data: () => undefined }),
  writeBatch: () => ({ set: () => undefined, delete: () => undefined, commit: recusada }),
}));

const sessao = umaSessao(caio);
const fazer = (opcoes: { mutationFn?: unknown }, ...dados: unknown[]) =>
  (opcoes.mutationFn as (...de: unknown[]) => Promise<unknown>)(...dados);
const ideia = { id: 'i', ...umaIdeiaPublicada(clara) };

it('mover sem ideia', () =>
  expect(
    fazer(mudancasDeMovimentacoes.movimentar(sessao, ideiaNaTela(sessao, { ...ideia, id: '' })), {
      id: 'm',
      form: {},
    }),
  ).rejects.toThrow('Ideia não selecionada'));

it('curtir sem ideia', () =>
  expect(fazer(likesData.curtir(sessao, ideiaNaTela(sessao, { ...ideia, id: '' })), true)).rejects.toThrow(
    'Ideia não informada',
  ));

it('descurtir o que já não está curtido', async () => {
  definirSessao(sessao);
  await expect(fazer(likesData.curtir(sessao, ideiaNaTela(sessao, ideia)), false)).rejects.toThrow(
    'Like não encontrado',
  );
  expect(recusada).toHaveBeenCalledOnce();
});

it('um like que falhou manda ler de novo o coração e o total: a resposta perdida não diz o que ficou', async () => {
  const cliente = new QueryClient();
  const meuLike = likesData.meuLike(sessao, ideiaNaTela(sessao, ideia)).queryKey;
  const daIdeia = ideiasData.porId(sessao, 'i').queryKey;
  cliente.setQueryData(meuLike, null);
  cliente.setQueryData(daIdeia, ideia);
  const envio = cliente
    .getMutationCache()
    .build(cliente, likesData.curtir(sessao, ideiaNaTela(sessao, ideia)));
  await expect(envio.execute(true)).rejects.toHaveProperty('code', 'permission-denied');
  expect(cliente.getQueryState(meuLike)?.isInvalidated).toBe(true);
  expect(cliente.getQueryState(daIdeia)?.isInvalidated).toBe(true);
});

it('patrocinar uma ideia sem regulamento', () =>
  expect(
    new QueryClient().fetchQuery({
      ...patrocinioData.saldo(sessao, ideiaNaTela(sessao, { ...ideia, regulamentoReference: null })),
      retry: false,
    }),
  ).rejects.toThrow('Regulamento indefinido'));

it('patrocinar sob um regulamento que não está mais lá', () =>
  expect(
    new QueryClient().fetchQuery({
      ...patrocinioData.saldo(sessao, ideiaNaTela(sessao, ideia)),
      retry: false,
    }),
  ).rejects.toThrow('Regulamento não encontrado'));

it('dar um bônus sem escolher o regulamento', () =>
  expect(fazer(pontosData.adicionarBonus(sessao, ''), {})).rejects.toThrow(
    'Regulamento de ideia não selecionado',
  ));

it('pedir o extrato de nenhum regulamento', () =>
  expect(() => moedasData.extrato(sessao, IDEIA, '', 10)).toThrow('Nenhum regulamento fornecido'));

const periodo = { dataInicial: '2030-01-01', dataFinal: '2030-12-31' };
const salvar = (form: object, campanha: object) =>
  fazer(regulamentosData.salvar(sessao, true), {
    id: 'r',
    situacao: 'novo',
    form: { ...regulamentoVazio, nome: 'Regulamento', ...form },
    campanhas: [{ id: 'c', form: { ...campanhaVazia, ...campanha }, mudou: true, removida: false }],
  });

it('salvar um regulamento sem período', () =>
  expect(salvar({}, {})).rejects.toThrow('Regulamento de ideia inválido'));

it('salvar uma campanha sem setores', () =>
  expect(salvar(periodo, { ...periodo, descricao: 'Mês da água' })).rejects.toThrow('Campanha inválida'));

it('importar sem arquivo', () =>
  expect(lerArquivo(undefined, FORMATO_DAS_IDEIAS, {}, new AbortController().signal)).rejects.toThrow(
    'No file selected',
  ));
