import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ana, caio, gilda, ivo, mario } from '@tests/support/personas';
import { desenharTela } from '@tests/support/telas';
import { umaSessao } from '@tests/support/sessao';
import { convitesDaPaleta } from './convites';
import { paginasDaPaleta } from './paginas';
import Paleta from './Paleta';
import { podeBuscar } from './podeBuscar';

// The invitation's form is loaded with the first question; on a busy machine that takes its time.

vi.mock('./resultados', () => ({
  resultadosDaPaleta: (_: unknown, texto: string) => ({ queryKey: [texto], queryFn: () => [] }),
}));

const caminhos = (...de: Parameters<typeof umaSessao>) =>
  paginasDaPaleta(umaSessao(...de), '').map(({ caminho }) => caminho);
const convites = (...de: Parameters<typeof umaSessao>) =>
  convitesDaPaleta(umaSessao(...de), '').map(({ qual }) => qual);

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
    ).toEqual(['/', '/minhas-atividades', '/atividades']);
    expect(caminhos(ana).filter((caminho) => caminho === '/atividades')).toHaveLength(1);
  });
  it('convidar empresa a quem administra a licenciada, convidar colaborador com 2.criacao', () => {
    expect(convites(ana)).toEqual(['empresa', 'colaborador']);
    expect(convites(gilda)).toEqual(['colaborador']);
    expect(convites(mario)).toEqual(['colaborador']);
    expect(convites(mario, { sem: ['2.criacao'] })).toEqual([]);
    expect(convites(mario, { colaborador: { configuracoes: false } })).toEqual([]);
    expect(convites(ivo)).toEqual([]);
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
