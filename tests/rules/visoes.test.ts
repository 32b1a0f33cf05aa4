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
  mudar,
  negado,
  pegar,
  permitido,
  mudadoPor,
} from './ambiente';

const { como, semear, recusa, soOServidor } = await abrirAmbiente(import.meta.filename);
const semVisoes = [...LISTAS_COM_VISOES];
/** Where a person has none yet, when no list is named. */
const de = (uid: string, lista = semVisoes.pop() ?? '') => `${caminhos.visoes(EMPRESA, uid)}/${lista}`;

it('cada um escreve e lê as suas; mais ninguém, nem ADMIN', { tags: 'cobertura' }, async () => {
  const minhas = de(caio.uid);
  const podia = permitido(() => criar(como(caio), minhas, criadoAgora(umasVisoes(caio))));
  await podia();
  const podia2 = permitido(() =>
    mudar(como(caio), minhas, { nomes: ['a', 'b'], buscas: ['x=1', 'y=2'], ...mudadoPor(caio) }),
  );
  await podia2();
  const podia3 = permitido(() => pegar(como(caio), minhas));
  expect((await podia3()).get('nomes')).toEqual(['a', 'b']);
  for (const quem of [ana, tea, clara, xavier]) {
    await negado(pegar(como(quem), minhas), podia3);
    await recusa(minhas, () => mudar(como(quem), minhas, { nomes: ['c', 'b'], ...mudadoPor(quem) }), podia2);
    await recusa(minhas, () => criar(como(quem), minhas, criadoAgora(umasVisoes(quem))), podia);
    await soOServidor(minhas, como(quem), (banco) => apagar(banco, minhas));
  }
  const novas = de(caio.uid);
  await recusa(novas, () => criar(como(ana), novas, criadoAgora(umasVisoes(caio))), podia);
});

it('ninguém as lista, e quem foi desabilitado não as tem mais', { tags: 'cobertura' }, async () => {
  const minhas = de(caio.uid);
  await semear({ [minhas]: umasVisoes(caio), [de(davi.uid, 'ideias')]: umasVisoes(davi) });
  await soOServidor([], como(caio), (banco) => listar(banco, caminhos.visoes(EMPRESA, caio.uid)));
  const podia = permitido(() => pegar(como(caio), minhas));
  await negado(pegar(como(davi), de(davi.uid, 'ideias')), podia);
  expect((await podia()).exists()).toBe(true);
  const deFora = `${caminhos.visoes(EMPRESA_VIZINHA, caio.uid)}/ideias`;
  await recusa(
    deFora,
    () => criar(como(caio), deFora, criadoAgora(umasVisoes(caio))),
    () => criar(como(caio), de(caio.uid), criadoAgora(umasVisoes(caio))),
  );
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
  const podia = permitido(() => mudar(como(caio), minhas, { ...vezes(20), ...mudadoPor(caio) }));
  await recusa(minhas, () => mudar(como(caio), minhas, { ...mudadoPor(caio), ...mudancas }), podia);
  const novas = de(caio.uid);
  await recusa(
    novas,
    () => criar(como(caio), novas, { ...criadoAgora(umasVisoes(caio)), ...mudancas }),
    podia,
  );
  await podia();
});

it('só debaixo do nome de uma lista que existe, ou cada um as faria sem fim', async () => {
  for (const inventada of ['lista1', 'convidarEmpresa.p1', 'Ideias', 'x'.repeat(300)]) {
    const sobra = de(caio.uid, inventada);
    await recusa(
      sobra,
      () => criar(como(caio), sobra, criadoAgora(umasVisoes(caio))),
      () => criar(como(caio), de(caio.uid), criadoAgora(umasVisoes(caio))),
    );
  }
  for (const lista of LISTAS_COM_VISOES)
    await criar(como(tea), de(tea.uid, lista), criadoAgora(umasVisoes(tea)));
});
