// Reads that no other file measures. One record and the list are read by people who may and by people who may not.
import { describe, expect, it } from 'vitest';
import { COLECOES, PERMISSOES } from '@/domain/colecoes';
import { EM, nomeDaColecao } from '@/domain/comum/colecao';
import { caminhos } from '@/domain/comum/caminhos';
import { REGULAMENTO, umaIdeiaPublicada } from '@tests/support/documentos';
import { ana, caio, clara, davi, EMPRESA, type Persona, rui, tea, xavier } from '@tests/support/personas';
import { abrirAmbiente, listar, novoId, pegar, negado } from './ambiente';

const { como, semear } = await abrirAmbiente(import.meta.filename);

/** Collections that a module opens to all who read it, whatever the record; whose path has other parts, under 'x'. */
const doModulo = COLECOES.filter((colecao) => {
  const { get = [], list = [] } = PERMISSOES[nomeDaColecao(colecao)] ?? {};
  return [get, list].every(
    (acesso) => acesso.length > 0 && acesso.every((um) => Object.keys(um).join() === 'flag'),
  );
}).map(({ caminho }) =>
  caminho
    .slice(0, caminho.lastIndexOf('/'))
    .replace(caminhos.empresa(EM), caminhos.empresa(EMPRESA))
    .replace(/\{\w+\}/g, 'x'),
);

const deTodos: [string, Persona[], Persona[]] = ['todos', [caio, tea], [xavier, rui, davi]];
const colecoes: [string, typeof deTodos][] = [
  ...doModulo.map((colecao): [string, typeof deTodos] => [colecao, deTodos]),
  // Only people who analyse ideas learn why a colleague does not.
  [
    caminhos.sob(caminhos.ideia(EMPRESA, 'de-conflitos')).conflitos,
    ['só quem analisa', [tea], [caio, xavier, rui]],
  ],
  // Only people of the committee read why a colleague is not heard.
  [caminhos.declaracoes(EMPRESA, '1'), ['só o comitê', [tea], [caio, xavier, rui]]],
  // A statement is its owner's.
  [
    caminhos.sobRegulamento(caminhos.regulamentoIdeias(EMPRESA, REGULAMENTO)).extrato(caio.uid),
    ['só o dono', [caio], [clara, tea, xavier, rui]],
  ],
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
    const [podeLer = ana] = podem;
    const um = () => pegar(como(podeLer), caminho);
    const lista = () => listar(como(podeLer), colecao);
    for (const quem of naoPodem) {
      await negado(pegar(como(quem), caminho), um);
      await negado(listar(como(quem), colecao), lista);
    }
  });
});
