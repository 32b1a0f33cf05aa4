// Evidence on the screen (part 3 §2, §4, §5, §8): the company's page, and the organiser's.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Anexo } from '@/domain/comum/campos';
import {
  caminhosDasEvidencias,
  ERRO_NO_ARQUIVO,
  LIMITE_ATINGIDO,
  LINK_INVALIDO,
  MUITO_GRANDE,
  recebidaDe,
} from '@/domain/evidencias/evidencia';
import type { Envio } from '@/firebase/arquivos/arquivo';
import { banco } from '@tests/support/banco';
import { emDias } from '@tests/support/documentos';
import { umaEvidencia, umLinkDeEvidencia } from '@tests/support/evidencia';
import { ana, caio, EMPRESA, type Persona } from '@tests/support/personas';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { CadastrarEvidenciasPage } from './CadastrarEvidenciasPage';
import { GerenciarEvidenciasPage } from './GerenciarEvidenciasPage';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

/** What Storage does with a file; it arrives unless a test says otherwise. */
const { enviarPara } = vi.hoisted(() => ({
  enviarPara: vi.fn<(path: string, arquivo: File, envio: Envio) => Promise<Anexo>>(),
}));
vi.mock('@/firebase/arquivos/arquivo', async (original) => ({ ...(await original<object>()), enviarPara }));

const questionario = (id: string, nome: string) => ({
  id,
  idEmpresa: EMPRESA.empresaId,
  idProjeto: 'p',
  nome,
  projeto: 'Prêmio',
});
const RESERVA = { id: 'nova', path: 'pasta/nova/a.pdf', restam: 4 };
const guardar = (id: string, mudancas: object = {}, quem = ana) =>
  banco.guardar(caminhosDasEvidencias.uma(EMPRESA, id), umaEvidencia(quem, mudancas));
const pedidos = () => servidor.feitos.filter((feito) => Object.keys(feito).length > 2);

beforeEach(() => {
  banco.esvaziar();
  servidor.esvaziar();
  servidor.respostas = {
    'evidenciasFunctions-questionarios': {
      questionarios: [questionario('q', 'Liderança'), questionario('r', 'Processos')],
    },
    'evidenciasFunctions-reservar': RESERVA,
  };
  enviarPara.mockReset().mockImplementation((path, { name, size, type }) => {
    guardar('nova', { nomeArquivo: name });
    return Promise.resolve({ path, name, size, type });
  });
});

const cadastro = (quem: Persona = ana, opcoes: Parameters<typeof umaSessao>[1] = {}) =>
  desenharTela(umaSessao(quem, opcoes), <CadastrarEvidenciasPage />);
const adicionar = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Adicionar evidência' }));
  return within(await screen.findByRole('dialog', { name: 'Adicionar evidência' }));
};
const escolher = async (dialogo: ReturnType<typeof within>, arquivo: File) =>
  userEvent.upload(dialogo.getByLabelText('Arquivo', { selector: 'input[type=file]' }), arquivo, {
    applyAccept: false,
  });
const pdf = (nome = 'politica.pdf', tamanho = 10) => {
  const arquivo = new File(['x'.repeat(10)], nome, { type: 'application/pdf' });
  return tamanho === 10 ? arquivo : Object.defineProperty(arquivo, 'size', { value: tamanho });
};

const linha = async (nome: RegExp) => within(await screen.findByRole('row', { name: nome }));
const receber = (id: string, mudancas: object = {}) =>
  banco.guardar(caminhosDasEvidencias.recebida(EMPRESA, id), recebidaDe(umaEvidencia(ana, mudancas)));
const gestao = (quem: Persona = ana, opcoes: Parameters<typeof umaSessao>[1] = {}, rota = '/') =>
  desenharTela(umaSessao(quem, opcoes), <GerenciarEvidenciasPage />, rota);

describe('/cadastrarEvidencias', () => {
  it('fora da fase de evidências diz o que falta', async () => {
    servidor.respostas['evidenciasFunctions-questionarios'] = { questionarios: [] };
    cadastro();
    expect(await screen.findByText('Nenhum projeto na fase de evidências')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adicionar evidência' })).toBeNull();
  });

  it('vazia diz que não há, e quantos arquivos cabem', async () => {
    cadastro();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Cadastro de Evidências' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('Nenhuma evidência cadastrada!')).toBeInTheDocument();
    expect(
      screen.getByText('Restam 5 uploads de evidências disponíveis para este questionário!'),
    ).toBeInTheDocument();
  });

  it('mostra nome, data e situação de cada uma; links não ocupam lugar', async () => {
    guardar('a');
    guardar('b', { nomeArquivo: 'Visita.mp4', conferida: true, lugar: 2 });
    guardar('c', { nomeArquivo: 'Vindo.pdf', situacao: 'ENVIANDO', lugar: 3, expiraEm: emDias(1) });
    banco.guardar(caminhosDasEvidencias.uma(EMPRESA, 'd'), umLinkDeEvidencia(ana));
    guardar('de-outro', { idQuestionario: 'r', nomeArquivo: 'De outro.pdf' });
    cadastro();
    expect((await linha(/Política/)).getByText('Enviada')).toBeInTheDocument();
    expect(
      (await linha(/Política/)).getByRole('button', { name: /^Baixar Política de inovação.pdf/ }),
    ).toBeEnabled();
    expect((await linha(/Política/)).getByText(/\d{2}\/\d{2}\/\d{4}/)).toBeInTheDocument();
    expect(screen.queryByText('De outro.pdf')).toBeNull();
    expect((await linha(/Vindo/)).getByText('Envio não concluído')).toBeInTheDocument();
    const link = (await linha(/Página do programa/)).getByRole('link', { name: /Página do programa/ });
    expect(link).toHaveAttribute('href', 'https://aurora.exemplo/programa');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(
      screen.getByText('Restam 2 uploads de evidências disponíveis para este questionário!'),
    ).toBeInTheDocument();
  });

  it('G08 com os cinco lugares ocupados só cabe um link', async () => {
    for (let lugar = 1; lugar <= 5; lugar++) guardar(`a${lugar}`, { lugar });
    cadastro();
    expect(await screen.findByText(LIMITE_ATINGIDO)).toBeInTheDocument();
    const dialogo = await adicionar();
    expect(dialogo.getByText(LIMITE_ATINGIDO)).toBeInTheDocument();
    expect(dialogo.queryByLabelText('Arquivo', { selector: 'input[type=file]' })).toBeNull();
    await userEvent.click(dialogo.getByText('Link externo'));
    expect(dialogo.getByLabelText('Descrição')).toBeInTheDocument();
  });

  it('um arquivo que vale é enviado ao seu lugar, e o aviso diz que foi incluído', async () => {
    cadastro();
    await escolher(await adicionar(), pdf('Política 2.PDF'));
    expect(await screen.findByText('Evidência incluída com sucesso!')).toBeInTheDocument();
    expect(pedidos()[0]).toEqual({
      ...EMPRESA,
      idEmpresa: EMPRESA.empresaId,
      idProjeto: 'p',
      idQuestionario: 'q',
      nome: 'Política 2.PDF',
      arquivo: 'Politica-2.pdf',
      tamanho: 10,
    });
    expect(enviarPara.mock.calls[0]?.[0]).toBe(RESERVA.path);
    expect(enviarPara.mock.calls[0]?.[1].type).toBe('application/pdf');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByRole('row', { name: /Política 2/ })).toBeInTheDocument();
  });

  it.each([
    ['G01 grande demais', pdf('a.pdf', 25 * 1024 * 1024), MUITO_GRANDE],
    ['G02 de outro formato', new File(['<svg/>'], 'a.svg'), 'Formato não aceito.'],
    ['G04 sem extensão', new File(['x'], 'leiame'), 'The anexo file has no extension'],
  ])('%s: é recusado antes de sair', async (_nome, arquivo, frase) => {
    cadastro();
    const dialogo = await adicionar();
    await escolher(dialogo, arquivo);
    expect(await dialogo.findByText(new RegExp(frase.replace(/[()]/g, '.')))).toBeInTheDocument();
    expect(pedidos()).toEqual([]);
  });

  it('G15 o que não é PDF por dentro é recusado depois, com a frase, e outro pode ser enviado', async () => {
    enviarPara.mockImplementationOnce((path, { name, size, type }) => {
      guardar('nova', { deletedAt: new Date(), arquivo: null });
      return Promise.resolve({ path, name, size, type });
    });
    cadastro();
    const dialogo = await adicionar();
    await escolher(dialogo, pdf('falso.pdf'));
    expect(await dialogo.findByText(ERRO_NO_ARQUIVO)).toBeInTheDocument();
    await escolher(dialogo, pdf('certo.pdf'));
    expect(await screen.findByText('Evidência incluída com sucesso!')).toBeInTheDocument();
  });

  it('a recusa do armazém é dita com a mesma frase, e o lugar tomado com a do servidor', async () => {
    enviarPara.mockRejectedValueOnce(Object.assign(new Error('no'), { code: 'storage/unauthorized' }));
    cadastro();
    const dialogo = await adicionar();
    await escolher(dialogo, pdf());
    expect(await dialogo.findByText(ERRO_NO_ARQUIVO)).toBeInTheDocument();
    servidor.agir = (_dados, nome) => {
      if (nome === 'evidenciasFunctions-reservar')
        throw Object.assign(new Error(LIMITE_ATINGIDO), {
          code: 'functions/failed-precondition',
          details: {},
        });
    };
    await escolher(dialogo, pdf('sexto.pdf'));
    expect(await dialogo.findByText(LIMITE_ATINGIDO)).toBeInTheDocument();
  });

  it('mostra quanto já foi; cancelar para o envio e devolve o lugar', async () => {
    enviarPara.mockImplementationOnce((_path, _arquivo, { aoProgredir, sinal }) => {
      act(() => aoProgredir?.(0.4));
      return new Promise((_, falhar) =>
        sinal?.addEventListener('abort', () =>
          falhar(Object.assign(new Error('x'), { code: 'storage/canceled' })),
        ),
      );
    });
    cadastro();
    const dialogo = await adicionar();
    await escolher(dialogo, pdf());
    expect(await dialogo.findByText('Enviando… 40%')).toBeInTheDocument();
    // Going over to the link would cancel it without a word.
    expect(dialogo.getByRole('radio', { name: 'Link externo' })).toBeDisabled();
    await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar envio de politica.pdf' }));
    expect(dialogo.getByRole('radio', { name: 'Link externo' })).toBeEnabled();
    await waitFor(() => expect(pedidos().at(-1)).toEqual({ ...EMPRESA, id: RESERVA.id }));
    expect(dialogo.queryByText('politica.pdf')).toBeNull();
    expect(screen.queryByText('Evidência incluída com sucesso!')).toBeNull();
  });

  it('G13 o link precisa ser https e ter descrição; uma resposta perdida com outro texto manda o novo', async () => {
    cadastro();
    const dialogo = await adicionar();
    await userEvent.click(dialogo.getByText('Link externo'));
    await userEvent.type(dialogo.getByLabelText('Descrição'), 'Programa');
    for (const ruim of ['javascript:alert(1)', 'http://127.0.0.1']) {
      await userEvent.clear(dialogo.getByLabelText('Link'));
      await userEvent.type(dialogo.getByLabelText('Link'), ruim);
      await userEvent.click(dialogo.getByRole('button', { name: 'Incluir link' }));
      expect(await dialogo.findByText(LINK_INVALIDO)).toBeInTheDocument();
    }
    expect(pedidos()).toEqual([]);
    await userEvent.clear(dialogo.getByLabelText('Link'));
    await userEvent.type(dialogo.getByLabelText('Link'), 'https://aurora.exemplo');
    servidor.perder = 1;
    await userEvent.click(dialogo.getByRole('button', { name: 'Incluir link' }));
    await waitFor(() => expect(pedidos()).toHaveLength(1));
    await dialogo.findByRole('alert');
    await userEvent.type(dialogo.getByLabelText('Descrição'), ' novo');
    await userEvent.click(dialogo.getByRole('button', { name: 'Incluir link' }));
    expect(await screen.findByText('Evidência incluída com sucesso!')).toBeInTheDocument();
    expect(pedidos().at(-1)).toMatchObject({ descricao: 'Programa novo', link: 'https://aurora.exemplo/' });
  });

  it('G06 exclui depois de perguntar; a conferida não tem a opção, nem a de outra pessoa sem 25.remover', async () => {
    guardar('a');
    guardar('b', { nomeArquivo: 'Conferida.pdf', conferida: true });
    const { unmount } = cadastro();
    await userEvent.click(await screen.findByRole('button', { name: 'Ações de Política de inovação.pdf' }));
    expect(screen.queryByRole('button', { name: 'Ações de Conferida.pdf' })).toBeNull();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Excluir Evidência' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Excluir Evidência' }));
    await waitFor(() => expect(pedidos()).toEqual([{ ...EMPRESA, id: 'a' }]));
    expect(await screen.findByText('Evidência excluída com sucesso!')).toBeInTheDocument();
    unmount();
    cadastro(caio, { sem: ['25.remover', '25.criacao'] });
    await screen.findByText('Conferida.pdf', { exact: false });
    expect(screen.queryByRole('button', { name: /^Ações de/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Adicionar evidência' })).toBeNull();
  });

  it('vindo de um projeto, começa no primeiro questionário dele', async () => {
    servidor.respostas['evidenciasFunctions-questionarios'] = {
      questionarios: [questionario('q', 'Liderança'), { ...questionario('r', 'Processos'), idProjeto: 'p2' }],
    };
    desenharTela(umaSessao(ana), <CadastrarEvidenciasPage />, '/cadastrarEvidencias?projeto=p2');
    expect(await screen.findByRole('combobox', { name: 'Questionário' })).toHaveValue('Processos (Prêmio)');
  });

  it('troca de questionário pelo seletor', async () => {
    guardar('a');
    guardar('b', { idQuestionario: 'r', nomeArquivo: 'Fluxo.pdf' });
    cadastro();
    await screen.findByRole('row', { name: /Política/ });
    await userEvent.click(screen.getByRole('combobox', { name: 'Questionário' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Processos (Prêmio)' }));
    expect(await screen.findByRole('row', { name: /Fluxo/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Política/ })).toBeNull();
  });
});

describe('/gerenciarEvidencias', () => {
  it('mostra empresa, questionário e data; marcar como conferida grava', async () => {
    receber('a', { nomeFantasia: 'Rota Norte' });
    gestao();
    const dela = await linha(/Rota Norte/);
    expect(dela.getByText('Liderança e estratégia')).toBeInTheDocument();
    const caixa = dela.getByRole('checkbox', { name: 'Conferida: Política de inovação.pdf, de Rota Norte' });
    expect(caixa).not.toBeChecked();
    await userEvent.click(caixa);
    await waitFor(() => expect(pedidos()).toEqual([{ ...EMPRESA, id: 'a', conferida: true }]));
    expect(await screen.findByText('Atualizado com sucesso!')).toBeInTheDocument();
  });

  it('G12 sem 25.editar a caixa só se vê', async () => {
    receber('a', { conferida: true });
    gestao(caio, { sem: ['25.editar'] });
    const caixa = await screen.findByRole('checkbox', { name: /^Conferida/ });
    expect(caixa).toBeDisabled();
    expect(caixa).toBeChecked();
  });

  it('vazia diz que não há; o endereço filtra por questionário e empresa', async () => {
    gestao();
    expect(await screen.findByText('Nenhuma evidência cadastrada!')).toBeInTheDocument();
  });

  it('filtra pelo endereço, e a busca acha por empresa e arquivo', async () => {
    receber('a', { nomeFantasia: 'Rota Norte', idQuestionario: 'q' });
    receber('b', { nomeFantasia: 'Serra Verde', idQuestionario: 'r', nomeArquivo: 'Fluxo.pdf' });
    const { unmount } = gestao(ana, {}, '/?questionario=r');
    expect(await screen.findByRole('row', { name: /Serra Verde/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Rota Norte/ })).toBeNull();
    unmount();
    gestao(ana, {}, '/?busca=rota');
    expect(await screen.findByRole('row', { name: /Rota Norte/ })).toBeInTheDocument();
    expect(screen.queryByRole('row', { name: /Serra Verde/ })).toBeNull();
  });
});
