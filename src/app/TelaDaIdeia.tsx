/** The idea's page with the committee's decision and the milestones, which are areas of their own. */
import { DecisaoDaIdeia } from '@/areas/comites/DecisaoDaIdeia';
import { IdeiaPage } from '@/areas/ideias/detalhe/IdeiaPage';
import { MarcosDaIdeia } from '@/areas/marcos/MarcosDaIdeia';
import { RetornoDaIdeia } from '@/areas/retorno/RetornoDaIdeia';
import type { ComId } from '@/domain/comum/campos';
import type { Ideia } from '@/domain/ideias/ideia';

const Conteudo = ({ ideia }: { ideia: ComId<Ideia> }) => (
  <>
    <RetornoDaIdeia ideia={ideia} />
    <MarcosDaIdeia ideia={ideia} />
  </>
);

export const TelaDaIdeia = () => <IdeiaPage conteudo={Conteudo} decisao={DecisaoDaIdeia} />;
