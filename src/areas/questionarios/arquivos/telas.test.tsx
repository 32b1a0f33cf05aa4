// Questionnaires as files, as a person meets them: seen before they come in, stored whole or not at all, and taken away.
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { caminhos } from '@/domain/comum/caminhos';
import { arquivoDoQuestionario, textoDoArquivoDe } from '@/domain/diagnostico/arquivo/formato';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { tiposDeRespostas } from '@/domain/diagnostico/tipo-de-resposta';
import * as baixar from '@/ui/formulario/baixar';
import { umLss } from '@tests/support/arquivos/limesurvey';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, caio, EMPRESA } from '@tests/support/personas';
import { documentosDoRascunho, umRascunho } from '@tests/support/rascunho';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { QuestionarioPage } from '../inteiro/QuestionarioPage';
import { QuestionariosPage } from '../QuestionariosPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);

const original = umQuestionario(ana);
const PROPRIO = textoDoArquivoDe(arquivoDoQuestionario(original, umRascunho()).arquivo);
const todos = () => ({
  questionarios: banco.todos(questionarios.onde(EMPRESA)).length,
  grupos: banco.todos(gruposDiagnostico.onde(EMPRESA)).length,
  perguntas: banco.todos(perguntas.onde(EMPRESA)).length,
  tipos: banco.todos(tiposDeRespostas.onde(EMPRESA)).length,
});
const UM_DE_CADA = { questionarios: 1, grupos: 1, perguntas: 1, tipos: 1 };

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana));
  for (const [caminho, documento] of Object.entries(documentosDoRascunho(EMPRESA, 'q', umRascunho())))
    banco.guardar(caminho, documento);
});

const telas = (rota = '/questionarios', sessao = umaSessao(ana)) =>
  desenharTela(
    sessao,
    <Routes>
      <Route path="/questionarios" element={<QuestionariosPage />} />
      <Route path="/questionarios/:questionarioId" element={<QuestionarioPage />} />
    </Routes>,
    rota,
  );

async function escolhido(texto: string, nome = 'questionario.json') {
  fireEvent.click(await screen.findByRole('button', { name: 'Importar questionário' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Importar questionário' }));
  fireEvent.change(dialogo.getByLabelText('Arquivo .json, .lss ou .lsq'), {
    target: { files: [new File([texto], nome)] },
  });
  return dialogo;
}
const botao = (dialogo: ReturnType<typeof within>) =>
  dialogo.getByRole('button', { name: 'Importar questionário' });
const escreverDia = (dialogo: ReturnType<typeof within>, rotulo: string, value: string) =>
  fireEvent.change(dialogo.getByLabelText(rotulo), { target: { value } });

describe('importar', () => {
  it('mostra o que vem, pede projeto e período, e abre o que entrou', async () => {
    telas();
    const dialogo = await escolhido(umLss(), 'pesquisa.lss');
    expect(
      await dialogo.findByText('É um questionário do LimeSurvey: 5 perguntas em 2 grupos'),
    ).toBeVisible();
    expect(dialogo.getByText('Cultura: 3 perguntas')).toBeVisible();
    expect(dialogo.getByText(/^A pergunta "Quanto concorda\?" não vem: as opções dela não estão no arquivo/)).toBeVisible();
    expect(await dialogo.findByText('Traz 5 tipos de resposta novos.')).toBeVisible();
    fireEvent.click(botao(dialogo));
    expect(await dialogo.findByText('Escolha um projeto.')).toBeVisible();
    expect(banco.gravacoes).toBe(0);
    await dialogo.findByRole('option', { name: umProjeto(ana).nome });
    fireEvent.change(dialogo.getByLabelText('Projeto'), { target: { value: 'p' } });
    escreverDia(dialogo, 'Período para responder: primeiro dia', '01/02/2027');
    escreverDia(dialogo, 'Período para responder: último dia', '28/02/2027');
    fireEvent.click(botao(dialogo));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Pesquisa de inovação' }),
    ).toBeInTheDocument();
    expect(banco.gravacoes).toBe(1);
    expect(todos()).toEqual({ questionarios: 2, grupos: 3, perguntas: 6, tipos: 6 });
    const novo = banco.todos(questionarios.onde(EMPRESA)).find(({ nome }) => nome === 'Pesquisa de inovação');
    expect(novo).toMatchObject({ idProjeto: 'p', fases: [], createdBy: ana.uid });
    expect(novo).not.toHaveProperty('versao');
  });

  it('W3 mostra pergunta por pergunta o que entendeu, e pergunta quanto vale o que o arquivo não diz', async () => {
    telas();
    const dialogo = await escolhido(umLss(), 'pesquisa.lss');
    const entendida = async (nome: string) => (await dialogo.findByText(nome)).closest('li');
    expect(await entendida('Há uma equipe?')).toHaveTextContent(
      'Escolha Única: Sim (10) / Não (0) / Outra resposta (sem valor). Não obrigatória.Não vem: a condição para aparecer (aqui ela aparece sempre).',
    );
    expect(await entendida('Conte como')).toHaveTextContent('Texto. Obrigatória.');
    expect(await entendida('Com que meios?')).toHaveTextContent('Horas (sem valor) / Dinheiro (sem valor)');
    const meios = within(await dialogo.findByRole('group', { name: 'De "Com que meios?"' }));
    const dar = (opcao: string, value: string) =>
      fireEvent.change(meios.getByRole('textbox', { name: opcao }), { target: { value } });
    dar('Horas', '4');
    dar('Dinheiro', '11');
    expect(meios.getByText('O valor vai de 0 a 10.')).toBeVisible();
    await dialogo.findByRole('option', { name: umProjeto(ana).nome });
    fireEvent.change(dialogo.getByLabelText('Projeto'), { target: { value: 'p' } });
    escreverDia(dialogo, 'Período para responder: primeiro dia', '01/02/2027');
    escreverDia(dialogo, 'Período para responder: último dia', '28/02/2027');
    fireEvent.click(botao(dialogo));
    expect(banco.gravacoes).toBe(0);
    dar('Dinheiro', '9');
    expect(await entendida('Com que meios?')).toHaveTextContent('Horas (4) / Dinheiro (9)');
    fireEvent.click(botao(dialogo));
    await screen.findByRole('heading', { level: 1, name: 'Pesquisa de inovação' });
    const tipos = banco.todos(tiposDeRespostas.onde(EMPRESA));
    expect(tipos.find(({ nome }) => nome === 'Caixas: Horas / Dinheiro')).toMatchObject({
      campos: [
        { campo: 'Horas', valor: 4 },
        { campo: 'Dinheiro', valor: 9 },
      ],
    });
  });

  it('um exportado daqui traz o período, e usa os tipos que a empresa tem', async () => {
    telas();
    const dialogo = await escolhido(PROPRIO);
    expect(await dialogo.findByText('Os tipos de resposta são os que a empresa já tem.')).toBeVisible();
    expect(dialogo.getByLabelText('Período para responder: primeiro dia')).toHaveValue('10/01/2026');
    fireEvent.change(dialogo.getByLabelText('Nome'), { target: { value: 'O que voltou' } });
    await dialogo.findByRole('option', { name: umProjeto(ana).nome });
    fireEvent.change(dialogo.getByLabelText('Projeto'), { target: { value: 'p' } });
    fireEvent.click(botao(dialogo));
    expect(await screen.findByRole('heading', { level: 1, name: 'O que voltou' })).toBeInTheDocument();
    expect(todos()).toEqual({ questionarios: 2, grupos: 2, perguntas: 2, tipos: 1 });
  });

  it('a resposta que se perde não faz um segundo, e a recusa não deixa nada pela metade', async () => {
    telas();
    const dialogo = await escolhido(PROPRIO);
    await dialogo.findByRole('option', { name: umProjeto(ana).nome });
    fireEvent.change(dialogo.getByLabelText('Projeto'), { target: { value: 'p' } });
    banco.regra(
      ({ caminho, depois }) => !caminho.includes('/perguntas/') || depois?.['peso'] !== 1 || aceita,
    );
    let aceita = false;
    fireEvent.click(botao(dialogo));
    expect(await dialogo.findByText('O questionário não foi importado')).toBeVisible();
    expect(todos()).toEqual(UM_DE_CADA);
    aceita = true;
    banco.perderResposta();
    fireEvent.click(botao(dialogo));
    await waitFor(() => expect(banco.gravacoes).toBe(1));
    await waitFor(() => expect(botao(dialogo)).toBeEnabled());
    fireEvent.click(botao(dialogo));
    expect(await screen.findByRole('heading', { level: 1, name: original.nome })).toBeInTheDocument();
    expect(todos()).toEqual({ questionarios: 2, grupos: 2, perguntas: 2, tipos: 1 });
  });

  it('o que está errado é dito pelo lugar, e não se importa', async () => {
    telas();
    const dialogo = await escolhido(PROPRIO.replace('"pesoNota": 2', '"pesoNota": 200'));
    expect(
      await dialogo.findByText('Grupo 1 "Cultura de inovação", campo pesoNota: o maior valor é 100.'),
    ).toBeVisible();
    expect(botao(dialogo)).toBeDisabled();
    expect(dialogo.queryByLabelText('Nome')).toBeNull();
    fireEvent.click(dialogo.getByRole('button', { name: 'Remover questionario.json' }));
    fireEvent.change(dialogo.getByLabelText('Arquivo .json, .lss ou .lsq'), {
      target: { files: [new File(['{'], 'outro.json')] },
    });
    expect(await dialogo.findByText(/^O arquivo não é um questionário que se consiga ler/)).toBeVisible();
    expect(banco.gravacoes).toBe(0);
  });

  it('sem 8.criacao só entra o que usa os tipos que há; sem 7.criacao não há o botão', async () => {
    const { unmount } = telas('/questionarios', umaSessao(caio, { sem: ['8.criacao'] }));
    const dialogo = await escolhido(umLss(), 'pesquisa.lss');
    expect(await dialogo.findByText(/o seu perfil não cria tipos de resposta\.$/)).toBeVisible();
    expect(botao(dialogo)).toBeDisabled();
    unmount();
    const { unmount: fechar } = telas('/questionarios', umaSessao(caio, { sem: ['8.criacao'] }));
    const outro = await escolhido(PROPRIO);
    await waitFor(() => expect(botao(outro)).toBeEnabled());
    fechar();
    telas('/questionarios', umaSessao(caio, { sem: ['7.criacao'] }));
    await screen.findByText(original.nome);
    expect(screen.queryByRole('button', { name: 'Importar questionário' })).toBeNull();
  });
});

const baixado = async (abrir: () => Promise<void>) => {
  const baixou = vi.spyOn(baixar, 'baixar').mockReturnValue();
  await abrir();
  await waitFor(() => expect(baixou).toHaveBeenCalledTimes(1));
  const [arquivo] = baixou.mock.calls[0] ?? [];
  baixou.mockRestore();
  return { nome: arquivo?.name, texto: await arquivo?.text() };
};

describe('exportar', () => {
  it('da página e da lista sai o mesmo arquivo', async () => {
    const { unmount } = telas('/questionarios/q');
    await screen.findByRole('heading', { level: 1, name: original.nome });
    const daPagina = await baixado(async () => {
      fireEvent.click(await screen.findByRole('button', { name: 'Mais ações' }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Exportar questionário' }));
    });
    unmount();
    telas();
    const daLista = await baixado(async () => {
      fireEvent.click(await screen.findByRole('button', { name: `Ações de ${original.nome}` }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Exportar' }));
    });
    expect(daPagina).toEqual({ nome: 'questionario-autodiagnostico-de-inovacao.json', texto: PROPRIO });
    expect(daLista).toEqual(daPagina);
  });

  it('sem ler tipos de resposta não se exporta da lista', async () => {
    telas('/questionarios', umaSessao(caio, { sem: ['8.leitura'] }));
    fireEvent.click(await screen.findByRole('button', { name: `Ações de ${original.nome}` }));
    expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Exportar' })).toBeNull();
  });
});
