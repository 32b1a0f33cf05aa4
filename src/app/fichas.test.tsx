// The pages of a person and of a company: what the viewer may read of each, and what can be done with it.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { EmpresaPage } from '@/areas/administracao/EmpresaPage';
import { EmpresasNormaisPage } from '@/areas/administracao/EmpresasPage';
import { ColaboradoresPage } from '@/areas/colaboradores/ColaboradoresPage';
import { caminhos } from '@/domain/comum/caminhos';
import { AUTOCADASTRO } from '@/domain/empresas/origem';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { banco } from '@tests/support/banco';
import {
  criadoPor,
  umaEmpresa,
  umaIdeiaPublicada,
  umaPessoa,
  umaPontuacao,
  umaPosicao,
  umColaborador,
  umProjeto,
  umStatus,
} from '@tests/support/documentos';
import { ana, caio, EMPRESA, gilda, mario, pedro } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { PessoaPage } from '@/areas/colaboradores/PessoaPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));
vi.mock('@/firebase/sessao/claims', () => ({ garantirClaims: () => Promise.resolve() }));

const regulamento = caminhos.regulamentoIdeias(EMPRESA, 'r');
beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  for (const pessoa of [ana, caio, pedro]) {
    banco.guardar(caminhos.colaborador(EMPRESA, pessoa.uid), umColaborador(pessoa));
    banco.guardar(`${caminhos.pessoas(EMPRESA)}/${pessoa.uid}`, umaPessoa(pessoa));
  }
  banco.guardar(
    caminhos.ideia(EMPRESA, 'i'),
    umaIdeiaPublicada(caio, { titulo: 'Menos papel no almoxarifado' }),
  );
  banco.guardar(
    caminhos.ideia(EMPRESA, 'p'),
    umaIdeiaPublicada(caio, { titulo: 'Só entre nós', visibilidade: 'PRIVADA' }),
  );
  banco.guardar(
    `${caminhos.historicoPontos(EMPRESA)}/um`,
    umaPontuacao(caio, { pontos: 30, regulamentoIdeias: regulamento }),
  );
  banco.guardar(`${caminhos.ranking(EMPRESA, 'r')}/${caio.uid}`, { ...umaPosicao(caio), totalPontos: 75 });
  banco.guardar(`${caminhos.auditoria(EMPRESA)}/a`, {
    acao: 'ACESSO',
    quem: ana.uid,
    alvo: caminhos.colaborador(EMPRESA, caio.uid),
    antes: { role: 'COLLABORATOR' },
    depois: { role: 'MEMBER' },
    createdAt: new Date(),
  });
  banco.guardar(`${caminhos.auditoria(EMPRESA)}/b`, {
    acao: 'HABILITAR',
    quem: ana.uid,
    alvo: caminhos.colaborador(EMPRESA, pedro.uid),
    antes: {},
    depois: {},
    createdAt: new Date(),
  });
});

const abrir = (sessao: ReturnType<typeof umaSessao>, endereco: string) =>
  desenharTela(
    sessao,
    <Routes>
      <Route path="/colaboradores" element={<ColaboradoresPage />} />
      <Route path="/colaboradores/:colaboradorId" element={<PessoaPage />} />
      <Route path="/empresas" element={<EmpresasNormaisPage />} />
      <Route path="/empresas/:empresaId" element={<EmpresaPage />} />
    </Routes>,
    endereco,
  );
const bloco = async (nome: string) => within(await screen.findByRole('region', { name: nome }));

it('a pessoa: dados, ideias públicas, pontos e o que mudou dela; as ações do estado são botões', async () => {
  abrir(umaSessao(ana), `/colaboradores/${caio.uid}`);
  expect(await screen.findByRole('heading', { name: caio.nome, level: 1 })).toBeInTheDocument();
  expect((await bloco('Dados')).getByText(umColaborador(caio).email)).toBeInTheDocument();
  const ideias = await bloco('Últimas ideias');
  expect(await ideias.findByRole('link', { name: 'Menos papel no almoxarifado' })).toHaveAttribute(
    'href',
    '/ideias/i',
  );
  expect(ideias.queryByText('Só entre nós')).toBeNull();
  const pontos = await bloco('Últimos pontos');
  expect(await pontos.findByText('75 pontos')).toBeInTheDocument();
  expect(pontos.getByText(/^\+30/)).toBeInTheDocument();
  const mudou = await bloco('O que mudou');
  expect(await mudou.findByText(/Perfil: Colaborador → Membro/)).toBeInTheDocument();
  expect(mudou.queryByText('Habilitou')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Desabilitar' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sim' }));
  expect(await screen.findByText(`${caio.nome} não entra mais nesta empresa.`)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
  expect(await screen.findByRole('menuitem', { name: 'Remover' })).toBeInTheDocument();
});

it('quem espera o convite tem o reenvio; sem ideias e sem pontos isso é dito', async () => {
  abrir(umaSessao(ana), `/colaboradores/${pedro.uid}`);
  expect(await screen.findByRole('button', { name: 'Re-enviar convite' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Desabilitar' })).toBeNull();
  expect(await screen.findByText(/ainda não publicou uma ideia/)).toBeInTheDocument();
  expect(await screen.findByText('Nenhum ponto ainda.')).toBeInTheDocument();
});

it('quem não é ADMIN não pede a trilha, e sem o módulo não pede ideias nem pontos', async () => {
  abrir(umaSessao(mario, { sem: ['3.leitura', '18.leitura'] }), `/colaboradores/${caio.uid}`);
  expect(await screen.findByRole('heading', { name: caio.nome, level: 1 })).toBeInTheDocument();
  for (const nome of ['Últimas ideias', 'Últimos pontos', 'O que mudou'])
    expect(screen.queryByRole('region', { name: nome })).toBeNull();
});

it.each(['/colaboradores/ninguem', '/empresas/nenhuma'])(
  '%s diz que não existe, e volta',
  async (endereco) => {
    abrir(umaSessao(ana), endereco);
    expect(await screen.findByRole('heading', { name: /não encontrada/, level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Voltar' })).toBeInTheDocument();
  },
);

it('a empresa: dados, projetos com fase e convite; a própria tem pessoas e o que mudou', async () => {
  const outra = { ...EMPRESA, empresaId: 'outra' };
  banco.guardar(
    caminhos.empresa(outra),
    umaEmpresa({ nomeFantasia: 'Serra Azul', role: 'CONVIDADA', createdBy: AUTOCADASTRO, idEmpresaConvidando: EMPRESA.empresaId }),
  );
  banco.guardar(caminhos.empresa(EMPRESA), umaEmpresa({ nomeFantasia: 'Aurora' }));
  banco.guardar(caminhos.projeto(EMPRESA, 'projeto'), umProjeto(ana, { nome: 'Prêmio 2026' }));
  banco.guardar(`${caminhosDoStatus.status(EMPRESA)}/projeto_outra`, {
    ...umStatus('projeto', 'outra'),
    origem: 'CONVITE',
    ...criadoPor(ana.uid),
  });
  const { unmount } = abrir(umaSessao(ana), '/empresas/outra');
  expect(await screen.findByRole('heading', { name: 'Serra Azul', level: 1 })).toBeInTheDocument();
  // Anybody may register a company by its name (threats A32).
  expect(screen.getByText('Cadastro próprio')).toBeInTheDocument();
  const projetos = await bloco('Projetos e convites');
  expect(await projetos.findByRole('link', { name: 'Prêmio 2026' })).toBeInTheDocument();
  expect(projetos.getByText(/Inscrição · Convite em/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Inativar' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Empresas convidadas' })).toHaveAttribute(
    'href',
    '/empresas-convidadas',
  );
  // Her own company's trail says nothing of another one, whose people she may not count.
  expect(screen.queryByRole('region', { name: 'O que mudou' })).toBeNull();
  expect(screen.queryByRole('link', { name: /pessoas?$/ })).toBeNull();
  unmount();
  abrir(umaSessao(ana), `/empresas/${EMPRESA.empresaId}`);
  await waitFor(() => expect(screen.getByRole('link', { name: '3 pessoas' })).toBeInTheDocument());
  expect(await screen.findByRole('region', { name: 'O que mudou' })).toBeInTheDocument();
});

it.each([
  ['/colaboradores', new RegExp(caio.nome), `/colaboradores/${caio.uid}`, caio.nome],
  ['/empresas', /^Serra Verde/, '/empresas/outra', 'Serra Verde'],
])('o nome em %s é um link, que também se abre em outra aba', async (lista, nome, endereco, titulo) => {
  banco.guardar(
    `${caminhos.empresas(EMPRESA.licenciadaId)}/outra`,
    umaEmpresa({ nomeFantasia: 'Serra Verde', nomeEmOrdem: 'serra verde' }),
  );
  abrir(umaSessao(ana), lista);
  const link = await screen.findByRole('link', { name: nome });
  expect(link).toHaveAttribute('href', endereco);
  // The browser's own business: this page stays, and nothing takes the click away from it.
  for (const tecla of ['ctrlKey', 'metaKey', 'shiftKey'])
    expect(fireEvent.click(link, { [tecla]: true }), tecla).toBe(true);
  expect(screen.getByRole('link', { name: nome })).toBe(link);
  expect(fireEvent.click(link), 'sem carregar a página outra vez').toBe(false);
  expect(await screen.findByRole('heading', { level: 1, name: titulo })).toBeInTheDocument();
});

it('P326 a página da própria empresa convidada volta ao diagnóstico, e não à lista nem aos projetos de quem organiza', async () => {
  const { empresaId } = gilda.contexto;
  banco.guardar(
    caminhos.empresa(gilda.contexto),
    umaEmpresa({ role: 'CONVIDADA', nomeFantasia: 'Serra Azul', ...criadoPor(ana.uid) }),
  );
  abrir(umaSessao(gilda), `/empresas/${empresaId}`);
  expect(await screen.findByRole('heading', { name: 'Serra Azul', level: 1 })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Diagnóstico da empresa' })).toHaveAttribute(
    'href',
    '/diagnosticoEmpresa',
  );
  expect(screen.queryByRole('link', { name: 'Empresas convidadas' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Projetos e convites' })).toBeNull();
  expect(await screen.findByRole('region', { name: 'O que mudou' })).toBeInTheDocument();
});
