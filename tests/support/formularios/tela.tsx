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

const dialogo = () => within(screen.getByRole('dialog'));
export const campoDe = ({ campo }: UmFormulario) => dialogo().getByRole('textbox', { name: campo });
export const escrever = (campo: HTMLElement, texto: string) =>
  fireEvent.change(campo, { target: { value: texto } });
export const clicar = (nome: string) => fireEvent.click(dialogo().getByRole('button', { name: nome }));

/** Empties the database and lets it hold what the form needs. */
export function preparar({ antes = {}, agir, regra }: UmFormulario): void {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  if (agir) servidor.agir = agir;
  if (regra) banco.regra(regra);
  for (const [caminho, registro] of Object.entries(antes)) banco.guardar(caminho, registro);
}

/** Draws the dialog and waits for its fields. */
export async function abrir(formulario: UmFormulario) {
  const aoFechar = vi.fn<() => void>();
  const { unmount } = desenharTela(umaSessao(formulario.quem), formulario.desenho(aoFechar));
  await screen.findByRole('dialog');
  if (formulario.abrir) fireEvent.click(await screen.findByRole('button', { name: formulario.abrir }));
  await waitFor(() => campoDe(formulario));
  return { aoFechar, fechar: unmount };
}

/** The same with every other field filled in. */
export async function abrirPreenchido(formulario: UmFormulario) {
  const { preenchido, outros = {} } = formulario;
  if (preenchido) guardarRascunho(chaveDoRascunho(formulario), preenchido);
  const aberto = await abrir(formulario);
  if (preenchido) clicar('Recuperar');
  for (const [campo, texto] of Object.entries(outros))
    escrever(dialogo().getByRole('textbox', { name: campo }), texto);
  return aberto;
}

/** The next answer will be lost, of the database or of the functions. */
export function perderResposta(): void {
  banco.perderResposta();
  servidor.perder = 1;
}

export const semResposta = () => screen.findByText(/falar com o servidor|sem resposta/);

export const rascunhos = () => Object.keys(localStorage).filter((chave) => chave.startsWith('rascunho:'));
