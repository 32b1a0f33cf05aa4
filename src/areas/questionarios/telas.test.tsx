// The set-up of questionnaires as a person meets it (part 3 §2, §5 and §6).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { caminhos } from '@/domain/comum/caminhos';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import { umTipoDeResposta } from '@/domain/diagnostico/tipo-de-resposta.exemplo';
import { escolherProjeto } from '@/firebase/sessao/projetoEscolhido';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, caio, EMPRESA, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { GrupoFormModal } from './GrupoFormModal';
import { GruposPage } from './GruposPage';
import { QuestionarioPage } from './inteiro/QuestionarioPage';
import { QuestionarioFormModal } from './QuestionarioFormModal';
import { PerguntasPage } from './PerguntasPage';
import { QuestionariosPage } from './QuestionariosPage';
import { TipoDeRespostaFormModal } from './TipoDeRespostaFormModal';
import { TiposDeRespostasPage } from './TiposDeRespostasPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const onde = {
  questionario: `${questionarios.onde(EMPRESA)}/q`,
  grupo: (id: string) => `${gruposDiagnostico.onde(EMPRESA)}/${id}`,
  pergunta: (id: string) => `${perguntas.onde(EMPRESA)}/${id}`,
};
const guardarPergunta = (id: string, nome: string, mais: object = {}) =>
  banco.guardar(onde.pergunta(id), umaPergunta(ana, { nome, ...mais }));

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana));
  banco.guardar(onde.questionario, umQuestionario(ana));
  banco.guardar(`${tiposDeRespostas.onde(EMPRESA)}/t`, umTipoDeResposta(ana));
  banco.guardar(onde.grupo('g'), umGrupo(ana, { nome: 'Cultura', pesoNota: 3 }));
  banco.guardar(onde.grupo('h'), umGrupo(ana, { nome: 'Resultados', pesoNota: 1, ordemQuestionario: 2 }));
  guardarPergunta('a', 'Primeira pergunta?');
  guardarPergunta('b', 'Segunda pergunta?', { ordem: 2, inversa: true });
  guardarPergunta('c', 'Terceira pergunta?', { ordem: 3, tipoDeResposta: 'sumiu', obrigatoria: false });
});

const inteiro = (quem: Persona = ana, mudancas = {}) =>
  desenharTela(
    umaSessao(quem, mudancas),
    <Routes>
      <Route path="/questionarios/:questionarioId" element={<QuestionarioPage />} />
    </Routes>,
    '/questionarios/q',
  );
const botao = (name: string) => screen.findByRole('button', { name });
const linhas = () =>
  within(screen.getByRole('list', { name: 'Perguntas de Cultura' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => /\d\. (\w+) pergunta/.exec(textContent ?? '')?.[1]);
const textoDe = (nome: string) =>
  within(screen.getByRole('list', { name: 'Perguntas de Cultura' }))
    .getAllByRole('listitem')
    .find(({ textContent }) => textContent?.includes(nome))?.textContent;
const ordemDa = (id: string) => (banco.ler(onde.pergunta(id)) as { ordem: number }).ordem;

const se = (pergunta: string, valor = 'Sim') => ({
  mostrarSe: { liga: 'todas', condicoes: [{ pergunta, como: 'igual', valor }] },
});
const editar = async (nome: string) => {
  fireEvent.click(await botao(`Editar ${nome}`));
  return within(await screen.findByRole('dialog', { name: 'Cadastro de pergunta' }));
};
const salvar = (dialogo: Awaited<ReturnType<typeof editar>>) =>
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));

describe('o questionário inteiro', () => {
  it('mostra grupos e perguntas em ordem, pesos, faixas e o que falta', async () => {
    inteiro();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Autodiagnóstico de inovação' }),
    ).toBeVisible();
    expect(linhas()).toEqual(['Primeira', 'Segunda', 'Terceira']);
    expect(screen.getByText(/3 perguntas · peso 3, 75% do questionário/)).toBeInTheDocument();
    expect(screen.getByText('2 grupos, 3 perguntas')).toBeInTheDocument();
    expect(await screen.findByText('O grupo "Resultados" não tem perguntas.')).toBeInTheDocument();
    expect(
      screen.getByText(/"Terceira pergunta\?" tem um tipo de resposta que não existe mais/),
    ).toBeInTheDocument();
  });

  it('o peso de um texto livre não conta, e é dito na lista e no formulário', async () => {
    banco.guardar(
      `${tiposDeRespostas.onde(EMPRESA)}/livre`,
      umTipoDeResposta(ana, { tipoDeResposta: 1, campos: [] }),
    );
    guardarPergunta('c', 'Terceira pergunta?', { ordem: 3, tipoDeResposta: 'livre', peso: 4 });
    inteiro();
    await waitFor(() => expect(textoDe('Terceira')).toContain('não conta na nota'));
    expect(textoDe('Terceira')).not.toContain('peso');
    expect(textoDe('Primeira')).toMatch(/peso \d/);
    fireEvent.click(await botao('Editar Terceira pergunta?'));
    expect(await screen.findByText('Um texto não tem nota: o peso não conta.')).toBeVisible();
  });

  it('uma pergunta desce e sobe por botões: uma escrita cada vez, e a lista diz a nova ordem', async () => {
    inteiro();
    fireEvent.click(await botao('Descer Primeira pergunta?'));
    await waitFor(() => expect(linhas()).toEqual(['Segunda', 'Primeira', 'Terceira']));
    expect([ordemDa('a'), ordemDa('b'), ordemDa('c')]).toEqual([2.5, 2, 3]);
    fireEvent.click(await botao('Subir Terceira pergunta?'));
    await waitFor(() => expect(linhas()).toEqual(['Segunda', 'Terceira', 'Primeira']));
    const escritas = banco.gravacoes;
    fireEvent.click(await botao('Subir Segunda pergunta?'));
    expect(banco.gravacoes).toBe(escritas);
  });

  it('e é levada com o mouse, numa escrita só', async () => {
    inteiro();
    await screen.findByText('O grupo "Resultados" não tem perguntas.');
    const itens = within(screen.getByRole('list', { name: 'Perguntas de Cultura' })).getAllByRole('listitem');
    const [primeiro, , terceiro] = itens;
    const alca = terceiro?.querySelector('[draggable]');
    if (!primeiro || !alca) throw new Error('Falta a alça.');
    fireEvent.dragStart(alca);
    const chegada = primeiro.firstElementChild ?? primeiro;
    fireEvent.dragOver(chegada);
    fireEvent.drop(chegada);
    await waitFor(() => expect(linhas()).toEqual(['Terceira', 'Primeira', 'Segunda']));
    expect(ordemDa('c')).toBe(0);
    expect([ordemDa('a'), ordemDa('b')]).toEqual([1, 2]);
  });

  it('acrescenta uma pergunta ao grupo, no último lugar', async () => {
    inteiro();
    fireEvent.click(await botao('Adicionar pergunta a Cultura'));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de pergunta' }));
    const escrever = (rotulo: string, value: string) =>
      fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
    escrever('Pergunta', 'Quarta pergunta?');
    escrever('Descrição', 'O que considerar.');
    await dialogo.findByRole('option', { name: 'Sim, em parte ou não' });
    escrever('Tipo de resposta', 't');
    expect(dialogo.getByRole('radio', { name: 'Em parte' })).toBeInTheDocument();
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(linhas()).toHaveLength(4));
    expect(linhas().at(-1)).toBe('Quarta');
  });

  it('remover um grupo diz quantas perguntas ele tem; depois elas esperam outro grupo', async () => {
    inteiro();
    fireEvent.click(await botao('Remover o grupo Cultura'));
    const pergunta = within(
      await screen.findByRole('dialog', { name: 'Tem certeza que deseja remover o grupo "Cultura"?' }),
    );
    expect(
      pergunta.getByText(/^Ele tem 3 perguntas: elas continuam no questionário, sem grupo/),
    ).toBeVisible();
    fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
    const soltas = within(await screen.findByRole('region', { name: 'Perguntas sem grupo' }));
    expect(soltas.getAllByRole('listitem')).toHaveLength(3);
    expect(soltas.getByRole('button', { name: 'Editar Segunda pergunta?' })).toBeInTheDocument();
  });

  describe('perguntas que dependem (Q300)', () => {
    it('uma condição se escolhe entre as perguntas de antes e as respostas delas, e a página a diz', async () => {
      inteiro();
      const dialogo = await editar('Segunda pergunta?');
      const mudar = (rotulo: string, value: string) =>
        fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
      const opcoes = (rotulo: string) =>
        within(dialogo.getByLabelText(rotulo))
          .getAllByRole('option')
          .map(({ textContent }) => textContent);
      await dialogo.findByRole('option', { name: 'Sim, em parte ou não' });
      fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar condição' }));
      expect(opcoes('Pergunta da condição 1')).toEqual(['Escolha', '1. Primeira pergunta?']);
      mudar('Pergunta da condição 1', 'a');
      expect(opcoes('Comparação da condição 1')).toEqual(['é', 'foi respondida']);
      salvar(dialogo);
      expect(await dialogo.findByText('Escolha uma resposta.')).toBeInTheDocument();
      expect(opcoes('Resposta da condição 1')).toContain('Em parte');
      mudar('Resposta da condição 1', 'Em parte');
      salvar(dialogo);
      expect(await screen.findByText('Mostrar se "Primeira pergunta?" é "Em parte"')).toBeInTheDocument();
      expect(banco.ler(onde.pergunta('b'))).toMatchObject(se('a', 'Em parte'));
    });

    it('retirada a última condição, ela aparece sempre', async () => {
      guardarPergunta('b', 'Segunda pergunta?', { ordem: 2, ...se('a') });
      inteiro();
      const dialogo = await editar('Segunda pergunta?');
      fireEvent.click(dialogo.getByRole('button', { name: 'Remover a condição 1' }));
      expect(dialogo.getByText(/^Ela aparece sempre\./)).toBeInTheDocument();
      salvar(dialogo);
      await waitFor(() => expect(screen.queryByText(/^Mostrar se "/)).toBeNull());
      expect(banco.ler(onde.pergunta('b'))).toMatchObject({ mostrarSe: { liga: 'todas', condicoes: [] } });
    });

    it('descer a pergunta de que outra depende é recusado com o nome dela, por botão e pelo formulário', async () => {
      guardarPergunta('b', 'Segunda pergunta?', { ordem: 2, ...se('a') });
      inteiro();
      await botao('Descer Primeira pergunta?');
      const escritas = banco.gravacoes;
      fireEvent.click(await botao('Descer Primeira pergunta?'));
      const recusa = /Assim não dá\. A pergunta "Segunda pergunta\?" aparece conforme "Primeira pergunta\?"/;
      expect((await screen.findAllByText(recusa)).length).toBeGreaterThan(0);
      expect(linhas()).toEqual(['Primeira', 'Segunda', 'Terceira']);
      const dialogo = await editar('Primeira pergunta?');
      const ordem = (value: string) =>
        fireEvent.change(dialogo.getByLabelText('Ordem'), { target: { value } });
      ordem('2,5');
      salvar(dialogo);
      expect(await dialogo.findByText(recusa)).toBeInTheDocument();
      expect(banco.gravacoes).toBe(escritas);
      ordem('1,5');
      salvar(dialogo);
      await waitFor(() => expect(ordemDa('a')).toBe(1.5));
    });

    it('pôr o grupo antes daquele de que uma pergunta sua depende é recusado no formulário do grupo', async () => {
      guardarPergunta('c', 'Terceira pergunta?', { grupo: 'h', ordem: 1, ...se('a') });
      inteiro();
      fireEvent.click(await botao('Editar o grupo Resultados'));
      const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de grupos' }));
      const ordem = (value: string) =>
        fireEvent.change(dialogo.getByLabelText('Ordem'), { target: { value } });
      const escritas = banco.gravacoes;
      ordem('0');
      salvar(dialogo);
      expect(await dialogo.findByText(/Assim não dá\. A pergunta "Terceira pergunta\?"/)).toBeInTheDocument();
      expect(banco.gravacoes).toBe(escritas);
      ordem('1,5');
      salvar(dialogo);
      await waitFor(() => expect(banco.ler(onde.grupo('h'))).toMatchObject({ ordemQuestionario: 1.5 }));
    });

    it('Q360 o grupo aparece conforme uma resposta de um grupo antes, e só uma dessas se oferece', async () => {
      inteiro();
      fireEvent.click(await botao('Editar o grupo Resultados'));
      const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de grupos' }));
      fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar condição' }));
      const escolher = (rotulo: string, value: string) =>
        fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
      await dialogo.findByRole('option', { name: '1. Primeira pergunta?' });
      escolher('Pergunta da condição 1', 'a');
      expect(await dialogo.findByRole('option', { name: 'Em parte' })).toBeInTheDocument();
      escolher('Resposta da condição 1', 'Em parte');
      salvar(dialogo);
      expect(await screen.findByText('Mostrar se "Primeira pergunta?" é "Em parte"')).toBeInTheDocument();
      expect(banco.ler(onde.grupo('h'))).toMatchObject(se('a', 'Em parte'));
    });

    it('Q360 o primeiro grupo não tem de que depender', async () => {
      inteiro();
      fireEvent.click(await botao('Editar o grupo Cultura'));
      const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de grupos' }));
      fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar condição' }));
      expect(await dialogo.findByText('Nenhuma pergunta está em um grupo antes deste.')).toBeInTheDocument();
    });

    it('o que não vale mais é dito no formulário e não se salva assim', async () => {
      guardarPergunta('b', 'Segunda pergunta?', { ordem: 2, ...se('a', 'Talvez') });
      inteiro();
      const dialogo = await editar('Segunda pergunta?');
      const frase = /a resposta "Talvez" de "Primeira pergunta\?", que não há mais\./;
      expect(await dialogo.findByText(frase)).toBeInTheDocument();
      const escritas = banco.gravacoes;
      salvar(dialogo);
      await waitFor(() => expect(dialogo.getAllByText(frase)).toHaveLength(2));
      expect(banco.gravacoes).toBe(escritas);
    });

    it('remover diz que perguntas dependem dela, ou do grupo', async () => {
      guardarPergunta('b', 'Segunda pergunta?', { ordem: 2, ...se('a') });
      guardarPergunta('d', 'Quarta pergunta?', { grupo: 'h', ...se('b') });
      inteiro();
      fireEvent.click(await botao('Remover Primeira pergunta?'));
      expect(
        await screen.findByText(
          /^Uma pergunta aparece conforme o que se responde ali: "Segunda pergunta\?"\./,
        ),
      ).toBeVisible();
      fireEvent.click(screen.getByRole('button', { name: 'Não' }));
      fireEvent.click(await botao('Remover o grupo Cultura'));
      expect(await screen.findByText(/conforme o que se responde ali: "Quarta pergunta\?"\./)).toBeVisible();
    });
  });

  it('quem só lê não tem o que apertar', async () => {
    const sem = [5, 6, 7].flatMap((modulo) => [`${modulo}.criacao`, `${modulo}.editar`, `${modulo}.remover`]);
    inteiro(caio, { sem });
    await screen.findByText('O grupo "Resultados" não tem perguntas.');
    for (const name of [/^Subir/, /^Descer/, /^Editar/, /^Remover/, /^Adicionar/])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });

  it('um endereço errado, ou de um que foi removido, diz que não há', async () => {
    banco.guardar(onde.questionario, umQuestionario(ana, { deletedAt: new Date() }));
    inteiro();
    expect(await screen.findByText('Questionário não encontrado!')).toBeInTheDocument();
  });

  it('quatrocentas perguntas e um texto hostil ainda se leem', async () => {
    for (let i = 0; i < 400; i++) guardarPergunta(`x${i}`, `Pergunta ${i}?`, { grupo: 'h', ordem: i });
    guardarPergunta('a', '<img src=x onerror=alert(1)> pergunta?', { ordem: 0 });
    inteiro();
    expect(await screen.findByText('2 grupos, 403 perguntas')).toBeInTheDocument();
    expect(screen.getByText(/<img src=x onerror=alert\(1\)>/)).toBeInTheDocument();
    // By its label: a role is asked of two thousand elements, which is slow.
    expect(screen.queryByLabelText(/^Adicionar pergunta/)).toBeNull();
  });
});

describe('as listas', () => {
  it('um questionário abre a sua página, e removê-lo diz o que ele tem', async () => {
    desenharTela(umaSessao(ana), <QuestionariosPage />);
    const link = await screen.findByRole('link', { name: 'Autodiagnóstico de inovação' });
    expect(link).toHaveAttribute('href', '/questionarios/q');
    fireEvent.click(await botao('Ações de Autodiagnóstico de inovação'));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    expect(await screen.findByText(/^Ele tem 2 grupos e 3 perguntas, que continuam guardados/)).toBeVisible();
  });

  it('só um questionário publicado, de um projeto com votação, tem o endereço dela (R16)', async () => {
    const ENDERECO = 'Url Prêmio Empresa Inspiradora';
    const votacao = {
      inicio: new Date(),
      fim: new Date(),
      soFinalistas: false,
      publicarResultados: false,
    };
    const acoes = async (projeto: object, questionario: object) => {
      banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana, projeto));
      banco.guardar(onde.questionario, umQuestionario(ana, questionario));
      const { unmount } = desenharTela(umaSessao(ana), <QuestionariosPage />);
      fireEvent.click(await botao('Ações de Autodiagnóstico de inovação'));
      await screen.findByRole('menuitem', { name: 'Exportar' });
      if ('versao' in questionario && 'votacao' in projeto)
        await screen.findByRole('menuitem', { name: ENDERECO });
      const ha = screen.queryByRole('menuitem', { name: ENDERECO }) !== null;
      unmount();
      return ha;
    };
    expect(await acoes({ votacao }, { versao: 1 })).toBe(true);
    expect(await acoes({ votacao }, {})).toBe(false);
    expect(await acoes({}, { versao: 1 })).toBe(false);
  });

  it('um grupo diz o seu questionário e o seu peso', async () => {
    desenharTela(umaSessao(ana), <GruposPage />);
    expect(await screen.findByText('Cultura')).toBeInTheDocument();
    expect((await screen.findAllByText('Autodiagnóstico de inovação')).length).toBe(2);
    expect(screen.getByRole('columnheader', { name: 'Peso Nota' })).toBeInTheDocument();
  });

  it('perguntas são as do projeto escolhido; sem nenhum, a tela diz isso', async () => {
    guardarPergunta('outra', 'De outro projeto?', { idProjeto: 'outro' });
    const { unmount } = desenharTela(umaSessao(ana), <PerguntasPage />);
    expect(await screen.findByText('Projeto não selecionado')).toBeInTheDocument();
    unmount();
    escolherProjeto(umaSessao(ana), { id: 'p', nome: 'Prêmio' });
    desenharTela(umaSessao(ana), <PerguntasPage />);
    expect(await screen.findByText('Primeira pergunta?')).toBeInTheDocument();
    expect(screen.queryByText('De outro projeto?')).toBeNull();
    expect((await screen.findAllByText('Cultura')).length).toBe(3);
  });

  it.each([
    ['Nenhum Questionário Encontrado!', QuestionariosPage],
    ['Nenhum Grupo Encontrado!', GruposPage],
    ['Nenhuma Pergunta Encontrada!', PerguntasPage],
    ['Nenhum Tipo de Resposta Encontrado!', TiposDeRespostasPage],
  ])('vazias dizem o que são: %s', async (frase, Tela) => {
    banco.esvaziar();
    banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana));
    escolherProjeto(umaSessao(ana), { id: 'p', nome: 'Prêmio' });
    desenharTela(umaSessao(ana), <Tela />);
    expect(await screen.findByText(frase)).toBeInTheDocument();
  });

  it('5.criacao e 7.criacao adicionam', async () => {
    const { unmount } = desenharTela(umaSessao(caio, { sem: ['5.criacao'] }), <QuestionariosPage />);
    await screen.findByText('Autodiagnóstico de inovação');
    expect(screen.queryByRole('button', { name: 'Adicionar questionário' })).toBeNull();
    unmount();
    desenharTela(umaSessao(caio), <QuestionariosPage />);
    expect((await screen.findAllByRole('button', { name: 'Adicionar questionário' })).length).toBeGreaterThan(
      0,
    );
  });
});

describe('os formulários', () => {
  it('o tipo de resposta se mostra enquanto se escreve, e sem opções é recusado', async () => {
    desenharTela(umaSessao(ana), <TipoDeRespostaFormModal aoFechar={() => {}} />);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de tipo de resposta' }));
    const previa = within(dialogo.getByRole('region', { name: 'Como a pessoa responde' }));
    const escrever = (rotulo: string, value: string) =>
      fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
    escrever('Nome', 'Quanto concorda');
    escrever('Tipo de resposta', '3');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dialogo.getAllByText('Nenhum valor adicionado!').length).toBeGreaterThan(2));
    for (const [i, texto] of ['Concordo', 'concordo'].entries()) {
      fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar opção' }));
      escrever(`Texto da opção ${i + 1}`, texto);
    }
    expect(previa.getByRole('checkbox', { name: 'Concordo' })).toBeInTheDocument();
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    expect((await dialogo.findAllByText('Há duas opções com o mesmo texto.')).length).toBeGreaterThan(0);
    escrever('Texto da opção 2', 'Discordo');
    escrever('Valor da opção 2', '11');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dialogo.getByLabelText('Valor da opção 2')).toBeInvalid());
    expect(banco.gravacoes).toBe(0);
    escrever('Tipo de resposta', '2');
    expect(previa.getAllByRole('radio')).toHaveLength(10);
    escrever('Tipo de resposta', '4');
    expect(previa.getByRole('radio', { name: 'Discordo' })).toBeInTheDocument();
    escrever('Tipo de resposta', '2');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(banco.gravacoes).toBe(1));
  });

  it('P197 quem responde segue o limite até que se escolha; pessoas pedem lugar para uma média', async () => {
    const questionario = { id: 'q', ...umQuestionario(ana, { limiteUsuario: 1 }) };
    banco.guardar(onde.questionario, umQuestionario(ana, { limiteUsuario: 1 }));
    desenharTela(umaSessao(ana), <QuestionarioFormModal registro={questionario} aoFechar={() => {}} />);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de questionário' }));
    const escrever = (rotulo: string, value: string) =>
      fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
    const quem = dialogo.getByLabelText('Quem responde');
    expect(quem).toHaveValue('EMPRESA');
    expect(dialogo.queryByLabelText('Pessoas que fazem uma média')).toBeNull();
    escrever('Respostas por empresa', '9');
    expect(quem).toHaveValue('PESSOAS');
    escrever('Pessoas que fazem uma média', '10');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    expect(
      await dialogo.findByText(/permita ao menos tantas respostas quantas fazem uma média/),
    ).toBeInTheDocument();
    escrever('Pessoas que fazem uma média', '2');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(dialogo.getByLabelText('Pessoas que fazem uma média')).toBeInvalid());
    expect(banco.gravacoes).toBe(0);
    escrever('Pessoas que fazem uma média', '4');
    escrever('Quem responde', 'EMPRESA');
    escrever('Quem responde', 'PESSOAS');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(banco.gravacoes).toBe(1));
    expect(banco.ler(onde.questionario)).toMatchObject({
      quemResponde: 'PESSOAS',
      minimoDePessoas: 4,
      limiteUsuario: 9,
    });
  });

  it('uma faixa de 50 a 40 é recusada com uma frase; a régua conta os buracos', async () => {
    const grupo = { id: 'g', ...umGrupo(ana) };
    desenharTela(umaSessao(ana), <GrupoFormModal registro={grupo} aoFechar={() => {}} />);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de grupos' }));
    const escrever = (rotulo: string, value: string) =>
      fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });
    escrever('De (faixa 1)', '50');
    escrever('Até (faixa 1)', '40');
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    expect(await dialogo.findByText('O valor inicial deve ser menor que o valor final.')).toBeInTheDocument();
    expect(banco.gravacoes).toBe(0);
    escrever('De (faixa 1)', '0');
    expect(await dialogo.findByText(/^De 41 a 49 nenhuma faixa vale/)).toBeInTheDocument();
    escrever('Até (faixa 1)', '60');
    expect(await dialogo.findByText(/^De 50 a 60 vale mais de uma faixa/)).toBeInTheDocument();
    escrever('Até (faixa 1)', '49');
    fireEvent.click(dialogo.getByRole('button', { name: 'Remover a faixa 2' }));
    fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar faixa' }));
    expect(dialogo.getByLabelText('De (faixa 2)')).toHaveValue('50');
    expect(dialogo.getByLabelText('Até (faixa 2)')).toHaveValue('100');
  });
});
