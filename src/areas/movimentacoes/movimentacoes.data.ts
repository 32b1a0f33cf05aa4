/** Movements under a parent of any kind (part 2 §2). */
import { queryOptions } from '@tanstack/react-query';
import { movimentacaoDe } from '@/domain/comite/movimentacao';
import { caminhos } from '@/domain/comum/caminhos';
import { defineLeitura } from '@/firebase/dados/leitura';
import { igual } from '@/firebase/dados/consulta';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

/** As many as the history shows. */
export const MOVIMENTACOES = 50;

export const movimentacoesData = {
  /** Newest first. */
  doPai: ({ chave, lugar }: Pick<PaiNaTela, 'chave' | 'lugar'>) => {
    const status = Object.keys(lugar.tipo.aparencia);
    return queryOptions({
      queryKey: [...chave, 'movimentacoes'],
      queryFn: () =>
        defineLeitura(movimentacaoDe(status, status)).legiveis(
          caminhos.sob(lugar.caminho).movimentacoes,
          { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          MOVIMENTACOES,
        ),
    });
  },
};
