// Projects as a person meets them (part 3 §2, §4, §5 and §6).
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diaDe } from '@/domain/comum/datas';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { emDias, umProjeto } from '@tests/support/documentos';
import { ana, mario, type Persona, tea } from '@tests/support/personas';
import * as copia from '@/ui/texto/copiar';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { apoiosData } from './apoios.data';
import { dependentesData } from './dependentes.data';
import { empresasDoProjetoData } from './empresasDoProjeto.data';
import { ProjetosPage } from './ProjetosPage';
import { projetosData } from './projetos.data';

const removeu = vi.fn((_projeto: object) => Promise.resolve());
const salvou = vi.fn((_form: object) => Promise.resolve());
const criou = vi.fn(({ id, nome }: { id: string; nome: string }) => Promise.resolve({ id, nome }));
const pedido = vi.fn();
function comProjetos(...itens: object[]) {
  vi.spyOn(projetosData, 'pagina').mockImplementation((_s, ...de) => {
    pedido(...de);
    return {
      chave: ['projetos', de[0].situacao],
      buscar: () => Promise.resolve({ itens, proxima: undefined }),
      total: { queryKey: ['total'], queryFn: () => itens.length },
    } as never;
  });
}
beforeEach(() => {
  localStorage.clear();
  for (const funcao of [removeu, salvou, criou, pedido]) funcao.mockClear();
  vi.spyOn(projetosData, 'remover').mockReturnValue({ mutationFn: removeu });
  vi.spyOn(projetosData, 'salvar').mockReturnValue({ mutationFn: salvou });
  for (const tipo of ['licenciado', 'embaixadores', 'embaixadoresPessoas'] as const) {
    const nomes = tipo === 'licenciado' ? [{ id: 'instituto', nome: 'Instituto Inovar' }] : [];
    vi.spyOn(apoiosData[tipo], 'criar').mockReturnValue({ mutationFn: criou });
    vi.spyOn(apoiosData[tipo], 'todos').mockReturnValue({
      queryKey: ['apoios', tipo],
      queryFn: () => nomes,
    } as never);
  }
  vi.spyOn(dependentesData, 'doProjeto').mockResolvedValue({ empresas: 3, questionarios: 1 });
});
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <ProjetosPage />, mais[1]);
const premio = { id: 'p1', ...umProjeto(tea) };
/** As date fields show it, in America/Sao_Paulo. */
const diaEscrito = (instante: Date) => diaDe(instante).split('-').toReversed().join('/');

/** What the menu of the prize's row offers. */
const menu = async () => {
  const botao = await screen.findByRole('button', { name: 'Ações de Prêmio Empresa Inovadora' });
  fireEvent.click(botao);
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent);
};
const abrirMenu = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Prêmio Empresa Inovadora' }));
const salvar = (dialogo: ReturnType<typeof within>) =>
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
/** Opens the form of a new one. */
const abrirNovo = async () => {
  comProjetos();
  mostrar(ana);
  fireEvent.click((await screen.findAllByRole('button', { name: 'Adicionar' }))[0] as HTMLElement);
  return within(await screen.findByRole('dialog', { name: 'Cadastro de projeto' }));
};

describe('lista', () => {
  it('em andamento primeiro, por nome, dez por página; concluídos na outra aba', async () => {
    comProjetos(premio);
    mostrar(ana);
    expect(await screen.findByRole('heading', { name: 'Projetos' })).toBeInTheDocument();
    expect(await screen.findByText('Prêmio Empresa Inovadora')).toBeInTheDocument();
    expect(pedido).toHaveBeenCalledWith(
      { situacao: 'emAndamento', nome: '' },
      { campo: 'nome', direcao: 'asc' },
      10,
    );
    fireEvent.click(screen.getByRole('tab', { name: 'Concluídos' }));
    await waitFor(() =>
      expect(pedido).toHaveBeenCalledWith({ situacao: 'concluidos', nome: '' }, expect.anything(), 10),
    );
  });
  it.each([
    ['', 'Nenhum projeto em andamento!'],
    ['?aba=concluidos', 'Nenhum projeto concluído!'],
    ['?busca=nada', 'Nenhum Projeto Encontrado!'],
    ['?aba=concluidos&busca=nada', 'Nenhum Projeto Encontrado!'],
  ])('vazia em %j diz %s', async (endereco, frase) => {
    comProjetos();
    mostrar(ana, undefined, `/projetos${endereco}`);
    expect(await screen.findByText(frase)).toBeInTheDocument();
    expect(screen.queryAllByRole('button', { name: 'Limpar filtros' }).length > 0).toBe(
      endereco.includes('busca'),
    );
  });
  it('o menu da linha segue as permissões; sem nenhuma, não há menu', async () => {
    comProjetos(premio);
    const um = mostrar(mario, { sem: ['13.remover'] });
    expect(await menu()).toContain('Editar');
    expect(screen.queryByRole('menuitem', { name: 'Remover' })).toBeNull();
    um.unmount();
    const outro = mostrar(mario, { sem: ['13.editar'] });
    expect(await menu()).toContain('Remover');
    expect(screen.queryByRole('menuitem', { name: 'Editar' })).toBeNull();
    outro.unmount();
    mostrar(mario, { sem: ['13.criacao'] });
    expect(await screen.findByText('Prêmio Empresa Inovadora')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adicionar' })).toBeNull();
  });
  it('o menu da linha seleciona o projeto e limpa a seleção; a linha o mostra', async () => {
    comProjetos(premio);
    vi.spyOn(projetosData, 'porId').mockReturnValue({ queryKey: ['um'], queryFn: () => premio } as never);
    mostrar(mario, { sem: ['13.editar', '13.remover'] });
    expect(await screen.findByText(/^Projeto não selecionado/)).toBeInTheDocument();
    await abrirMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Selecionar projeto' }));
    expect(await screen.findByText('Selecionado')).toBeInTheDocument();
    expect(await screen.findByText(/, até \d\d/)).toBeInTheDocument();
    await abrirMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Limpar seleção' }));
    await waitFor(() => expect(screen.queryByText('Selecionado')).toBeNull());
  });
  it('os endereços de inscrição se copiam do menu, também por quem só lê', async () => {
    comProjetos(premio);
    mostrar(mario, { sem: ['13.editar', '13.remover'] });
    const copiar = vi.spyOn(copia, 'copiarUrl').mockResolvedValue(true);
    await abrirMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copiar endereço de autocadastro' }));
    const { licenciadaId, empresaId } = mario.contexto;
    expect(copiar).toHaveBeenLastCalledWith(
      `${location.origin}/auto-cadastro/${licenciadaId}/${empresaId}/p1`,
    );
    await abrirMenu();
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Copiar endereço da inscrição curta' }));
    expect(copiar).toHaveBeenLastCalledWith(`${location.origin}/projeto/${empresaId}/p1/${licenciadaId}`);
  });
  it('remover pergunta antes, com o nome e com o que se apoia nele', async () => {
    comProjetos(premio);
    mostrar(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Ações de Prêmio Empresa Inovadora' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    const titulo = 'Tem certeza que deseja remover o projeto "Prêmio Empresa Inovadora"?';
    const pergunta = await screen.findByRole('dialog', { name: titulo });
    expect(pergunta).toHaveTextContent('Ele tem 3 empresas e 1 questionário.');
    fireEvent.click(within(pergunta).getByRole('button', { name: 'Não' }));
    expect(removeu).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Ações de Prêmio Empresa Inovadora' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
    const segunda = await screen.findByRole('dialog', { name: titulo });
    fireEvent.click(within(segunda).getByRole('button', { name: 'Sim' }));
    await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
  });
  it('cada pergunta ao banco tem o seu índice, e o dia decide as abas', () => {
    const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
      indexes: readonly Indice[];
    };
    for (const situacao of ['emAndamento', 'concluidos'] as const)
      for (const nome of ['', 'Prêmio'])
        for (const campo of ['nome', 'anoVigencia'])
          for (const direcao of ['asc', 'desc'] as const) {
            const ordem = { campo, direcao };
            const { consulta } = projetosData.pagina(umaSessao(ana), { situacao, nome }, ordem, 10);
            expect(indiceQueFalta('projetos', consulta, indexes)).toBeUndefined();
            expect(indiceQueFalta('projetos', { filtros: consulta.filtros }, indexes)).toBeUndefined();
            expect(consulta.filtros).toContainEqual(
              expect.objectContaining({ campo: 'anoVigencia', op: situacao === 'concluidos' ? '<' : '>=' }),
            );
          }
  });
  it('o aviso diz o nome do que foi cadastrado ou mudado', () => {
    vi.mocked(projetosData.salvar).mockRestore();
    const aviso = (projeto?: typeof premio) => {
      const { sucesso } = projetosData.salvar(umaSessao(ana), projeto).meta ?? {};
      return typeof sucesso === 'function' ? sucesso({ form: { nome: 'Prêmio' } } as never) : sucesso;
    };
    expect(aviso()).toBe('Prêmio cadastrado com sucesso!');
    expect(aviso(premio)).toBe('Prêmio atualizado com sucesso!');
  });
});

describe('formulário', () => {
  it('pede nome, período, categoria, licenciado e o link do regulamento', async () => {
    const dialogo = await abrirNovo();
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    for (const frase of [
      'O nome precisa ter ao menos 3 letras.',
      'Escolha ao menos uma categoria.',
      'Escolha o licenciado.',
      'Escreva um endereço que comece com http:// ou https://.',
    ])
      expect(await dialogo.findByText(frase)).toBeInTheDocument();
    for (const dia of ['Período: primeiro dia', 'Período: último dia'])
      expect(dialogo.getByLabelText(dia)).toHaveAccessibleDescription('Escolha a data.');
    // The two days are one field.
    expect(dialogo.getByText('5 campos precisam de correção.')).toBeInTheDocument();
    expect(dialogo.getByRole('button', { name: 'O projeto: 4' })).toBeInTheDocument();
    expect(dialogo.getByRole('button', { name: 'Regras: 1' })).toBeInTheDocument();
    expect(salvou).not.toHaveBeenCalled();
  });
  it('Inscrição e Vencedores não se desligam nem se removem; uma nova vem antes da última', async () => {
    const dialogo = await abrirNovo();
    const titulos = () =>
      dialogo
        .getAllByRole('textbox', { name: /^Título da fase/ })
        .map((campo) => (campo as HTMLInputElement).value);
    expect(titulos()).toHaveLength(8);
    for (const fixa of ['Inscrição', 'Vencedores']) {
      expect(dialogo.getByRole('checkbox', { name: `Usar a fase ${fixa}` })).toBeDisabled();
      expect(dialogo.queryByRole('button', { name: `Remover a fase ${fixa}` })).toBeNull();
    }
    expect(dialogo.getByRole('button', { name: 'Subir a fase Autodiagnóstico' })).toBeDisabled();
    expect(dialogo.getByRole('button', { name: 'Descer a fase Finalistas' })).toBeDisabled();
    fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar fase' }));
    expect(titulos().slice(-2)).toEqual(['Nova Fase', 'Vencedores']);
    expect(dialogo.getByRole('checkbox', { name: 'Usar a fase Nova Fase' })).toBeChecked();
    fireEvent.click(dialogo.getByRole('button', { name: 'Subir a fase Nova Fase' }));
    expect(titulos().slice(-3)).toEqual(['Nova Fase', 'Finalistas', 'Vencedores']);
    fireEvent.click(dialogo.getByRole('button', { name: 'Remover a fase Nova Fase' }));
    expect(titulos()).toHaveLength(8);
  });
  it('o que falta num link do banner ou no título de uma fase se mostra lá', async () => {
    comProjetos({
      ...premio,
      images: [
        { path: 'a', name: 'a.png', size: 1, type: 'image/png' },
        { path: 'b', name: 'b.png', size: 1, type: 'image/png' },
      ],
      urlImages: ['https://a.exemplo', ''],
      descricaoImages: ['Inscrições abertas', 'Vencedoras do ano passado'],
    });
    mostrar(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de projeto' }));
    const titulo = dialogo.getByRole('textbox', { name: 'Título da fase 7' });
    fireEvent.change(titulo, { target: { value: 'a' } });
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    expect(await dialogo.findByText('2 campos precisam de correção.')).toBeInTheDocument();
    expect(dialogo.getByRole('textbox', { name: 'Link da imagem 1' })).toBeValid();
    const link = dialogo.getByRole('textbox', { name: 'Link da imagem 2' });
    expect(link).toBeInvalid();
    await waitFor(() => expect(link).toHaveFocus());
    expect(titulo).toBeInvalid();
    fireEvent.click(dialogo.getByRole('button', { name: 'Subir a fase a' }));
    expect(dialogo.getByRole('textbox', { name: 'Título da fase 6' })).toBeInvalid();
    expect(salvou).not.toHaveBeenCalled();
  });
  it('a votação começa com o período do projeto, no horário de Brasília, e não termina antes de começar', async () => {
    comProjetos(premio);
    mostrar(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de projeto' }));
    expect(dialogo.queryByLabelText('Fim da votação')).toBeNull();
    fireEvent.click(dialogo.getByRole('switch', { name: /^Haverá votação/ }));
    expect(dialogo.getByLabelText('Fim da votação')).toHaveValue(diaEscrito(premio.anoVigencia));
    expect(dialogo.getByLabelText('Fim da votação')).toHaveAccessibleDescription('No horário de Brasília.');
    fireEvent.change(dialogo.getByLabelText('Fim da votação'), {
      target: { value: diaEscrito(premio.anoAtuacao) },
    });
    fireEvent.change(dialogo.getByLabelText('Hora do fim'), { target: { value: '00:00' } });
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    expect(await dialogo.findByText('A votação precisa terminar depois de começar.')).toBeInTheDocument();
    fireEvent.change(dialogo.getByLabelText('Hora do fim'), { target: { value: '18:00' } });
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
    const dia = diaDe(premio.anoAtuacao);
    expect(salvou.mock.calls[0]?.[0]).toMatchObject({
      form: { votacao: { inicio: dia, horaDoInicio: '00:00', fim: dia, horaDoFim: '18:00' } },
    });
  });
  it('um período que já terminou é dito antes de salvar', async () => {
    comProjetos({ ...premio, anoAtuacao: emDias(-20), anoVigencia: emDias(-2) });
    mostrar(ana);
    expect(await screen.findByText('Encerradas')).toBeInTheDocument();
    fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
    expect(await screen.findByText(/^Este período já terminou/)).toBeInTheDocument();
  });
  it('um nome que não há cria o licenciado na hora', async () => {
    const dialogo = await abrirNovo();
    const campo = dialogo.getByRole('combobox', { name: 'Licenciado' });
    campo.focus();
    fireEvent.click(campo);
    expect(await screen.findByRole('option', { name: 'Instituto Inovar' })).toBeInTheDocument();
    fireEvent.change(campo, { target: { value: 'instituto inovar' } });
    expect(screen.queryByRole('option', { name: /^\+ Criar/ })).toBeNull();
    fireEvent.change(campo, { target: { value: 'Federação' } });
    fireEvent.click(await screen.findByRole('option', { name: '+ Criar "Federação"' }));
    await waitFor(() => expect(criou).toHaveBeenCalledOnce());
    expect(criou.mock.calls[0]?.[0]).toMatchObject({ nome: 'Federação' });
    await waitFor(() => expect(campo).toHaveValue('Federação'));
  });
  it('sem letras bastantes, o embaixador não é criado', async () => {
    vi.mocked(apoiosData.embaixadores.criar).mockRestore();
    const { mutationFn } = apoiosData.embaixadores.criar(umaSessao(ana));
    await expect((mutationFn as unknown as typeof criou)({ id: 'x', nome: ' a ' })).rejects.toThrow(
      'Dados do embaixador não fornecidos',
    );
  });
  const comVotacao = {
    ...premio,
    categoria: ['Indústria', 'Serviços'],
    votacao: { inicio: emDias(2), fim: emDias(5), publicarResultados: false, soFinalistas: false },
  };
  const perguntadas = vi.fn();
  /** Opens the form of that project; one company has no category, and so many hold each one that may go. */
  async function abrirComFora(projeto: object, naCategoria = 0) {
    perguntadas.mockClear();
    vi.spyOn(empresasDoProjetoData, 'quantasNaCategoria').mockResolvedValue(naCategoria);
    vi.spyOn(empresasDoProjetoData, 'fora').mockImplementation((_s, _id, regras) => {
      perguntadas(regras);
      const empresas = [
        { idEmpresa: 'a', nome: 'Alfa', categoria: '', motivos: ['SEM_CATEGORIA' as const] },
        { idEmpresa: 'b', nome: 'Beta', categoria: 'Serviços', motivos: ['INATIVA' as const] },
      ];
      return { queryKey: ['fora'], queryFn: () => ({ de: 4, quantas: 2, empresas }) } as never;
    });
    comProjetos(projeto);
    mostrar(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
    return within(await screen.findByRole('dialog', { name: 'Cadastro de projeto' }));
  }
  it('P195 antes de salvar diz quem não concorre, e por quê; Cancelar volta ao formulário', async () => {
    const dialogo = await abrirComFora(comVotacao);
    fireEvent.click(dialogo.getByRole('switch', { name: /^Votar só nas finalistas/ }));
    for (const resposta of ['Cancelar', 'Salvar assim']) {
      salvar(dialogo);
      const titulo = await screen.findByText('2 empresas não concorrem na votação');
      const pergunta = within(titulo.closest('[role="dialog"]') as HTMLElement);
      expect(pergunta.getByText(/Alfa: sem categoria/)).toBeInTheDocument();
      expect(pergunta.getByText(/Beta: a empresa está inativa/)).toBeInTheDocument();
      expect(salvou).not.toHaveBeenCalled();
      fireEvent.click(pergunta.getByRole('button', { name: resposta }));
      await waitFor(() => expect(document.querySelector('form[aria-busy="true"]')).toBeNull());
    }
    await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
    expect(perguntadas).toHaveBeenLastCalledWith(
      expect.objectContaining({ votacao: expect.objectContaining({ soFinalistas: true }) }),
    );
  });
  it('P193 uma categoria que empresas têm não sai sem que se diga quantas são, haja votação ou não', async () => {
    const dialogo = await abrirComFora({ ...comVotacao, votacao: null }, 3);
    const campo = dialogo.getByLabelText('Categorias');
    fireEvent.keyDown(campo, { key: 'Backspace' });
    salvar(dialogo);
    expect(await screen.findByText(/"Serviços" sai do projeto com 3 empresas/)).toBeInTheDocument();
    expect(perguntadas).not.toHaveBeenCalled();
    expect(salvou).not.toHaveBeenCalled();
    fireEvent.click(await screen.findByRole('button', { name: 'Salvar assim' }));
    await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
    expect(salvou.mock.calls[0]?.[0]).toMatchObject({ form: { categoria: ['Indústria'] } });
  });
  it('o que não muda nem a votação nem as categorias se salva sem pergunta', async () => {
    const dialogo = await abrirComFora(comVotacao, 3);
    fireEvent.change(dialogo.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Outro nome' } });
    salvar(dialogo);
    await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
    expect(perguntadas).not.toHaveBeenCalled();
  });
  it('P194 aberta a votação, as categorias não se mudam, e o campo diz por quê', async () => {
    for (const [inicio, fixas] of [
      [emDias(-1), true],
      [emDias(1), false],
    ] as const) {
      comProjetos({ ...comVotacao, votacao: { ...comVotacao.votacao, inicio } });
      const { unmount } = mostrar(ana);
      fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
      const campo = await screen.findByLabelText('Categorias');
      expect((campo as HTMLInputElement).disabled).toBe(fixas);
      expect(screen.queryAllByText(/^A votação já abriu/)).toHaveLength(fixas ? 1 : 0);
      unmount();
    }
  });
  it('mudar um que existe manda o que ele tem, com o que mudou', async () => {
    comProjetos({ ...premio, anoVigencia: emDias(3) });
    mostrar(ana);
    fireEvent.click(await screen.findByRole('button', { name: 'Prêmio Empresa Inovadora' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Cadastro de projeto' }));
    fireEvent.change(dialogo.getByRole('textbox', { name: 'Nome' }), { target: { value: 'Outro nome' } });
    fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
    await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
    expect(salvou.mock.calls[0]?.[0]).toMatchObject({
      id: 'p1',
      form: { nome: 'Outro nome', licenciado: 'instituto', minimoResposta: 3, categoria: ['Indústria'] },
    });
  });
});
