// 'Seguir': what is stored by a press, what one follows without being asked, and what a full list says (decisions P445).
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import {
  alternado,
  MAXIMO_DE_SEGUIDOS,
  NADA_SEGUIDO,
  segue,
  SEM_LUGAR_PARA_SEGUIR,
} from '@/domain/notificacoes/seguindo';
import { banco } from '@tests/support/banco';
import { caio, clara, EMPRESA } from '@tests/support/personas';
import { umSeguindo } from '@tests/support/seguindo';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { BotaoSeguir } from './BotaoSeguir';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const ideia = caminhos.ideia(EMPRESA, 'i');
const meu = caminhos.seguindo(EMPRESA, caio.uid);
beforeEach(() => banco.esvaziar());

const ver = (porSi = false) =>
  desenharTela(
    umaSessao(caio),
    <BotaoSeguir tipo="ideias" qual={ideia} porSi={porSi} nome="Água da chuva" />,
  );
const apertar = async (nome: string) => fireEvent.click(await screen.findByRole('button', { name: nome }));

it('segue e deixa de seguir, e o que já se seguia fica', async () => {
  banco.guardar(meu, umSeguindo(caio, { pessoas: [clara.referencia] }));
  ver();
  await apertar('Seguir: Água da chuva');
  expect(await screen.findByRole('button', { name: 'Deixar de seguir: Água da chuva' })).toBeVisible();
  expect(banco.ler(meu)).toMatchObject({ ideias: [ideia], pessoas: [clara.referencia], semIdeias: [] });
  await apertar('Deixar de seguir: Água da chuva');
  expect(await screen.findByRole('button', { name: 'Seguir: Água da chuva' })).toBeVisible();
  expect(banco.ler(meu)).toMatchObject({ ideias: [], pessoas: [clara.referencia], semIdeias: [] });
});

it('quem participa segue por si: parar é o que se guarda, e voltar tira isso', async () => {
  ver(true);
  await apertar('Deixar de seguir: Água da chuva');
  expect(await screen.findByRole('button', { name: 'Seguir: Água da chuva' })).toBeVisible();
  expect(banco.ler(meu)).toMatchObject({ ideias: [], semIdeias: [ideia] });
  await apertar('Seguir: Água da chuva');
  expect(await screen.findByRole('button', { name: 'Deixar de seguir: Água da chuva' })).toBeVisible();
  expect(banco.ler(meu)).toMatchObject({ ideias: [], semIdeias: [] });
});

it('a lista cheia diz o que fazer, e nada se grava', async () => {
  const cheia = Array.from({ length: MAXIMO_DE_SEGUIDOS }, (_, i) => caminhos.ideia(EMPRESA, `outra${i}`));
  banco.guardar(meu, umSeguindo(caio, { ideias: cheia }));
  ver();
  await apertar('Seguir: Água da chuva');
  expect(await screen.findByText(SEM_LUGAR_PARA_SEGUIR)).toBeInTheDocument();
  expect(banco.ler(meu)).toMatchObject({ ideias: cheia });
  const vaga = { ...NADA_SEGUIDO, ideias: cheia.slice(1) };
  const seguir = { seguir: true, porSi: false };
  expect(alternado(vaga, 'ideias', ideia, seguir)?.ideias).toHaveLength(MAXIMO_DE_SEGUIDOS);
  expect(alternado({ ...vaga, ideias: cheia }, 'ideias', ideia, seguir)).toBeUndefined();
});

it('de uma pessoa, só a lista de pessoas muda; o que parou vence o que seria por si', () => {
  const depois = alternado(NADA_SEGUIDO, 'colaboradores', clara.referencia, { seguir: true, porSi: false });
  expect(depois).toEqual({ ...NADA_SEGUIDO, pessoas: [clara.referencia] });
  expect(segue({ ...NADA_SEGUIDO, semIdeias: [ideia], ideias: [ideia] }, 'ideias', ideia, true)).toBe(false);
  expect(segue(NADA_SEGUIDO, 'ideias', ideia, true)).toBe(true);
  expect(segue(NADA_SEGUIDO, 'ideias', ideia)).toBe(false);
});
