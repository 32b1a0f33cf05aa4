// What the palette reads: only the sources whose list the person may open, or one refusal would empty it.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { empresasData } from '@/areas/administracao/empresas.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { indiceDoNome, tokensDeBusca } from '@/domain/comum/busca';
import { caminhos } from '@/domain/comum/caminhos';
import { type Jogada, jogadas } from '@/domain/incentivo/jogada';
import { umaJogada } from '@/domain/incentivo/jogada.exemplo';
import { banco } from '@tests/support/banco';
import { DESAFIO, umDesafio, umRascunhoDeDesafio } from '@tests/support/desafio';
import { ana, caio, clara, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { resultadosDaPaleta } from './resultados';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const procurar = async (...de: Parameters<typeof umaSessao>) =>
  new QueryClient().fetchQuery(resultadosDaPaleta(umaSessao(...de), 'aurora'));
const grupos = async (...de: Parameters<typeof umaSessao>) =>
  (await procurar(...de)).map(({ titulo }) => titulo);
const espiar = () => ({
  empresas: vi.spyOn(empresasData, 'buscar'),
  pessoas: vi.spyOn(pessoasData, 'buscar'),
});
const recusa = () => Promise.reject(Object.assign(new Error(), { code: 'permission-denied' }));
let { empresas, pessoas } = espiar();
beforeEach(() => {
  banco.esvaziar();
  ({ empresas, pessoas } = espiar());
  empresas.mockImplementation(recusa);
  pessoas.mockImplementation(recusa);
  vi.spyOn(ideiasData, 'pagina').mockReturnValue({
    buscar: () => Promise.resolve({ itens: [{ id: 'i', titulo: 'Aurora' }], proxima: undefined }),
  } as never);
});

it('sem pessoas e sem empresas, acha as ideias', async () => {
  expect(await grupos(tea, { sem: ['1.leitura', '2.leitura'] })).toEqual(['Ideias']);
  expect(empresas).not.toHaveBeenCalled();
  expect(pessoas).not.toHaveBeenCalled();
});

it('quem pode abrir as três listas é atendido pelas três', async () => {
  empresas.mockResolvedValue([{ id: 'e', nomeFantasia: 'Aurora', role: 'NORMAL' }] as never);
  pessoas.mockResolvedValue([{ id: 'p', nome: 'Aurora Dias' }] as never);
  expect(await grupos(ana)).toEqual(['Ideias', 'Empresas', 'Pessoas']);
});

const desafio = (id: string, titulo: string, umDeles = umDesafio) =>
  banco.guardar(
    caminhos.registro(EMPRESA, DESAFIO.colecao, id),
    umDeles(clara, { titulo, busca: tokensDeBusca(titulo) }),
  );
const jogada = (id: string, nome: string, mudancas: Partial<Jogada> = {}) =>
  banco.guardar(
    `${jogadas.onde(EMPRESA)}/${id}`,
    umaJogada(clara, { nome, ...indiceDoNome(nome), ...mudancas }),
  );
const achados = async (grupo: string, ...de: Parameters<typeof umaSessao>) =>
  (await procurar(...de)).find(({ titulo }) => titulo === grupo)?.achados;

describe('desafios e jogadas', () => {
  beforeEach(() => {
    empresas.mockResolvedValue([]);
    pessoas.mockResolvedValue([]);
  });
  it('acha o desafio pelas palavras do título, e os rascunhos só de quem os escreveu', async () => {
    desafio('publicado', 'Aurora sem papel');
    desafio('dela', 'Rascunho da aurora', umRascunhoDeDesafio);
    desafio('outro', 'Menos plástico');
    expect(await achados('Desafios', caio)).toEqual([
      { id: 'publicado', rotulo: 'Aurora sem papel', caminho: '/desafios/publicado' },
    ]);
    expect((await achados('Desafios', clara))?.map(({ id }) => id).toSorted()).toEqual(['dela', 'publicado']);
    expect(await achados('Desafios', caio, { sem: ['9.leitura'] })).toBeUndefined();
  });

  it('a jogada em curso abre onde se acompanha; a do catálogo, o catálogo', async () => {
    jogada('corre', 'Aurora em curso', { implementada: true, startedAt: new Date() });
    jogada('livre', 'Aurora disponível');
    jogada('removida', 'Aurora removida', { deletedAt: new Date() });
    expect(await achados('Jogadas', caio)).toEqual([
      {
        id: 'livre',
        rotulo: 'Aurora disponível',
        caminho: '/jogadas-de-inovacao?busca=Aurora+dispon%C3%ADvel',
      },
      { id: 'corre', rotulo: 'Aurora em curso', caminho: '/jogadas-de-inovacao/implementacao/corre' },
    ]);
    const semImplementacao = await achados('Jogadas', caio, { sem: ['19.leitura'] });
    expect(semImplementacao?.map(({ caminho }) => caminho)).toContain(
      '/jogadas-de-inovacao?busca=Aurora+em+curso',
    );
    expect(await achados('Jogadas', caio, { sem: ['21.leitura'] })).toBeUndefined();
  });
});
