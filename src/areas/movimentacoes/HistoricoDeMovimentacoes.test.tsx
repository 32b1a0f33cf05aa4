// The history of movements of another kind of parent: its statuses by their own names.
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { lugarDoPai } from '@/domain/pai/pai';
import { DESAFIO, umPai } from '@tests/support/desafio';
import { umaMovimentacao } from '@tests/support/documentos';
import { caio, EMPRESA, tea } from '@tests/support/personas';
import { umaSessao } from '@tests/support/sessao';
import { desenharTela } from '@tests/support/telas';
import { HistoricoDeMovimentacoes } from './HistoricoDeMovimentacoes';
import { movimentacoesData } from './movimentacoes.data';

const pai = (publicado = true) => ({
  lugar: lugarDoPai(DESAFIO, EMPRESA, 'd'),
  pai: umPai({ publicado }),
  chave: ['desafio', 'd'],
});

it('diz para onde foi, com o nome que o status tem lá', async () => {
  vi.spyOn(movimentacoesData, 'doPai').mockReturnValue({
    queryKey: ['movimentacoes'],
    queryFn: () => ({ itens: [{ id: 'm', ...umaMovimentacao(tea), status: 'CANCELADA' }] }),
  } as never);
  desenharTela(umaSessao(caio), <HistoricoDeMovimentacoes pai={pai()} />);
  expect(await screen.findByText('Cancelado')).toBeInTheDocument();
});

it('um rascunho não tem histórico', () => {
  const lidas = vi.spyOn(movimentacoesData, 'doPai');
  desenharTela(umaSessao(caio), <HistoricoDeMovimentacoes pai={pai(false)} />);
  expect(screen.queryByText('Histórico de movimentações')).toBeNull();
  expect(lidas).not.toHaveBeenCalled();
});
