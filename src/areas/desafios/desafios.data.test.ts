// What the list of challenges reads, and under which rule one is published.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { DESAFIO, umDesafio, umRascunhoDeDesafio } from '@tests/support/desafio';
import { emDias, REGULAMENTO, umRegulamentoDeDesafios } from '@tests/support/documentos';
import { EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desafiosData } from './desafios.data';
import { mudancasDoDesafio } from './mudancas.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const sessao = umaSessao(tea);
const guardar = (id: string, mudancas: Parameters<typeof umDesafio>[1]) =>
  banco.guardar(caminhos.registro(EMPRESA, DESAFIO.colecao, id), umDesafio(tea, mudancas));
const ids = async (pedido: Parameters<typeof desafiosData.pagina>[1]) =>
  (await desafiosData.pagina(sessao, pedido, 10).buscar(undefined)).itens.map(({ id }) => id);

const por = (direcao: 'asc' | 'desc') => ids({ aba: 'todas', ordem: { campo: 'publicacao', direcao } });

beforeEach(() => {
  banco.esvaziar();
  definirSessao(sessao);
});

it('a coluna da publicação ordena por ela, não pelo dia em que se escreveu', async () => {
  guardar('cedo', { createdAt: emDias(-1), publishedAt: emDias(-9) });
  guardar('tarde', { createdAt: emDias(-20), publishedAt: emDias(-2) });
  expect(await por('asc')).toEqual(['cedo', 'tarde']);
  expect(await por('desc')).toEqual(['tarde', 'cedo']);
});

it('duas palavras acham o que tem as duas', async () => {
  guardar('as-duas', { titulo: 'Menos água na lavagem', busca: ['agua', 'lavagem'] });
  guardar('uma', { titulo: 'Água da chuva', busca: ['agua', 'chuva'] });
  guardar('outra', { titulo: 'Lavagem a seco', busca: ['lavagem', 'seco'] });
  expect(await ids({ aba: 'todas', pesquisa: 'água' })).toHaveLength(2);
  expect(await ids({ aba: 'todas', pesquisa: 'lavagem' })).toHaveLength(2);
  expect(await ids({ aba: 'todas', pesquisa: 'água lavagem' })).toEqual(['as-duas']);
  expect(await ids({ aba: 'todas', pesquisa: 'lavagem água' })).toEqual(['as-duas']);
});

it.each([
  ['que corre', { dataInicial: emDias(-5), dataFinal: emDias(5) }, true],
  ['que terminou', { dataInicial: emDias(-9), dataFinal: emDias(-1) }, false],
  ['que não começou', { dataInicial: emDias(1), dataFinal: emDias(9) }, false],
])('sob um regulamento %s', async (_nome, periodo, publica) => {
  const rascunho = { id: 'r', ...umRascunhoDeDesafio(tea) };
  const caminho = caminhos.registro(EMPRESA, DESAFIO.colecao, 'r');
  banco.guardar(caminho, umRascunhoDeDesafio(tea));
  banco.guardar(
    caminhos.registro(EMPRESA, DESAFIO.regulamentos, REGULAMENTO),
    umRegulamentoDeDesafios(periodo),
  );
  const { mutationFn } = mudancasDoDesafio.publicar(sessao);
  const publicar = mutationFn?.(rascunho, { client: new QueryClient(), meta: undefined });
  if (publica) await publicar;
  else await expect(publicar).rejects.toThrow('Regulamento não encontrado');
  expect(banco.ler(caminho)).toMatchObject({ published: publica });
});
