// Inbox and preferences: functions write what happened, its owner marks it as read, nobody else sees any of it.
import { where } from 'firebase/firestore/lite';
import { describe, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umaCaixa, umaNotificacao, umColaborador } from '@tests/support/documentos';
import { ana, caio, clara, davi, EMPRESA, ivo, mario, rui, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  type Ato,
  agora,
  apagar,
  criar,
  juntos,
  listar,
  mudar,
  novoId,
  pegar,
  doAparelho,
  permitido,
  negado,
} from './ambiente';

const { anonimo, como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);

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
    await negado(pegar(como(quem), caixa), () => pegar(como(caio), caixa));
    await negado(listar(como(quem), entradas), () => listar(como(caio), entradas));
  });
  it('quem perdeu o acesso não lê nem a própria', { tags: 'cobertura' }, async () => {
    for (const quem of [davi, rui]) {
      const propria = caminhos.caixa(EMPRESA, quem.uid);
      await semear({ [propria]: umaCaixa() });
      const atos: (readonly [Ato, Ato])[] = [
        () => pegar(como(quem), propria),
        () => listar(como(quem), `${propria}/notificacoes`),
        () => mudar(como(quem), propria, { lidasAte: agora() }),
      ].map((ato: Ato) => [ato, permitido(ato)]);
      for (const [ato, podia] of atos) await recusa(propria, ato, podia);
      await semear({ [quem.referencia]: umColaborador({ ...quem, status: 'ACTIVE', externo: false }) });
      for (const [, podia] of atos) await podia();
      await semear({ [quem.referencia]: umColaborador(quem) });
    }
    await negado(pegar(anonimo(), caixa), () => pegar(como(caio), caixa));
  });
  it('ninguém forja uma notificação, nem para si', async () => {
    for (const quem of [caio, ana, mario]) {
      const caminho = `${entradas}/${novoId('forjada')}`;
      await soOServidor(caminho, como(quem), (banco) =>
        criar(banco, caminho, umaNotificacao({ quem: ana.uid })),
      );
      const outra = caminhos.caixa(EMPRESA, novoId('pessoa'));
      await soOServidor(outra, como(quem), (banco) => criar(banco, outra, umaCaixa()));
    }
  });
  it('a pessoa marca a sua como lida, agora e uma vez', async () => {
    const caminho = await nova();
    const podia = permitido(() => mudar(como(caio), caminho, lida()));
    await recusa(caminho, () => mudar(como(caio), caminho, { lidaEm: doAparelho() }), podia);
    await podia();
    await recusa(caminho, () => mudar(como(caio), caminho, lida()), podia);
    await recusa(caminho, () => mudar(como(caio), caminho, { lidaEm: null }), podia);
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
    const podia = permitido(() => mudar(como(caio), caminho, lida()));
    for (const mudanca of proibidas)
      await recusa(caminho, () => mudar(como(caio), caminho, { ...lida(), ...mudanca }), podia);
    await soOServidor(caminho, como(caio), (banco) => apagar(banco, caminho));
    await podia();
  });
  it('ninguém marca como lidas as de outra pessoa', { tags: 'cobertura' }, async () => {
    const caminho = await nova();
    const podia = permitido(() => mudar(como(caio), caminho, lida()));
    for (const quem of [ana, clara, xavier]) {
      await recusa(caminho, () => mudar(como(quem), caminho, lida()), podia);
      await recusa(
        caixa,
        () => mudar(como(quem), caixa, { lidasAte: agora() }),
        () => mudar(como(caio), caixa, { lidasAte: agora() }),
      );
    }
    await podia();
  });
  it('marca todas de uma vez; o total é do servidor', { tags: 'cobertura' }, async () => {
    await recusa(
      caixa,
      [
        { naoLidas: 0 },
        { lidasAte: agora(), naoLidas: 0 },
        { lidasAte: doAparelho() },
        { lidasAte: null },
        { updatedAt: agora() },
      ].map((mudanca) => () => mudar(como(caio), caixa, mudanca)),
      () => mudar(como(caio), caixa, { lidasAte: agora() }),
    );
    await soOServidor(caixa, como(caio), (banco) => apagar(banco, caixa));
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
    await negado(pegar(como(quem), minhas), () => pegar(como(caio), minhas));
    await recusa(
      minhas,
      () => mudar(como(quem), minhas, escolha({ updatedBy: quem.uid })),
      () => mudar(como(caio), minhas, escolha()),
    );
    await soOServidor([], como(quem), (banco) => listar(banco, minhas.slice(0, minhas.lastIndexOf('/'))));
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
    await recusa(
      minhas,
      () => criar(como(caio), minhas, escolha(mudanca)),
      () => criar(como(caio), minhas, escolha()),
    );
  });
  it('falta um campo: recusa', async () => {
    const { semAviso: _fora, ...resto } = escolha();
    await recusa(
      minhas,
      () => criar(como(caio), minhas, resto),
      () => criar(como(caio), minhas, escolha()),
    );
  });
});
