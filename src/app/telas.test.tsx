import { fireEvent, screen, within } from '@testing-library/react';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import { expect, it, vi } from 'vitest';
import { empresasData } from '@/areas/administracao/empresas.data';
import { EmpresasConvidadasPage, EmpresasNormaisPage } from '@/areas/administracao/EmpresasPage';
import { CODIGOS } from '@/domain/acesso/areas';
import { moedasData } from '@/areas/pontos/moedas.data';
import { ana, caio, mario, rui, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { AcoesDaPessoa } from './AcoesDaPessoa';
import { Cabecalho } from './Cabecalho';
import { INTERNAS } from '@/domain/telas/internas';
import { MENU } from '@/domain/telas/menu';
import { ComAcesso } from './ComAcesso';
import { Inicio } from './Inicio';
import { LimparArmazenamento } from './LimparArmazenamento';
import { LogoDaEmpresa } from './LogoDaEmpresa';
import { Rodape } from './Rodape';

vi.mock('@/firebase/sessao/cicloDaSessao', () => ({ encerrar: () => Promise.reject(new Error('sem rede')) }));

vi.mock('./painel/PainelPage', () => ({ PainelPage: () => <p>O painel</p> }));

const SEM_FLAGS = CODIGOS.map((codigo) => `${codigo}.leitura` as const);
const Onde = () => <p>Em {useLocation().pathname}</p>;
const onde = (
  <Routes>
    <Route path="/" element={<Inicio />} />
    <Route path="*" element={<Onde />} />
  </Routes>
);
const rotas = (
  <Routes>
    <Route path="/" element={<Inicio />} />
    <Route
      path="/autorizacoes"
      element={<ComAcesso tela={MENU.configuracoes['/autorizacoes']}>As autorizações</ComAcesso>}
    />
    <Route path="*" element={<p>Outra página</p>} />
  </Routes>
);

it('o início de cada pessoa é a primeira página que ela tem', async () => {
  const painel = desenharTela(umaSessao(caio), <Suspense>{rotas}</Suspense>);
  expect(await screen.findByText('O painel')).toBeInTheDocument();
  painel.unmount();
  const semIdeias = ['3.leitura', '11.leitura', '19.leitura'] as const;
  for (const [quem, mudancas, caminho] of [
    [caio, { sem: ['3.leitura'] }, '/minhas-atividades'],
    [caio, { colaborador: { gestao: false } }, '/projetos'],
    [tea, { colaborador: { gestao: false, diagnostico: false } }, '/home-incentivo-a-inovacao'],
    [tea, { colaborador: { gestao: false, diagnostico: false }, sem: ['21.leitura'] }, '/categorias'],
    [mario, { colaborador: { gestao: false, diagnostico: false }, sem: semIdeias }, '/tiposDeJogada'],
    [caio, { colaborador: { gestao: false, diagnostico: false, incentivo: false } }, '/empresas'],
    [rui, { sem: SEM_FLAGS }, '/diagnosticoEmpresa'],
  ] as const) {
    const { unmount } = desenharTela(umaSessao(quem, mudancas), onde);
    expect(await screen.findByText(`Em ${caminho}`)).toBeInTheDocument();
    unmount();
  }
  const nada = { gestao: false, diagnostico: false, incentivo: false, configuracoes: false };
  desenharTela(umaSessao(caio, { colaborador: nada }), <Suspense>{rotas}</Suspense>);
  expect(await screen.findByText(/^Você não possui acesso a este módulo\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver a quem pedir acesso' })).toBeInTheDocument();
});

it('P326 quem é de uma empresa convidada começa no diagnóstico; sem o módulo 29, no que lhe resta; na licenciada, no painel', async () => {
  for (const [quem, mudancas, caminho] of [
    [ana, { colaborador: { empresaRole: 'CONVIDADA' } }, 'Em /diagnosticoEmpresa'],
    [mario, { colaborador: { empresaRole: 'CONVIDADA' } }, 'Em /diagnosticoEmpresa'],
    [mario, { colaborador: { empresaRole: 'CONVIDADA' }, sem: ['29.leitura'] }, 'O painel'],
    [ana, {}, 'O painel'],
  ] as const) {
    const { unmount } = desenharTela(umaSessao(quem, mudancas), <Suspense>{onde}</Suspense>);
    expect(await screen.findByText(caminho)).toBeInTheDocument();
    unmount();
  }
});

it('uma recusa leva à primeira página de cada área que a pessoa tem', async () => {
  desenharTela(umaSessao(caio, { colaborador: { gestao: false } }), rotasDoRespondente, '/ideias');
  expect(await screen.findByText(/^Você não possui acesso a este módulo\./)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Configurações' })).toHaveAttribute('href', '/empresas');
});

it('o sino está no cabeçalho de empresas ativas: as páginas a que leva não há nas outras', () => {
  const { unmount } = desenharTela(umaSessao(mario), <Cabecalho aoBuscar={undefined} />);
  expect(screen.getByRole('button', { name: 'Notificações' })).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(mario, { empresa: { status: 'INATIVO' } }), <Cabecalho aoBuscar={undefined} />);
  expect(screen.queryByRole('button', { name: 'Notificações' })).toBeNull();
});

const rotasDoRespondente = (
  <Routes>
    <Route path="/" element={<Inicio />} />
    <Route
      path="/diagnosticoEmpresa"
      element={<ComAcesso tela={MENU.diagnostico['/diagnosticoEmpresa']}>Os convites</ComAcesso>}
    />
    <Route
      path="/projetos"
      element={<ComAcesso tela={MENU.diagnostico['/projetos']}>Os projetos</ComAcesso>}
    />
    <Route path="/ideias" element={<ComAcesso tela={INTERNAS['/ideias']}>As ideias</ComAcesso>} />
    <Route
      path="/notificacoes"
      element={<ComAcesso tela={INTERNAS['/notificacoes']}>As notificações</ComAcesso>}
    />
  </Routes>
);

it('o respondente começa nos seus convites, e os outros endereços lhe são recusados', async () => {
  const dele = umaSessao(rui, { sem: SEM_FLAGS });
  const { unmount } = desenharTela(dele, rotasDoRespondente);
  expect(screen.getByText('Os convites')).toBeInTheDocument();
  unmount();
  for (const endereco of ['/projetos', '/ideias', '/notificacoes']) {
    const tela = desenharTela(dele, rotasDoRespondente, endereco);
    expect(await screen.findByRole('heading', { name: 'Acesso negado' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Diagnóstico' })).toHaveAttribute('href', '/diagnosticoEmpresa');
    tela.unmount();
  }
  const interno = desenharTela(umaSessao(caio), rotasDoRespondente, '/diagnosticoEmpresa');
  expect(screen.getByText('Os convites')).toBeInTheDocument();
  interno.unmount();
  desenharTela(umaSessao(caio, { sem: ['29.leitura'] }), rotasDoRespondente, '/diagnosticoEmpresa');
  expect(await screen.findByRole('heading', { name: 'Acesso negado' })).toBeInTheDocument();
  expect(screen.queryByText('Os convites')).toBeNull();
});

it('páginas de ADMIN são recusadas aos demais', async () => {
  const { unmount } = desenharTela(umaSessao(mario), rotas, '/autorizacoes');
  expect(await screen.findByRole('heading', { name: 'Acesso negado' })).toBeInTheDocument();
  expect(screen.getByText('Esta página requer privilégios de administrador')).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(ana), rotas, '/autorizacoes');
  expect(screen.getByText('As autorizações')).toBeInTheDocument();
});

it('o atalho escondido pergunta antes de limpar', async () => {
  desenharTela(umaSessao(ana), <LimparArmazenamento />);
  fireEvent.keyDown(window, { key: 'F5', ctrlKey: true });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(window, { key: 'F5', ctrlKey: true, altKey: true, shiftKey: true });
  expect(await screen.findByRole('dialog', { name: 'Limpar os dados deste navegador?' })).toBeInTheDocument();
});

it('o rodapé diz a versão', () => {
  desenharTela(umaSessao(ana), <Rodape aoVerAtalhos={() => {}} />);
  expect(screen.getByText(`Versão ${__VERSAO__}`)).toBeInTheDocument();
});

const empresas = (buscar: () => Promise<never[]>) => {
  const chave = ['empresas'] as never;
  vi.spyOn(empresasData, 'pagina').mockReturnValue({
    chave,
    buscar: async () => ({ itens: await buscar(), proxima: undefined }),
    total: { queryKey: ['total'], queryFn: () => 0 } as never,
  });
};

it('a lista das convidadas tem o seu título, e vazia diz isso', async () => {
  empresas(() => Promise.resolve([]));
  desenharTela(umaSessao(ana), <EmpresasConvidadasPage />);
  expect(screen.getByRole('heading', { name: 'Empresas convidadas' })).toBeInTheDocument();
  expect(await screen.findByText('Nenhuma Empresa Cadastrada!')).toBeInTheDocument();
});

it('a listagem de empresas oferece cadastrar e convidar a quem administra a licenciada', async () => {
  empresas(() => Promise.resolve([]));
  const { unmount } = desenharTela(umaSessao(ana), <EmpresasNormaisPage />);
  expect(screen.getByRole('heading', { name: 'Empresas' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Adicionar Empresa' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Convidar' }));
  const convite = await screen.findByRole('dialog', { name: 'Enviar convite' });
  expect(within(convite).getByLabelText('E-mail do responsável pelo projeto')).toBeInTheDocument();
  unmount();
  desenharTela(umaSessao(mario), <EmpresasNormaisPage />);
  expect(screen.queryByRole('button', { name: 'Adicionar Empresa' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Convidar' })).toBeNull();
});

it('a falha da lista de empresas diz o que houve', async () => {
  empresas(() => Promise.reject(new Error('O servidor não respondeu.')));
  desenharTela(umaSessao(ana), <EmpresasNormaisPage />);
  expect(await screen.findByText('Erro ao buscar empresas')).toBeInTheDocument();
  expect(screen.getByText('O servidor não respondeu.')).toBeInTheDocument();
});

const nada = () => {};

it('o menu da pessoa diz as moedas de cada tipo como a página as diz, e sair que não dá certo diz isso', async () => {
  const carteiras = { ideias: [{ livres: 60 }, { livres: 25 }], desafios: [{ livres: 30 }] };
  vi.spyOn(moedasData, 'carteiras').mockImplementation(
    (_sessao, { colecao }) =>
      ({
        queryKey: ['carteiras', colecao],
        queryFn: () => carteiras[colecao as keyof typeof carteiras],
      }) as never,
  );
  desenharTela(umaSessao(ana), <AcoesDaPessoa elemento={document.body} rotulo="Conta" aoFechar={nada} />);
  expect(
    await screen.findByRole('menuitem', { name: 'Minhas moedas: 85 para ideias, 30 para desafios' }),
  ).toBeInTheDocument();
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Sair' }));
  expect((await screen.findAllByText('Não foi possível sair')).length).toBeGreaterThan(0);
});

it('sem logomarca a empresa mostra a do produto', () => {
  desenharTela(umaSessao(ana), <LogoDaEmpresa />);
  const inicio = screen.getByRole('link', { name: 'Ir para o início' });
  expect(inicio.querySelector('svg')).not.toBeNull();
  expect(inicio.querySelector('img')).toBeNull();
});
