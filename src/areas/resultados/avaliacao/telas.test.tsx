// Evaluators' scores beside a company's result (part 3 §2, decisions Q202).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CodigoModulo } from '@/domain/acesso/areas';
import { banco } from '@tests/support/banco';
import { ana, type Persona, tea } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { QuestionarioInfoPage } from '../QuestionarioInfoPage';
import type { ResultadoLido } from '../resultados.data';
import type { AvaliacoesLidas, NotaLida } from './avaliacoes.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const umGrupo = (id: string, nome: string) => ({
  id,
  nome,
  descricao: `Sobre ${nome}.`,
  noRadar: true,
  folhas: 2,
  media: 65_50,
  nivel: 'Avançado',
  analise: 'A empresa vai bem.',
});
const RESULTADO: ResultadoLido = {
  nome: 'Autodiagnóstico',
  projeto: 'Prêmio Inovação',
  empresa: 'Rota Norte',
  idProjeto: 'p',
  organiza: true,
  entrevista: { fase: 'Entrevista Inicial', media: 75_00, grupos: { g1: 75_00 } },
  folhas: 2,
  versoes: 1,
  media: 68_11,
  nivel: 'Emergente',
  analise: 'A empresa já inova com método.',
  grupos: [umGrupo('g1', 'Estratégia'), umGrupo('g2', 'Cultura')],
};
const AVALIACOES: AvaliacoesLidas = {
  fase: { id: 4, titulo: 'Entrevista Inicial' },
  recusa: null,
  veDeOutros: true,
  podeDesconsiderar: true,
  fases: [{ id: 4, titulo: 'Entrevista Inicial' }],
  notas: [],
};
const umaNota = (id: string, mudancas: Partial<NotaLida> = {}): NotaLida => ({
  id,
  grupo: 'g1',
  fase: 4,
  respondente: `avaliador-${id}`,
  nota: 80_00,
  justificativa: `Porque sim, disse ${id}.`,
  desconsiderado: false,
  em: '2026-11-20T12:00:00.000Z',
  ...mudancas,
});

const abrir = (
  avaliacoes: Partial<AvaliacoesLidas> = {},
  { quem = ana, sem = [], resultado = {} }: Partial<Aberto> = {},
) => {
  servidor.respostas = {
    'resultadosFunctions-comparar': { opcoes: [], aviso: null },
    'resultadosFunctions-questionario': { ...RESULTADO, ...resultado },
    'notasFunctions-listar': { ...AVALIACOES, ...avaliacoes },
    'notasFunctions-avaliar': { criada: true },
    'notasFunctions-desconsiderar': {},
  };
  return desenharTela(
    umaSessao(quem, { sem }),
    <Routes>
      <Route
        path="/questionarioInfo/:idEmpresa/:idProjeto/:questionarioId"
        element={<QuestionarioInfoPage />}
      />
    </Routes>,
    '/questionarioInfo/convidada/p/q',
  );
};
interface Aberto {
  quem: Persona;
  sem: `${CodigoModulo}.leitura`[];
  resultado: Partial<ResultadoLido>;
}
beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  localStorage.clear();
});

const doGrupo = async (nome: string) =>
  within(await screen.findByRole('region', { name: `Avaliação de ${nome}` }));
const pedidos = (campo: string) =>
  [...servidor.pedidos.values()]
    .map((texto) => JSON.parse(texto) as Record<string, unknown>)
    .filter((pedido) => campo in pedido);

describe('dar uma nota', () => {
  it('o botão espera nota e justificativa; a primeira é adicionada', async () => {
    abrir();
    const grupo = await doGrupo('Estratégia');
    const botao = await grupo.findByRole('button', { name: 'Dar nota' });
    expect(botao).toBeDisabled();
    fireEvent.change(grupo.getByLabelText('Sua nota para Estratégia'), { target: { value: '72,5' } });
    expect(botao).toBeDisabled();
    fireEvent.change(grupo.getByLabelText('Justificativa'), { target: { value: 'Há método e pessoas.' } });
    expect(botao).toBeEnabled();
    fireEvent.click(botao);
    expect(await screen.findByText('Nota adicionada com sucesso!')).toBeInTheDocument();
    expect(pedidos('justificativa')).toEqual([
      expect.objectContaining({
        idEmpresa: 'convidada',
        questionarioId: 'q',
        grupo: 'g1',
        fase: 4,
        idResposta: null,
        nota: 72_50,
        justificativa: 'Há método e pessoas.',
      }),
    ]);
  });

  it('a que já se deu está no formulário; sem mudança não há o que enviar', async () => {
    abrir({ notas: [umaNota('minha', { respondente: ana.uid, nota: 60_00 })] });
    const grupo = await doGrupo('Estratégia');
    expect(await grupo.findByLabelText('Sua nota para Estratégia')).toHaveValue('60');
    const botao = grupo.getByRole('button', { name: 'Atualizar nota' });
    expect(botao).toBeDisabled();
    fireEvent.change(grupo.getByLabelText('Sua nota para Estratégia'), { target: { value: '65' } });
    expect(botao).toBeEnabled();
    fireEvent.click(botao);
    expect(await screen.findByText('Nota atualizada com sucesso!')).toBeInTheDocument();
  });

  it('quem não dá nota diz por quê', async () => {
    abrir();
    const grupo = await doGrupo('Cultura');
    fireEvent.click(await grupo.findByLabelText('Não dar nota a este grupo'));
    expect(grupo.getByLabelText('Sua nota para Cultura')).toBeDisabled();
    fireEvent.change(grupo.getByLabelText('Por que não dá nota'), {
      target: { value: 'Trabalhei com este grupo da empresa.' },
    });
    fireEvent.click(grupo.getByRole('button', { name: 'Dar nota' }));
    expect(await screen.findByText('Nota adicionada com sucesso!')).toBeInTheDocument();
    expect(pedidos('justificativa')).toEqual([expect.objectContaining({ grupo: 'g2', nota: null })]);
  });

  it('acima de cem é recusado com uma frase, e a recusa do servidor fica no formulário', async () => {
    abrir();
    const grupo = await doGrupo('Estratégia');
    const nota = await grupo.findByLabelText('Sua nota para Estratégia');
    fireEvent.change(nota, { target: { value: '101' } });
    fireEvent.change(grupo.getByLabelText('Justificativa'), { target: { value: 'Há método e pessoas.' } });
    fireEvent.click(grupo.getByRole('button', { name: 'Dar nota' }));
    expect(await grupo.findByText('A nota vai de 0 a 100.')).toBeInTheDocument();
    expect(pedidos('justificativa')).toEqual([]);
    servidor.agir = (_dados, nome) => {
      if (nome === 'notasFunctions-avaliar') throw new Error('A empresa já mudou de fase.');
    };
    fireEvent.change(nota, { target: { value: '100' } });
    fireEvent.click(grupo.getByRole('button', { name: 'Dar nota' }));
    expect(await grupo.findByText('A empresa já mudou de fase.')).toBeInTheDocument();
    expect(grupo.getByLabelText('Justificativa')).toHaveValue('Há método e pessoas.');
  });

  it('uma nota enviada outra vez com outro valor é outro pedido; com o mesmo é o mesmo', async () => {
    abrir();
    const grupo = await doGrupo('Estratégia');
    const nota = await grupo.findByLabelText('Sua nota para Estratégia');
    fireEvent.change(grupo.getByLabelText('Justificativa'), { target: { value: 'Há método e pessoas.' } });
    fireEvent.change(nota, { target: { value: '70' } });
    const botao = await grupo.findByRole('button', { name: 'Dar nota' });
    servidor.perder = 2;
    fireEvent.click(botao);
    await waitFor(() => expect(servidor.perder).toBe(1));
    await waitFor(() => expect(botao).toBeEnabled());
    fireEvent.click(botao);
    await waitFor(() => expect(servidor.perder).toBe(0));
    await waitFor(() => expect(botao).toBeEnabled());
    expect(pedidos('justificativa')).toHaveLength(1);
    fireEvent.change(nota, { target: { value: '75' } });
    fireEvent.click(botao);
    expect(await screen.findByText('Nota adicionada com sucesso!')).toBeInTheDocument();
    expect(pedidos('justificativa').map((pedido) => pedido['nota'])).toEqual([70_00, 75_00]);
  });

  it('o que se escreve enquanto a nota é enviada fica ali, também quando ela é lida de novo', async () => {
    abrir();
    const grupo = await doGrupo('Estratégia');
    const motivo = grupo.getByLabelText('Justificativa');
    fireEvent.change(await grupo.findByLabelText('Sua nota para Estratégia'), { target: { value: '70' } });
    fireEvent.change(motivo, { target: { value: 'Há método.' } });
    servidor.respostas['notasFunctions-listar'] = {
      ...AVALIACOES,
      notas: [umaNota('minha', { respondente: ana.uid, nota: 70_00, justificativa: 'Há método.' })],
    };
    fireEvent.click(grupo.getByRole('button', { name: 'Dar nota' }));
    fireEvent.change(motivo, { target: { value: 'Há método e pessoas.' } });
    const botao = await grupo.findByRole('button', { name: 'Atualizar nota' });
    expect(await grupo.findByText('Falta enviar o que você mudou')).toBeInTheDocument();
    expect(grupo.getByLabelText('Justificativa')).toHaveValue('Há método e pessoas.');
    fireEvent.click(botao);
    expect(await screen.findByText('Nota atualizada com sucesso!')).toBeInTheDocument();
    expect(pedidos('justificativa').map((pedido) => pedido['justificativa'])).toEqual([
      'Há método.',
      'Há método e pessoas.',
    ]);
    await waitFor(() => expect(botao).toBeDisabled());
  });

  it('fora da fase não há formulário, e a tela diz por quê', async () => {
    abrir({ recusa: 'Nesta fase da empresa não se dão notas.' });
    expect(await screen.findByText(/Nesta fase da empresa não se dão notas/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Dar nota' })).toBeNull();
  });
});

describe('as notas dos avaliadores', () => {
  const DUAS = [umaNota('um'), umaNota('dois', { nota: 40_00 }), umaNota('nada', { nota: null })];
  it('com média e diferença entre eles, e quem discorda salta à vista', async () => {
    abrir({ notas: DUAS });
    const grupo = await doGrupo('Estratégia');
    expect(
      grupo.getByText('Média 60,00, de 2 notas entre 40,00 e 80,00: 40,00 de diferença.'),
    ).toBeInTheDocument();
    expect(grupo.getByText('Avaliadores discordam')).toBeInTheDocument();
    const lista = within(grupo.getByRole('list', { name: 'Notas de Entrevista Inicial' }));
    expect(lista.getAllByRole('listitem')).toHaveLength(3);
    expect(lista.getByText('Não deu nota')).toBeInTheDocument();
    expect(screen.getByText(/Média dos avaliadores em Entrevista Inicial/)).toHaveTextContent('75,00');
  });

  it('a própria nota vem antes delas, e a fase mais nova antes das outras', async () => {
    abrir({
      notas: [umaNota('um', { fase: 8 }), umaNota('dois')],
      fases: [
        { id: 8, titulo: 'Evidências' },
        { id: 4, titulo: 'Entrevista Inicial' },
      ],
    });
    const grupo = await doGrupo('Estratégia');
    const botao = await grupo.findByRole('button', { name: 'Dar nota' });
    const listas = grupo.getAllByRole('list');
    expect(listas.map((lista) => lista.getAttribute('aria-label'))).toEqual([
      'Notas de Entrevista Inicial',
      'Notas de Evidências',
    ]);
    expect(botao.compareDocumentPosition(listas[0] ?? document)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('desconsiderar e reconsiderar, por quem pode', async () => {
    const { unmount } = abrir({ notas: [umaNota('um'), umaNota('dois', { desconsiderado: true })] });
    let grupo = await doGrupo('Estratégia');
    expect(grupo.getByText('Avaliação desconsiderada')).toBeInTheDocument();
    fireEvent.click(grupo.getByRole('button', { name: 'Desconsiderar avaliação' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Desconsiderar avaliação' }));
    const enviar = dialogo.getByRole('button', { name: 'Desconsiderar avaliação' });
    fireEvent.click(enviar);
    expect(await dialogo.findByText('Escreva por que, com 10 letras ou mais.')).toBeInTheDocument();
    fireEvent.change(dialogo.getByLabelText('Motivo'), { target: { value: 'Trocou duas empresas.' } });
    fireEvent.click(enviar);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(grupo.getByRole('button', { name: 'Reconsiderar avaliação' }));
    expect(await screen.findByText('Avaliação reconsiderada')).toBeInTheDocument();
    expect(pedidos('desconsiderado')).toEqual([
      expect.objectContaining({ nota: 'um', desconsiderado: true, motivo: 'Trocou duas empresas.' }),
      expect.objectContaining({ nota: 'dois', desconsiderado: false }),
    ]);
    unmount();
    abrir({ notas: [umaNota('um')], podeDesconsiderar: false });
    grupo = await doGrupo('Estratégia');
    expect(grupo.queryByRole('button', { name: 'Desconsiderar avaliação' })).toBeNull();
  });

  it('desconsiderada com outro motivo depois da resposta perdida, vale o novo', async () => {
    abrir({ notas: [umaNota('um')] });
    const grupo = await doGrupo('Estratégia');
    fireEvent.click(grupo.getByRole('button', { name: 'Desconsiderar avaliação' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Desconsiderar avaliação' }));
    const enviar = dialogo.getByRole('button', { name: 'Desconsiderar avaliação' });
    const motivo = dialogo.getByLabelText('Motivo');
    fireEvent.change(motivo, { target: { value: 'Trocou duas empresas.' } });
    servidor.perder = 1;
    fireEvent.click(enviar);
    await waitFor(() => expect(servidor.perder).toBe(0));
    await waitFor(() => expect(enviar).toBeEnabled());
    fireEvent.change(motivo, { target: { value: 'Leu a empresa errada.' } });
    fireEvent.click(enviar);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(pedidos('desconsiderado').map((um) => um['motivo'])).toEqual([
      'Trocou duas empresas.',
      'Leu a empresa errada.',
    ]);
  });

  it('P385 o motivo está ao lado da desconsiderada; a dada com impedimento ninguém reconsidera', async () => {
    abrir({
      notas: [
        umaNota('um', { desconsiderado: true, motivo: 'Trocou duas empresas.' }),
        umaNota('dois', { impedida: true, nota: 10_00 }),
      ],
    });
    const grupo = await doGrupo('Estratégia');
    expect(grupo.getByText('Motivo: Trocou duas empresas.')).toBeInTheDocument();
    expect(grupo.getByText('Dada com impedimento')).toBeInTheDocument();
    expect(grupo.getByText('Nenhuma nota conta nesta fase.')).toBeInTheDocument();
    expect(grupo.getAllByRole('button', { name: /^(Desc|Rec)onsiderar avaliação$/ })).toHaveLength(1);
  });

  it('A15 sem o módulo 26 só as próprias, sem média', async () => {
    abrir(
      {
        veDeOutros: false,
        podeDesconsiderar: false,
        notas: [umaNota('velha', { respondente: tea.uid, fase: 8 })],
        fases: [{ id: 8, titulo: 'Evidências' }],
      },
      { quem: tea, sem: ['26.leitura'] },
    );
    const grupo = await doGrupo('Estratégia');
    expect(grupo.getByText('Você')).toBeInTheDocument();
    expect(grupo.queryByText(/^Média/)).toBeNull();
    expect(await grupo.findByRole('button', { name: 'Dar nota' })).toBeInTheDocument();
  });

  it('a empresa avaliada não pergunta por elas', async () => {
    abrir({}, { resultado: { organiza: false, entrevista: null } });
    expect(await screen.findByText('68,11')).toBeInTheDocument();
    expect(screen.queryByText('Avaliadores')).toBeNull();
    expect(screen.queryByText(/^Média dos avaliadores/)).toBeNull();
    expect([...servidor.pedidos.values()].filter((texto) => !texto.includes('idProjeto'))).toEqual([]);
  });

  it('P387 a empresa lê o que os avaliadores escreveram, onde foi publicado, sem nomes', async () => {
    abrir({}, { resultado: { organiza: false, palavras: { g1: ['Falta método.', 'Há gente capaz.'] } } });
    const lista = within(
      await screen.findByRole('list', { name: 'O que os avaliadores escreveram de Estratégia' }),
    );
    expect(lista.getAllByRole('listitem').map((um) => um.textContent)).toEqual([
      'Falta método.',
      'Há gente capaz.',
    ]);
    expect(screen.queryByRole('list', { name: /escreveram de Cultura/ })).toBeNull();
  });

  it('Q23 a empresa avaliada vê as médias publicadas, e nenhuma nota', async () => {
    abrir({}, { resultado: { organiza: false } });
    expect(await screen.findByText(/^Média dos avaliadores em Entrevista Inicial/)).toHaveTextContent(
      '75,00',
    );
    expect(screen.getAllByText(/^Média dos avaliadores/)).toHaveLength(2);
    expect(screen.queryByText('Avaliadores')).toBeNull();
    expect([...servidor.pedidos.values()].filter((texto) => !texto.includes('idProjeto'))).toEqual([]);
  });
});

const itemDe = (idEmpresa: string, empresa: string, dadas: number) => ({
  idEmpresa,
  empresa,
  questionarioId: 'q',
  questionario: 'Autodiagnóstico',
  encerrada: false,
  dadas,
  de: 2,
});

describe('vindo de Para avaliar', () => {
  const juri = {
    projetoId: 'p',
    projeto: 'Prêmio Inovação',
    fase: 4,
    titulo: 'Entrevista Inicial',
    prazo: '2026-12-31',
    cegas: true,
    itens: [itemDe('convidada', 'Rota Norte', 1), itemDe('sul', 'Rota Sul', 0), itemDe('leste', 'Leste', 2)],
    semAvaliacao: [],
  };
  it('diz o que falta desta empresa, e N leva à próxima; ao escrever, N é uma letra', async () => {
    servidor.respostas = {
      'resultadosFunctions-comparar': { opcoes: [], aviso: null },
      'resultadosFunctions-questionario': { ...RESULTADO, entrevista: null },
      'notasFunctions-listar': { ...AVALIACOES, cegas: [4] },
      'juriFunctions-paraAvaliar': { juris: [juri] },
    };
    desenharTela(
      umaSessao(ana),
      <Routes>
        <Route path="/analisarInfo/:idEmpresa/:questionarioId" element={<QuestionarioInfoPage />} />
      </Routes>,
      '/analisarInfo/convidada/q?juri=sim',
    );
    const barra = within(await screen.findByRole('region', { name: 'Para avaliar' }));
    expect(barra.getByText('1 de 2 notas')).toBeVisible();
    expect(barra.getByRole('link', { name: 'Próxima: Rota Sul (N)' })).toHaveAttribute(
      'href',
      '/analisarInfo/sul/q?juri=sim',
    );
    const grupo = await doGrupo('Cultura');
    expect(
      grupo.getByText('As notas dos outros avaliadores aparecem depois que você der a sua.'),
    ).toBeVisible();
    fireEvent.keyDown(await grupo.findByLabelText('Justificativa'), { key: 'n' });
    // Of this company, whatever is asked of it.
    expect(new Set(pedidos('idProjeto').map((um) => um['idEmpresa']))).toEqual(new Set(['convidada']));
    fireEvent.keyDown(document.body, { key: 'n' });
    await waitFor(() => expect(pedidos('idProjeto').map((um) => um['idEmpresa'])).toContain('sul'));
  });

  it.each([
    [1, 'É a última que falta.'],
    [2, 'Tudo o que é seu está avaliado.'],
  ])('da última empresa, com %i de 2 notas: %s', async (dadas, frase) => {
    servidor.respostas = {
      'resultadosFunctions-comparar': { opcoes: [], aviso: null },
      'resultadosFunctions-questionario': { ...RESULTADO, entrevista: null },
      'notasFunctions-listar': { ...AVALIACOES, cegas: [4] },
      'juriFunctions-paraAvaliar': {
        juris: [{ ...juri, itens: [itemDe('convidada', 'Rota Norte', dadas), itemDe('leste', 'Leste', 2)] }],
      },
    };
    desenharTela(
      umaSessao(ana),
      <Routes>
        <Route path="/analisarInfo/:idEmpresa/:questionarioId" element={<QuestionarioInfoPage />} />
      </Routes>,
      '/analisarInfo/convidada/q?juri=sim',
    );
    const barra = await screen.findByRole('region', { name: 'Para avaliar' });
    expect(barra).toHaveTextContent(frase);
    expect(barra).toHaveTextContent(`${dadas} de 2 notas`);
    expect(/Tudo/.test(barra.textContent)).toBe(dadas === 2);
  });
});
