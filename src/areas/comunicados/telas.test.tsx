// Announcements: who publishes, once a day, and a form whose answer was lost (decisions P446).
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { diaDe } from '@/domain/comum/datas';
import { JA_SAIU, paraQuem } from '@/domain/notificacoes/comunicado';
import { banco } from '@tests/support/banco';
import { emDias } from '@tests/support/documentos';
import { ana, caio, EMPRESA, tea } from '@tests/support/personas';
import { umComunicado } from '@tests/support/seguindo';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ComunicadosPage } from './ComunicadosPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
});
const guardar = (dia: string, mudancas: Parameters<typeof umComunicado>[1] = {}) =>
  banco.guardar(`${caminhos.comunicados(EMPRESA)}/${dia}`, umComunicado(ana, mudancas));
const ver = (...de: Parameters<typeof umaSessao>) => desenharTela(umaSessao(...de), <ComunicadosPage />);

it('quem trabalha na empresa lê, e só quem administra publica', async () => {
  guardar('2026-01-05', { setores: ['Logística', 'Vendas'], createdAt: emDias(-300) });
  for (const quem of [caio, tea]) {
    const { unmount } = ver(quem);
    expect(await screen.findByRole('article', { name: 'Semana da inovação' })).toHaveTextContent(
      'Para: Logística, Vendas',
    );
    expect(screen.queryByRole('button', { name: 'Novo comunicado' })).toBeNull();
    unmount();
  }
  ver(ana);
  expect(await screen.findByRole('button', { name: 'Novo comunicado' })).toBeEnabled();
  expect(paraQuem({ setores: [] })).toBe('Toda a empresa');
});

it('o de hoje já saiu: o botão diz que não, com a frase', async () => {
  guardar(diaDe(new Date()));
  ver(ana);
  expect(await screen.findByText(JA_SAIU)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Novo comunicado' })).toBeDisabled();
});

const escrever = (campo: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(campo), { target: { value } });
const publicar = () => fireEvent.click(screen.getByRole('button', { name: 'Publicar' }));

it('a resposta perdida com outro texto manda o mesmo comunicado, com o novo texto', async () => {
  servidor.respostas['comunicadosFunctions-publicar'] = { id: '2026-11-29' };
  servidor.perder = 1;
  ver(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Novo comunicado' }));
  await screen.findByLabelText(/^Título/);
  escrever(/^Título/, 'Oficinas');
  escrever(/^Texto/, 'Na terça, às 14h.');
  publicar();
  await vi.waitFor(() => expect(servidor.feitos).toHaveLength(1));
  await vi.waitFor(() => expect(screen.getByRole('button', { name: 'Publicar' })).toBeEnabled());
  escrever(/^Texto/, 'Na quinta, às 14h.');
  publicar();
  expect(await screen.findByText('Comunicado publicado')).toBeInTheDocument();
  const [primeiro, segundo] = servidor.feitos as { tentativa: string; texto: string }[];
  expect(segundo).toEqual({ ...primeiro, texto: 'Na quinta, às 14h.' });
  expect(primeiro).toMatchObject({ ...EMPRESA, titulo: 'Oficinas', texto: 'Na terça, às 14h.', setores: [] });
});

it('sem nenhum, diz o que virá', async () => {
  ver(caio);
  expect(await screen.findByText('Nenhum comunicado')).toBeVisible();
});
