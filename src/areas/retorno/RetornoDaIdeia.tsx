/** What the idea brought, on its page: from its approval on, for who reads it (decisions P251). */
import { Suspense } from 'react';
import type { ComId } from '@/domain/comum/campos';
import { relacoesSob } from '@/domain/acesso/relacoes';
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import { comoPai } from '@/domain/ideias/ideia-como-pai';
import { permissoesDeRetornos } from '@/domain/retorno/permissoes';
import { pode } from '@/firebase/sessao/pode';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import { parte } from '@/ui/moldura/parte';

const CartaoDoRetorno = parte(() => import('./CartaoDoRetorno').then((m) => m.CartaoDoRetorno));

/** Before it is approved there is nothing to plan; what went back keeps its lines in sight. */
const COM_RETORNO: readonly StatusDaIdeia[] = [
  'APROVADA',
  'EM_IMPLEMENTACAO',
  'IMPLEMENTADA',
  'BACKLOG_DE_AVALIACAO_FUTURA',
  'CANCELADA',
];

export function RetornoDaIdeia({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const le = pode(sessao, permissoesDeRetornos.retornos, 'get', relacoesSob(comoPai(ideia), sessao));
  return le && COM_RETORNO.includes(ideia.status) ? (
    <Suspense fallback={<Esqueleto altura={216} />}>
      <CartaoDoRetorno ideia={ideia} />
    </Suspense>
  ) : null;
}
