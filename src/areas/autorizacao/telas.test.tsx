import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { matrizInicial } from '@/domain/acesso/matriz-inicial';
import { lerMatriz } from '@/domain/acesso/matriz';
import { ana, mario } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { AutorizacoesPage } from './AutorizacoesPage';
import { GradeDaMatriz } from './GradeDaMatriz';
import { TabelaDeAcessos } from './TabelaDeAcessos';

const doMembro = lerMatriz(
  matrizInicial()
    .filter(({ papel }) => papel === 'MEMBER')
    .map(({ dados }) => ({ ...dados, deletedAt: null })),
);

it('sem perfil escolhido diz isso, e oferece os cinco', () => {
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
    <GradeDaMatriz papel="MEMBER" matriz={doMembro} mudancas={[]} aoMudar={aoMudar} />,
  );
  const gestao = screen.getByRole('region', { name: 'Gestão de inovação' });
  for (const area of ['Diagnóstico', 'Incentivo a Inovação', 'Configurações'])
    expect(screen.getByRole('region', { name: area })).toBeInTheDocument();
  const colunas = within(gestao).getAllByRole('columnheader');
  expect(colunas.map(({ textContent }) => textContent)).toEqual([
    'Rota',
    'Acessar',
    'Editar',
    'Remover',
    'Criar',
  ]);
  expect(within(gestao).queryByLabelText('Regulamentos de ideias: Criar')).toBeNull();
  await usuario.click(within(gestao).getByLabelText('Ideias: Criar'));
  expect(aoMudar).toHaveBeenCalledExactlyOnceWith(3, 'criacao', false);
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

const linha = (nome: RegExp) => within(screen.getByRole('row', { name: nome }));

it('os meus acessos não prometem o que nenhuma chave dá', () => {
  desenharTela(umaSessao(mario), <TabelaDeAcessos titulo="Gestão de inovação" aberta modulos={[15, 1]} />);
  expect(linha(/Regulamentos de ideias/).getAllByText('Não')).toHaveLength(3);
  expect(linha(/Empresa/).getAllByText('Sim')).toHaveLength(2);
});
