/** The challenge list with the committee's dialog for its board, which is an area of its own. */
import { DesafiosPage } from '@/areas/desafios/lista/DesafiosPage';
import { aoAbrir } from '@/ui/moldura/aoAbrir';

const MoverModal = aoAbrir(() => import('@/areas/comites/MoverModal').then((m) => m.MoverModal));

export const TelaDosDesafios = () => <DesafiosPage mover={MoverModal} />;
