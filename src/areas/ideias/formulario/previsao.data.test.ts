// What publishing would bring is promised only under a rule that runs.
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { regulamentosData } from '@/areas/regulamentos/regulamentos.data';
import { caminhos } from '@/domain/comum/caminhos';
import { emDias, umRegulamento } from '@tests/support/documentos';
import { caio, EMPRESA } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { previsao } from './previsao.data';

const consulta = (nome: string, dados: unknown) => ({ queryKey: [nome], queryFn: () => dados }) as never;

it.each([
  ['em andamento', {}, { pontos: 10 }],
  ['que terminou', { dataInicial: emDias(-9), dataFinal: emDias(-1) }, null],
])('sob um regulamento %s', async (_, mudancas, esperada) => {
  vi.spyOn(regulamentosData, 'porId').mockReturnValue(consulta('r', { id: 'r', ...umRegulamento(mudancas) }));
  vi.spyOn(regulamentosData, 'campanhas').mockReturnValue(consulta('c', []));
  const traz = await new QueryClient().fetchQuery(
    previsao(umaSessao(caio), caminhos.regulamentoIdeias(EMPRESA, 'r')),
  );
  if (esperada) expect(traz).toMatchObject(esperada);
  else expect(traz).toBeNull();
});
