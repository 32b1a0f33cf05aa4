import { vi } from 'vitest';

/** For the rest of the test the window is as narrow as a telephone (useCelular). */
export function noCelular(): void {
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener() {},
    removeEventListener() {},
  } as never);
}
