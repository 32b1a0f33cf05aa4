// The company's own page of the diagnostic: its projects, phases and what to do next (part 3 §2; threats A23).
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { convitesData } from '@/areas/acesso/convites.data';
import { projetar } from '@/domain/projetos/status';
import { emDias, umProjeto, umStatus } from '@tests/support/documentos';
import { ana, caio, EMPRESA_VIZINHA, type Persona, rui } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { DiagnosticoPage } from './DiagnosticoPage';
import { projetosInscritosData } from './projetosInscritos.data';

const premio = projetar(
  umStatus('p', 'e', {
    status: 2,
    categoria: 'Indústria',
    historico: [
      { status: 1, em: emDias(-9), por: 'ana' },
      { status: 2, em: emDias(-2), por: 'ana' },
    ],
  }),
  umProjeto(ana),
  EMPRESA_VIZINHA,
);

/** As it is, before a test gives another answer. */
const { daEmpresa } = projetosInscritosData;

beforeEach(() => {
  vi.spyOn(convitesData, 'doDiagnostico').mockReturnValue({
    chave: ['convites'],
    buscar: () => Promise.resolve({ itens: [], proxima: undefined }),
  } as never);
});
function mostrar(quem: Persona, itens: object[], ...mais: [Parameters<typeof umaSessao>[1]?]) {
  vi.spyOn(projetosInscritosData, 'daEmpresa').mockReturnValue({
    queryKey: ['inscritos'],
    queryFn: () => ({ itens, proxima: undefined }),
  } as never);
  desenharTela(umaSessao(quem, mais[0]), <DiagnosticoPage />);
}

it('cada projeto diz a fase, o período, o que fazer, e por que fases a empresa passou', async () => {
  mostrar(ana, [{ id: 'x', ...premio }]);
  const projeto = within(await screen.findByRole('article', { name: 'Prêmio Empresa Inovadora' }));
  expect(projeto.getAllByText('Autodiagnóstico').length).toBeGreaterThan(0);
  expect(projeto.getByText(/É a vez do autodiagnóstico/)).toBeInTheDocument();
  expect(projeto.getByText(/Indústria/)).toBeInTheDocument();
  expect(projeto.getByRole('link', { name: /Regulamento/ })).toHaveAttribute('href', premio.linkRegulamento);
  const botao = projeto.getByRole('button', { name: 'Ver fases' });
  expect(botao).toHaveAttribute('aria-expanded', 'false');
  expect(projeto.getByText('Inscrição')).not.toBeVisible();
  fireEvent.click(botao);
  expect(projeto.getByText('Inscrição')).toBeVisible();
  expect(projeto.getByRole('button', { name: 'Ocultar fases' })).toHaveAttribute('aria-expanded', 'true');
});

it('mostra o banner do projeto, com o que cada imagem diz e aonde leva', async () => {
  const banner = {
    posicao: 2 as const,
    tempo: 5_000,
    trocar: true,
    imagens: [{ path: 'p/a.png', descricao: 'Inscrições abertas', link: 'https://premio.exemplo/' }],
  };
  mostrar(ana, [{ id: 'x', ...premio, banner }]);
  const projeto = await screen.findByRole('region', { name: `Banner de ${premio.nome}` });
  expect(
    within(projeto).getByRole('link', { name: 'Inscrições abertas (abre em outra aba)' }),
  ).toHaveAttribute('href', 'https://premio.exemplo/');
});

it('uma empresa sem projetos vê só os convites', async () => {
  mostrar(ana, []);
  expect(await screen.findByText('Nenhum convite')).toBeInTheDocument();
  expect(screen.queryByText('Projetos da empresa')).toBeNull();
});

it('A23 quem responde de fora, ou não tem 29.leitura, não os pede', () => {
  expect(daEmpresa(umaSessao(rui)).enabled).toBe(false);
  expect(daEmpresa(umaSessao(caio, { sem: ['29.leitura'] })).enabled).toBe(false);
  expect(daEmpresa(umaSessao(caio)).enabled).toBe(true);
});
