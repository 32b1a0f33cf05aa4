// Saving a rule again after its answer was lost: the rules refuse what is there already, and that counts as saved.
import { beforeEach, expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import {
  campanhaParaGravar,
  campanhaVazia,
  regulamentoParaGravar,
  regulamentoVazio,
} from '@/domain/regulamentos/regulamento-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { guardado } from '@tests/support/guardado';
import { umaCampanha, umRegulamento } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

const banco = vi.hoisted(() => ({
  regulamento: undefined as object | undefined,
  campanha: undefined as object | undefined,
}));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: (ref: { path: string; id: string }) => {
    const dados = ref.path.includes('/campanhas/') ? banco.campanha : banco.regulamento;
    return Promise.resolve({ ref, id: ref.id, exists: () => dados !== undefined, data: () => dados });
  },
  writeBatch: () => ({
    set: () => undefined,
    update: () => undefined,
    commit: () => Promise.reject(Object.assign(new Error(), { code: 'permission-denied' })),
  }),
}));

const dias = { dataInicial: '2030-01-01', dataFinal: '2030-12-31' };
const form = { ...regulamentoVazio, ...dias, nome: 'Regulamento de 2030' };
const daCampanha = { ...campanhaVazia, ...dias, descricao: 'Mês da água', setores: ['Operações'] };
const nova = { id: 'c', form: daCampanha, mudou: true, removida: false };
const sessao = umaSessao(ana);
const salvar = (mudancas: object) =>
  (regulamentosData.salvar(sessao, true).mutationFn as (dados: object) => Promise<void>)({
    id: 'r',
    situacao: 'novo',
    form,
    campanhas: [nova],
    ...mudancas,
  });
const recusa = { code: 'permission-denied' };

beforeEach(() => {
  definirSessao(sessao);
  banco.regulamento = guardado(umRegulamento(regulamentoParaGravar(form)));
  banco.campanha = guardado(umaCampanha(campanhaParaGravar(daCampanha)));
});

it('o novo que já está lá, como foi mandado, está salvo', () => expect(salvar({})).resolves.toBeUndefined());

it('com outra coisa escrita desde então, não', () =>
  expect(salvar({ form: { ...form, nome: 'Outro nome' } })).rejects.toMatchObject(recusa));

it('o que não está lá foi recusado mesmo', async () => {
  banco.regulamento = undefined;
  await expect(salvar({})).rejects.toMatchObject(recusa);
});

it('uma campanha nova sob um regulamento que já começou, e uma que já foi retirada', async () => {
  const situacao = 'bloqueado';
  await expect(salvar({ situacao })).resolves.toBeUndefined();
  const gravada = { id: 'c', ...umaCampanha() };
  const retirada = { ...nova, gravada, mudou: false, removida: true };
  await expect(salvar({ situacao, campanhas: [retirada] })).rejects.toMatchObject(recusa);
  banco.campanha = guardado(umaCampanha({ deletedAt: new Date() }));
  await expect(salvar({ situacao, campanhas: [retirada] })).resolves.toBeUndefined();
});
