import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ana, caio, gilda, ivo, mario } from '@tests/support/personas';
import { desenharTela } from '@tests/support/telas';
import { umaSessao } from '@tests/support/sessao';
import { acoesDaPaleta } from './acoes';
import { paginasDaPaleta } from './paginas';
import Paleta from './Paleta';
import { podeBuscar } from './podeBuscar';

// The invitation's form is loaded with the first question; on a busy machine that takes its time.

vi.mock('./resultados', () => ({
  resultadosDaPaleta: (_: unknown, texto: string) => ({ queryKey: [texto], queryFn: () => [] }),
}));

const caminhos = (...de: Parameters<typeof umaSessao>) =>
  paginasDaPaleta(umaSessao(...de), '').map(({ caminho }) => caminho);
const acoes = (...de: Parameters<typeof umaSessao>) =>
  acoesDaPaleta(umaSessao(...de), '').map(({ rotulo }) => rotulo);

describe('o que a paleta oferece', () => {
  it('sempre o início e as atividades, e por permissão as páginas do menu', () => {
    expect(caminhos(ana)).toEqual(
      expect.arrayContaining(['/', '/empresas', '/colaboradores', '/ideias', '/ideias/regulamentos']),
    );
    expect(caminhos(caio, { sem: ['1.leitura', '2.leitura', '3.leitura'] })).not.toContain('/ideias');
    expect(
      caminhos(caio, {
        colaborador: { gestao: false, diagnostico: false, incentivo: false, configuracoes: false },
      }),
    ).toEqual([
      '/',
      '/minhas-atividades',
      '/atividades',
      '/notificacoes',
      '/comunicados',
      '/notificacoes/preferencias',
      '/acessoPagina',
      '/meus-dados',
    ]);
    expect(caminhos(ana).filter((caminho) => caminho === '/atividades')).toHaveLength(1);
  });
  it('toda tela com nome que se abre por si, cada uma uma vez', () => {
    const todas = caminhos(ana);
    expect(new Set(todas).size).toBe(todas.length);
    expect(todas).toEqual(
      expect.arrayContaining(['/home-ideias', '/ideias-de-inovacao', '/colaboradores/removidas']),
    );
    expect(caminhos(mario)).not.toContain('/colaboradores/removidas');
    expect(paginasDaPaleta(umaSessao(ana), 'home')[0]?.caminho).toBe('/');
  });
  it('convidar empresa a quem administra a licenciada, convidar colaborador com 2.criacao', () => {
    const dePessoas = ['Convidar colaborador', 'Adicionar colaborador'];
    expect(acoes(ana)).toEqual(expect.arrayContaining(['Convidar empresa', ...dePessoas]));
    expect(acoes(gilda)).not.toContain('Convidar empresa');
    for (const [quem, mudancas, podem] of [
      [gilda, undefined, true],
      [mario, undefined, true],
      [mario, { sem: ['2.criacao'] }, false],
      [mario, { colaborador: { configuracoes: false } }, false],
      [ivo, undefined, false],
    ] as const)
      expect(
        dePessoas.every((acao) => acoes(quem, mudancas).includes(acao)),
        `${quem.nome} ${JSON.stringify(mudancas)}`,
      ).toBe(podem);
  });
  it.each([
    ['Adicionar ideia', '3'],
    ['Adicionar projeto', '13'],
    ['Adicionar categoria de inovação', '11'],
    ['Adicionar categoria de desafio', '22'],
    ['Adicionar tipo de jogada', '12'],
  ] as const)('%s a quem tem a criação e a leitura do módulo %s', (acao, modulo) => {
    expect(acoes(caio)).toContain(acao);
    expect(acoes(caio, { sem: [`${modulo}.criacao`] })).not.toContain(acao);
    expect(acoes(caio, { sem: [`${modulo}.leitura`] })).not.toContain(acao);
    expect(acoesDaPaleta(umaSessao(caio), acao).map(({ rotulo }) => rotulo)).toEqual([acao]);
  });
  it('desafio a quem tem 9.criacao', () => {
    expect(acoes(caio)).toContain('Adicionar desafio');
    expect(acoes(caio, { sem: ['9.criacao'] })).not.toContain('Adicionar desafio');
  });
  it('regulamento de desafios, só a ADMIN (decisions D11)', () => {
    expect(acoes(ana)).toContain('Adicionar regulamento de desafios');
    expect(acoes(caio)).not.toContain('Adicionar regulamento de desafios');
  });
  it('a busca só em empresa normal e ativa, a quem tem as quatro áreas', () => {
    expect(podeBuscar(umaSessao(ana))).toBe(true);
    expect(podeBuscar(umaSessao(caio))).toBe(true);
    expect(podeBuscar(umaSessao(caio, { colaborador: { incentivo: false } }))).toBe(false);
    expect(podeBuscar(umaSessao(gilda))).toBe(false);
    expect(podeBuscar(umaSessao(ivo))).toBe(false);
  });
});

it('diz o que procurar e quando nada foi encontrado, e abre o formulário do convite', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <Paleta vez={1} />);
  const campo = await screen.findByPlaceholderText('Buscar...');
  await usuario.type(campo, 'nada disso');
  expect((await screen.findAllByText('Nada encontrado...')).length).toBeGreaterThan(0);
  await usuario.clear(campo);
  await usuario.click(await screen.findByText('Convidar colaborador'));
  expect(await screen.findByRole('dialog', { name: 'Convidar colaborador' })).toBeInTheDocument();
});

it('sem uma letra mostra as quatro ações de sempre e as páginas; as outras se acham ao digitar', async () => {
  const usuario = userEvent.setup();
  desenharTela(umaSessao(ana), <Paleta vez={1} />);
  const campo = await screen.findByPlaceholderText('Buscar...');
  expect(screen.getByText('Convidar empresa')).toBeInTheDocument();
  expect(screen.queryByText('Adicionar desafio')).toBeNull();
  expect(screen.getByText('Minhas atividades')).toBeInTheDocument();
  await usuario.type(campo, 'desafio');
  expect(await screen.findByText('Adicionar desafio')).toBeInTheDocument();
});

it('V25 o botão do meio e Ctrl abrem o achado em outra aba', async () => {
  const abriu = vi.spyOn(window, 'open').mockReturnValue(null);
  desenharTela(umaSessao(ana), <Paleta vez={1} />);
  const pagina = await screen.findByRole('button', { name: /^Minhas atividades/ });
  fireEvent(pagina, new MouseEvent('auxclick', { bubbles: true, button: 1 }));
  fireEvent.click(pagina, { ctrlKey: true });
  const chamada = ['/minhas-atividades', '_blank', 'noopener'];
  expect(abriu.mock.calls).toEqual([chamada, chamada]);
});
