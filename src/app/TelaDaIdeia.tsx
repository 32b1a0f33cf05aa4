/** The idea's page with the committee's decision and the milestones, which are areas of their own. */
import { DecisaoDaIdeia } from '@/areas/comites/DecisaoDaIdeia';
import { IdeiaPage } from '@/areas/ideias/detalhe/IdeiaPage';
import { MarcosDaIdeia } from '@/areas/marcos/MarcosDaIdeia';

export const TelaDaIdeia = () => <IdeiaPage conteudo={MarcosDaIdeia} decisao={DecisaoDaIdeia} />;
