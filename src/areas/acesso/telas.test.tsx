import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { emailDoLink, entrarComToken, redefinirSenha } from '@/firebase/sessao/autenticacao';
import { chamar } from '@/firebase/chamadas/callable';
import { aguardarOperacao } from '@/firebase/chamadas/operacao';
import { entrarNaEmpresa, recarregarSessao } from '@/firebase/sessao/cicloDaSessao';
import { definirSessao, sessaoAtual } from '@/firebase/sessao/estadoDaSessao';
import { umUsuario } from '@tests/support/documentos';
import { ana, EMPRESA } from '@tests/support/personas';
import { desenhar } from '@tests/support/render';
import { ConviteDiagnosticoPage } from './ConviteDiagnosticoPage';
import { ConvitePage } from './ConvitePage';
import { DefinirSenhaPage } from './DefinirSenhaPage';
import { EntrarComToken } from './EntrarComToken';
import { SessaoFalhou } from './SessaoFalhou';
import { TrocarSenhaPage } from './TrocarSenhaPage';
import { LoginPage } from './LoginPage';
import { SemEmpresaPage } from './SemEmpresaPage';
import { entrarEAbrir, sairDaqui } from './sessaoPublica';

vi.mock('@/firebase/sessao/autenticacao', () => ({
  entrarComToken: vi.fn<() => Promise<void>>(),
  emailDoLink: vi.fn<() => Promise<string>>(() => Promise.resolve('ana@exemplo.com.br')),
  redefinirSenha: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
const pendentes = vi.hoisted(() => vi.fn<() => Promise<never[]>>());
vi.mock('./convites.data', () => ({ convitesData: { pendentes } }));
vi.mock('@/firebase/chamadas/callable', () => ({ chamar: vi.fn<() => Promise<unknown>>() }));
vi.mock('@/firebase/chamadas/operacao', () => ({ aguardarOperacao: vi.fn<() => Promise<void>>() }));
vi.mock('@/firebase/sessao/cicloDaSessao', () => ({
  iniciarSessao: vi.fn<() => void>(),
  recarregarSessao: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  encerrar: vi.fn<() => Promise<void>>(),
  entrarNaEmpresa: vi.fn<() => Promise<void>>(() => Promise.resolve()),
}));
vi.mock('./sessaoPublica', () => ({
  entrarEAbrir: vi.fn<() => Promise<void>>(),
  sairDaqui: vi.fn<() => Promise<void>>(),
}));

afterEach(() => vi.clearAllMocks());

it.each([
  ['cancelado', 'Convite cancelado', /^Seu convite foi cancelado!/],
  ['respondido', 'Convite já aceito', /É só entrar/],
  ['expirado', 'Convite expirado', /prazo deste convite terminou/],
])('um convite %s diz o que houve', async (situacao, titulo, texto) => {
  definirSessao({ estado: 'deslogado' });
  vi.mocked(chamar).mockResolvedValue({ situacao, nome: '', email: '', nomeFantasia: '', novaConta: true });
  const rotas = (
    <Routes>
      <Route path="/convite/:conviteId/:segredo" element={<ConvitePage />} />
    </Routes>
  );
  desenhar(rotas, { rota: '/convite/c/s' });
  expect(await screen.findByRole('heading', { name: titulo })).toBeInTheDocument();
  expect(screen.getByText(texto)).toBeInTheDocument();
});

const abrirConvite = (endereco: string) =>
  desenhar(
    <Routes>
      <Route path="/convite/:conviteId/:segredo?" element={<ConvitePage />} />
    </Routes>,
    { rota: endereco },
  );

it.each([
  ['no fragmento', '/convite/c#s3gredo'],
  ['no caminho, como antes', '/convite/c/s3gredo'],
  ['no fragmento, com um sinal a mais', '/convite/c#s3gredo).'],
  ['no fragmento, partido', '/convite/c#s3g%20redo'],
  ['no caminho, com um sinal a mais', '/convite/c/s3gredo>'],
])('o segredo vem %s, sai do endereço, e recarregar não o perde', async (_, rota) => {
  definirSessao({ estado: 'deslogado' });
  vi.mocked(chamar).mockResolvedValue({ ...aguardando, situacao: 'expirado', novaConta: true });
  window.history.replaceState(null, '', rota);
  const { unmount } = abrirConvite(rota);
  await screen.findByRole('heading', { name: 'Convite expirado' });
  expect(vi.mocked(chamar).mock.lastCall?.[1]).toEqual({ conviteId: 'c', segredo: 's3gredo' });
  expect(window.location.href).not.toContain('s3gredo');
  unmount();
  abrirConvite(window.location.pathname);
  await screen.findByRole('heading', { name: 'Convite expirado' });
  expect(vi.mocked(chamar).mock.lastCall?.[1]).toEqual({ conviteId: 'c', segredo: 's3gredo' });
});

const noDiagnostico = (credencial = '#convite=c.segredo') => {
  window.history.replaceState(null, '', `/convite-diagnostico/l/p/e/c${credencial}`);
  return desenhar(<ConviteDiagnosticoPage />, { rota: '/convite-diagnostico/l/p/e/c' });
};
const aguardando = {
  situacao: 'aguardando',
  nome: 'Ana Admin',
  email: ana.email,
  nomeFantasia: 'Aurora',
} as const;

it.each(['#convite=c.segredo', '?convite=c.segredo', '#convite=c.seg%20redo).'])(
  'a credencial do diagnóstico vem em %s e sai do endereço',
  async (credencial) => {
    definirSessao({ estado: 'deslogado' });
    vi.mocked(chamar).mockResolvedValue({ ...aguardando, situacao: 'cancelado', novaConta: false });
    noDiagnostico(credencial);
    expect(await screen.findByRole('heading', { name: 'Convite cancelado' })).toBeInTheDocument();
    expect(vi.mocked(chamar).mock.lastCall?.[1]).toEqual({ conviteId: 'c', segredo: 'segredo' });
    expect(window.location.href).not.toContain('segredo');
  },
);

it('o convite para o diagnóstico cancelado diz isso antes que se preencha nada', async () => {
  definirSessao({ estado: 'deslogado' });
  vi.mocked(chamar).mockResolvedValue({ ...aguardando, situacao: 'cancelado', novaConta: false });
  noDiagnostico();
  expect(await screen.findByRole('heading', { name: 'Convite cancelado' })).toBeInTheDocument();
  expect(window.location.hash).toBe('');
});

it('o convite para o diagnóstico pede senha nova só a quem não tem conta', async () => {
  definirSessao({ estado: 'deslogado' });
  vi.mocked(chamar).mockResolvedValue({ ...aguardando, novaConta: true });
  const { unmount } = noDiagnostico();
  expect(await screen.findByLabelText('Confirmar senha')).toBeInTheDocument();
  expect(screen.getByLabelText('E-mail')).toHaveValue(ana.email);
  expect(screen.getByRole('button', { name: 'Salvar e acessar' })).toBeInTheDocument();
  unmount();
  vi.mocked(chamar).mockResolvedValue({ ...aguardando, novaConta: false });
  noDiagnostico();
  expect(await screen.findByRole('button', { name: 'Entrar e aceitar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Peça outra no login' })).toHaveAttribute('href', '/');
  expect(screen.queryByLabelText('Confirmar senha')).toBeNull();
});

it('quem entrou com a conta convidada aceita sem mais perguntas, e a empresa nova se abre', async () => {
  definirSessao({ estado: 'semEmpresa', uid: 'ana', email: ana.email, usuario: undefined });
  vi.mocked(chamar)
    .mockResolvedValueOnce({ ...aguardando, novaConta: false })
    .mockResolvedValueOnce(EMPRESA);
  noDiagnostico();
  await userEvent.click(await screen.findByRole('button', { name: 'Aceitar convite' }));
  await waitFor(() => expect(entrarNaEmpresa).toHaveBeenCalledExactlyOnceWith(EMPRESA.empresaId));
});

it('sem a credencial, uma falha que não é da senha leva ao login, que a diz', async () => {
  definirSessao({ estado: 'deslogado' });
  vi.mocked(entrarEAbrir).mockRejectedValue(
    Object.assign(new Error('x'), { code: 'auth/network-request-failed' }),
  );
  noDiagnostico('');
  await userEvent.type(screen.getByLabelText('E-mail'), ana.email);
  await userEvent.type(screen.getByLabelText('Senha'), 'segredo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e acessar' }));
  await waitFor(() =>
    expect(sessaoAtual()).toEqual({ estado: 'deslogado', aviso: expect.stringMatching(/^Sem conexão/) }),
  );
  vi.mocked(entrarEAbrir).mockReset();
});

it('a troca de senha obrigatória espera até 120 segundos pela operação e entra de novo', async () => {
  vi.mocked(chamar).mockResolvedValue({ ok: true });
  const usuario = userEvent.setup();
  desenhar(<TrocarSenhaPage email={ana.email} usuario={umUsuario(ana)} />);
  await usuario.type(screen.getByLabelText('Senha'), 'segredo-1');
  await usuario.type(screen.getByLabelText('Confirmar senha'), 'segredo-1');
  await usuario.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() => expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith(ana.email, 'segredo-1'));
  expect(aguardarOperacao).toHaveBeenCalledExactlyOnceWith(EMPRESA, expect.any(String), { prazo: 120_000 });
});

it('o endereço de definir a senha sem o código diz que falta, e leva ao login', () => {
  desenhar(<DefinirSenhaPage />, { rota: '/definir-senha' });
  expect(screen.getByText(/^O link veio incompleto/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/');
});

it('o código de definir a senha vale sem o sinal que veio atrás dele', async () => {
  window.history.replaceState(null, '', '/definir-senha?oobCode=c0digo).');
  desenhar(<DefinirSenhaPage />, { rota: '/definir-senha' });
  await screen.findByRole('heading', { name: 'Defina a sua nova senha' });
  expect(emailDoLink).toHaveBeenCalledExactlyOnceWith('c0digo');
});

it('a sessão que não pôde ser carregada diz por quê e pode ser tentada outra vez', async () => {
  desenhar(<SessaoFalhou erro={Object.assign(new Error('x'), { code: 'unavailable' })} />);
  expect(screen.getByText(/^Sem conexão com o servidor/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(recarregarSessao).toHaveBeenCalledOnce();
});

it('um link com token entra sozinho; recusado, diz o que houve', async () => {
  definirSessao({ estado: 'deslogado' });
  const terminar = vi.fn<(aviso?: string) => void>();
  const { unmount } = desenhar(<EntrarComToken token="bom" aoTerminar={terminar} />);
  expect(screen.getByText('Carregando…')).toBeInTheDocument();
  await waitFor(() => expect(terminar).toHaveBeenCalledExactlyOnceWith());
  expect(entrarComToken).toHaveBeenCalledExactlyOnceWith('bom');
  unmount();
  vi.mocked(entrarComToken).mockRejectedValue(
    Object.assign(new Error('x'), { code: 'auth/invalid-custom-token' }),
  );
  desenhar(<EntrarComToken token="velho" aoTerminar={terminar} />);
  await waitFor(() => expect(terminar).toHaveBeenLastCalledWith(expect.stringMatching(/não vale mais/)));
});

it('um link com token não toma o lugar de uma sessão sem perguntar', () => {
  definirSessao({ estado: 'semEmpresa', uid: 'ana', email: ana.email, usuario: undefined });
  desenhar(<EntrarComToken token="outro" aoTerminar={() => {}} />);
  expect(screen.getByRole('heading', { name: 'Trocar de conta?' })).toBeInTheDocument();
  expect(entrarComToken).not.toHaveBeenCalled();
});

const digitarSenhas = async () => {
  await userEvent.type(await screen.findByLabelText('Senha'), 'segredo-1');
  await userEvent.type(screen.getByLabelText('Confirmar senha'), 'segredo-1');
};
const semRede = () => Promise.reject(Object.assign(new Error('x'), { code: 'auth/network-request-failed' }));

it('definida a senha, quem não consegue entrar é mandado ao login, e o link não é usado outra vez', async () => {
  window.history.replaceState(null, '', '/definir-senha?oobCode=codigo');
  vi.mocked(entrarEAbrir).mockImplementationOnce(semRede);
  desenhar(<DefinirSenhaPage />);
  await digitarSenhas();
  await userEvent.click(screen.getByRole('button', { name: 'Salvar e acessar' }));
  expect(await screen.findByText('A sua senha nova já vale. Entre com ela.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ir para o login' })).toHaveAttribute('href', '/');
  expect(redefinirSenha).toHaveBeenCalledOnce();
});

it('trocada a senha, quem não consegue entrar sai com a explicação', async () => {
  vi.mocked(chamar).mockResolvedValue({ ok: true });
  vi.mocked(entrarEAbrir).mockImplementationOnce(semRede);
  desenhar(<TrocarSenhaPage email={ana.email} usuario={umUsuario(ana)} />);
  await digitarSenhas();
  await userEvent.click(screen.getByRole('button', { name: 'Finalizar' }));
  await waitFor(() =>
    expect(sairDaqui).toHaveBeenCalledExactlyOnceWith('A sua senha nova já vale. Entre com ela.'),
  );
});

it('sem poder ler os convites, a conta sem empresa não é mandada cadastrar uma; tentando de novo, lê', async () => {
  pendentes.mockImplementationOnce(semRede).mockResolvedValueOnce([]);
  desenhar(<SemEmpresaPage uid="ana" nome="Ana" faltaSenha cadastro={<p>Cadastro da empresa</p>} />);
  expect(await screen.findByText(/^Sem conexão com a internet/)).toBeInTheDocument();
  expect(screen.queryByText('Cadastro da empresa')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByText('Cadastro da empresa')).toBeInTheDocument();
  vi.mocked(sairDaqui).mockImplementationOnce(semRede);
  await userEvent.click(screen.getByRole('button', { name: 'Não é você? Sair' }));
  expect(await screen.findByText('Não foi possível sair')).toBeInTheDocument();
});

it('um link com token não gira sem fim sobre uma sessão que não pôde ser lida', async () => {
  definirSessao({ estado: 'falhou', erro: new Error('x') });
  const terminar = vi.fn<() => void>();
  desenhar(<EntrarComToken token="bom" aoTerminar={terminar} />);
  await waitFor(() => expect(terminar).toHaveBeenCalledOnce());
  expect(entrarComToken).not.toHaveBeenCalled();
});

it('login pelo teclado: o campo recusado recebe o foco, e a janela fechada o devolve', async () => {
  const usuario = userEvent.setup();
  desenhar(<LoginPage />);
  await usuario.click(screen.getByRole('button', { name: 'Acessar' }));
  expect(screen.getByLabelText('E-mail')).toHaveFocus();
  await usuario.type(screen.getByLabelText('E-mail'), ana.email);
  await usuario.click(screen.getByRole('button', { name: 'Acessar' }));
  expect(screen.getByLabelText('Senha')).toHaveFocus();
  await usuario.click(screen.getByRole('button', { name: 'Esqueci a senha' }));
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  );
  await usuario.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Esqueci a senha' })).toHaveFocus());
});
