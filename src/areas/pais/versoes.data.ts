/** What a parent said before it was changed (decisions I3): its page shows it on demand. */
import { queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { versaoSchema } from '@/domain/ideias/versao';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';

/** Former texts the history shows. */
export const VERSOES = 20;

const versoes = defineLeitura(versaoSchema);

const EM_PUBLICO = [{ campo: 'reservada', op: '==', valor: false }] as const;

/** The last ones first; what it said in private only for its author and participants, as the rules have it. */
export const versoesDo = ({ lugar, chave }: PaiNaTela, daEquipe: boolean) =>
  queryOptions({
    queryKey: [...chave, 'versoes', daEquipe],
    queryFn: () =>
      versoes.legiveis(
        caminhos.versoes(lugar.caminho),
        { filtros: daEquipe ? [] : EM_PUBLICO, ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
        VERSOES,
      ),
  });
