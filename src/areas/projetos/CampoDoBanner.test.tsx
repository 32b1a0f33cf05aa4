import { useForm } from '@mantine/form';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ProjetoForm } from '@/domain/projetos/projeto-form';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CampoDoBanner } from './CampoDoBanner';

vi.mock('@/firebase/arquivos/useImagem', () => ({ useImagem: (path: string) => `blob:${path}` }));

function Formulario() {
  const images = ['um', 'dois'].map((nome) => ({
    path: `p/${nome}.png`,
    name: `${nome}.png`,
    size: 900,
    type: 'image/png',
  }));
  const form = useForm<ProjetoForm>({
    initialValues: { images, urlImages: ['', ''], descricaoImages: ['', ''] } as unknown as ProjetoForm,
  });
  return <CampoDoBanner form={form} id="p" />;
}

it('as imagens do banner se veem antes de salvar, cada uma ao lado do seu nome', async () => {
  desenharTela(umaSessao(ana), <Formulario />);
  for (const nome of ['um', 'dois']) {
    const linha = (await screen.findByText(`${nome}.png`, { selector: 'li *' })).closest('li');
    expect(linha?.querySelector('img')).toHaveAttribute('src', `blob:p/${nome}.png`);
  }
});
