// The forms outside the shell, sent again after a lost answer, with the same text and with another.
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ErroDoProduto, mensagemDoErro } from '@/domain/comum/erros';
import { redefinirSenha } from '@/firebase/sessao/autenticacao';
import { aguardarOperacao } from '@/firebase/chamadas/operacao';
import { definirMensagens } from '@/ui/moldura/erro';
import { umUsuario } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { desenhar } from '@tests/support/render';
import { servidor } from '@tests/support/servidor';
import { AceitarComSenha } from './AceitarComSenha';
import { DefinirSenhaPage } from './DefinirSenhaPage';
import { EsqueciSenhaModal } from './EsqueciSenhaModal';
import { entrarEAbrir } from './sessaoPublica';
import { TrocarSenhaPage } from './TrocarSenhaPage';

vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/chamadas/operacao', () => ({ aguardarOperacao: vi.fn<() => Promise<void>>() }));
vi.mock('@/firebase/sessao/autenticacao', () => ({
  emailDoLink: () => Promise.resolve('ana@exemplo.com.br'),
  redefinirSenha: vi.fn<(codigo: string, senha: string) => Promise<void>>(),
}));
vi.mock('./sessaoPublica', () => ({
  entrarEAbrir: vi.fn<(email: string, senha: string) => Promise<void>>(() => Promise.resolve()),
  sairDaqui: vi.fn<() => Promise<void>>(),
}));

definirMensagens(mensagemDoErro);

beforeEach(() => {
  vi.clearAllMocks();
  servidor.esvaziar();
});

const escrever = async (rotulo: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(rotulo), { target: { value } });
const clicar = (nome: string) => fireEvent.click(screen.getByRole('button', { name: nome }));
const escreverSenha = async (senha: string) => {
  await escrever('Senha', senha);
  await escrever('Confirmar senha', senha);
};
const semResposta = () => screen.findByText(/falar com o servidor/);

describe('esqueci a senha', () => {
  it.each([
    ['o mesmo endereço é um pedido só', ['ana@exemplo.com.br', 'ana@exemplo.com.br'], 1],
    ['o endereço corrigido recebe o seu', ['ana@exemplo.com', 'ana@exemplo.com.br'], 2],
  ])('%s', async (_, [primeiro = '', segundo = ''], pedidos) => {
    desenhar(<EsqueciSenhaModal emailInicial="" aoFechar={() => {}} />);
    await escrever('E-mail', primeiro);
    servidor.perder = 1;
    clicar('Enviar link');
    await semResposta();
    await escrever('E-mail', segundo);
    clicar('Enviar link');
    await screen.findByText('Verifique seu e-mail para redefinir sua senha.');
    expect(servidor.feitos).toHaveLength(pedidos);
    expect(servidor.feitos.at(-1)).toEqual({ email: segundo });
  });
});

describe('troca obrigatória de senha', () => {
  it('outra senha, depois da resposta perdida, é a que fica, na mesma operação', async () => {
    vi.mocked(aguardarOperacao).mockRejectedValueOnce(new ErroDoProduto('Timeout aguardando conclusão'));
    desenhar(<TrocarSenhaPage email={ana.email} usuario={umUsuario(ana)} />);
    await escreverSenha('segredo-1');
    servidor.perder = 1;
    clicar('Finalizar');
    await screen.findByText(/Timeout/);
    await escreverSenha('segredo-2');
    clicar('Finalizar');
    await waitFor(() => expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith(ana.email, 'segredo-2'));
    const [um, outro] = servidor.feitos as { senha: string; operacaoId: string }[];
    expect([um?.senha, outro?.senha]).toEqual(['segredo-1', 'segredo-2']);
    expect(outro?.operacaoId).toBe(um?.operacaoId);
  });
});

const comCodigo = (code: string) => Object.assign(new Error('x'), { code });

const umaSenhaEDepois = async (segunda: string) => {
  window.history.replaceState(null, '', '/definir-senha?oobCode=codigo');
  // The first arrives without an answer, and uses the link up.
  vi.mocked(redefinirSenha)
    .mockRejectedValueOnce(comCodigo('auth/network-request-failed'))
    .mockRejectedValueOnce(comCodigo('auth/invalid-action-code'));
  desenhar(<DefinirSenhaPage />);
  await escreverSenha('segredo-1');
  clicar('Salvar e acessar');
  await screen.findByText(/^Sem conexão com a internet/);
  await escreverSenha(segunda);
  clicar('Salvar e acessar');
};

describe('senha nova pelo link', () => {
  it('a mesma senha está definida, e se entra com ela', async () => {
    await umaSenhaEDepois('segredo-1');
    await waitFor(() =>
      expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith('ana@exemplo.com.br', 'segredo-1'),
    );
  });

  it('com outra, a frase diz que vale a primeira', async () => {
    await umaSenhaEDepois('segredo-2');
    await screen.findByText(/vale a senha que você digitou antes, e não a de agora/);
    expect(entrarEAbrir).not.toHaveBeenCalled();
  });

  it('um link que nunca valeu continua recusado', async () => {
    window.history.replaceState(null, '', '/definir-senha?oobCode=velho');
    vi.mocked(redefinirSenha).mockRejectedValue(comCodigo('auth/expired-action-code'));
    desenhar(<DefinirSenhaPage />);
    await escreverSenha('segredo-1');
    clicar('Salvar e acessar');
    await screen.findByText(/^Este link expirou ou já foi usado/);
    expect(entrarEAbrir).not.toHaveBeenCalled();
  });
});

describe('convite aceito com senha', () => {
  const convite = {
    situacao: 'aguardando',
    nome: 'Ana',
    email: ana.email,
    nomeFantasia: 'Aurora',
    novaConta: true,
  } as const;
  const perdidaEDepois = async (campos: readonly (readonly [string, string])[]) => {
    const credencial = { conviteId: 'c', segredo: 's3gredo' };
    desenhar(<AceitarComSenha convite={convite} credencial={credencial} destino="/" />);
    await escrever('Nome', 'Ana Adnim');
    await escreverSenha('segredo-1');
    servidor.perder = 1;
    clicar('Salvar e acessar');
    await semResposta();
    for (const [rotulo, texto] of campos) await escrever(rotulo, texto);
    clicar('Salvar e acessar');
  };

  it('o mesmo, mandado outra vez, entra, e a conta é uma', async () => {
    await perdidaEDepois([]);
    await waitFor(() => expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith(ana.email, 'segredo-1'));
    expect(servidor.feitos).toHaveLength(1);
  });

  it.each([
    [
      'outra senha',
      [
        ['Senha', 'segredo-2'],
        ['Confirmar senha', 'segredo-2'],
      ],
      /a de agora não vale/,
    ],
    [
      'outro nome',
      [['Nome', 'Ana Admin']],
      /com o nome "Ana Adnim"\. Depois de entrar, você o corrige em "Meu perfil"/,
    ],
  ] as const)(
    '%s: a frase diz como a conta ficou, e um clique entra com a primeira senha',
    async (_, campos, frase) => {
      await perdidaEDepois(campos);
      await screen.findByText(frase);
      expect(entrarEAbrir).not.toHaveBeenCalled();
      clicar('Entrar');
      await waitFor(() => expect(entrarEAbrir).toHaveBeenCalledExactlyOnceWith(ana.email, 'segredo-1'));
      expect(servidor.feitos).toHaveLength(1);
    },
  );
});
