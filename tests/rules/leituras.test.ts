// Reads that no other file measures: one record and the list, by people who may and by people who may not.
import { describe, expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/paths';
import { CADASTROS_DA_EMPRESA } from '@tests/support/cadastros';
import { REGULAMENTO, umaIdeiaPublicada } from '@tests/support/documentos';
import { caio, clara, davi, EMPRESA, type Persona, rui, tea, xavier } from '@tests/support/personas';
import { abrirAmbiente, listar, negado, novoId, pegar } from './ambiente';

const { como, semear } = await abrirAmbiente(import.meta.filename);

const deTodos: [string, Persona[], Persona[]] = ['todos', [caio, tea], [xavier, rui, davi]];
const colecoes: [string, typeof deTodos][] = [
  ...CADASTROS_DA_EMPRESA.map(({ caminho }): [string, typeof deTodos] => [caminho, deTodos]),
  [caminhos.projetos(EMPRESA), deTodos],
  [caminhos.licenciados(EMPRESA), deTodos],
  [caminhos.embaixadores(EMPRESA), deTodos],
  [caminhos.embaixadoresPessoas(EMPRESA), deTodos],
  [caminhos.comites(EMPRESA), deTodos],
  [caminhos.decisoes(EMPRESA, '1'), deTodos],
  [caminhos.comiteAtividades(EMPRESA), deTodos],
  // Only people who analyse ideas learn why a colleague does not.
  [caminhos.conflitos(EMPRESA, 'de-conflitos'), ['só quem analisa', [tea], [caio, xavier, rui]]],
  // A statement is its owner's.
  [caminhos.extrato(EMPRESA, REGULAMENTO, caio.uid), ['só o dono', [caio], [clara, tea, xavier, rui]]],
];

await semear({ [caminhos.ideia(EMPRESA, 'de-conflitos')]: umaIdeiaPublicada(clara) });

describe.each(colecoes)('%s', (colecao, [, podem, naoPodem]) => {
  it('um registro e a lista', { tags: 'cobertura' }, async () => {
    const caminho = `${colecao}/${novoId()}`;
    await semear({ [caminho]: { deletedAt: null } });
    for (const quem of podem) {
      expect((await pegar(como(quem), caminho)).exists()).toBe(true);
      expect((await listar(como(quem), colecao)).size).toBeGreaterThan(0);
    }
    for (const quem of naoPodem) {
      await negado(pegar(como(quem), caminho));
      await negado(listar(como(quem), colecao));
    }
  });
});
