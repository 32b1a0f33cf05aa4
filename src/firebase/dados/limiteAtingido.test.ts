// A person at a limit reads which one it is and when there is room again, not that they may not (decisions P350).
import * as fs from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { mensagemDoErro, recusada } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe, emBrasilia, inicioDoDia, maisDias } from '@/domain/comum/datas';
import {
  COLECOES_COM_LIMITE_NO_DIA,
  COMECADOS_NO_DIA,
  LISTAS_DA_EMPRESA,
  MAXIMO,
  MAXIMO_DA_LISTA,
} from '@/domain/comum/quantidades';
import { umColaborador } from '@tests/support/documentos';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { defineCollection, gravarPartes, Lote } from './collection';

const RECUSA = Object.assign(new Error('Missing or insufficient permissions.'), {
  code: 'permission-denied',
});
const guardados = new Map<string, object>();
/** As the SDK gives it: instants are timestamps. */
const guardar = (caminho: string, dados: object) =>
  guardados.set(
    caminho,
    Object.fromEntries(
      Object.entries(dados).map(([campo, valor]) => [
        campo,
        valor instanceof Date ? fs.Timestamp.fromDate(valor) : valor,
      ]),
    ),
  );
const lidos: string[] = [];
let falha: Error = RECUSA;
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<typeof fs>()),
  doc: (_: unknown, path: string) => ({ path, id: path.split('/').at(-1) }),
  collection: (_: unknown, path: string) => ({ path }),
  writeBatch: () => ({ set: vi.fn(), update: vi.fn(), commit: () => Promise.reject(falha) }),
  runTransaction: async (_: unknown, tarefa: (transacao: object) => Promise<unknown>) => {
    const vazio = { exists: () => false, data: () => undefined };
    await tarefa({ get: () => Promise.resolve(vazio), set: vi.fn(), update: vi.fn() });
    throw falha;
  },
  getDoc: ({ path }: { path: string }) => {
    lidos.push(path);
    const dados = guardados.get(path);
    return Promise.resolve({
      id: path.split('/').at(-1),
      ref: { path },
      exists: () => dados !== undefined,
      data: () => dados,
    });
  },
}));

const amanha = inicioDoDia(maisDias(diaDe(new Date()), 1));
const QUANDO = `a partir de ${emBrasilia(amanha)} (horário de Brasília).`;
const IDEIA = caminhos.ideia(EMPRESA, 'uma');

beforeEach(() => {
  falha = RECUSA;
  guardados.clear();
  lidos.length = 0;
  definirSessao(umaSessao(caio));
});

const frase = async (ato: Promise<unknown>) => {
  const erro = await ato.then(
    () => undefined,
    (dele: unknown) => dele,
  );
  return { erro, texto: mensagemDoErro(erro) };
};
const criar = (caminho: string) => frase(new Lote().set(caminho, { nome: 'x' }).gravar());

it.each(COLECOES_COM_LIMITE_NO_DIA)(
  'quem já começou o máximo do dia lê qual, quantos e até quando: %s',
  async (por) => {
    const com = (semRascunhosAte: Date) =>
      guardar(caio.referencia, umColaborador(caio, { semRascunhosAte, semRascunhosPor: por }));
    com(amanha);
    const { erro, texto } = await criar(caminhos.registro(EMPRESA, 'projetos', 'novo'));
    expect(texto).toContain(`Hoje você já começou ${COMECADOS_NO_DIA[por].toLocaleString('pt-BR')} `);
    expect(texto.endsWith(QUANDO)).toBe(true);
    // An act that asks whether it arrived before still knows it for a refusal.
    expect(recusada(erro)).toBe(true);
    com(new Date(Date.now() - 1_000));
    expect((await criar(caminhos.registro(EMPRESA, 'projetos', 'novo'))).texto).toBe('Permissão negada');
  },
);

it('um registro de antes, que não diz de que foi o limite, diz que há um', async () => {
  guardar(caio.referencia, umColaborador(caio, { semRascunhosAte: amanha }));
  const { texto } = await criar(caminhos.ideia(EMPRESA, 'nova'));
  expect(texto).toMatch(/^Hoje você já começou o máximo de registros de um dia\. Novos registros/);
});

it('também o que várias partes começam de uma vez diz o limite', async () => {
  guardar(
    caio.referencia,
    umColaborador(caio, { semRascunhosAte: amanha, semRascunhosPor: 'taticasDaJogada' }),
  );
  const taticas = defineCollection(z.object({ nome: z.string() }));
  const nova = taticas.parte(caminhos.registro(EMPRESA, 'taticasDaJogada', 't'), { nome: 'Ouvir' }, {});
  expect((await frase(gravarPartes([nova]))).texto).toMatch(
    /^Hoje você já começou 1\.000 táticas de jogadas,/,
  );
});

const publicar = () => frase(new Lote().update(IDEIA, { publishedAt: new Date() }).gravar());
const publicou = (publicadasNoDia: number, dia: Date) =>
  guardar(caminhos.quantidadesDaPessoa(EMPRESA, caio.uid), { publicadasNoDia, dia });

it('quem já publicou o máximo do dia lê quantas e quando; ontem não conta, e uma a menos também não', async () => {
  const hoje = inicioDoDia(diaDe(new Date()));
  publicou(MAXIMO.publicadasNoDia, hoje);
  expect((await publicar()).texto).toBe(
    `Hoje você já publicou 50 ideias, o máximo de um dia. A próxima pode ser publicada ${QUANDO}`,
  );
  publicou(MAXIMO.publicadasNoDia - 1, hoje);
  expect((await publicar()).texto).toBe('Permissão negada');
  publicou(MAXIMO.publicadasNoDia, inicioDoDia(maisDias(diaDe(new Date()), -1)));
  expect((await publicar()).texto).toBe('Permissão negada');
});

it.each([
  ['comentarios', IDEIA, MAXIMO.comentarios, 'Esta conversa já tem 2.000 comentários'],
  ['marcos', IDEIA, MAXIMO.marcos, 'Esta ideia já tem 200 marcos'],
  ['regioes', caminhos.projeto(EMPRESA, 'p'), MAXIMO.regioes, 'Este projeto já tem 200 regiões'],
  ...LISTAS_DA_EMPRESA.map(
    (lista) => [lista, caminhos.empresa(EMPRESA), MAXIMO_DA_LISTA, 'A empresa já tem 1.000 '] as const,
  ),
] as const)('o último que cabe é dito com o número: %s', async (oQue, dono, maximo, comeco) => {
  const com = (total: number) => guardar(caminhos.quantidade(dono, oQue), { total });
  com(maximo);
  const { texto } = await criar(`${dono}/${oQue}/novo`);
  expect(texto.startsWith(comeco)).toBe(true);
  expect(texto).toContain('contando o que foi removido');
  com(maximo - 1);
  expect((await criar(`${dono}/${oQue}/novo`)).texto).toBe('Permissão negada');
});

it('o que não tem limite não é perguntado, nem o que a rede perdeu', async () => {
  await criar(`${IDEIA}/likes/caio`);
  await frase(new Lote().update(IDEIA, { titulo: 'Outro' }).gravar());
  falha = Object.assign(new Error('x'), { code: 'unavailable' });
  await criar(caminhos.ideia(EMPRESA, 'nova'));
  expect(lidos).toEqual([]);
});
