// Licensed entities and ambassadors of projects (part 3 §3).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { umaPessoaEmbaixadora, umEmbaixador, umLicenciado } from '@/domain/projetos/apoio.exemplo';
import { ana, mario, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { ApoiosPage } from './ApoiosPage';
import { apoiosData } from './apoios.data';
import { dependentesData } from './dependentes.data';

const removeu = vi.fn((_registro: object) => Promise.resolve());
const gravou = vi.fn((_enviado: object) => Promise.resolve());
const DE_CADA = {
  licenciado: { id: 'l', ...umLicenciado(ana) },
  embaixadores: { id: 'e', ...umEmbaixador(ana) },
  embaixadoresPessoas: { id: 'p', ...umaPessoaEmbaixadora(ana) },
};
beforeEach(() => {
  removeu.mockClear();
  gravou.mockClear();
  for (const tipo of ['licenciado', 'embaixadores', 'embaixadoresPessoas'] as const) {
    vi.spyOn(apoiosData[tipo], 'pagina').mockReturnValue({
      chave: [tipo],
      buscar: () => Promise.resolve({ itens: [DE_CADA[tipo]], proxima: undefined }),
      total: { queryKey: ['total', tipo], queryFn: () => 1 },
    } as never);
    vi.spyOn(apoiosData[tipo], 'salvar').mockReturnValue({ mutationFn: gravou });
    vi.spyOn(apoiosData[tipo], 'remover').mockReturnValue({ mutationFn: removeu });
  }
});
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <ApoiosPage />, mais[1]);

it('cada tipo fica na sua aba, e o endereço guarda qual', async () => {
  mostrar(ana);
  expect(await screen.findByText('Instituto Inovar')).toBeInTheDocument();
  expect(screen.getByText('contato@instituto.exemplo')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'Entidades embaixadoras' }));
  expect(await screen.findByText('Associação Comercial')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('tab', { name: 'Pessoas embaixadoras' }));
  expect(await screen.findByText('Marisa Couto')).toBeInTheDocument();
});
it('uma aba que não há é a primeira', async () => {
  mostrar(ana, {}, '/projetos/apoios?aba=outra');
  expect(await screen.findByText('Instituto Inovar')).toBeInTheDocument();
});
it('adiciona uma pessoa embaixadora pelo nome', async () => {
  mostrar(ana, {}, '/projetos/apoios?aba=embaixadoresPessoas');
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar pessoa embaixadora' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de pessoa embaixadora' }));
  fireEvent.change(dialogo.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Ivo Prates' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(gravou.mock.calls[0]?.[0]).toMatchObject({ form: { nome: 'Ivo Prates' } }));
});
it('o e-mail do licenciado pode faltar, mas não estar errado', async () => {
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Instituto Inovar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de licenciado' }));
  const email = dialogo.getByRole('textbox', { name: 'E-mail (opcional)' });
  fireEvent.change(email, { target: { value: 'contato@' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await dialogo.findByText('E-mail inválido')).toBeInTheDocument();
  fireEvent.change(email, { target: { value: '' } });
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(gravou.mock.calls[0]?.[0]).toMatchObject({ form: { email: '', logo: [] } }));
});
it('remover diz quantos projetos o usam', async () => {
  vi.spyOn(dependentesData, 'doApoio').mockResolvedValue(2);
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Instituto Inovar' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const titulo = 'Tem certeza que deseja remover o licenciado "Instituto Inovar"?';
  const pergunta = await screen.findByRole('dialog', { name: titulo });
  expect(pergunta).toHaveTextContent('2 projetos o usam: eles ficam sem esse nome.');
  fireEvent.click(within(pergunta).getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
});
it('quem só lê projetos não adiciona, não muda nem remove', async () => {
  mostrar(mario, { sem: ['13.criacao', '13.editar', '13.remover'] });
  expect(await screen.findByText('Instituto Inovar')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Adicionar|Ações|Instituto Inovar/ })).toBeNull();
});
