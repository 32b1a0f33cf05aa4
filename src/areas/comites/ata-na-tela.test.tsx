// The minutes as people with and without the right to write in them meet them (part 2 §2 and §6).
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Comite } from '@/domain/comite/comite';
import { caminhos } from '@/domain/comum/caminhos';
import { banco } from '@tests/support/banco';
import {
  emDias,
  umaDecisao,
  umaIdeiaPublicada,
  umaPessoa,
  umComite,
  umConflito,
} from '@tests/support/documentos';
import { caio, clara, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { AtaPage } from './AtaPage';
import { ritmo } from './comites.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = caminhos.ideia(EMPRESA, 'i');
const editar = () => screen.queryAllByRole('button', { name: /^Editar / }).map((um) => um.textContent);

/** A session about one idea, about which Caio declared a conflict. */
function comSessao(mudancas: Partial<Comite> = {}) {
  const comite = umComite(tea, { ideiasReferences: [onde], pauta: 'Rever a água.', ...mudancas });
  banco.guardar(caminhos.comite(EMPRESA, '1'), comite);
  banco.guardar(onde, umaIdeiaPublicada(clara, { titulo: 'Água da chuva' }));
  banco.guardar(`${caminhos.decisoes(EMPRESA, '1')}/d`, umaDecisao(tea));
  banco.guardar(`${caminhos.sob(onde).conflitos}/${caio.uid}`, umConflito(caio, onde));
  for (const uma of [tea, caio]) banco.guardar(`${caminhos.pessoas(EMPRESA)}/${uma.uid}`, umaPessoa(uma));
}
async function abrir(quem: Persona) {
  desenharTela(
    umaSessao(quem),
    <Routes>
      <Route path="/comites-de-inovacao/:comiteId" element={<AtaPage />} />
    </Routes>,
    '/comites-de-inovacao/1',
  );
  return within(await screen.findByRole('region', { name: 'Pauta' }));
}

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
});

it('quem conduz escreve na pauta, nas notas e nos participantes', async () => {
  comSessao();
  const pauta = await abrir(tea);
  expect(pauta.getByText('Rever a água.')).toBeInTheDocument();
  expect(editar()).toEqual(['Editar', 'Editar', 'Editar']);
});

it('quem só lê não encontra Editar', async () => {
  comSessao();
  await abrir(mario);
  expect(editar()).toEqual([]);
});

it('numa sessão que terminou ninguém encontra Editar', async () => {
  comSessao({ startedAt: emDias(-2), endedAt: emDias(-1) });
  await abrir(tea);
  expect(editar()).toEqual([]);
});

it('aparece inteira: enquanto os conflitos não se leram, não há ata', async () => {
  comSessao();
  const ler = banco.demorar(caminhos.sob(onde).conflitos);
  desenharTela(
    umaSessao(tea),
    <Routes>
      <Route path="/comites-de-inovacao/:comiteId" element={<AtaPage />} />
    </Routes>,
    '/comites-de-inovacao/1',
  );
  await ler.pedido;
  expect(screen.queryByRole('region', { name: 'Pauta' })).toBeNull();
  ler.chegar();
  const conflitos = within(await screen.findByRole('region', { name: 'Conflitos de interesse declarados' }));
  expect(conflitos.getByText(new RegExp(caio.nome))).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('region', { name: 'Pauta' })).toBeInTheDocument());
});

it('a tela de uma sessão que corre pergunta mais vezes do que a de uma parada ou de nenhuma', () => {
  expect(ritmo({ endedAt: null })).toBeLessThan(ritmo({ endedAt: new Date() }));
  expect(ritmo(null)).toBe(ritmo({ endedAt: new Date() }));
});

it('um conflito sobre uma ideia da pauta está na ata, e a ideia é lida uma vez', async () => {
  const avisos = vi.spyOn(console, 'warn').mockReturnValue();
  comSessao();
  banco.guardar(`${caminhos.declaracoes(EMPRESA, '1')}/ideias.i.${caio.uid}`, {
    paiReference: onde,
    createdAt: emDias(0),
  });
  const pauta = await abrir(tea);
  expect(pauta.getByRole('link', { name: 'Água da chuva' })).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'Conflitos de interesse declarados' })).toHaveTextContent(
    'Água da chuva',
  );
  expect(avisos).not.toHaveBeenCalled();
});
