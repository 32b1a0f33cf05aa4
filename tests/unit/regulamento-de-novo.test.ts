// Saving a rule again after its answer was lost, as it was or with something changed. The page as sent last is
// stored.
import { beforeEach, expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { caminhos } from '@/domain/comum/caminhos';
import {
  campanhaDoForm,
  campanhaVazia,
  regulamentoDoForm,
  regulamentoVazio,
} from '@/domain/regulamentos/regulamento-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { umaCampanha, umRegulamento } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const dias = { dataInicial: '2030-01-01', dataFinal: '2030-12-31' };
const form = { ...regulamentoVazio, ...dias, nome: 'Regulamento de 2030' };
const daCampanha = { ...campanhaVazia, ...dias, descricao: 'Mês da água', setores: ['Operações'] };
const nova = { id: 'c', form: daCampanha, mudou: true, removida: false };
const sessao = umaSessao(ana);
const salvar = (mudancas: object = {}) =>
  (regulamentosData.salvar(sessao, true).mutationFn as (dados: object) => Promise<void>)({
    id: 'r',
    situacao: 'novo',
    form,
    campanhas: [nova],
    ...mudancas,
  });
const doRegulamento = caminhos.regulamentoIdeias(EMPRESA, 'r');
const campanha = (id: string) => `${caminhos.campanhas(EMPRESA, 'r')}/${id}`;

async function perdida(mudancas: object = {}) {
  banco.perderResposta();
  await expect(salvar(mudancas)).rejects.toMatchObject({ code: 'unknown' });
}

beforeEach(() => {
  definirSessao(sessao);
  banco.esvaziar();
});

it('o novo que já está lá, mandado outra vez, está salvo', async () => {
  await perdida();
  await salvar();
  expect(banco.ler(doRegulamento)).toMatchObject({ nome: form.nome });
});

it('com outra coisa escrita desde então, é essa que fica, também a da campanha', async () => {
  await perdida();
  const corrigida = { ...nova, form: { ...daCampanha, descricao: 'Mês da energia' } };
  await salvar({ form: { ...form, nome: 'Regulamento corrigido' }, campanhas: [corrigida] });
  expect(banco.ler(doRegulamento)).toMatchObject({ nome: 'Regulamento corrigido' });
  expect(banco.ler(campanha('c'))).toMatchObject({ descricao: 'Mês da energia' });
});

it('a campanha posta desde então entra, e a tirada sai', async () => {
  await perdida();
  const outra = { ...nova, id: 'd' };
  await salvar({ campanhas: [{ ...nova, removida: true }, outra] });
  expect(banco.ler(campanha('c'))?.['deletedAt']).toBeInstanceOf(Date);
  expect(banco.ler(campanha('d'))).toMatchObject({ descricao: 'Mês da água', deletedAt: null });
});

it('o que não está lá foi recusado mesmo', async () => {
  banco.regra(() => false);
  await expect(salvar()).rejects.toMatchObject({ code: 'permission-denied' });
});

it('sob um regulamento que já começou, campanha nova e campanha retirada', async () => {
  banco.guardar(doRegulamento, umRegulamento(regulamentoDoForm(form)));
  const gravada = { id: 'g', ...umaCampanha(campanhaDoForm(daCampanha)) };
  banco.guardar(campanha('g'), gravada);
  // A removal is refused a second time (remove() in firestore.rules).
  banco.regra(({ antes, depois }) => !(antes?.['deletedAt'] && depois?.['deletedAt']));
  const situacao = 'bloqueado';
  const retirada = { id: 'g', form: daCampanha, gravada, mudou: false, removida: true };
  await perdida({ situacao, campanhas: [nova, retirada] });
  const corrigida = { ...nova, form: { ...daCampanha, descricao: 'Mês da energia' } };
  await salvar({ situacao, campanhas: [corrigida, retirada] });
  expect(banco.ler(campanha('c'))).toMatchObject({ descricao: 'Mês da energia' });
  expect(banco.ler(campanha('g'))?.['deletedAt']).toBeInstanceOf(Date);
});
