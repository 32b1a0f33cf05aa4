// Innovation categories as a person meets them (part 2 §2, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { umaCategoria } from '@/domain/ideias/categoria-de-inovacao.exemplo';
import { ana, caio, clara, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CategoriasPage } from './CategoriasPage';
import { categoriasData } from './categorias.data';

const removeu = vi.fn((_categoria: object) => Promise.resolve());
const pedido = vi.fn();
function comCategorias(...itens: object[]) {
  vi.spyOn(categoriasData, 'pagina').mockImplementation((_s, ...de) => {
    pedido(...de);
    return {
      chave: ['categorias'],
      buscar: () => Promise.resolve({ itens, proxima: undefined }),
      total: { queryKey: ['total'], queryFn: () => itens.length },
    } as never;
  });
}
beforeEach(() => {
  removeu.mockClear();
  pedido.mockClear();
  vi.spyOn(categoriasData, 'remover').mockReturnValue({ mutationFn: removeu });
});
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <CategoriasPage />, mais[1]);

it('nome e descrição, por nome; remover pergunta antes', async () => {
  comCategorias({ id: 'c', ...umaCategoria(clara, { nome: 'Processo' }) });
  mostrar(ana);
  expect(await screen.findByText('Processo')).toBeInTheDocument();
  expect(screen.getAllByRole('columnheader').map((titulo) => titulo.textContent)).toEqual(
    expect.arrayContaining([expect.stringContaining('Nome'), expect.stringContaining('Descrição')]),
  );
  expect(pedido).toHaveBeenCalledWith('', { campo: 'nome', direcao: 'asc' }, 10);
  fireEvent.click(screen.getByRole('button', { name: 'Ações de Processo' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const pergunta = await screen.findByRole('dialog', {
    name: 'Tem certeza que deseja remover a categoria "Processo"?',
  });
  expect(within(pergunta).getByRole('button', { name: 'Não' })).toBeInTheDocument();
  fireEvent.click(within(pergunta).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
});

it('11.criacao adiciona, 11.editar e 11.remover o que é de outros', async () => {
  comCategorias({ id: 'c', ...umaCategoria(clara, { nome: 'Processo' }) });
  const { unmount } = mostrar(caio, { sem: ['11.criacao', '11.editar', '11.remover'] });
  expect(await screen.findByText('Processo')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Adicionar categoria|Ações/ })).toBeNull();
  unmount();
  mostrar(clara, { sem: ['11.editar', '11.remover'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Processo' }));
  expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
    'Editar',
    'Remover',
  ]);
});

it('o formulário pede nome e descrição de três letras', async () => {
  comCategorias();
  mostrar(ana);
  expect(await screen.findByText('Nenhuma categoria Encontrada!')).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Adicionar categoria' })[0] as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de Categoria de Inovação' }));
  fireEvent.change(dialogo.getByRole('textbox', { name: 'Nome' }), { target: { value: ' ab ' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await dialogo.findByText('O nome precisa ter ao menos 3 letras.')).toBeInTheDocument();
  expect(dialogo.getByText('A descrição precisa ter ao menos 3 letras.')).toBeInTheDocument();
});

it('o aviso diz o nome do que foi cadastrado ou mudado', () => {
  const form = { nome: 'Marca', descricao: 'Como nos veem.' };
  const lida = { id: 'c', ...umaCategoria(clara) };
  const aviso = (categoria?: typeof lida) => {
    const { meta } = categoriasData.salvar(umaSessao(ana), categoria);
    const { sucesso } = meta ?? {};
    return typeof sucesso === 'function' ? sucesso({ id: 'c', form } as never) : sucesso;
  };
  expect(aviso()).toBe('Marca cadastrada com sucesso!');
  expect(aviso(lida)).toBe('Marca atualizada com sucesso!');
});
