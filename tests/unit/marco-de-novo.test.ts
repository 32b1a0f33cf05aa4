// Acting on a milestone again after the answer was lost: begun once, drafted as written last, finished once and for all.
import { beforeEach, expect, it, vi } from 'vitest';
import { marcosData } from '@/areas/marcos/marcos.data';
import { paiDosMarcos } from '@/areas/marcos/pai';
import { atuacaoDoForm } from '@/domain/marcos/marco-form';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { banco } from '@tests/support/banco';
import { umaIdeiaPublicada, umMarco } from '@tests/support/documentos';
import { clara, paulo } from '@tests/support/personas';
import { umPaiNaTela } from '@tests/support/paiNaTela';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const sessao = umaSessao(paulo);
const pai = paiDosMarcos(sessao, umPaiNaTela({ id: 'i', ...umaIdeiaPublicada(clara) }));
const caminho = `${pai.caminho}/marcos/m`;
const registro = umMarco(clara, pai.caminho, {
  colaboradoresResponsaveis: [paulo.referencia],
  startedAt: null,
  finishedAt: null,
});
const form = { descricaoAtuacao: 'Visitei a fábrica e medi.', dataConclusao: '2030-01-01', anexos: [] };

/** The dialog of one opening: what it opened stays the same object. */
function abrir() {
  const aberto = { id: 'm', ...registro };
  const atuar = (descricaoAtuacao: string, finaliza: boolean) =>
    (marcosData.atuar(sessao, pai, aberto, finaliza).mutationFn as (f: object) => Promise<void>)({
      ...form,
      descricaoAtuacao,
    });
  const iniciar = () => (marcosData.iniciar(sessao, pai).mutationFn as (f: object) => Promise<void>)(aberto);
  return {
    finalizar: (texto: string) => atuar(texto, true),
    rascunho: (texto: string) => atuar(texto, false),
    iniciar,
  };
}
const perdida = async (envio: Promise<void>) => expect(envio).rejects.toMatchObject({ code: 'unknown' });

beforeEach(() => {
  definirSessao(sessao);
  banco.esvaziar();
  banco.guardar(caminho, registro);
  // mudaMarco in firestore.rules: nothing after the end, and the beginning stays.
  banco.regra(({ antes }) => !antes?.['finishedAt']);
  banco.regra(({ antes, depois }) => !antes?.['startedAt'] || antes['startedAt'] === depois?.['startedAt']);
});

it('o rascunho corrigido depois da resposta perdida é o que fica', async () => {
  const { rascunho } = abrir();
  banco.perderResposta();
  await perdida(rascunho('Visitei a fábrica e medí.'));
  await rascunho('Visitei a fábrica e medi.');
  expect(banco.ler(caminho)).toMatchObject({
    descricaoAtuacao: 'Visitei a fábrica e medi.',
    finishedAt: null,
  });
});

it('terminado por esta mesma pessoa com estas palavras, está feito', async () => {
  const { finalizar } = abrir();
  banco.perderResposta();
  await perdida(finalizar(form.descricaoAtuacao));
  await finalizar(form.descricaoAtuacao);
  expect(banco.gravacoes).toBe(1);
});

it('terminado com outras palavras, diz com quais e o que ainda se pode fazer', async () => {
  const { finalizar } = abrir();
  banco.perderResposta();
  await perdida(finalizar('Outra coisa, dita antes.'));
  await expect(finalizar(form.descricaoAtuacao)).rejects.toThrow(
    'O marco já foi finalizado no primeiro envio, com esta descrição: "Outra coisa, dita antes."',
  );
});

it('terminado por outra pessoa, é um conflito', async () => {
  const { finalizar } = abrir();
  banco.mudar(caminho, {
    ...atuacaoDoForm(form),
    descricaoAtuacao: 'De outra pessoa.',
    finishedAt: new Date(),
  });
  await expect(finalizar(form.descricaoAtuacao)).rejects.toThrow('Outra pessoa alterou este registro');
});

it('sem resposta nenhuma, é a falta de resposta que se diz', async () => {
  banco.cair();
  await perdida(abrir().finalizar(form.descricaoAtuacao));
});

it('iniciado no primeiro envio, ou por outra pessoa, está iniciado', async () => {
  const { iniciar } = abrir();
  banco.perderResposta();
  await perdida(iniciar());
  await iniciar();
  expect(banco.gravacoes).toBe(1);
});
