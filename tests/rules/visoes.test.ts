// Saved views of a list are the person's own (decisions T219).
import { expect, it } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { umasVisoes } from '@tests/support/documentos';
import { LISTAS_COM_VISOES } from '@tests/support/listas-com-visoes';
import { ana, caio, clara, davi, EMPRESA, EMPRESA_VIZINHA, tea, xavier } from '@tests/support/personas';
import {
  abrirAmbiente,
  apagar,
  criadoAgora,
  criar,
  doAparelho,
  listar,
  mudadoPor,
  mudar,
  negado,
  pegar,
} from './ambiente';

const { como, semear, recusa } = await abrirAmbiente(import.meta.filename);
const semVisoes = [...LISTAS_COM_VISOES];
/** Where a person has none yet, when no list is named. */
const de = (uid: string, lista = semVisoes.pop() ?? '') => `${caminhos.visoes(EMPRESA, uid)}/${lista}`;

it('cada um escreve e lê as suas; mais ninguém, nem ADMIN', { tags: 'cobertura' }, async () => {
  const minhas = de(caio.uid);
  await criar(como(caio), minhas, criadoAgora(umasVisoes(caio)));
  await mudar(como(caio), minhas, { nomes: ['a', 'b'], buscas: ['x=1', 'y=2'], ...mudadoPor(caio) });
  expect((await pegar(como(caio), minhas)).get('nomes')).toEqual(['a', 'b']);
  for (const quem of [ana, tea, clara, xavier]) {
    await negado(pegar(como(quem), minhas));
    await recusa(minhas, () => mudar(como(quem), minhas, { nomes: ['c', 'b'], ...mudadoPor(quem) }));
    await recusa(minhas, () => criar(como(quem), minhas, criadoAgora(umasVisoes(quem))));
    await recusa(minhas, () => apagar(como(quem), minhas));
  }
  const novas = de(caio.uid);
  await recusa(novas, () => criar(como(ana), novas, criadoAgora(umasVisoes(caio))));
});

it('ninguém as lista, e quem foi desabilitado não as tem mais', { tags: 'cobertura' }, async () => {
  const minhas = de(caio.uid);
  await semear({ [minhas]: umasVisoes(caio), [de(davi.uid, 'ideias')]: umasVisoes(davi) });
  await negado(listar(como(caio), caminhos.visoes(EMPRESA, caio.uid)));
  await negado(pegar(como(davi), de(davi.uid, 'ideias')));
  const deFora = `${caminhos.visoes(EMPRESA_VIZINHA, caio.uid)}/ideias`;
  await recusa(deFora, () => criar(como(caio), deFora, criadoAgora(umasVisoes(caio))));
  expect((await pegar(como(caio), minhas)).exists()).toBe(true);
});

const vezes = (quantas: number) => ({
  nomes: Array.from({ length: quantas }, (_, i) => `v${i}`),
  buscas: Array.from({ length: quantas }, (_, i) => `a=${i}`),
});

it.each<[string, object]>([
  ['mais de vinte', vezes(21)],
  ['um nome a mais', { nomes: ['a', 'b'] }],
  ['uma busca a mais', { buscas: ['a=1', 'b=2'] }],
  ['um nome de 61', { nomes: ['x'.repeat(61)] }],
  ['uma busca de 601', { buscas: ['x'.repeat(601)] }],
  ['um nome em branco', { nomes: [' '] }],
  ['um campo a mais', { cor: 'azul' }],
  ['a data de remoção', { deletedAt: doAparelho() }],
  ['a assinatura de outra pessoa', { updatedBy: ana.uid }],
])('não se grava %s', async (_, mudancas) => {
  const minhas = de(caio.uid);
  await semear({ [minhas]: umasVisoes(caio) });
  await recusa(minhas, () => mudar(como(caio), minhas, { ...mudadoPor(caio), ...mudancas }));
  const novas = de(caio.uid);
  await recusa(novas, () => criar(como(caio), novas, { ...criadoAgora(umasVisoes(caio)), ...mudancas }));
  await mudar(como(caio), minhas, { ...vezes(20), ...mudadoPor(caio) });
});

it('só debaixo do nome de uma lista que existe, ou cada um as faria sem fim', async () => {
  for (const inventada of ['lista1', 'convidarEmpresa.p1', 'Ideias', 'x'.repeat(300)]) {
    const sobra = de(caio.uid, inventada);
    await recusa(sobra, () => criar(como(caio), sobra, criadoAgora(umasVisoes(caio))));
  }
  for (const lista of LISTAS_COM_VISOES)
    await criar(como(tea), de(tea.uid, lista), criadoAgora(umasVisoes(tea)));
});
