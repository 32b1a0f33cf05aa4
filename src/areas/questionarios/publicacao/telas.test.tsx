// Publishing, versions and copies on the page of a questionnaire (decisions Q119).
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Route, Routes } from 'react-router-dom';
import { read, utils } from 'xlsx';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { gruposDiagnostico } from '@/domain/diagnostico/grupo';
import { umGrupo } from '@/domain/diagnostico/grupo.exemplo';
import { perguntas } from '@/domain/diagnostico/pergunta';
import { umaPergunta } from '@/domain/diagnostico/pergunta.exemplo';
import { questionarios } from '@/domain/diagnostico/questionario';
import { umQuestionario } from '@/domain/diagnostico/questionario.exemplo';
import { compilar, impressaoDe, versoesDe, correcoesDe } from '@/domain/diagnostico/versao';
import { banco } from '@tests/support/banco';
import { umProjeto } from '@tests/support/documentos';
import { ana, caio, EMPRESA, type Persona, tea } from '@tests/support/personas';
import { documentosDoRascunho, umaVersaoPublicada, umRascunho } from '@tests/support/rascunho';
import { servidor } from '@tests/support/servidor';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import * as baixar from '@/ui/formulario/baixar';
import { QuestionarioPage } from '../inteiro/QuestionarioPage';
import { QuestionariosPage } from '../QuestionariosPage';
import * as respostas from '../respostas/respostas.data';

vi.mock('firebase/firestore/lite', async (original) =>
  (await import('@tests/support/banco')).noLugarDe(await original<object>()),
);
vi.mock('@/firebase/chamadas/callable', () => import('@tests/support/servidor'));

const rascunho = umRascunho();
const doQuestionario = `${questionarios.onde(EMPRESA)}/q`;
const daPergunta = `${perguntas.onde(EMPRESA)}/a`;

beforeEach(() => {
  localStorage.clear();
  banco.esvaziar();
  servidor.esvaziar();
  banco.guardar(caminhos.projeto(EMPRESA, 'p'), umProjeto(ana));
  for (const [caminho, documento] of Object.entries(documentosDoRascunho(EMPRESA, 'q', rascunho)))
    banco.guardar(caminho, documento);
});

/** Published, with the version of this number. */
function publicado(n = 1) {
  banco.guardar(doQuestionario, umQuestionario(ana, { versao: n, mudou: false }));
  banco.guardar(`${versoesDe(EMPRESA, 'q')}/${n}`, umaVersaoPublicada(ana, { n }));
}

const abrir = (quem: Persona = ana, mudancas = {}) =>
  desenharTela(
    umaSessao(quem, mudancas),
    <Routes>
      <Route path="/questionarios/:questionarioId" element={<QuestionarioPage />} />
    </Routes>,
    '/questionarios/q',
  );
const apertar = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const dialogo = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('publicar', () => {
  it('um rascunho completo: diz o que será publicado e manda o que a pessoa viu', async () => {
    abrir();
    expect(await screen.findByText('Rascunho: ninguém responde ainda')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Versões' })).toBeNull();
    await apertar('Publicar');
    const modal = await dialogo('Publicar questionário');
    expect(modal.getByText(/^Será publicada a versão 1, com 1 grupo e 1 pergunta\./)).toBeInTheDocument();
    servidor.agir = () => banco.guardar(doQuestionario, umQuestionario(ana, { versao: 1, mudou: false }));
    banco.guardar(`${versoesDe(EMPRESA, 'q')}/1`, umaVersaoPublicada(ana));
    fireEvent.click(modal.getByRole('button', { name: 'Publicar a versão 1' }));
    expect(await screen.findByText('Versão 1 publicada com sucesso!')).toBeInTheDocument();
    expect(servidor.feitos).toEqual([
      { ...EMPRESA, questionarioId: 'q', vista: impressaoDe(compilar(rascunho)), sobre: 0, correcao: false },
    ]);
    expect(await screen.findByText('Versão 1')).toBeInTheDocument();
    expect(screen.queryByText('Alterações não publicadas')).toBeNull();
  });

  it('o que falta impede, e cada frase leva ao lugar', async () => {
    banco.guardar(`${gruposDiagnostico.onde(EMPRESA)}/v`, umGrupo(ana, { nome: 'Vazio' }));
    abrir();
    await apertar('Publicar');
    const modal = await dialogo('Publicar questionário');
    expect(modal.getByRole('button', { name: 'Publicar a versão 1' })).toBeDisabled();
    fireEvent.click(modal.getByRole('button', { name: 'O grupo "Vazio" não tem perguntas.' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('grupo-v'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(servidor.feitos).toEqual([]);
  });

  it('só textos: corrige a versão, ou publica outra', async () => {
    publicado();
    banco.guardar(daPergunta, umaPergunta(ana, { nome: 'A liderança conversa?' }));
    abrir();
    expect(await screen.findByText('Alterações não publicadas')).toBeInTheDocument();
    await apertar('Publicar');
    const modal = await dialogo('Publicar questionário');
    expect(modal.getByText(/passou a ser "A liderança conversa\?"\./)).toBeInTheDocument();
    fireEvent.click(modal.getByRole('radio', { name: 'Publicar a versão 2' }));
    expect(modal.getByRole('button', { name: 'Publicar a versão 2' })).toBeEnabled();
    fireEvent.click(modal.getByRole('radio', { name: 'Corrigir os textos da versão 1' }));
    fireEvent.click(modal.getByRole('button', { name: 'Corrigir textos' }));
    expect(await screen.findByText('Textos da versão 1 corrigidos com sucesso!')).toBeInTheDocument();
    expect(servidor.feitos).toMatchObject([{ sobre: 1, correcao: true }]);
  });

  it('o que muda as notas é dito, e vira outra versão', async () => {
    publicado();
    banco.guardar(daPergunta, umaPergunta(ana, { peso: 5 }));
    abrir();
    await apertar('Publicar');
    const modal = await dialogo('Publicar questionário');
    expect(modal.getByText('Muda as notas')).toBeInTheDocument();
    expect(modal.queryByRole('radio')).toBeNull();
    servidor.agir = () => {
      throw new ErroDoProduto('O questionário mudou depois que você o abriu. Confira de novo e publique.');
    };
    fireEvent.click(modal.getByRole('button', { name: 'Publicar a versão 2' }));
    expect(await modal.findByRole('alert')).toHaveTextContent(
      'O questionário mudou depois que você o abriu.',
    );
  });

  it('sem mudanças não há o que publicar; um texto corrigido não conta como mudança', async () => {
    publicado();
    const corrigido = umRascunho({
      perguntas: rascunho.perguntas.map((pergunta) => ({ ...pergunta, nome: 'Corrigida?' })),
    });
    banco.guardar(`${correcoesDe(EMPRESA, 'q')}/1`, umaVersaoPublicada(ana, {}, corrigido));
    banco.guardar(daPergunta, umaPergunta(ana, { nome: 'Corrigida?' }));
    abrir();
    await apertar('Publicar');
    const modal = await dialogo('Publicar questionário');
    expect(modal.getByText('Não há diferenças.')).toBeInTheDocument();
    expect(modal.getByRole('button', { name: 'Publicar a versão 2' })).toBeDisabled();
    expect(screen.queryByText('Alterações não publicadas')).toBeNull();
  });

  it('quem só lê vê a versão e não publica', async () => {
    publicado();
    abrir(caio, { sem: ['5.criacao', '5.editar', '6.criacao', '7.criacao'] });
    expect(await screen.findByText('Versão 1')).toBeInTheDocument();
    await screen.findByRole('button', { name: 'Versões' });
    expect(screen.queryByRole('button', { name: 'Publicar' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Mais ações' }));
    const menu = await screen.findAllByRole('menuitem');
    expect(menu.map(({ textContent }) => textContent)).toEqual([
      'Exportar questionário',
      'Exportar perguntas',
    ]);
  });
});

it('duas versões se comparam em palavras, e uma com o que está em edição', async () => {
  publicado(2);
  const antes = umRascunho({ grupos: rascunho.grupos.map((grupo) => ({ ...grupo, pesoNota: 9 })) });
  banco.guardar(`${versoesDe(EMPRESA, 'q')}/1`, umaVersaoPublicada(ana, { n: 1 }, antes));
  abrir();
  await apertar('Versões');
  const modal = await dialogo('Versões publicadas');
  expect(await modal.findByText(/^O peso do grupo ".*" passou de 9 para 2\./)).toBeInTheDocument();
  expect(modal.getByText('As notas não se comparam com as da anterior.')).toBeInTheDocument();
  fireEvent.change(modal.getByLabelText('Comparar'), { target: { value: '2' } });
  fireEvent.change(modal.getByLabelText('Com'), { target: { value: '0' } });
  expect(await modal.findByText('Não há diferenças.')).toBeInTheDocument();
});

const acao = async (name: string) => {
  await apertar('Mais ações');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
};

describe('copiar', () => {
  it('duplica com outro nome', async () => {
    servidor.respostas = { 'questionariosFunctions-duplicar': { id: 'q' } };
    abrir();
    await acao('Duplicar questionário');
    const modal = await dialogo('Duplicar questionário');
    const nome = modal.getByLabelText('Nome');
    expect(nome).toHaveValue('Cópia de Autodiagnóstico de inovação');
    fireEvent.change(nome, { target: { value: ' ' } });
    fireEvent.click(modal.getByRole('button', { name: 'Duplicar' }));
    expect(await modal.findByText('O nome precisa ter ao menos 3 letras.')).toBeInTheDocument();
    fireEvent.change(nome, { target: { value: 'Prêmio do ano que vem' } });
    fireEvent.click(modal.getByRole('button', { name: 'Duplicar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(servidor.feitos).toMatchObject([{ nome: 'Prêmio do ano que vem', idProjeto: 'p' }]);
  });

  it('copia os grupos que se marcam', async () => {
    const outro = umRascunho({
      grupos: [{ id: 'x', ...umGrupo(ana, { nome: 'Pessoas' }) }],
      perguntas: [],
      questionario: umQuestionario(ana, { nome: 'Do ano passado' }),
    });
    for (const [caminho, documento] of Object.entries(documentosDoRascunho(EMPRESA, 'antigo', outro)))
      banco.guardar(caminho, documento);
    abrir();
    await acao('Copiar grupos de outro questionário');
    const modal = await dialogo('Copiar grupos de outro questionário');
    await modal.findByRole('option', { name: 'Do ano passado' });
    expect(modal.getByRole('button', { name: 'Copiar' })).toBeDisabled();
    fireEvent.change(modal.getByLabelText('Questionário'), { target: { value: 'antigo' } });
    fireEvent.click(await modal.findByRole('checkbox', { name: 'Pessoas' }));
    fireEvent.click(modal.getByRole('button', { name: 'Copiar 1 grupo' }));
    expect(await screen.findByText('1 grupo copiado com sucesso!')).toBeInTheDocument();
    expect(servidor.feitos).toMatchObject([{ de: 'antigo', grupos: ['x'] }]);
  });
});

describe('exportar as respostas', () => {
  const umArquivo = new File(['x'], 'respostas.xlsx');
  it('lê e guarda os arquivos, e diz quantas folhas são', async () => {
    const baixou = vi.spyOn(baixar, 'baixar').mockReturnValue();
    const lidas = vi.spyOn(respostas, 'baixarRespostas').mockResolvedValue({
      arquivos: [umArquivo, new File(['y'], 'respostas-dicionario.xlsx')],
      folhas: 3,
    });
    publicado();
    abrir();
    await screen.findByText('Versão 1');
    await acao('Exportar respostas');
    expect(await screen.findByText('Planilha exportada com 3 folhas de respostas')).toBeInTheDocument();
    expect(lidas.mock.calls[0]?.[1]).toBe('q');
    expect(baixou.mock.calls.map(([arquivo]) => arquivo.name)).toEqual([
      'respostas.xlsx',
      'respostas-dicionario.xlsx',
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('as perguntas saem com a média das folhas finalizadas de todas as páginas', async () => {
    const baixou = vi.spyOn(baixar, 'baixar').mockReturnValue();
    const versao = umaVersaoPublicada(ana);
    const folha = (escolha: number, finalizadoEm: string | null = 'em') => ({
      versao: 1,
      finalizadoEm,
      respostas: { [versao.perguntas[0]?.id ?? '']: escolha },
    });
    const paginas = [
      { folhas: [folha(0), folha(1, null)], versoes: [{ n: 1, versao }], total: 3, proxima: 'f2' },
      { folhas: [folha(1)], versoes: [{ n: 1, versao }], total: null, proxima: null },
    ];
    servidor.agir = (dados: { depois: string | null }) => {
      servidor.respostas['relatoriosFunctions-folhasBrutas'] = paginas[dados.depois === null ? 0 : 1] ?? {};
    };
    publicado();
    abrir();
    await screen.findByText('Versão 1');
    await acao('Exportar perguntas');
    await waitFor(() => expect(baixou).toHaveBeenCalledTimes(1));
    const [arquivo] = baixou.mock.calls[0] ?? [];
    const pasta = read(await arquivo?.arrayBuffer(), { type: 'array' });
    const [titulos, primeira] = utils.sheet_to_json<string[]>(pasta.Sheets['Perguntas'] ?? {}, { header: 1 });
    const valores = versao.perguntas[0]?.campos.map(({ valor }) => valor) ?? [];
    expect(primeira?.[titulos?.indexOf('Media') ?? -1]).toBe(((valores[0] ?? 0) + (valores[1] ?? 0)) / 2);
    expect(valores[0]).not.toBe(valores[1]);
  });
  it('diz até onde leu, e cancelar encerra a leitura', async () => {
    let sinal: AbortSignal | undefined;
    vi.spyOn(respostas, 'baixarRespostas').mockImplementation((_sessao, _id, { signal, aoAvancar }) => {
      sinal = signal;
      aoAvancar(200, 450);
      return new Promise(() => {});
    });
    publicado();
    abrir();
    await screen.findByText('Versão 1');
    await acao('Exportar respostas');
    const modal = await dialogo('Exportar respostas');
    expect(await modal.findByText('Lendo as respostas: 200 de 450')).toBeInTheDocument();
    fireEvent.click(modal.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sinal?.aborted).toBe(true);
  });
  it('não há o que exportar antes da publicação, nem para quem não lê respostas', async () => {
    const { unmount } = abrir();
    await screen.findByText('Rascunho: ninguém responde ainda');
    await apertar('Mais ações');
    await screen.findByRole('menuitem', { name: 'Exportar perguntas' });
    expect(screen.queryByRole('menuitem', { name: 'Exportar respostas' })).toBeNull();
    unmount();
    publicado();
    for (const sem of [[], ['31.leitura']] as const) {
      const { unmount: fechar } = abrir(tea, { sem });
      await screen.findByText('Versão 1');
      await apertar('Mais ações');
      await screen.findByRole('menuitem', { name: 'Exportar perguntas' });
      expect(screen.queryAllByRole('menuitem', { name: 'Exportar respostas' })).toHaveLength(
        sem.length === 0 ? 1 : 0,
      );
      fechar();
    }
  });
});

const abrirImportacao = async () => {
  abrir();
  await apertar('Mais ações');
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Importar perguntas' }));
  return dialogo('Importar perguntas');
};

const quantas = async () => (await screen.findByText(/^\d+ grupos?, \d+ perguntas?$/)).textContent;

describe('perguntas de uma planilha', () => {
  const LINHAS =
    'Ordem\tPergunta\tDescrição\tGrupo\n2\tHá tempo?\tCombinado.\tCultura de inovação\n3\tHá verba?\tPrópria.\t';

  it('mostra o que leu e o que não cabe; enquanto houver problema nada se grava', async () => {
    const modal = await abrirImportacao();
    const escrever = (value: string) =>
      fireEvent.change(modal.getByLabelText('Linhas da planilha'), { target: { value } });
    escrever(`${LINHAS}Financas`);
    expect(
      modal.getByText('Linha 3, coluna Grupo: não há neste questionário um grupo "Financas".'),
    ).toBeInTheDocument();
    expect(modal.getByRole('button', { name: 'Importar' })).toBeDisabled();
    fireEvent.change(modal.getByLabelText(/^Tipo de resposta/), { target: { value: 't' } });
    escrever(`${LINHAS}Cultura de inovação`);
    expect(modal.getByText('2 perguntas lidas')).toBeInTheDocument();
    fireEvent.click(modal.getByRole('button', { name: 'Importar 2 perguntas' }));
    expect(await screen.findByText('2 perguntas importadas com sucesso!')).toBeInTheDocument();
    await waitFor(async () => expect(await quantas()).toBe('1 grupo, 3 perguntas'));
  });
});

it('o rascunho se experimenta como no celular, e nada se manda', async () => {
  abrir();
  await apertar('Ver como se responde');
  const modal = await dialogo('Como a pessoa responde');
  expect(modal.getAllByText(/A liderança fala de inovação com as equipes\?/).length).toBeGreaterThan(0);
  fireEvent.click(modal.getByRole('radio', { name: 'Em parte' }));
  expect(modal.getByRole('radio', { name: 'Em parte' })).toBeChecked();
  fireEvent.click(modal.getByRole('button', { name: 'Recomeçar' }));
  expect(modal.getByRole('radio', { name: 'Em parte' })).not.toBeChecked();
  expect(servidor.feitos).toEqual([]);
});

const linha = async (nome: string) => within(await screen.findByRole('row', { name: new RegExp(nome) }));

it('a lista diz o que está publicado, e o que mudou desde então', async () => {
  banco.guardar(`${questionarios.onde(EMPRESA)}/r`, umQuestionario(ana, { nome: 'Em dia', versao: 2 }));
  banco.guardar(
    `${questionarios.onde(EMPRESA)}/s`,
    umQuestionario(ana, { nome: 'Em obras', versao: 3, mudou: true }),
  );
  desenharTela(umaSessao(ana), <QuestionariosPage />);
  expect((await linha('Autodiagnóstico')).getByText('Rascunho')).toBeInTheDocument();
  expect((await linha('Em dia')).getByText('Versão 2')).toBeInTheDocument();
  expect((await linha('Em dia')).queryByText('Alterações não publicadas')).toBeNull();
  expect((await linha('Em obras')).getByText('Alterações não publicadas')).toBeInTheDocument();
});
