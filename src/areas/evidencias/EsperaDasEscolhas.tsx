import { Esqueleto } from '@/ui/pagina/Esqueleto';

/** In the place of the two choices: while their code comes, and while the questionnaires do. */
export const EsperaDasEscolhas = () => <Esqueleto altura={61} noCelular={138} />;
