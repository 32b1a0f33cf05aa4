// Files made in the page, in browsers that keep them and in those inside other apps.
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { desenhar } from '@tests/support/render';
import { baixar } from './baixar';

const NO_WHATSAPP =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7 Build/UP1A; wv) AppleWebKit/537.36 Version/4.0 Chrome/126.0 Mobile Safari/537.36';
const NO_CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';
const NO_INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Mobile/21F90 Instagram 333.0';
const arquivo = new File(['x'], 'meu relatório.pdf', { type: 'application/pdf' });
const FRASE = /^Este navegador, de dentro de um aplicativo, não guarda arquivos/;

function em(userAgent: string, compartilhar?: () => Promise<void>) {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const clicou = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  const share = compartilhar && vi.fn<() => Promise<void>>(compartilhar);
  if (share) Object.assign(navigator, { share, canShare: () => true });
  desenhar(null);
  baixar(arquivo);
  return { clicou, share };
}
afterEach(() => {
  for (const nome of ['share', 'canShare']) Reflect.deleteProperty(navigator, nome);
});
const recusa = (name: string) => () => Promise.reject(Object.assign(new Error('não'), { name }));

test('V8 no navegador do aparelho o arquivo é baixado, sem aviso', () => {
  const { clicou } = em(NO_CHROME);
  expect(clicou).toHaveBeenCalledOnce();
  expect(screen.queryByText(FRASE)).toBeNull();
});

test.each([
  ['WhatsApp', NO_WHATSAPP, undefined],
  ['Instagram', NO_INSTAGRAM, undefined],
  ['WhatsApp, que não deixa entregar a outro', NO_WHATSAPP, recusa('NotAllowedError')],
])('V8 dentro do %s, uma frase diz onde abrir', async (_nome, userAgent, compartilhar) => {
  const { clicou } = em(userAgent, compartilhar);
  expect((await screen.findAllByText(FRASE)).length).toBeGreaterThan(0);
  expect(clicou).not.toHaveBeenCalled();
});

test.each([
  ['e é entregue', () => Promise.resolve()],
  ['e quem desiste não lê nada', recusa('AbortError')],
])(
  'V8 onde o aplicativo entrega arquivos a outros, o arquivo é oferecido %s',
  async (_nome, compartilhar) => {
    const { share } = em(NO_INSTAGRAM, compartilhar);
    await Promise.resolve();
    expect(share).toHaveBeenCalledWith({ files: [arquivo] });
    await Promise.resolve();
    expect(screen.queryByText(FRASE)).toBeNull();
  },
);
