import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { esperar } from '@tests/support/esperar';
import { ana, lia } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { criarQueryClient } from './queryClient';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';

const criar = () => {
  const avisos = { sucesso: vi.fn<() => void>(), erro: vi.fn<() => void>() };
  return { avisos, cliente: criarQueryClient(avisos) };
};
/** Runs a mutation with the given meta. */
const mudar = (cliente: ReturnType<typeof criarQueryClient>, meta: object, falha?: Error) =>
  cliente
    .getMutationCache()
    .build(cliente, { mutationFn: () => (falha ? Promise.reject(falha) : Promise.resolve('feito')), meta })
    .execute(undefined);

it('tenta até três vezes, guarda por cinco minutos, e não lê de novo por voltar à aba ou à rede', () => {
  const { queries } = criar().cliente.getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: 300_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const retry = queries?.retry as (falhas: number, erro: unknown) => boolean;
  const passageira = Object.assign(new Error('x'), { code: 'unavailable' });
  expect([0, 1, 2, 3].map((falhas) => retry(falhas, passageira))).toEqual([true, true, true, false]);
  expect(retry(0, Object.assign(new Error('x'), { code: 'permission-denied' }))).toBe(false);
});

it('o que deu certo avisa por 2,5 segundos, ou pelo tempo pedido; a falha avisa fora do formulário', async () => {
  const { avisos, cliente } = criar();
  await mudar(cliente, { sucesso: 'Atualizado com sucesso!' });
  await mudar(cliente, { sucesso: 'Convite enviado com sucesso!', duracao: 3_500 });
  expect(avisos.sucesso.mock.calls).toEqual([
    ['Atualizado com sucesso!', 2_500],
    ['Convite enviado com sucesso!', 3_500],
  ]);
  await expect(mudar(cliente, {}, new Error('Empresa já cadastrada'))).rejects.toThrow('cadastrada');
  await expect(mudar(cliente, { erroNoFormulario: true }, new Error('Outra'))).rejects.toThrow('Outra');
  expect(avisos.erro.mock.calls).toEqual([['Empresa já cadastrada']]);
});

it('o que uma pessoa ou empresa leu não fica para a seguinte', () => {
  definirSessao(umaSessao(ana));
  const { cliente } = criar();
  cliente.setQueryData(['empresa-aurora', 'ideias'], ['segredo']);
  definirSessao(umaSessao(lia));
  expect(cliente.getQueryData(['empresa-aurora', 'ideias'])).toBeUndefined();
});

it('o que uma tela pergunta junto começa em tarefas separadas', async () => {
  const { cliente } = criar();
  const ordem: string[] = [];
  const perguntar = (nome: string) =>
    cliente.fetchQuery({
      queryKey: [nome],
      queryFn: async () => {
        ordem.push(nome);
        await Promise.resolve();
        ordem.push(`resto de ${nome}`);
        return nome;
      },
    });
  await Promise.all([perguntar('a lista'), perguntar('o total')]);
  expect(ordem).toEqual(['a lista', 'resto de a lista', 'o total', 'resto de o total']);
});

it('o que muda durante a primeira leitura aparece: ela começou antes, e se lê outra vez', async () => {
  const { cliente } = criar();
  const guardados = ['o primeiro'];
  const leituras: (() => void)[] = [];
  const queryFn = async () => {
    const lidos = [...guardados];
    await new Promise<void>((pronto) => leituras.push(pronto));
    return lidos;
  };
  const observador = new QueryObserver(cliente, { queryKey: ['comentarios'], queryFn });
  const soltar = observador.subscribe(() => undefined);
  await esperar(() => expect(leituras).toHaveLength(1));

  guardados.push('o que se escreveu');
  const mudanca = mudar(cliente, { invalida: [['comentarios']] });
  leituras[0]?.();
  await esperar(() => expect(leituras).toHaveLength(2));
  leituras[1]?.();
  await mudanca;
  expect(observador.getCurrentResult().data).toEqual(['o primeiro', 'o que se escreveu']);
  soltar();
});
