/** The only script of the public voting and of the page that verifies certificates (build/paginaDaVotacao.ts). */
import { montarVisitante } from '@/app/montarVisitante';

montarVisitante();
