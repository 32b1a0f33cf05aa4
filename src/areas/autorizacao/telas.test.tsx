import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { CODIGOS, FLAGS } from '@/domain/acesso/areas';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { auditoriaData } from '@/areas/auditoria/auditoria.data';
import { chavesLivres, comChaves } from '@/domain/acesso/alcance';
import { lerMatriz } from '@/domain/acesso/matriz';
import type { Papel } from '@/domain/acesso/papeis';
import { ana, mario } from '@tests/support/personas';
import { noCelular } from '@tests/support/celular';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { AutorizacoesPage } from './AutorizacoesPage';
import { autorizacoesData } from './autorizacoes.data';
import { GradeDaMatriz } from './GradeDaMatriz';
import { MeusAcessosPage } from './MeusAcessosPage';
import { TabelaDeAcessos } from './TabelaDeAcessos';

const matrizDe = (qual: Papel) =>
  lerMatriz(
    matrizInicial()
      .filter(({ papel }) => papel === qual)
      .map(({ dados }) => ({ ...dados, deletedAt: null })),
  );
const doMembro = matrizDe('MEMBER');

function comMatrizes() {
  vi.spyOn(auditoriaData, 'ultimas').mockReturnValue({ queryKey: ['trilha'], queryFn: () => [] } as never);
  vi.spyOn(autorizacoesData, 'doPapel').mockImplementation(
    (_sessao, papel) => ({ queryKey: ['matriz', papel], queryFn: () => matrizDe(papel) }) as never,
  );
}

it('sem perfil escolhido diz isso, e oferece os cinco', () => {
  comMatrizes();
  desenharTela(umaSessao(ana), <AutorizacoesPage />);
  expect(screen.getByText('Acesso não selecionado!')).toBeInTheDocument();
  const opcoes = within(screen.getByLabelText('Acessos')).getAllByRole('option');
  expect(opcoes.slice(1).map(({ textContent }) => textContent)).toEqual([
    'Administrador',
    'Membro',
    'Equipe',
    'Master',
    'Colaborador',
  ]);
});

it('a grade tem as quatro áreas e as cinco colunas; as chaves fixas não mudam, as outras sim', async () => {
  const aoMudar = vi.fn<() => void>();
  const usuario = userEvent.setup();
  desenharTela(
    umaSessao(ana),
    <GradeDaMatriz
      papel="MEMBER"
      matriz={doMembro}
      mudancas={[]}
      codigos={CODIGOS}
      procurando={false}
      aoMudar={aoMudar}
    />,
  );
  const gestao = screen.getByRole('region', { name: 'Gestão de inovação' });
  for (const area of ['Diagnóstico', 'Incentivo a Inovação', 'Configurações'])
    expect(screen.getByRole('region', { name: area })).toBeInTheDocument();
  const colunas = within(gestao).getAllByRole('columnheader');
  expect(colunas.map(({ textContent }) => textContent)).toEqual([
    'Módulo',
    'Acessar',
    'Editar',
    'Remover',
    'Criar',
  ]);
  expect(within(gestao).queryByLabelText('Regulamentos de ideias: Criar')).toBeNull();
  await usuario.click(within(gestao).getByLabelText('Ideias: Criar'));
  expect(aoMudar).toHaveBeenCalledExactlyOnceWith([[3, 'criacao']], false);
});

it('os meus acessos dizem em palavras o que o perfil pode', () => {
  desenharTela(
    umaSessao(mario, { sem: ['3.remover'] }),
    <TabelaDeAcessos titulo="Gestão de inovação" aberta modulos={[3]} />,
  );
  const linha = screen.getByRole('row', { name: /Ideias/ });
  expect(within(linha).getAllByText('Sim')).toHaveLength(3);
  expect(within(linha).getAllByText('Não')).toHaveLength(1);
});

it('a quem pedir vem antes das tabelas; quem administra lê uma frase, sem elas', async () => {
  vi.spyOn(pessoasData, 'administradores').mockReturnValue({
    queryKey: ['administradores'],
    queryFn: () => [{ id: ana.uid, nome: ana.nome, setores: [] }],
  } as never);
  const { unmount } = desenharTela(umaSessao(mario), <MeusAcessosPage />);
  expect(await screen.findByText(ana.nome)).toBeInTheDocument();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('A quem pedir acesso');
  expect(screen.getAllByRole('table').length).toBeGreaterThan(0);
  unmount();
  desenharTela(umaSessao(ana), <MeusAcessosPage />);
  expect(screen.getByText(/^Administradores acessam todas as áreas/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Ver o que cada perfil pode' })).toBeInTheDocument();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Quem administra a empresa');
});

const linha = (nome: RegExp) => within(screen.getByRole('row', { name: nome }));

it('os meus acessos não prometem o que nenhuma chave dá', () => {
  desenharTela(umaSessao(mario), <TabelaDeAcessos titulo="Gestão de inovação" aberta modulos={[15, 1]} />);
  expect(linha(/Regulamentos de ideias/).getAllByText('Não')).toHaveLength(3);
  expect(linha(/Empresa/).getAllByText('Sim')).toHaveLength(2);
});

it('todos os perfis lado a lado: total, parcial e nenhum em palavras, e quais chaves', async () => {
  const semIdeias = comChaves(doMembro, 'MEMBER', chavesLivres('MEMBER', [3], FLAGS), false);
  vi.spyOn(autorizacoesData, 'doPapel').mockImplementation(
    (_sessao, papel) =>
      ({
        queryKey: ['lado a lado', papel],
        queryFn: () =>
          papel === 'MEMBER'
            ? semIdeias
            : papel === 'TEAM'
              ? comChaves(matrizDe(papel), papel, [[3, 'remover']], false)
              : matrizDe(papel),
      }) as never,
  );
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <AutorizacoesPage />);
  const ideias = await screen.findByRole('row', { name: /^Ideias/ });
  // Administrador, Membro, Equipe, Master, Colaborador.
  expect(
    within(ideias)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Total', 'Nenhum', 'ParcialAcessar, Editar, Criar', 'Total', 'Total']);
  expect(within(ideias).getByText('Publicar, comentar e curtir ideias')).toBeInTheDocument();
  await usuario.type(screen.getByRole('searchbox', { name: 'Pesquisar módulos' }), 'evid{Enter}');
  expect(await screen.findByRole('row', { name: /^Evidências/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /^Ideias/ })).toBeNull();
});

it('uma linha ou coluna muda de uma vez, sem as chaves fixas, e a última mudança se desfaz', async () => {
  comMatrizes();
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <AutorizacoesPage />, '/autorizacoes?perfil=2');
  const linhaToda = await screen.findByRole('checkbox', { name: 'Todas as chaves de Ideias' });
  await usuario.click(linhaToda);
  expect(screen.getByText('4 mudanças não salvas.')).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Ideias: Criar (mudança não salva)' })).not.toBeChecked();
  await usuario.click(
    screen.getByRole('checkbox', { name: 'Remover em todos os módulos de Gestão de inovação' }),
  );
  // Half of the column was on: the click switches on what was off, which is the row's key again.
  expect(screen.getByText('3 mudanças não salvas.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Desfazer a última' }));
  expect(screen.getByText('4 mudanças não salvas.')).toBeInTheDocument();
  await usuario.click(screen.getByRole('button', { name: 'Desfazer a última' }));
  expect(screen.queryByRole('button', { name: 'Rever e salvar' })).toBeNull();
});

it('enquanto as mudanças são salvas a pergunta não se fecha: atrás dela nada muda sem ser salvo', async () => {
  comMatrizes();
  let salvas: (() => void) | undefined;
  vi.spyOn(autorizacoesData, 'salvar').mockReturnValue({
    mutationFn: () => new Promise<void>((pronto) => (salvas = pronto)),
  });
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <AutorizacoesPage />, '/autorizacoes?perfil=2');
  await usuario.click(await screen.findByRole('checkbox', { name: 'Todas as chaves de Ideias' }));
  await usuario.click(screen.getByRole('button', { name: 'Rever e salvar' }));
  const pergunta = await screen.findByRole('dialog', { name: /^O que muda para o perfil/ });
  await usuario.click(within(pergunta).getByRole('button', { name: 'Salvar 4 mudanças' }));
  await usuario.keyboard('{Escape}');
  expect(pergunta).toBeInTheDocument();
  salvas?.();
  await waitFor(() => expect(pergunta).not.toBeInTheDocument());
});

it('no celular as áreas começam fechadas, com quantos módulos têm; o que se procura está à vista', async () => {
  noCelular();
  comMatrizes();
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <AutorizacoesPage />);
  const diagnostico = await screen.findByRole('region', { name: 'Diagnóstico' });
  expect(within(diagnostico).getByText('15 módulos')).toBeVisible();
  const perguntas = within(diagnostico).getByText('Perguntas');
  expect(perguntas).not.toBeVisible();
  await usuario.click(within(diagnostico).getByRole('heading', { name: 'Diagnóstico' }));
  expect(perguntas).toBeVisible();
  await usuario.click(within(diagnostico).getByRole('heading', { name: 'Diagnóstico' }));
  await usuario.type(screen.getByRole('searchbox', { name: 'Pesquisar módulos' }), 'perguntas');
  await waitFor(() => expect(screen.getByText('Perguntas')).toBeVisible());
});
