/** 'Seguir' of a published initiative, loaded after its page (BotaoSeguir.tsx). */
import { Suspense } from 'react';
import type { Seguivel } from '@/domain/notificacoes/seguindo';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { emSilencio, parte } from '@/ui/moldura/parte';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

const BotaoSeguir = parte(() => import('./BotaoSeguir').then((m) => m.BotaoSeguir), emSilencio());

export function SeguirPai({ pai: { lugar, pai } }: { pai: PaiNaTela }) {
  const { referencia, uid, quem } = useSessaoAtiva();
  if (!pai.publicado || quem.externo) return null;
  const porSi = pai.autor === uid || pai.autorReference === referencia || pai.envolvidos.includes(referencia);
  const daPessoa = pai.autorReference !== '' && pai.autorReference !== referencia;
  const [primeiroNome = ''] = pai.autorNome.split(' ');
  return (
    <Suspense fallback={<Esqueleto altura={36} largura="7rem" />}>
      <BotaoSeguir
        tipo={lugar.tipo.colecao as Seguivel}
        qual={lugar.caminho}
        porSi={porSi}
        nome={pai.titulo}
      />
      {daPessoa && (
        <BotaoSeguir
          tipo="colaboradores"
          qual={pai.autorReference}
          porSi={false}
          nome={pai.autorNome}
          dito={primeiroNome}
        />
      )}
    </Suspense>
  );
}
