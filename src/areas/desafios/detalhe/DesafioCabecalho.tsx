/** Top of a challenge: title, status, who proposes it and since when, and the acts its reader has. */
import { useState } from 'react';
import { Denunciar } from '@/areas/conversa/Denunciar';
import { CabecalhoDoPai } from '@/areas/pais/CabecalhoDoPai';
import { Jornada } from '@/areas/pais/Jornada';
import { SeguirPai } from '@/areas/pais/SeguirPai';
import { StatusDoPai } from '@/areas/pais/StatusDoPai';
import type { ComId } from '@/domain/comum/campos';
import type { Desafio } from '@/domain/desafios/desafio';
import { DESAFIO } from '@/domain/desafios/desafio-como-pai';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { aoAbrir } from '@/ui/moldura/aoAbrir';
import { RelativeTime } from '@/ui/texto/RelativeTime';
import { podeNoDesafio } from '../acesso';
import { desafioNaTela } from '../desafios.data';
import { usePublicarDesafio } from '../usePublicarDesafio';

const DesafioFormModal = aoAbrir(() =>
  import('../formulario/DesafioFormModal').then((m) => m.DesafioFormModal),
);

export function DesafioCabecalho({ desafio }: { desafio: ComId<Desafio> }) {
  const sessao = useSessaoAtiva();
  const publicacao = usePublicarDesafio();
  const [editando, definirEditando] = useState(false);
  const podeEditar = podeNoDesafio(sessao, desafio, 'update');
  return (
    <>
      <CabecalhoDoPai
        tipo={DESAFIO}
        titulo={desafio.titulo}
        selos={<StatusDoPai tipo={DESAFIO} status={desafio.status} />}
        deQuem={
          <>
            Proposto por {desafio.propositorNome} · {desafio.published ? 'publicado ' : 'rascunho começado '}
            <RelativeTime valor={desafio.publishedAt ?? desafio.createdAt} emFrase />
          </>
        }
        acoes={<SeguirPai pai={desafioNaTela(sessao, desafio)} />}
        aoEditar={podeEditar ? () => definirEditando(true) : undefined}
        publicar={
          podeEditar && !desafio.published
            ? { publicando: publicacao.publicando, aoPublicar: () => void publicacao.publicar(desafio) }
            : undefined
        }
      >
        {desafio.published && desafio.createdBy !== sessao.uid && (
          <Denunciar alvo={{ tipo: 'DESAFIO', pai: desafio.id, filho: '' }} rotulo="Denunciar este desafio" />
        )}
      </CabecalhoDoPai>
      {desafio.published && <Jornada tipo={DESAFIO} status={desafio.status} />}
      {editando && <DesafioFormModal desafio={desafio} aoFechar={() => definirEditando(false)} />}
    </>
  );
}
