/** Every page of the voting. */
import { PaginaDoVisitante, type PropsDaPagina } from '@/ui/visitante/PaginaDoVisitante';

export const Pagina = (props: PropsDaPagina) => <PaginaDoVisitante parte="Votação" {...props} />;
