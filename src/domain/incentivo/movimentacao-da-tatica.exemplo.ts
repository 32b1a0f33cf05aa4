import { criadoPor } from '@tests/support/documentos';
import type { MovimentacaoDaTatica } from './movimentacao-da-tatica';

export const umaMovimentacaoDeTatica = (
  { uid }: { uid: string },
  mudancas: Partial<MovimentacaoDaTatica> = {},
): MovimentacaoDaTatica => ({
  jogada: 'loja',
  tatica: 'ponto',
  status: 2,
  descricao: 'Conversa com três clientes que aceitam um balcão.',
  data: new Date('2026-03-10T03:00:00Z'),
  ...criadoPor(uid),
  ...mudancas,
});
