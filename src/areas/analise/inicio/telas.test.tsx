// The home of the diagnostic and the page of one of its projects (part 3 §2; decisions Q233).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodigoModulo } from '@/domain/acesso/areas';
import { caminhos } from '@/domain/comum/caminhos';
import { caminhosDasMedias } from '@/domain/diagnostico/media';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import type { Projeto } from '@/domain/projetos/projeto';
import { caminhosDoStatus } from '@/domain/projetos/status';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { banco } from '@tests/support/banco';
import { emDias, umProjeto, umStatus } from '@tests/support/documentos';
import { umaMedia } from '@tests/support/media';
import { ana, EMPRESA, mario, type Persona, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { InicioDoDiagnosticoPage } from './InicioDoDiagnosticoPage';
import { ProjetoDoDiagnosticoPage } from './ProjetoDoDiagnosticoPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const guardarProjeto = (id: string, nome: string, dias: number, mais: Partial<Projeto> = {}) =>
  banco.guardar(
    caminhos.projeto(EMPRESA, id),
    umProjeto(ana, { nome, anoAtuacao: emDias(-90), anoVigencia: emDias(dias), ...mais }),
  );
const guardarQuestionario = (id: string, nome: string, ordemQuestionario: number) =>
  banco.guardar(`${questionarios.onde(EMPRESA)}/${id}`, {
    ...umQuestionario(ana),
    nome,
    versao: 1,
    ordemQuestionario,
  });
function guardarEmpresa(id: string, nomeFantasia: string, fase: number, mediaEmpresa: number) {
  banco.guardar(caminhosDoStatus.um(EMPRESA, 'p', id), umStatus('p', id, { nomeFantasia, status: fase }));
  banco.guardar(
    caminhosDasMedias.uma(EMPRESA, 'q', id),
    umaMedia({ idEmpresa: id, nomeFantasia, fase, mediaEmpresa }),
  );
}
beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  guardarProjeto('p', 'Prêmio Inovação', 10);
  guardarProjeto('depois', 'Prêmio do Sul', 5, { anoAtuacao: emDias(-10) });
  guardarProjeto('velho', 'Edição Anterior', -30);
  guardarQuestionario('q', 'Liderança', 1);
  guardarQuestionario('r', 'Processos', 2);
  guardarEmpresa('cometa', 'Cometa Logística', 6, 90_00);
  guardarEmpresa('boreal', 'Boreal Têxtil', 2, 80_00);
  guardarEmpresa('serra', 'Serra Clara', 7, 80_00);
});

const abrir = (quem: Persona = ana, sem: `${CodigoModulo}.leitura`[] = []) =>
  desenharTela(umaSessao(quem, { sem }), <InicioDoDiagnosticoPage />, '/diagnostico');
const doProjeto = (id: string) =>
  desenharTela(
    umaSessao(ana),
    <Routes>
      <Route path="/diagnostico/:projetoId" element={<ProjetoDoDiagnosticoPage />} />
    </Routes>,
    `/diagnostico/${id}`,
  );
const passos = async () =>
  within(await screen.findByRole('region', { name: 'Primeiros passos do prêmio' }))
    .getAllByRole('listitem')
    .map((item) => [
      within(item).queryByRole('link')?.getAttribute('href') ?? 'sem link',
      item.lastElementChild?.textContent,
    ]);

const primeiras = async (questionario = 'Liderança') =>
  within(await screen.findByRole('list', { name: `Primeiras empresas em ${questionario}` }))
    .getAllByRole('listitem')
    .map((linha) => linha.textContent);
const cartoes = async (aba: string) =>
  within(await screen.findByRole('list', { name: aba }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('o início do diagnóstico', () => {
  it('sem projeto selecionado mostra o que começou primeiro, com ranking e questionários', async () => {
    abrir();
    const destaque = within(await screen.findByRole('region', { name: 'Prêmio Inovação' }));
    expect(destaque.getByText(/^Um projeto em andamento/)).toBeInTheDocument();
    expect(await primeiras()).toEqual([
      expect.stringContaining('Cometa Logística'),
      expect.stringContaining('Serra Clara'),
      expect.stringContaining('Boreal Têxtil'),
    ]);
    const [, segunda, empatada] = await primeiras();
    expect(segunda).toContain('2º lugar');
    expect(empatada).toContain('2º lugar');
    expect(destaque.getByRole('link', { name: 'Cometa Logística' })).toHaveAttribute(
      'href',
      '/analisarQuestionarios/cometa/p',
    );
    const aplicados = within(destaque.getByRole('list', { name: 'Questionários de Prêmio Inovação' }));
    expect(await aplicados.findByText('3 empresas com respostas finalizadas.')).toBeInTheDocument();
    expect(await aplicados.findByText('Nenhuma empresa respondeu ainda.')).toBeInTheDocument();
    expect(destaque.getByRole('link', { name: 'Ver mais: Prêmio Inovação' })).toHaveAttribute(
      'href',
      '/diagnostico/p',
    );
  });

  it('o projeto selecionado no alto da página vem no seu lugar', async () => {
    escolherProjeto(umaSessao(ana), { id: 'velho', nome: 'Edição Anterior' });
    abrir();
    expect(await screen.findByRole('region', { name: 'Edição Anterior' })).toHaveTextContent(
      'Projeto selecionado no alto da página.',
    );
    expect(screen.queryByText(/^Um projeto em andamento/)).toBeNull();
  });

  it('começa pelo questionário que já foi respondido, e não por um novo que vem antes dele', async () => {
    guardarQuestionario('novo', 'Liderança do ano que vem', 0);
    abrir();
    expect(await primeiras()).toHaveLength(3);
    expect(screen.getByLabelText('Questionário do ranking')).toHaveValue('q');
  });

  it('outro questionário tem o seu ranking, e o ranking inteiro seleciona o projeto', async () => {
    abrir();
    fireEvent.change(await screen.findByLabelText('Questionário do ranking'), { target: { value: 'r' } });
    expect(
      await screen.findByText('Nenhuma empresa finalizou as respostas deste questionário.'),
    ).toBeInTheDocument();
    fireEvent.change(screen.getByLabelText('Questionário do ranking'), { target: { value: 'q' } });
    const inteiro = await screen.findByRole('link', { name: 'Ver o ranking inteiro' });
    expect(inteiro).toHaveAttribute('href', '/analisarRespostas?questionario=q');
    fireEvent.click(inteiro);
    expect(await screen.findByText('Projeto selecionado no alto da página.')).toBeInTheDocument();
  });

  it('em andamento pelo fim, concluídos na outra aba; sem nenhum diz o que falta', async () => {
    const { unmount } = abrir();
    expect(await cartoes('Em andamento')).toEqual(['Prêmio do Sul', 'Prêmio Inovação']);
    fireEvent.click(screen.getByRole('tab', { name: 'Concluídos' }));
    expect(await cartoes('Concluídos')).toEqual(['Edição Anterior']);
    unmount();
    banco.esvaziar();
    abrir();
    expect(await screen.findByText('Nenhum projeto em andamento!')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Prêmio Inovação' })).toBeNull();
  });

  it('de muitos projetos mostra seis de cada vez', async () => {
    for (let i = 0; i < 6; i++) guardarProjeto(`p${i}`, `Outro ${i}`, 50 + i);
    abrir();
    expect(await cartoes('Em andamento')).toHaveLength(6);
    fireEvent.click(screen.getByRole('button', { name: 'Mostrar mais projetos' }));
    await waitFor(async () => expect(await cartoes('Em andamento')).toHaveLength(8));
    expect(screen.queryByRole('button', { name: 'Mostrar mais projetos' })).toBeNull();
  });

  it('sem o módulo 31 não há médias; sem o 5, nem questionários', async () => {
    const { unmount } = abrir(tea, ['31.leitura']);
    expect(await screen.findByRole('list', { name: 'Questionários de Prêmio Inovação' })).toBeInTheDocument();
    expect(screen.queryByText('Ranking de empresas')).toBeNull();
    expect(screen.queryByText(/com respostas finalizadas/)).toBeNull();
    unmount();
    abrir(tea, ['5.leitura']);
    expect(await screen.findByLabelText('Empresas do projeto')).toBeInTheDocument();
    expect(screen.queryByText('Questionários aplicados')).toBeNull();
  });
});

describe('um projeto do diagnóstico', () => {
  it('diz o que é, quantas empresas estão em cada fase, e leva a elas', async () => {
    doProjeto('p');
    expect(await screen.findByRole('heading', { level: 1, name: 'Prêmio Inovação' })).toBeInTheDocument();
    expect(screen.getByText('Em andamento')).toBeInTheDocument();
    const fases = within(screen.getByRole('list', { name: 'Fases de Prêmio Inovação' }));
    const finalistas = fases.getByRole('link', { name: 'Finalistas' });
    await waitFor(() => expect(finalistas.parentElement).toHaveTextContent('1 empresa'));
    expect(finalistas).toHaveAttribute('href', '/convidarEmpresa/p?fase=6');
    expect(fases.getByRole('link', { name: 'Inscrição' }).parentElement).toHaveTextContent('0 empresas');
    expect(await primeiras()).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Regulamento (abre em outra aba)' })).toHaveAttribute(
      'target',
      '_blank',
    );
  });

  it('a votação se diz no horário de Brasília, onde quer que se leia', async () => {
    guardarProjeto('p', 'Prêmio Inovação', 10, {
      votacao: {
        inicio: new Date('2026-01-01T03:00:00Z'),
        fim: new Date('2026-03-01T21:00:00Z'),
        publicarResultados: true,
        soFinalistas: false,
      },
    });
    doProjeto('p');
    expect(
      await screen.findByText('De 01/01/2026 às 00:00 a 01/03/2026 às 18:00, no horário de Brasília.'),
    ).toBeInTheDocument();
  });

  it('seleciona o projeto para as outras telas', async () => {
    doProjeto('p');
    fireEvent.click(await screen.findByRole('button', { name: 'Selecionar projeto' }));
    expect(await screen.findByText('Projeto selecionado')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Selecionar projeto' })).toBeNull();
  });

  it('sem questionário publicado diz quando o ranking aparece', async () => {
    for (const id of ['q', 'r'])
      banco.guardar(`${questionarios.onde(EMPRESA)}/${id}`, { ...umQuestionario(ana), nome: 'Rascunho' });
    doProjeto('p');
    expect(await screen.findByText(/ainda não tem um questionário publicado/)).toBeInTheDocument();
  });

  it('um endereço errado, ou o de um que foi removido, leva de volta', async () => {
    const { unmount } = doProjeto('nenhum');
    expect(await screen.findByText('Projeto não encontrado')).toBeInTheDocument();
    unmount();
    guardarProjeto('p', 'Prêmio Inovação', 10, { deletedAt: new Date() });
    doProjeto('p');
    expect(await screen.findByText('Projeto não encontrado')).toBeInTheDocument();
  });
});

/** How many of the steps are ticked. */
const feitos = async () => {
  const { unmount } = abrir();
  const lidos = (await passos()).map(([, situacao]) => situacao);
  unmount();
  return lidos.filter((situacao) => situacao === 'Feito').length;
};

describe('os primeiros passos do prêmio', () => {
  it('P231 sem projeto só o primeiro se dá; cada um é marcado pelo que está guardado, e no fim somem', async () => {
    banco.esvaziar();
    const { unmount } = abrir();
    expect(await passos()).toEqual([
      ['/projetos', 'Por fazer'],
      ['sem link', 'Por fazer'],
      ['sem link', 'Por fazer'],
      ['sem link', 'Por fazer'],
    ]);
    unmount();
    guardarProjeto('p', 'Prêmio Inovação', 10);
    expect(await feitos()).toBe(1);
    const { versao: _, ...rascunho } = { ...umQuestionario(ana), versao: 1 };
    banco.guardar(`${questionarios.onde(EMPRESA)}/q`, rascunho);
    // Of another project, removed: none of this one's.
    banco.guardar(`${questionarios.onde(EMPRESA)}/alheio`, {
      ...umQuestionario(ana),
      versao: 1,
      idProjeto: 'outro',
    });
    expect(await feitos()).toBe(2);
    guardarQuestionario('q', 'Liderança', 1);
    expect(await feitos()).toBe(3);
    const outra = abrir();
    expect(await passos()).toEqual([
      ['/projetos', 'Feito'],
      ['/questionarios', 'Feito'],
      ['/questionarios', 'Feito'],
      ['/convidarEmpresa/p', 'Por fazer'],
    ]);
    outra.unmount();
    guardarEmpresa('cometa', 'Cometa Logística', 1, 90_00);
    abrir();
    await primeiras();
    expect(screen.queryByRole('region', { name: 'Primeiros passos do prêmio' })).toBeNull();
  });

  it('P231 quem não cria projetos não os vê', async () => {
    banco.esvaziar();
    guardarProjeto('p', 'Prêmio Inovação', 10);
    const { unmount } = abrir(mario);
    expect(await passos()).toHaveLength(4);
    unmount();
    desenharTela(umaSessao(mario, { sem: ['13.criacao'] }), <InicioDoDiagnosticoPage />, '/diagnostico');
    await screen.findByText(/ainda não tem um questionário publicado/);
    expect(screen.queryByRole('region', { name: 'Primeiros passos do prêmio' })).toBeNull();
  });
});
