/** The public voting's only script (build/paginaDaVotacao.ts). */
import { montarVotacao } from '@/areas/votacao/publica/montarVotacao';

montarVotacao();
