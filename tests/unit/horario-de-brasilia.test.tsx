// Periods of rules and campaigns are whole days in Brasília. A browser elsewhere (Manaus, Noronha, Lisbon) must show
// the same days. Where these tests run in Brasília's own time they cannot fail: CI runs in UTC, `TZ=America/Rio_Branco`
// tells more.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Campanha } from '@/areas/ideias/painel/Campanha';
import { painelData } from '@/areas/ideias/painel/painel.data';
import { periodoEmPalavras } from '@/areas/relatorio/exportacao';
import { CarteirasAtivas } from '@/areas/pontos/CarteirasAtivas';
import { moedasData } from '@/areas/pontos/moedas.data';
import { porAno } from '@/areas/pontos/porAno';
import { RegulamentosPage } from '@/areas/regulamentos/RegulamentosPage';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { umaCampanha, umRegulamento } from '@tests/support/documentos';
import { ana } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';

const periodo = { dataInicial: inicioDoDia('2026-01-01'), dataFinal: fimDoDia('2026-12-31') };
const consulta = (nome: string, dados: unknown) => ({ queryKey: [nome], queryFn: () => dados }) as never;

it('o período de um regulamento', async () => {
  const itens = [{ id: 'r', ...umRegulamento(periodo) }];
  vi.spyOn(regulamentosData, 'pagina').mockReturnValue({
    chave: ['r'],
    buscar: () => Promise.resolve({ itens, proxima: undefined }),
    total: consulta('total', 1),
  } as never);
  desenharTela(umaSessao(ana), <RegulamentosPage />);
  expect(await screen.findByText('01/01/2026 a 31/12/2026')).toBeInTheDocument();
});

it('o da campanha do painel', async () => {
  const campanha = { id: 'c', ...umaCampanha(periodo) };
  vi.spyOn(painelData, 'vigentes').mockReturnValue(consulta('vigentes', { haRegulamento: true, campanha }));
  desenharTela(umaSessao(ana), <Campanha />);
  expect(await screen.findByText(/De 01\/01\/2026 a 31\/12\/2026/)).toBeInTheDocument();
});

it('até quando valem as moedas', async () => {
  const carteira = { regulamentoId: 'r', regulamento: 'R', quota: 9, usadas: 0, livres: 9, ...periodo };
  vi.spyOn(moedasData, 'carteiras').mockReturnValue(consulta('carteiras', [carteira]));
  desenharTela(umaSessao(ana), <CarteirasAtivas tipo={IDEIA} />);
  expect(await screen.findByText(/vale até 31\/12\/2026/)).toBeInTheDocument();
});

it('o ano em que um regulamento termina', () =>
  expect(porAno([{ id: 'r', nome: 'R', ...periodo }])[0]?.group).toBe('2026'));

it('o período do relatório', () =>
  expect(periodoEmPalavras({ inicio: '2026-11-01', fim: '2026-11-30' })).toBe('01/11/2026 a 30/11/2026'));
