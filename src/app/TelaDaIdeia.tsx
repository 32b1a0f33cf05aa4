/** The idea's page with its milestones, which are an area of their own. */
import { IdeiaPage } from '@/areas/ideias/detalhe/IdeiaPage';
import { HistoricoDaIdeia, MarcosDaIdeia } from '@/areas/marcos/MarcosDaIdeia';

export const TelaDaIdeia = () => <IdeiaPage conteudo={MarcosDaIdeia} lateral={HistoricoDaIdeia} />;
