/** The committee's block of a parent. Its code comes for the roles that analyse only, and never for a draft. */
import { Suspense } from 'react';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import { podeSob } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Esqueleto } from '@/ui/pagina/Esqueleto';
import type { Movimentavel } from './FormularioDeMovimentacao';
import { parte } from '@/ui/moldura/parte';

const MovimentacaoBloco = parte(() => import('./MovimentacaoBloco').then((m) => m.MovimentacaoBloco));

export function DecisaoDoPai(movimentavel: Movimentavel) {
  const sessao = useSessaoAtiva();
  const { pai } = movimentavel;
  if (!analisaIdeias(sessao.quem.papel) || !pai.pai.publicado) return null;
  return (
    <Suspense
      fallback={
        <BlocoLateral titulo="Análise do comitê">
          <Esqueleto altura={podeSob(sessao, pai, 'movimentacoes', 'create') ? 480 : 120} />
        </BlocoLateral>
      }
    >
      <MovimentacaoBloco {...movimentavel} />
    </Suspense>
  );
}
