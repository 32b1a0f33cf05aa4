// Two administrators in one rule (threats C30): changes to different fields stand side by side, to the same one
// conflict. A sentence says what may not begin before today (part 2 §5), not a refusal of the rules.
import { beforeEach, expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { maisDias, diaDe } from '@/domain/comum/datas';
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
import { ana, clara, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const hoje = diaDe(new Date());
const dias = { dataInicial: maisDias(hoje, 9), dataFinal: maisDias(hoje, 90) };
const original = { ...regulamentoVazio, ...dias, nome: 'Regulamento' };
const lido = { id: 'r', ...umRegulamento(regulamentoDoForm(original)) };
const doRegulamento = caminhos.regulamentoIdeias(EMPRESA, 'r');
const onde = `${caminhos.campanhas(EMPRESA, 'r')}/c`;
const daCampanha = { ...campanhaVazia, ...dias, descricao: 'Mês da água', setores: ['Operações'] };
const registro = umaCampanha(campanhaDoForm(daCampanha));
const gravada = { id: 'c', ...registro };
const sessao = umaSessao(ana);
const salvar = (form: object, mais: object = {}) =>
  (regulamentosData.salvar(sessao, false).mutationFn as (dados: object) => Promise<void>)({
    id: 'r',
    situacao: 'aberto',
    form: { ...original, ...form },
    // A page opened anew: what it sent before belongs to another.
    lido: { ...lido },
    campanhas: [],
    ...mais,
  });

/** What another administrator does meanwhile. */
const outra = (caminho: string, campos: object) => banco.mudar(caminho, { ...campos, updatedBy: clara.uid });

beforeEach(() => {
  definirSessao(sessao);
  banco.esvaziar();
  banco.guardar(doRegulamento, lido);
  banco.guardar(onde, registro);
});

it('o que outra pessoa mudou noutro campo fica', async () => {
  outra(doRegulamento, { quantidadeMoedasPorColaborador: 50 });
  await salvar({ nome: 'Regulamento novo' });
  expect(banco.ler(doRegulamento)).toMatchObject({
    nome: 'Regulamento novo',
    quantidadeMoedasPorColaborador: 50,
    updatedBy: ana.uid,
  });
});

it('o mesmo campo, mudado pelas duas, é um conflito e nada se grava', async () => {
  outra(doRegulamento, { nome: 'Nome de outra pessoa' });
  await expect(salvar({ nome: 'Regulamento novo' })).rejects.toThrow('Outra pessoa alterou este registro');
  expect(banco.gravacoes).toBe(0);
});

const mudada = (descricao: string) => ({
  id: 'c',
  gravada: { ...gravada },
  mudou: true,
  removida: false,
  form: { ...daCampanha, descricao },
});
const bloqueado = (descricao: string) =>
  salvar({}, { situacao: 'bloqueado', campanhas: [mudada(descricao)] });

it('também numa campanha', async () => {
  outra(onde, { quantidadeGanhoNoCadastro: 7 });
  await bloqueado('Mês da energia');
  expect(banco.ler(onde)).toMatchObject({ descricao: 'Mês da energia', quantidadeGanhoNoCadastro: 7 });
  outra(onde, { descricao: 'De outra pessoa' });
  await expect(bloqueado('Mês do sol')).rejects.toThrow('Outra pessoa alterou este registro');
});

it('o que se removeu entretanto não existe mais', async () => {
  outra(doRegulamento, { deletedAt: new Date() });
  await expect(salvar({ nome: 'Regulamento novo' })).rejects.toThrow('Este registro não existe mais.');
});

it('nem regulamento nem campanha começam antes de hoje, diz a frase', async () => {
  const ontem = maisDias(hoje, -1);
  await expect(salvar({ dataInicial: ontem })).rejects.toThrow(
    'O regulamento não pode começar antes de hoje.',
  );
  const nova = { id: 'c', form: { ...daCampanha, dataInicial: ontem }, mudou: true, removida: false };
  await expect(salvar({}, { campanhas: [nova] })).rejects.toThrow(
    'Uma campanha não pode começar antes de hoje.',
  );
  const corre = umaCampanha(campanhaDoForm({ ...daCampanha, dataInicial: ontem }));
  banco.guardar(onde, corre);
  const mudada = { ...nova, form: { ...nova.form, descricao: 'Mês que corre' } };
  await salvar({}, { campanhas: [{ ...mudada, gravada: { id: 'c', ...corre } }] });
  expect(banco.ler(onde)).toMatchObject({ descricao: 'Mês que corre' });
});
