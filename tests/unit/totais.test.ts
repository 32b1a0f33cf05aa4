// Counting stops at the limit of the rules. What is said of a longer list is that it holds at least so many.
import { QueryClient } from '@tanstack/react-query';
import { getCount } from 'firebase/firestore/lite';
import { beforeEach, expect, it, vi } from 'vitest';
import { colaboradoresData } from '@/areas/colaboradores/colaboradores.data';
import { contadorData } from '@/areas/pais/contador.data';
import { ideiasData } from '@/areas/ideias/ideias.data';
import { atividadesData } from '@/areas/marcos/atividades.data';
import { LIMITE } from '@/domain/comum/campos';
import { caio } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';

vi.mock('firebase/firestore/lite', async (original) => ({
  ...(await original<object>()),
  getCount: vi.fn<() => Promise<object>>(),
}));

const sessao = umaSessao(caio);
const contados = (...quantos: number[]) => {
  for (const count of quantos)
    vi.mocked(getCount).mockResolvedValueOnce({ data: () => ({ count }) } as never);
};
const ler = <T>(opcoes: object) => new QueryClient().fetchQuery<T>(opcoes as never);
const MUITAS = { aoMenos: LIMITE.pagina };

beforeEach(() => {
  vi.mocked(getCount).mockReset();
});

it('uma lista filtrada conta até o limite', async () => {
  contados(LIMITE.pagina - 1, LIMITE.pagina, LIMITE.pagina);
  const minhas = ideiasData.total(sessao, { aba: 'minhas' });
  expect(await ler(minhas)).toBe(LIMITE.pagina - 1);
  expect(await ler(minhas)).toEqual(MUITAS);
  const ordem = { campo: 'nome', direcao: 'asc' } as const;
  const pessoas = colaboradoresData.pagina(sessao, { filtros: {}, ordem }, 10);
  expect(await ler(pessoas.total)).toEqual(MUITAS);
});

it('o total mantido é exato; com uma parte contada até o limite, a soma não é', async () => {
  vi.spyOn(contadorData, 'ler').mockResolvedValue({ publicas: 1_200, porStatus: {} } as never);
  const todas = ideiasData.total(sessao, { aba: 'todas' });
  contados(3, 0);
  expect(await ler(todas)).toBe(1_203);
  contados(LIMITE.pagina, 0);
  expect(await ler(todas)).toEqual({ aoMenos: 1_450 });
});

it('as próprias atividades também', async () => {
  contados(LIMITE.pagina);
  const minhas = { minhas: true, aba: 'todas', pessoas: [] } as const;
  expect(await ler(atividadesData.pagina(sessao, minhas, null, 10).total)).toEqual(MUITAS);
});
