// Play types as a person meets them (part 2 §2, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { umTipoDeJogada } from '@/domain/incentivo/tipo-de-jogada.exemplo';
import { ana, caio, clara, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { TiposDeJogadaPage } from './TiposDeJogadaPage';
import { tiposDeJogadaData } from './tiposDeJogada.data';

const removeu = vi.fn((_tipo: object) => Promise.resolve());
const gravou = vi.fn((_enviado: object) => Promise.resolve());
const pedido = vi.fn();
function comTipos(...itens: object[]) {
  vi.spyOn(tiposDeJogadaData, 'pagina').mockImplementation((_sessao, ...de) => {
    pedido(...de);
    return {
      chave: ['tipos'],
      buscar: () => Promise.resolve({ itens, proxima: undefined }),
      total: { queryKey: ['total'], queryFn: () => itens.length },
    } as never;
  });
}
beforeEach(() => {
  removeu.mockClear();
  gravou.mockClear();
  pedido.mockClear();
  vi.spyOn(tiposDeJogadaData, 'remover').mockReturnValue({ mutationFn: removeu });
  vi.spyOn(tiposDeJogadaData, 'salvar').mockReturnValue({ mutationFn: gravou });
});
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <TiposDeJogadaPage />, mais[1]);
const daClara = { id: 't', ...umTipoDeJogada(clara) };
const rotulos = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

it('a lista vem por nome, e a busca procura pelo nome', async () => {
  comTipos(daClara);
  mostrar(ana, {}, '/?busca=parceria');
  expect(await screen.findByText('Parceria')).toBeInTheDocument();
  expect(pedido).toHaveBeenCalledWith('parceria', { campo: 'nome', direcao: 'asc' }, 10);
});

it('remover pergunta antes', async () => {
  comTipos(daClara);
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Parceria' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const nome = 'Tem certeza que deseja remover o tipo de jogada "Parceria"?';
  const pergunta = within(await screen.findByRole('dialog', { name: nome }));
  expect(pergunta.getByRole('button', { name: 'Não' })).toBeInTheDocument();
  fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
});

it('12.criacao adiciona, 12.editar e 12.remover abrem o que é de outros', async () => {
  comTipos(daClara);
  const { unmount } = mostrar(caio, { sem: ['12.criacao', '12.editar', '12.remover'] });
  expect(await screen.findByText('Parceria')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Adicionar tipo de jogada|Ações/ })).toBeNull();
  unmount();
  const { unmount: fechar } = mostrar(caio, { sem: ['12.criacao', '12.editar'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Parceria' }));
  expect(await rotulos()).toEqual(['Remover']);
  fechar();
  mostrar(clara, { sem: ['12.editar', '12.remover'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Parceria' }));
  expect(await rotulos()).toEqual(['Editar', 'Remover']);
});

it('o formulário pede nome e descrição de três letras, e grava os dois', async () => {
  comTipos();
  mostrar(ana);
  expect(await screen.findByText('Nenhum tipo de jogada encontrado!')).toBeInTheDocument();
  fireEvent.click(screen.getAllByRole('button', { name: 'Adicionar tipo de jogada' })[0] as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de tipo de jogada' }));
  const escrever = (name: string, value: string) =>
    fireEvent.change(dialogo.getByRole('textbox', { name }), { target: { value } });
  escrever('Nome', ' ab ');
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await dialogo.findByText('O nome precisa ter ao menos 3 letras.')).toBeInTheDocument();
  expect(dialogo.getByText('A descrição precisa ter ao menos 3 letras.')).toBeInTheDocument();
  escrever('Nome', 'Canal');
  escrever('Descrição', 'Novas maneiras de vender e entregar.');
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  const form = { nome: 'Canal', descricao: 'Novas maneiras de vender e entregar.' };
  await waitFor(() => expect(gravou.mock.calls[0]?.[0]).toMatchObject({ form }));
});
