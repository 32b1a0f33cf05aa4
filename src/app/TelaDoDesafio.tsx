/** The challenge's page with the committee's decision, which is an area of its own. */
import { DecisaoDoPai } from '@/areas/comites/DecisaoDoPai';
import { BlocoDeImersoes } from '@/areas/imersoes/BlocoDeImersoes';
import { DesafioPage } from '@/areas/desafios/detalhe/DesafioPage';

export const TelaDoDesafio = () => <DesafioPage decisao={DecisaoDoPai} imersoes={BlocoDeImersoes} />;
