/** The challenge's page with the committee's decision and the immersions, which are areas of their own. */
import { Suspense } from 'react';
import { DecisaoDoPai } from '@/areas/comites/DecisaoDoPai';
import { DesafioPage } from '@/areas/desafios/detalhe/DesafioPage';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { parte } from '@/ui/moldura/parte';

/** As large as the rest of the page, and a draft has none. */
const BlocoDeImersoes = parte(() =>
  import('@/areas/imersoes/BlocoDeImersoes').then((m) => m.BlocoDeImersoes),
);

const Imersoes = ({ desafio, aoVir }: { desafio: ComId<Desafio>; aoVir: () => void }) =>
  desafio.published && (
    <Suspense fallback={<Esqueleto altura={160} />}>
      <BlocoDeImersoes desafio={desafio} aoVir={aoVir} />
    </Suspense>
  );

export const TelaDoDesafio = () => <DesafioPage decisao={DecisaoDoPai} imersoes={Imersoes} />;
