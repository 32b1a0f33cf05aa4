// Regions as a person meets them (part 3 §2, §5 and §6).
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { consultas } from '@/areas/cadastro/empresa/consultas.data';
import * as projetos from '@/areas/projetos/projetos.data';
import { type Indice, indiceQueFalta } from '@/domain/comum/indices';
import { umaRegiao } from '@/domain/projetos/regiao.exemplo';
import { umProjeto, umStatus } from '@tests/support/documentos';
import { ana, mario, type Persona } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { RegioesPage } from './RegioesPage';
import { regioesData } from './regioes.data';

const salvou = vi.fn((_enviado: object) => Promise.resolve());
const removeu = vi.fn((_regiao: object) => Promise.resolve());
const projeto = { id: 'p', ...umProjeto(ana) };
const daAna = { id: 'sul', ...umaRegiao(ana, 'p', { empresas: ['a', 'b'] }) };
const empresa = (id: string, nomeFantasia: string, estado: 'SC' | 'PR', cidade: string) => ({
  id,
  ...umStatus('p', id, { nomeFantasia, estado, cidade }),
});

function comRegioes(...itens: object[]) {
  vi.spyOn(regioesData, 'pagina').mockReturnValue({
    chave: ['regioes'],
    buscar: () => Promise.resolve({ itens, proxima: undefined }),
    total: { queryKey: ['total'], queryFn: () => itens.length },
  } as never);
}
beforeEach(() => {
  salvou.mockClear();
  removeu.mockClear();
  vi.spyOn(projetos, 'useProjeto').mockReturnValue({ estado: 'pronto', projeto });
  vi.spyOn(regioesData, 'salvar').mockReturnValue({ mutationFn: salvou });
  vi.spyOn(regioesData, 'remover').mockReturnValue({ mutationFn: removeu });
  vi.spyOn(regioesData, 'empresas').mockReturnValue({
    queryKey: ['empresas'],
    queryFn: () => ({
      itens: [
        empresa('a', 'Casa do Mel', 'SC', 'Porto União'),
        empresa('b', 'Clínica Horizonte', 'PR', 'Curitiba'),
      ],
      proxima: undefined,
    }),
  } as never);
  vi.spyOn(consultas, 'municipios').mockReturnValue({
    queryKey: ['municipios'],
    queryFn: () => ['Curitiba', 'Londrina'],
  } as never);
});
const mostrar = (quem: Persona, ...mais: [Parameters<typeof umaSessao>[1]?, string?]) =>
  desenharTela(umaSessao(quem, mais[0]), <RegioesPage />, mais[1]);
const abrirNova = async () => {
  comRegioes(daAna);
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar região' }));
  return within(await screen.findByRole('dialog', { name: 'Cadastro de região' }));
};
const escolher = (onde: HTMLElement, value: string) => fireEvent.change(onde, { target: { value } });

it('cada região diz os seus critérios e quantas empresas tem', async () => {
  comRegioes(daAna);
  mostrar(ana);
  const linha = (await screen.findByText('Santa Catarina')).closest('tr');
  expect(linha).toHaveTextContent('Estado SC');
  expect(linha).toHaveTextContent(/2$|2Ações/);
  expect(screen.getByText(`Projeto: ${projeto.nome}`)).toBeInTheDocument();
});
it.each([
  ['', 'Nenhuma região cadastrada'],
  ['?busca=nada', 'Nenhuma região encontrada!'],
])('vazia em %j diz %s', async (endereco, frase) => {
  comRegioes();
  mostrar(ana, undefined, `/regioes${endereco}`);
  expect(await screen.findByText(frase)).toBeInTheDocument();
});
it('sem projeto escolhido diz o que falta, e leva aos projetos onde não há de que escolher', async () => {
  vi.mocked(projetos.useProjeto).mockReturnValue({ estado: 'naoSelecionado' });
  vi.spyOn(projetos.projetosData, 'emAndamento').mockReturnValue({
    queryKey: ['nenhum'],
    queryFn: () => [],
  } as never);
  mostrar(ana);
  expect(await screen.findByText('Projeto não selecionado')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Voltar' })).toBeInTheDocument();
});
it('quando não se consegue ler, diz "Erro ao buscar regiões"', async () => {
  vi.spyOn(regioesData, 'pagina').mockReturnValue({
    chave: ['regioes'],
    buscar: () => Promise.reject(new Error('caiu')),
    total: { queryKey: ['total'], queryFn: () => 0 },
  } as never);
  mostrar(ana);
  expect(await screen.findByText('Erro ao buscar regiões')).toBeInTheDocument();
});
it('o formulário mostra as empresas que combinam enquanto se escreve', async () => {
  const dialogo = await abrirNova();
  expect(await dialogo.findByText(/^Escreva um critério/)).toBeInTheDocument();
  escolher(dialogo.getByLabelText('Valor do critério 1'), 'SC');
  expect(await dialogo.findByText('1 empresa combina:')).toBeInTheDocument();
  expect(dialogo.getByText('Casa do Mel, Porto União (SC)')).toBeInTheDocument();
  fireEvent.click(dialogo.getByRole('button', { name: 'Adicionar critério' }));
  escolher(dialogo.getByRole('combobox', { name: 'Valor do critério 2' }), 'curitiba');
  expect(await dialogo.findByText('2 empresas combinam:')).toBeInTheDocument();
  escolher(dialogo.getByLabelText('A empresa precisa atender a'), 'and');
  expect(await dialogo.findByText('Nenhuma empresa do projeto combina.')).toBeInTheDocument();
  fireEvent.click(dialogo.getByRole('button', { name: 'Remover o critério 1' }));
  expect(await dialogo.findByText('Clínica Horizonte, Curitiba (PR)')).toBeInTheDocument();
});
it('um CEP que não é um se diz no seu critério; a região é gravada com o que se escreveu', async () => {
  const dialogo = await abrirNova();
  escolher(dialogo.getByRole('textbox', { name: 'Nome' }), 'Vale do Itajaí');
  escolher(dialogo.getByLabelText('Campo do critério 1'), 'cep');
  escolher(dialogo.getByLabelText('Valor do critério 1'), 'Itajaí');
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  expect(await dialogo.findByText(/^Escreva um CEP/)).toBeInTheDocument();
  expect(salvou).not.toHaveBeenCalled();
  escolher(dialogo.getByLabelText('Valor do critério 1'), '88300-000 a 88399-999');
  fireEvent.click(dialogo.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(salvou).toHaveBeenCalledOnce());
  expect(salvou.mock.calls[0]?.[0]).toMatchObject({
    form: {
      name: 'Vale do Itajaí',
      comparisonType: 'or',
      identifiers: [{ field: 'cep', value: '88300-000 a 88399-999' }],
    },
  });
});
it('sem ler projetos, não se pedem as empresas', async () => {
  comRegioes(daAna);
  mostrar(mario, { sem: ['13.leitura'] });
  fireEvent.click(await screen.findByRole('button', { name: 'Adicionar região' }));
  expect(await screen.findByRole('dialog', { name: 'Cadastro de região' })).toBeInTheDocument();
  expect(regioesData.empresas).not.toHaveBeenCalled();
});
it('o menu da linha segue as permissões; remover pergunta antes', async () => {
  comRegioes(daAna);
  const { unmount } = mostrar(mario, { sem: ['28.criacao', '28.editar', '28.remover'] });
  expect(await screen.findByText('Santa Catarina')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Adicionar|Ações/ })).toBeNull();
  unmount();
  mostrar(ana);
  fireEvent.click(await screen.findByRole('button', { name: 'Ações de Santa Catarina' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remover' }));
  const titulo = 'Tem certeza que deseja remover a região "Santa Catarina"?';
  const pergunta = within(await screen.findByRole('dialog', { name: titulo }));
  fireEvent.click(pergunta.getByRole('button', { name: 'Sim' }));
  await waitFor(() => expect(removeu).toHaveBeenCalledOnce());
});
it('cada pergunta ao banco tem o seu índice', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: readonly Indice[];
  };
  for (const nome of ['', 'sul'])
    for (const direcao of ['asc', 'desc'] as const) {
      const { consulta } = regioesData.pagina(umaSessao(ana), 'p', nome, { campo: 'nome', direcao }, 10);
      expect(indiceQueFalta('regioes', consulta, indexes)).toBeUndefined();
    }
});
