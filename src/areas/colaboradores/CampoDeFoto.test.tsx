import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import * as avisos from '@/ui/moldura/avisos';
import { CampoDeFoto } from './CampoDeFoto';

vi.mock('@/firebase/arquivos/useImagem', () => ({ useImagem: (path: string) => `blob:${path}` }));
afterEach(() => vi.unstubAllGlobals());

it('uma foto que não se deixa reduzir a 100 KB é recusada com a frase da especificação', async () => {
  const avisar = vi.spyOn(avisos, 'avisarErro').mockReturnValue(undefined);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 900, height: 900, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((pronto) =>
    pronto(new Blob([new Uint8Array(101 * 1024)], { type: 'image/webp' })),
  );
  const aoMudar = vi.fn();
  desenharTela(umaSessao(ana), <CampoDeFoto dono={ana.uid} valor={[]} aoMudar={aoMudar} />);
  const campo = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!campo) throw new Error('sem campo de arquivo');
  await userEvent.upload(campo, new File([new Uint8Array(300)], 'foto.png', { type: 'image/png' }));
  expect(await screen.findByText('O tamanho da imagem não deve exceder 100Kb.')).toBeInTheDocument();
  expect(avisar).toHaveBeenCalledWith('O tamanho da imagem não deve exceder 100Kb.');
  expect(aoMudar).not.toHaveBeenCalled();
});

it('a foto escolhida se vê antes de salvar', async () => {
  const valor = [{ path: `${ana.referencia}/ab/foto.png`, name: 'foto.png', size: 900, type: 'image/png' }];
  desenharTela(umaSessao(ana), <CampoDeFoto dono={ana.uid} valor={valor} aoMudar={() => {}} />);
  const linha = (await screen.findByText('foto.png')).closest('li');
  expect(linha?.querySelector('img')).toHaveAttribute('src', `blob:${valor[0]?.path}`);
});
