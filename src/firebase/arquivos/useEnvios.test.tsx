import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Anexo } from '@/domain/comum/campos';
import { enviarArquivo } from './arquivo';
import { useEnvios } from './useEnvios';

vi.mock('./arquivo', () => ({ enviarArquivo: vi.fn<typeof enviarArquivo>() }));

const chegou: Anexo = { path: 'pasta/a.pdf', name: 'a.pdf', size: 1, type: 'application/pdf' };
beforeEach(() => void vi.mocked(enviarArquivo).mockReset().mockResolvedValue(chegou));

const abrir = () => {
  const aoEnviar = vi.fn<(anexo: Anexo) => void>();
  const { result } = renderHook(() => useEnvios({ pasta: () => 'pasta', aoEnviar }));
  return { result, aoEnviar };
};

it('o que chegou sai da lista e passa a ser do formulário', async () => {
  const { result, aoEnviar } = abrir();
  await act(() => result.current.enviar(new File(['x'], 'a.pdf')));
  expect(aoEnviar).toHaveBeenCalledExactlyOnceWith(chegou);
  expect(result.current.enviando).toEqual([]);
});

it('um arquivo vazio não é enviado, e fica na lista com o motivo', async () => {
  const { result, aoEnviar } = abrir();
  await act(() => result.current.enviar(new File([], 'vazio.pdf')));
  expect(result.current.enviando).toMatchObject([{ nome: 'vazio.pdf', erro: 'O arquivo está vazio.' }]);
  expect(enviarArquivo).not.toHaveBeenCalled();
  expect(aoEnviar).not.toHaveBeenCalled();
});

it('de dois escolhidos de uma vez, cada um chega, falha ou é cancelado por si', async () => {
  const { result, aoEnviar } = abrir();
  const responder: Record<string, (anexo: Anexo) => void> = {};
  vi.mocked(enviarArquivo).mockImplementation(
    (_pasta, { name }) => new Promise((pronto) => (responder[name] = pronto)),
  );
  await act(async () => {
    for (const nome of ['a.pdf', 'b.pdf', 'c.pdf']) void result.current.enviar(new File([nome], nome));
  });
  expect(result.current.enviando.map(({ nome }) => nome)).toEqual(['a.pdf', 'b.pdf', 'c.pdf']);
  const outro = { ...chegou, path: 'pasta/b.pdf', name: 'b.pdf', size: 2 };
  await act(async () => responder['b.pdf']?.(outro));
  expect(result.current.enviando.map(({ nome }) => nome)).toEqual(['a.pdf', 'c.pdf']);
  act(() => result.current.cancelar(result.current.enviando[1]?.id ?? ''));
  expect(result.current.enviando.map(({ nome }) => nome)).toEqual(['a.pdf']);
  await act(async () => responder['a.pdf']?.(chegou));
  expect(aoEnviar.mock.calls).toEqual([[outro], [chegou]]);
  expect(result.current.enviando).toEqual([]);
});
