/** The committee with what an idea says, which is an area of its own. */
import { ComitesPage } from '@/areas/comites/ComitesPage';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

const InformacoesDaIdeia = aoAbrir(
  () => import('@/areas/ideias/detalhe/InformacoesDaIdeia').then((m) => m.InformacoesDaIdeia),
  <Esqueleto altura={420} />,
);

export const TelaDosComites = () => <ComitesPage texto={InformacoesDaIdeia} />;
