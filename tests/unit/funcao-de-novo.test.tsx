// Acts that a function does, sent again after a lost answer with something changed.
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { useDarBonus } from '@/areas/pontos/useDarBonus';
import { formDoColaborador } from '@/domain/pessoas/colaborador-form';
import { CONFLITO, ErroDoProduto } from '@/domain/comum/erros';
import { caminhos } from '@/domain/comum/caminhos';
import { usePedido, useUltimoPedido } from '@/firebase/chamadas/usePedido';
import { EditadoPorOutro } from '@/firebase/dados/editadoPorOutro';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { ComSaida } from '@/ui/formulario/ComSaida';
import { banco } from '@tests/support/banco';
import { umColaborador } from '@tests/support/documentos';
import { ana, caio, clara, EMPRESA } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { clienteDeTeste } from '@tests/support/telas';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const sessao = umaSessao(ana);
beforeEach(() => {
  definirSessao(sessao);
  banco.esvaziar();
  servidor.esvaziar();
});

const bonus = (pontos: number, colaboradorReference = caio.referencia) => ({
  colaboradorReference,
  pontos,
  observacao: 'Pelo curso.',
});
const dados = () => servidor.feitos.map((feito) => (feito as { pontos: number }).pontos);
const onde = caminhos.colaborador(EMPRESA, caio.uid);
const aberto = () => ({ id: caio.uid, ...umColaborador(caio) });
const versao = () => (banco.ler(onde) as { updatedAt: Date }).updatedAt.getTime();

const dialogo = () => {
  const cliente = clienteDeTeste();
  const { result } = renderHook(() => useDarBonus('r'), {
    wrapper: ({ children }) => <QueryClientProvider client={cliente}>{children}</QueryClientProvider>,
  });
  return (pontos: number, a?: string) =>
    act(() => result.current(bonus(pontos, a)).catch((erro: Error) => erro));
};

describe('bônus', () => {
  it('com mais pontos diz quantos foram dados, e dá o que falta em um clique', async () => {
    const dar = dialogo();
    servidor.perder = 1;
    await dar(5);
    const erro = await dar(9);
    expect(erro).toHaveProperty(
      'message',
      'O primeiro envio já deu 5 pontos a este colaborador. Dar agora mais 4 pontos a quem está escolhido?',
    );
    const { saida } = erro as ComSaida;
    expect(saida.rotulo).toBe('Dar mais 4 pontos');
    await act(() => saida.fazer(bonus(9) as never));
    expect(dados()).toEqual([5, 4]);
  });

  it('com menos, que um bônus dado não se retira', async () => {
    const dar = dialogo();
    servidor.perder = 1;
    await dar(5);
    const erro = await dar(3);
    expect(erro).not.toBeInstanceOf(ComSaida);
    expect(erro).toHaveProperty('message', expect.stringMatching(/já deu 5 pontos.*não se retira/));
  });

  it('a outra pessoa, oferece o bônus dela inteiro', async () => {
    const dar = dialogo();
    servidor.perder = 1;
    await dar(5);
    const erro = (await dar(7, clara.referencia)) as ComSaida;
    expect(erro.saida.rotulo).toBe('Dar 7 pontos');
    await act(() => erro.saida.fazer(bonus(7, clara.referencia) as never));
    expect(dados()).toEqual([5, 7]);
  });

  it('o mesmo, mandado outra vez, é um só', async () => {
    const dar = dialogo();
    servidor.perder = 1;
    await dar(5);
    await dar(5);
    expect(dados()).toEqual([5]);
  });
});

const editor = (lido = aberto()) => {
  const { mutationFn } = colaboradoresData.editar(sessao, lido);
  const { result } = renderHook(() => useUltimoPedido());
  return (mudancas: object) => {
    const { dataNascimento: _d, ...form } = { ...formDoColaborador(lido), ...mudancas };
    return (mutationFn as unknown as (pedido: object) => Promise<void>)({
      dados: form,
      requestId: result.current(form),
    });
  };
};

describe('editar um colaborador', () => {
  beforeEach(() => {
    banco.guardar(onde, aberto());
    // updateColaborador refuses what was opened before the last change.
    servidor.agir = ({ lidoEm, dados }: { lidoEm?: number; dados?: object }) => {
      if (lidoEm !== versao()) throw new ErroDoProduto(CONFLITO);
      banco.mudar(onde, { ...dados, updatedAt: new Date(versao() + 1_000), updatedBy: ana.uid });
    };
  });
  it('o telefone corrigido depois da resposta perdida é o que fica', async () => {
    const salvar = editor();
    servidor.perder = 1;
    await expect(salvar({ telefone: '(11) 91111-1111' })).rejects.toThrow('internal');
    await salvar({ telefone: '(22) 92222-2222' });
    expect(banco.ler(onde)).toMatchObject({ telefone: '(22) 92222-2222' });
  });

  it('voltar ao que se mandou antes do último também fica', async () => {
    const salvar = editor();
    servidor.perder = 1;
    await expect(salvar({ telefone: '(11) 91111-1111' })).rejects.toThrow('internal');
    servidor.perder = 2;
    await expect(salvar({ telefone: '(22) 92222-2222' })).rejects.toThrow('internal');
    servidor.perder = 0;
    await salvar({ telefone: '(11) 91111-1111' });
    expect(banco.ler(onde)).toMatchObject({ telefone: '(11) 91111-1111' });
  });

  it('o que outra pessoa mudou noutro campo fica; o mesmo campo é um conflito, que se aceita', async () => {
    const salvar = editor();
    const deOutra = (campos: object) =>
      banco.mudar(onde, { ...campos, updatedAt: new Date(versao() + 1_000) });
    deOutra({ setores: ['Compras'] });
    await salvar({ nome: 'Caio Lima' });
    expect(banco.ler(onde)).toMatchObject({ nome: 'Caio Lima', setores: ['Compras'] });

    deOutra({ telefone: '(33) 93333-3333' });
    const conflito = await salvar({ nome: 'Caio Lima', telefone: '(11) 91111-1111' }).catch(
      (e: unknown) => e,
    );
    expect(conflito).toBeInstanceOf(EditadoPorOutro);
    expect(conflito).toMatchObject({ campos: ['telefone'], atual: { telefone: '(33) 93333-3333' } });
    (conflito as EditadoPorOutro).aceitar();
    await salvar({ nome: 'Caio Lima', telefone: '(11) 91111-1111' });
    expect(banco.ler(onde)).toMatchObject({ telefone: '(11) 91111-1111', setores: ['Compras'] });
  });
});

it('o mesmo conteúdo é o mesmo pedido; outro é outro', () => {
  const { result: cada } = renderHook(() => usePedido());
  const { result: ultimo } = renderHook(() => useUltimoPedido());
  for (const { current: id } of [cada, ultimo]) {
    expect(id({ a: 1 })).toBe(id({ a: 1 }));
    expect(id({ a: 2 })).not.toBe(id({ a: 1 }));
  }
});
