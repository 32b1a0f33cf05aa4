// What only functions write: points, ranking, totals, projections and operation records.
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { REGULAMENTO, umaPontuacao, umaPosicao } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA, mario, rui, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criadoAgora,
  criar,
  listar,
  mudadoPor,
  mudar,
  novoId,
  pegar,
  negado,
} from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);

describe.each([
  ['D10 histórico de pontos', caminhos.historicoPontos(EMPRESA), umaPontuacao(caio), { pontos: 1_000 }],
  ['D14 ranking', caminhos.ranking(EMPRESA, REGULAMENTO), umaPosicao(caio), { totalPontos: 1_000 }],
] as const)('%s', (_, colecao, documento, mudanca) => {
  const caminho = `${colecao}/${caio.uid}`;
  it('ninguém escreve, em nome de quem for', async () => {
    await semear({ [caminho]: documento });
    for (const quem of [caio, tea, mario, ana]) {
      const novo = `${colecao}/${novoId()}`;
      await recusa(novo, () => criar(como(quem), novo, { ...criadoAgora(documento), createdBy: quem.uid }));
      await recusa(caminho, () => mudar(como(quem), caminho, { ...mudanca, ...mudadoPor(quem) }));
      await recusa(caminho, () => apagar(como(quem), caminho));
    }
  });
  it('lê quem tem 18.leitura e a área de gestão', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: documento });
    await pegar(como(mario), caminho);
    await listar(como(mario), colecao);
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_18`]: { leitura: false } });
    for (const quem of [mario, rui, xavier]) {
      await negado(pegar(como(quem), caminho));
      await negado(listar(como(quem), colecao));
    }
    await semear({ [`${caminhos.autorizacao(EMPRESA)}/2_18`]: { leitura: true } });
    await pegar(como(ana), caminho);
  });
});

describe('contadores', () => {
  const caminho = caminhos.contador(EMPRESA, 'ideias');
  it('todos de dentro leem um a um; ninguém lista nem escreve', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: { publicas: 3 } });
    for (const quem of [rui, xavier]) await negado(pegar(como(quem), caminho));
    for (const quem of [caio, ana]) {
      await negado(listar(como(quem), caminho.slice(0, caminho.lastIndexOf('/'))));
      await recusa(caminho, () => criar(como(quem), caminho, { publicas: 9 }));
      await recusa(caminho, () => mudar(como(quem), caminho, { publicas: 9 }));
      await recusa(caminho, () => apagar(como(quem), caminho));
      await pegar(como(quem), caminho);
    }
  });
});

describe('E22 registro de operação', () => {
  const caminho = caminhos.statusOperacao(EMPRESA, 'operacao');
  it('só quem a pediu lê; ninguém escreve nem lista', { tags: 'cobertura' }, async () => {
    await semear({ [caminho]: { uid: clara.uid, status: null, error: null } });
    for (const banco of [como(caio), como(ana), anonimo()]) await negado(pegar(banco, caminho));
    for (const banco of [como(clara), como(ana), anonimo()]) {
      await recusa(caminho, () => mudar(banco, caminho, { status: 'COMPLETED' }));
      await recusa(caminho, () => criar(banco, caminho, { uid: clara.uid, status: 'COMPLETED' }));
      await recusa(caminho, () => apagar(banco, caminho));
      await negado(listar(banco, caminho.slice(0, caminho.lastIndexOf('/'))));
    }
    await pegar(como(clara), caminho);
  });
});

describe('o que não tem regra', () => {
  it.each(['convites', 'permissoes', 'qualquer'])('%s não se lê nem se escreve', async (colecao) => {
    const caminho = `${caminhos.empresa(EMPRESA)}/${colecao}/um`;
    await semear({ [caminho]: { a: 1 } });
    await negado(pegar(como(ana), caminho));
    await negado(listar(como(ana), `${caminhos.empresa(EMPRESA)}/${colecao}`));
    await recusa(caminho, () => criar(como(ana), caminho, { a: 2 }));
  });
});
