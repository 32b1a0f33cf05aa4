import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { usePedido } from './usePedido';

it('o mesmo conteúdo é o mesmo pedido; outro conteúdo é outro', () => {
  const { result, rerender } = renderHook(() => usePedido());
  const [um, outro] = [{ email: 'bia@exemplo.com' }, { email: 'bia@exemplo.com.br' }];
  const primeiro = result.current(um);
  expect(result.current({ ...um })).toBe(primeiro);
  expect(result.current(outro)).not.toBe(primeiro);
  rerender();
  expect(result.current(um)).toBe(primeiro);
});
