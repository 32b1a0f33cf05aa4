/** Milestones on the idea's page (module 10, part 2 §2 and §6): the blocks one acts on. The feed tells what happened. */
import { Suspense } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { comoPai, IDEIA } from '@/domain/ideias/ideia-como-pai';
import { lugarDoPai } from '@/domain/pai/pai';
import type { Ideia } from '@/domain/ideias/ideia';
import { permissoesDeMarcos } from '@/domain/marcos/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { type SessaoAtiva, useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { paiDosMarcos } from './pai';
import { parte } from '@/ui/moldura/parte';

const Marcos = parte(() => import('./Marcos').then((m) => m.Marcos));

/** The idea as milestones know it; undefined where there is nothing to show: a draft, or no reading of module 10. */
function paiVisivel(sessao: SessaoAtiva, ideia: ComId<Ideia>) {
  const lugar = lugarDoPai(IDEIA, sessao.contexto, ideia.id);
  const pai = paiDosMarcos(sessao, { lugar, pai: comoPai(ideia) });
  return ideia.publishedAt !== null && pode(sessao, permissoesDeMarcos.marcos, 'list', pai.relacoes)
    ? pai
    : undefined;
}

export function MarcosDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  const pai = paiVisivel(useSessaoAtiva(), ideia);
  return pai ? (
    <Suspense fallback={<Esqueleto altura={216} />}>
      <Marcos pai={pai} />
    </Suspense>
  ) : null;
}
