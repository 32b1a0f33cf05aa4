// Accepting an invitation with an account that exists, sent again after a lost answer.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import { acceptInviteAsColaborador, consultarConvite } from '@/domain/contratos/users';
import { entrarNaEmpresa } from '@/firebase/sessao/cicloDaSessao';
import { definirSessao } from '@/firebase/sessao/estadoDaSessao';
import { definirMensagens } from '@/ui/moldura/erro';
import { umConvite } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { desenhar } from '@tests/support/render';
import { servidor } from '@tests/support/servidor';
import { ConvitePage } from './ConvitePage';
import { ConvitesPendentes } from './ConvitesPendentes';
import { entrarEAbrir } from './sessaoPublica';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({
  entrarNaEmpresa: vi.fn<(empresaId: string) => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('./sessaoPublica', () => ({
  entrarEAbrir: vi.fn<(email: string, senha: string) => Promise<void>>(),
  sairDaqui: vi.fn<() => Promise<void>>(),
}));

definirMensagens(mensagemDoErro);

const SENHA = 'segredo-1';
const entrou = () =>
  definirSessao({ estado: 'semEmpresa', uid: ana.uid, email: ana.email, usuario: undefined });
/** Invitations that the server holds as accepted, each once however often it is asked. */
const aceitos = new Set<string>();

beforeEach(() => {
  vi.clearAllMocks();
  aceitos.clear();
  servidor.esvaziar();
  vi.mocked(entrarEAbrir).mockImplementation((_email, senha) => {
    if (senha !== SENHA) return Promise.reject(new ErroDoProduto('Senha incorreta'));
    entrou();
    return Promise.resolve();
  });
  servidor.agir = ({ conviteId }: { conviteId: string }, nome) => {
    if (nome === acceptInviteAsColaborador.nome) aceitos.add(conviteId);
  };
  servidor.respostas = {
    [consultarConvite.nome]: {
      situacao: 'aguardando',
      nome: 'Ana Admin',
      email: ana.email,
      nomeFantasia: 'Aurora',
      novaConta: false,
    },
    [acceptInviteAsColaborador.nome]: EMPRESA,
  };
});

const semResposta = () => screen.findByText(/falar com o servidor/);
const clicar = async (nome: string) => fireEvent.click(await screen.findByRole('button', { name: nome }));
const escrever = async (senha: string) =>
  fireEvent.change(await screen.findByLabelText('Senha'), { target: { value: senha } });
const abrirLink = () =>
  desenhar(
    <Routes>
      <Route path="/convite/:conviteId" element={<ConvitePage />} />
      <Route path="/" element={<h1>Início</h1>} />
    </Routes>,
    { rota: '/convite/c#s3gredo' },
  );
/** The company opened once, the screen after it is there, and one invitation is accepted. */
const entrouUmaVez = async () => {
  await screen.findByRole('heading', { name: 'Início' });
  expect(entrarNaEmpresa).toHaveBeenCalledExactlyOnceWith(EMPRESA.empresaId);
  expect([...aceitos]).toEqual(['c']);
};

describe('pelo link do e-mail', () => {
  it('a senha entra uma vez; perdida a resposta do aceite, o segundo clique aceita o mesmo convite', async () => {
    definirSessao({ estado: 'deslogado' });
    abrirLink();
    await escrever(SENHA);
    servidor.perder = 1;
    await clicar('Entrar e aceitar');
    await semResposta();
    expect([...aceitos]).toEqual(['c']);
    expect(entrarNaEmpresa).not.toHaveBeenCalled();
    // The person is signed in by now: there is no password to type again.
    expect(screen.queryByLabelText('Senha')).toBeNull();
    await clicar('Aceitar convite');
    await entrouUmaVez();
    expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith(ana.email, SENHA);
  });

  it.each([
    ['a senha errada', new ErroDoProduto('Senha incorreta'), /Senha incorreta/],
    [
      'a entrada sem resposta',
      Object.assign(new Error('x'), { code: 'auth/network-request-failed' }),
      /^Sem conexão com a internet/,
    ],
  ])('%s não aceita nada; com a senha corrigida, aceita uma vez', async (_, erro, frase) => {
    definirSessao({ estado: 'deslogado' });
    vi.mocked(entrarEAbrir).mockRejectedValueOnce(erro);
    abrirLink();
    await escrever('segredo-2');
    await clicar('Entrar e aceitar');
    await screen.findByText(frase);
    expect(aceitos.size).toBe(0);
    await escrever(SENHA);
    await clicar('Entrar e aceitar');
    await entrouUmaVez();
    expect(entrarEAbrir).toHaveBeenLastCalledWith(ana.email, SENHA);
  });

  it('quem já entrou e perde a resposta duas vezes entra na terceira', async () => {
    entrou();
    abrirLink();
    await screen.findByRole('button', { name: 'Aceitar convite' });
    servidor.perder = 2;
    await clicar('Aceitar convite');
    await semResposta();
    await clicar('Aceitar convite');
    await waitFor(() => expect(servidor.perder).toBe(0));
    await semResposta();
    await clicar('Aceitar convite');
    await entrouUmaVez();
  });
});

/** The buttons of the two invitations, in their order. */
const doisBotoes = (): [HTMLElement, HTMLElement] => {
  const [primeiro, segundo] = screen.getAllByRole('button', { name: 'Aceitar convite' });
  if (!primeiro || !segundo) throw new Error('faltam convites');
  return [primeiro, segundo];
};

describe('sem empresa, com dois convites', () => {
  beforeEach(() => {
    entrou();
    desenhar(
      <ConvitesPendentes
        convites={[
          { id: 'c', ...umConvite(ana) },
          { id: 'd', ...umConvite(ana) },
        ]}
      />,
    );
  });

  it('perdida a resposta, o segundo clique entra, e o convite é um', async () => {
    const [primeiro] = doisBotoes();
    servidor.perder = 1;
    fireEvent.click(primeiro);
    await semResposta();
    fireEvent.click(primeiro);
    await waitFor(() => expect(entrarNaEmpresa).toHaveBeenCalledExactlyOnceWith(EMPRESA.empresaId));
    expect([...aceitos]).toEqual(['c']);
    expect(screen.queryByText(/falar com o servidor/)).toBeNull();
  });

  it('enquanto um é aceito, o outro espera', async () => {
    const [primeiro, segundo] = doisBotoes();
    fireEvent.click(primeiro);
    await waitFor(() => expect(segundo).toBeDisabled());
    fireEvent.click(segundo);
    await waitFor(() => expect(entrarNaEmpresa).toHaveBeenCalledOnce());
    expect([...aceitos]).toEqual(['c']);
  });
});
