// The left navigation: an area's heading leads to its first page, and the entries of one area stand in groups.
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { CODIGOS } from '@/domain/acesso/areas';
import { DADOS_DA_EMPRESA, MENU_DA_CONVIDADA } from '@/domain/telas/convidada';
import { TODAS } from '@/domain/telas/nomes';
import type { TelaInterna } from '@/domain/telas/tela';
import { ana, gilda, mario, rui, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { Navegacao } from './Navegacao';
import { OutrasRotas } from './OutrasRotas';

const menu = (rota: string, sessao = umaSessao(ana)) =>
  desenharTela(
    sessao,
    <>
      <Navegacao />
      <Routes>
        <Route path="*" element={null} />
      </Routes>
    </>,
    rota,
  );
const entradas = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
const lista = (nome: string) =>
  within(screen.getByRole('list', { name: nome }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const aberturas = () =>
  screen.getAllByRole('button').map((botao) => botao.getAttribute('aria-expanded') === 'true');

it('o título de uma área abre a sua primeira página e acende; as outras se fecham', async () => {
  const usuario = userEvent.setup();
  menu('/home-ideias');
  expect(aberturas()).toEqual([true, false, false, false]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Ideias');
  await usuario.click(screen.getByRole('link', { name: 'Configurações' }));
  expect(aberturas()).toEqual([false, false, false, true]);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(/^Empresas$/);
  expect(screen.getByRole('link', { name: 'Configurações' }).parentElement).toHaveAttribute('data-ativa');
  expect(entradas()).not.toContain('Ideias');
});

it('os grupos dizem para que são as suas páginas; o início vem antes deles', () => {
  menu('/');
  expect(lista('Participar')).toEqual(['Ideias', 'Minhas atividades']);
  expect(lista('Acompanhar')).toContain('Relatório de ideias');
  expect(lista('Decidir')).toEqual(['Comitês de inovação', 'Regulamentos de ideias']);
  expect(entradas().slice(0, 2)).toEqual(['Gestão de inovação', 'Início']);
});

it('o diagnóstico segue o programa, das perguntas ao prêmio; projetos e início vêm antes', async () => {
  menu('/projetos');
  await screen.findByRole('list', { name: 'Premiar' });
  expect(lista('Preparar')).toEqual([
    'Questionários',
    'Grupos de perguntas',
    'Perguntas',
    'Tipos de respostas',
    'Regiões',
  ]);
  expect(lista('Acompanhar')).toEqual(['Participações', 'Questionário de inovação', 'Evidências']);
  expect(lista('Avaliar')).toEqual(['Analisar respostas', 'Para avaliar', 'Conferência']);
  expect(lista('Premiar')).toEqual(['Resultado da votação', 'Certificados', 'Relatório do prêmio']);
  expect(entradas().slice(1, 5)).toEqual([
    'Diagnóstico',
    'Projetos',
    'Diagnóstico da empresa',
    'Início do diagnóstico',
  ]);
});

it('uma área se espia e se fecha sem sair da página, também pelo teclado', async () => {
  const usuario = userEvent.setup();
  menu('/home-ideias');
  screen.getByRole('button', { name: 'Páginas de Diagnóstico' }).focus();
  await usuario.keyboard('{Enter}');
  expect(aberturas()).toEqual([false, true, false, false]);
  expect(screen.getByRole('link', { name: 'Projetos' })).toHaveAttribute('href', '/projetos');
  expect(screen.getByRole('link', { name: 'Gestão de inovação' }).parentElement).toHaveAttribute(
    'data-ativa',
  );
  await usuario.keyboard(' ');
  expect(aberturas()).toEqual([false, false, false, false]);
});

it('o que lê um registro acende a entrada de cima, que não é a própria página', () => {
  menu('/ideias/i1');
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Ideias');
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

it('uma página de nenhuma área deixa a primeira aberta, e nada aceso', () => {
  menu('/meus-dados');
  expect(aberturas()).toEqual([true, false, false, false]);
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
});

it('quem tem uma área só não tem o que abrir', () => {
  menu('/diagnosticoEmpresa', umaSessao(rui, { sem: CODIGOS.map((codigo) => `${codigo}.leitura` as const) }));
  expect(screen.getByText('Diagnóstico')).toBeInTheDocument();
  expect(entradas()).toEqual(['Diagnóstico da empresa']);
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['/responderQuestionario/e/q', 'Diagnóstico da empresa'],
  ['/listaResponderQuestionario/0', 'Diagnóstico da empresa'],
  ['/visualizarQuestionario/e/r/q', 'Diagnóstico da empresa'],
  ['/convidarEmpresa/p', 'Projetos'],
  ['/questionarioInfo/e/p/q', 'Analisar respostas'],
  ['/diagnosticoDaEmpresa/e/p', 'Analisar respostas'],
  ['/analisarListaQuestionarios/e/q', 'Analisar respostas'],
])('em %s a área Diagnóstico está aberta e a sua entrada acesa', async (rota, entrada) => {
  menu(rota);
  expect(await screen.findByRole('link', { current: true })).toHaveTextContent(entrada);
  expect(screen.getByRole('link', { name: 'Diagnóstico' }).parentElement).toHaveAttribute('data-ativa');
});

it('a página de uma empresa ou pessoa acende o questionário de inovação', async () => {
  menu('/questionarioEmpresa/e');
  expect(await screen.findByRole('link', { name: 'Questionário de inovação' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('P326 A31 o menu de uma convidada tem o que é dela e nada de quem organiza; o do mesmo perfil na licenciada tem', async () => {
  const sessao = umaSessao(gilda);
  const convidada = menu('/convidarColaboradores', sessao);
  await screen.findByRole('link', { name: 'Equipe convidada', current: 'page' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Início', '/diagnosticoEmpresa'],
    ['Questionários', '/listaResponderQuestionario/0'],
    ['Equipe convidada', '/convidarColaboradores'],
    ['Evidências', '/cadastrarEvidencias'],
    ['Resultados', '/visualizarResultados'],
    ['Certificados', '/visualizarCertificados'],
    ['Dados da empresa', `/empresas/${sessao.contexto.empresaId}`],
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  convidada.unmount();
  menu('/convidarColaboradores', umaSessao(gilda, { empresa: { role: 'NORMAL' } }));
  for (const name of ['Projetos', 'Questionários', 'Analisar respostas', 'Certificados', 'Evidências'])
    expect(await screen.findByRole('link', { name })).toBeInTheDocument();
});

it.each([
  ['/responderQuestionario/e/q', 'Questionários'],
  ['/visualizarQuestionario/e/r/q', 'Questionários'],
  ['/listaResponderQuestionario/p', 'Questionários'],
  ['/diagnosticoDaEmpresa/e/p', 'Resultados'],
  ['/convidarColaboradoresExternos', 'Equipe convidada'],
])('em %s o menu da convidada acende %s', async (rota, entrada) => {
  menu(rota, umaSessao(gilda));
  expect(await screen.findByRole('link', { current: true })).toHaveTextContent(entrada);
});

it('P326 o menu da convidada pede de cada tela o que a própria tela pede, e só mostra o que ela abre', async () => {
  const telas: Record<string, TelaInterna> = TODAS;
  for (const [caminho, { le, para }] of Object.entries<TelaInterna>(MENU_DA_CONVIDADA)) {
    const tela = telas[caminho.replace(/\/0$/, '/:projetoId')];
    expect({ le, para }, caminho).toEqual({ le: tela?.le, para: tela?.para });
    expect(tela?.organiza ?? tela?.outras, caminho).toBeUndefined();
  }
  expect(DADOS_DA_EMPRESA.le).toEqual(TODAS['/empresas/:empresaId'].le);
  menu(
    '/diagnosticoEmpresa',
    umaSessao(mario, { empresa: { role: 'CONVIDADA' }, sem: ['31.leitura', '1.leitura'] }),
  );
  await screen.findByRole('link', { name: 'Equipe convidada' });
  expect(entradas()).toEqual(['Início', 'Questionários', 'Equipe convidada', 'Evidências']);
});

it('A39 com tudo ligado, o menu de um Membro não oferece o que é das outras empresas; o da Equipe oferece', async () => {
  const DE_OUTRAS = ['Questionário de inovação', 'Evidências', 'Analisar respostas', 'Relatório do prêmio'];
  const doMembro = menu('/convidarColaboradores', umaSessao(mario));
  await screen.findByRole('link', { name: 'Participações' });
  for (const name of DE_OUTRAS) expect(screen.queryByRole('link', { name })).toBeNull();
  doMembro.unmount();
  menu('/convidarColaboradores', umaSessao(tea));
  for (const name of DE_OUTRAS) expect(await screen.findByRole('link', { name })).toBeInTheDocument();
});

const comPaginas = (rota: string) =>
  desenharTela(
    umaSessao(ana),
    <>
      <Navegacao />
      <OutrasRotas />
    </>,
    rota,
  );

it('de um endereço que nenhuma página tem, nada do menu se acende; do que tem uma, sim', async () => {
  for (const rota of ['/projetos/nada/nada', '/questionarios/x/y/z']) {
    const { unmount } = comPaginas(rota);
    expect(await screen.findByText('NÃO ENCONTRADO!')).toBeVisible();
    expect(document.querySelectorAll('[data-ativa], [aria-current]')).toHaveLength(0);
    unmount();
  }
  menu('/projetos');
  expect(await screen.findByRole('link', { current: 'page' })).toHaveTextContent('Projetos');
});
