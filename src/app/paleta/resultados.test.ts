// What the palette reads: only the sources whose list the person may open, or one refusal would empty it.
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { empresasData } from '@/areas/administracao/empresas.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { pessoasData } from '@/areas/pessoas/pessoas.data';
import { ana, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { resultadosDaPaleta } from './resultados';

const grupos = async (...de: Parameters<typeof umaSessao>) => {
  const achados = await new QueryClient().fetchQuery(resultadosDaPaleta(umaSessao(...de), 'aurora'));
  return achados.map(({ titulo }) => titulo);
};
const espiar = () => ({
  empresas: vi.spyOn(empresasData, 'buscar'),
  pessoas: vi.spyOn(pessoasData, 'buscar'),
});
const recusa = () => Promise.reject(Object.assign(new Error(), { code: 'permission-denied' }));
let { empresas, pessoas } = espiar();
beforeEach(() => {
  ({ empresas, pessoas } = espiar());
  empresas.mockImplementation(recusa);
  pessoas.mockImplementation(recusa);
  vi.spyOn(ideiasData, 'pagina').mockReturnValue({
    buscar: () => Promise.resolve({ itens: [{ id: 'i', titulo: 'Aurora' }], proxima: undefined }),
  } as never);
});

it('sem pessoas e sem empresas, acha as ideias', async () => {
  expect(await grupos(tea, { sem: ['1.leitura', '2.leitura'] })).toEqual(['Ideias']);
  expect(empresas).not.toHaveBeenCalled();
  expect(pessoas).not.toHaveBeenCalled();
});

it('quem pode abrir as três listas é atendido pelas três', async () => {
  empresas.mockResolvedValue([{ id: 'e', nomeFantasia: 'Aurora', role: 'NORMAL' }] as never);
  pessoas.mockResolvedValue([{ id: 'p', nome: 'Aurora Dias' }] as never);
  expect(await grupos(ana)).toEqual(['Ideias', 'Empresas', 'Pessoas']);
});
