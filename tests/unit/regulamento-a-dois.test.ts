// Two administrators in one rule (threats C30): changes to different fields stand side by side, to the same one
// conflict. A sentence says what may not begin before today (part 2 §5), not a refusal of the rules.
import { beforeEach, expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { maisDias, diaDe } from '@/domain/comum/datas';
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
  regulamento: {} as object,
  campanha: {} as object,
  gravado: [] as [string, Record<string, unknown>][],
  escrever: (ref: { path: string }, dados: Record<string, unknown>) =>
    void banco.gravado.push([ref.path, dados]),
}));
vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getDoc: (ref: { path: string; id: string }) => {
    const dados = ref.path.includes('/campanhas/') ? banco.campanha : banco.regulamento;
    return Promise.resolve({ ref, id: ref.id, exists: () => true, data: () => dados });
  },
  writeBatch: () => ({ set: banco.escrever, update: banco.escrever, commit: () => Promise.resolve() }),
}));

const hoje = diaDe(new Date());
const dias = { dataInicial: maisDias(hoje, 9), dataFinal: maisDias(hoje, 90) };
const original = { ...regulamentoVazio, ...dias, nome: 'Regulamento' };
const noBanco = (mudancas: object) =>
  guardado(umRegulamento(regulamentoParaGravar({ ...original, ...mudancas })));
const daCampanha = { ...campanhaVazia, ...dias, descricao: 'Mês da água', setores: ['Operações'] };
const registro = umaCampanha(campanhaParaGravar(daCampanha));
const gravada = { id: 'c', ...registro };
const sessao = umaSessao(ana);
const salvar = (form: object, mais: object = {}) =>
  (regulamentosData.salvar(sessao, false).mutationFn as (dados: object) => Promise<void>)({
    id: 'r',
    situacao: 'aberto',
    form: { ...original, ...form },
    original,
    campanhas: [],
    ...mais,
  });

beforeEach(() => {
  definirSessao(sessao);
  banco.gravado = [];
  banco.regulamento = noBanco({});
  banco.campanha = guardado(registro);
});

it('o que outra pessoa mudou noutro campo fica', async () => {
  banco.regulamento = noBanco({ quantidadeMoedasPorColaborador: 50 });
  await salvar({ nome: 'Regulamento novo' });
  expect(banco.gravado[0]?.[1]).toMatchObject({
    nome: 'Regulamento novo',
    quantidadeMoedasPorColaborador: 50,
  });
});

it('o mesmo campo, mudado pelas duas, é um conflito e nada se grava', async () => {
  banco.regulamento = noBanco({ nome: 'Nome de outra pessoa' });
  await expect(salvar({ nome: 'Regulamento novo' })).rejects.toThrow('Outra pessoa alterou este registro');
  expect(banco.gravado).toEqual([]);
});

const mudada = (descricao: string) => ({
  id: 'c',
  gravada,
  mudou: true,
  removida: false,
  form: { ...daCampanha, descricao },
});

it('também numa campanha', async () => {
  banco.campanha = guardado({ ...registro, quantidadeGanhoNoCadastro: 7 });
  await salvar({}, { situacao: 'bloqueado', campanhas: [mudada('Mês da energia')] });
  expect(banco.gravado[0]?.[1]).toMatchObject({ descricao: 'Mês da energia', quantidadeGanhoNoCadastro: 7 });
  banco.campanha = guardado({ ...registro, descricao: 'De outra pessoa' });
  await expect(salvar({}, { situacao: 'bloqueado', campanhas: [mudada('Mês da energia')] })).rejects.toThrow(
    'Outra pessoa alterou este registro',
  );
});

it('o que se removeu entretanto não existe mais', async () => {
  banco.regulamento = guardado(umRegulamento({ deletedAt: new Date() }));
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
  const corre = umaCampanha(campanhaParaGravar({ ...daCampanha, dataInicial: ontem }));
  banco.campanha = guardado(corre);
  await salvar({}, { campanhas: [{ ...nova, gravada: { id: 'c', ...corre } }] });
});
