/** What a person does with any of the forms. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { vi } from 'vitest';
import { guardarRascunho } from '@/ui/formulario/rascunho';
import { banco } from '@tests/support/banco';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { chaveDoRascunho, type UmFormulario } from './linha';

export const TEXTOS = ['Texto com um erro', 'Texto corrigido'] as const;

/** The form; roles are not asked for here, because each question goes through the whole dialog. */
const dialogo = () => {
  const achado = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!achado) throw new Error('Nenhum diálogo está aberto.');
  return achado;
};
const campo = (rotulo: string) =>
  within(dialogo()).getByLabelText<HTMLInputElement>(rotulo, { selector: 'input, textarea' });
export const campoDe = (formulario: UmFormulario) => campo(formulario.campo);
export const escrever = (onde: HTMLElement, texto: string) =>
  fireEvent.change(onde, { target: { value: texto } });

/** Presses the button of the dialog that says this. */
export function clicar(nome: string, onde = dialogo()): void {
  const botao = [...onde.querySelectorAll('button')].find(({ textContent }) => textContent === nome);
  if (!botao) throw new Error(`Nenhum botão diz "${nome}".`);
  fireEvent.click(botao);
}

/** Empties the database and lets it hold what the form needs. */
export function preparar({ antes = {}, agir, regra }: UmFormulario): void {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  if (agir) servidor.agir = agir;
  if (regra) banco.regra(regra);
  for (const [caminho, registro] of Object.entries(antes)) banco.guardar(caminho, registro);
}

/** Draws the dialog and waits for its fields; with `Recuperar` pressed, where it has a draft to begin with. */
export async function abrir(formulario: UmFormulario, comRascunho = false) {
  const aoFechar = vi.fn<() => void>();
  const { unmount } = desenharTela(umaSessao(formulario.quem), formulario.desenho(aoFechar));
  await waitFor(dialogo);
  const { abrir: antes } = formulario;
  if (antes) await waitFor(() => clicar(antes));
  if (comRascunho) await waitFor(() => clicar('Recuperar'));
  else if (formulario.comeca) escrever(campo(formulario.comeca[0]), formulario.comeca[1]);
  await waitFor(() => campoDe(formulario));
  return { aoFechar, fechar: unmount };
}

/** The same with every other field filled in. */
export async function abrirPreenchido(formulario: UmFormulario) {
  const { preenchido, outros = {} } = formulario;
  if (preenchido) guardarRascunho(chaveDoRascunho(formulario), preenchido);
  const aberto = await abrir(formulario, preenchido !== undefined);
  for (const [rotulo, texto] of Object.entries(outros)) escrever(campo(rotulo), texto);
  return aberto;
}

/** The next answer will be lost, of the database or of the functions. */
export function perderResposta(): void {
  banco.perderResposta();
  servidor.perder = 1;
}

export const semResposta = () => screen.findByText(/falar com o servidor/);

export const rascunhos = () => Object.keys(localStorage).filter((chave) => chave.startsWith('rascunho:'));
