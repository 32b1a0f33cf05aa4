/** Top of the detail: title, status, author and dates, and the actions its reader has. */
import { useState } from 'react';
import { Denunciar } from '@/areas/conversa/Denunciar';
import { CabecalhoDoPai } from '@/areas/pais/CabecalhoDoPai';
import { SeguirPai } from '@/areas/pais/SeguirPai';
import { Jornada } from '@/areas/pais/Jornada';
import type { ComId } from '@/domain/comum/campos';
import { type Ideia, publicada } from '@/domain/ideias/ideia';
import { IDEIA } from '@/domain/ideias/ideia-como-pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { useCelular } from '@/ui/moldura/useCelular';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { CurtirBotao } from './CurtirBotao';
import { ideiaNaTela, podeNaIdeia } from '../pessoas';
import { QuemCurtiu } from './QuemCurtiu';
import { StatusDaIdeia } from '../StatusDaIdeia';
import { usePublicar } from '../formulario/usePublicar';

const IdeiaFormModal = aoAbrir(() => import('../formulario/IdeiaFormModal').then((m) => m.IdeiaFormModal));

export function IdeiaCabecalho({ ideia }: { ideia: ComId<Ideia> }) {
  const sessao = useSessaoAtiva();
  const [editando, definirEditando] = useState(false);
  const celular = useCelular();
  const publicacao = usePublicar();
  const pai = ideiaNaTela(sessao, ideia);
  const emRascunho = !publicada(ideia);
  const podeEditar = podeNaIdeia(sessao, ideia, 'update');
  return (
    <>
      <CabecalhoDoPai
        tipo={IDEIA}
        titulo={ideia.titulo}
        selos={
          <>
            <StatusDaIdeia status={ideia.status} />
            {ideia.privado && <StatusBadge cor="grape">Privada</StatusBadge>}
          </>
        }
        deQuem={
          <>
            {ideia.autorNome} · {emRascunho ? 'rascunho começado ' : 'publicada '}
            <RelativeTime valor={ideia.publishedAt ?? ideia.createdAt} emFrase />
          </>
        }
        // On phones it stands in the bar at the lower edge.
        acoes={
          !emRascunho && (
            <>
              {!celular && <CurtirBotao pai={pai} />}
              <SeguirPai pai={pai} />
            </>
          )
        }
        aoEditar={podeEditar ? () => definirEditando(true) : undefined}
        publicar={
          podeEditar && emRascunho
            ? { publicando: publicacao.publicando, aoPublicar: () => void publicacao.publicar(ideia) }
            : undefined
        }
      >
        {!emRascunho && <QuemCurtiu pai={pai} />}
        {!emRascunho && ideia.createdBy !== sessao.uid && (
          <Denunciar alvo={{ tipo: 'IDEIA', pai: ideia.id, filho: '' }} rotulo="Denunciar esta ideia" />
        )}
      </CabecalhoDoPai>
      {!emRascunho && <Jornada tipo={IDEIA} status={ideia.status} />}
      {editando && <IdeiaFormModal ideia={ideia} aoFechar={() => definirEditando(false)} />}
    </>
  );
}
