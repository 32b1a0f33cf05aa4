/** The ideas' board with the committee's dialog, which is an area of its own. */
import { MuralDeIdeiasPage } from '@/areas/ideias/mural/MuralDeIdeiasPage';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const MoverIdeiaModal = aoAbrir(() =>
  import('@/areas/comites/MoverIdeiaModal').then((m) => m.MoverIdeiaModal),
);

export const TelaDoMural = () => <MuralDeIdeiasPage mover={MoverIdeiaModal} />;
