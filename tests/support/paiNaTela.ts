/** An idea as the blocks of its page take it. */
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';
import { lugarDoPai } from '@/domain/pai/pai';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { EMPRESA } from './personas';

export const umPaiNaTela = (ideia: ComId<Ideia>): PaiNaTela => ({
  lugar: lugarDoPai(IDEIA, EMPRESA, ideia.id),
  pai: comoPai(ideia),
  chave: ['ideia', ideia.id],
});
