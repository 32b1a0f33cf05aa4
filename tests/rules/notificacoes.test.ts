// Inbox and preferences: functions write what happened, its owner marks it as read, nobody else sees any of it.
import { where } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaCaixa, umaNotificacao } from '@tests/support/documentos';
import { ana, caio, clara, davi, EMPRESA, ivo, mario, rui, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  agora,
  apagar,
  criar,
  juntos,
  listar,
  mudar,
  negado,
  novoId,
  pegar,
  doAparelho,
} from './ambiente';

const { anonimo, como, semear, recusa } = await abrirAmbiente(import.meta.filename);

const caixa = caminhos.caixa(EMPRESA, caio.uid);
const entradas = caminhos.notificacoes(EMPRESA, caio.uid);
const nova = async (mudancas: Parameters<typeof umaNotificacao>[0] = {}) => {
  const caminho = `${entradas}/${novoId('notificacao')}`;
  await semear({ [caminho]: umaNotificacao(mudancas) });
  return caminho;
};
const lida = () => ({ lidaEm: agora() });
await semear({ [caixa]: umaCaixa() });

describe('caixa de notificações', () => {
  it('a própria pessoa lê a caixa e as suas notificações, em páginas', { tags: 'cobertura' }, async () => {
    await nova();
    await pegar(como(caio), caixa);
    await listar(como(caio), entradas, where('noProduto', '==', true));
  });
  it.each([ana, clara, mario, davi, rui, ivo, xavier])('$nome não lê a de outra pessoa', async (quem) => {
    await negado(pegar(como(quem), caixa));
    await negado(listar(como(quem), entradas));
  });
  it('quem perdeu o acesso não lê nem a própria', { tags: 'cobertura' }, async () => {
    for (const quem of [davi, rui]) {
      const propria = caminhos.caixa(EMPRESA, quem.uid);
      await semear({ [propria]: umaCaixa() });
      await negado(pegar(como(quem), propria));
      await negado(listar(como(quem), `${propria}/notificacoes`));
      await recusa(propria, () => mudar(como(quem), propria, { lidasAte: agora() }));
    }
    await negado(pegar(anonimo(), caixa));
  });
  it('ninguém forja uma notificação, nem para si', async () => {
    for (const quem of [caio, ana, mario]) {
      const caminho = `${entradas}/${novoId('forjada')}`;
      await recusa(caminho, () => criar(como(quem), caminho, umaNotificacao({ quem: ana.uid })));
      const outra = caminhos.caixa(EMPRESA, novoId('pessoa'));
      await recusa(outra, () => criar(como(quem), outra, umaCaixa()));
    }
  });
  it('a pessoa marca a sua como lida, agora e uma vez', async () => {
    const caminho = await nova();
    await recusa(caminho, () => mudar(como(caio), caminho, { lidaEm: doAparelho() }));
    await mudar(como(caio), caminho, lida());
    await recusa(caminho, () => mudar(como(caio), caminho, lida()));
    await recusa(caminho, () => mudar(como(caio), caminho, { lidaEm: null }));
  });
  it('e nada além disso muda', async () => {
    const caminho = await nova();
    const proibidas = [
      { quem: ana.uid },
      { tipo: 'PONTOS' },
      { detalhe: { pontos: 1_000 } },
      { createdAt: agora() },
      { noProduto: false },
      { extra: 1 },
    ];
    for (const mudanca of proibidas)
      await recusa(caminho, () => mudar(como(caio), caminho, { ...lida(), ...mudanca }));
    await recusa(caminho, () => apagar(como(caio), caminho));
    await mudar(como(caio), caminho, lida());
  });
  it('ninguém marca como lidas as de outra pessoa', { tags: 'cobertura' }, async () => {
    const caminho = await nova();
    for (const quem of [ana, clara, xavier]) {
      await recusa(caminho, () => mudar(como(quem), caminho, lida()));
      await recusa(caixa, () => mudar(como(quem), caixa, { lidasAte: agora() }));
    }
    await mudar(como(caio), caminho, lida());
  });
  it('marca todas de uma vez; o total é do servidor', { tags: 'cobertura' }, async () => {
    for (const mudanca of [
      { naoLidas: 0 },
      { lidasAte: agora(), naoLidas: 0 },
      { lidasAte: doAparelho() },
      { lidasAte: null },
      { updatedAt: agora() },
    ])
      await recusa(caixa, () => mudar(como(caio), caixa, mudanca));
    await mudar(como(caio), caixa, { lidasAte: agora() });
    await recusa(caixa, () => apagar(como(caio), caixa));
  });
  it('uma página tem limite e muitas marcas cabem em um lote', async () => {
    const banco = como(caio);
    const caminhosNovos = await Promise.all(Array.from({ length: 20 }, () => nova()));
    await juntos(banco, ...caminhosNovos.map((c): [string, object, 'mudar'] => [c, lida(), 'mudar']));
  });
});

const minhas = caminhos.preferencias(EMPRESA, caio.uid);
const escolha = (mudancas: object = {}) => ({
  semAviso: ['STATUS'],
  semEmail: ['MENCAO', 'PONTOS'],
  updatedAt: agora(),
  updatedBy: caio.uid,
  ...mudancas,
});

describe('preferências de notificação', () => {
  it('a própria pessoa escreve, muda e lê', { tags: 'cobertura' }, async () => {
    await criar(como(caio), minhas, escolha());
    await mudar(como(caio), minhas, escolha({ semAviso: [], semEmail: [] }));
    await pegar(como(caio), minhas);
  });
  it.each([ana, clara, xavier])('$nome não lê nem muda as de outra pessoa', async (quem) => {
    await semear({ [minhas]: escolha({ updatedAt: new Date() }) });
    await negado(pegar(como(quem), minhas));
    await recusa(minhas, () => mudar(como(quem), minhas, escolha({ updatedBy: quem.uid })));
    await negado(listar(como(quem), minhas.slice(0, minhas.lastIndexOf('/'))));
  });
  it.each([
    ['um tipo que não existe', { semEmail: ['TUDO'] }],
    ['um tipo repetido', { semEmail: ['MENCAO', 'MENCAO'] }],
    ['o que não é lista', { semAviso: 'STATUS' }],
    ['um número na lista', { semAviso: [1] }],
    ['um campo a mais', { email: 'outro@exemplo.com.br' }],
    ['outro instante', { updatedAt: new Date(0) }],
    ['outra pessoa', { updatedBy: ana.uid }],
  ])('recusa %s', async (_caso, mudanca) => {
    await recusa(minhas, () => criar(como(caio), minhas, escolha(mudanca)));
  });
  it('falta um campo: recusa', async () => {
    const { semAviso: _fora, ...resto } = escolha();
    await recusa(minhas, () => criar(como(caio), minhas, resto));
    await criar(como(caio), minhas, escolha());
  });
});
