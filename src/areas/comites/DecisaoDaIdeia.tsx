/**
 * The committee's block of an idea, whose movements may take points back (decisions I4). Its code comes for the roles
 * that analyse ideas only.
 */
import { lazy, Suspense } from 'react';
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import { analisaIdeias } from '@/domain/pessoas/colaborador';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { BlocoLateral } from '@/ui/pagina/BlocoLateral';
import { Esqueleto } from '@/ui/pagina/Esqueleto';

const MovimentacaoBloco = lazy(() =>
  import('./MovimentacaoBloco').then((m) => ({ default: m.MovimentacaoBloco })),
);

export function DecisaoDaIdeia({ ideia, pai }: { ideia: Ideia; pai: PaiNaTela }) {
  const { quem } = useSessaoAtiva();
  if (!analisaIdeias(quem.papel) || ideia.publishedAt === null) return null;
  return (
    <Suspense
      fallback={
        <BlocoLateral titulo="Análise do comitê">
          <Esqueleto altura={300} />
        </BlocoLateral>
      }
    >
      <MovimentacaoBloco
        pai={pai}
        oQueDesfaz={async (de, para) => {
          // Not part of the page: only a movement that is sent asks for it.
          const { pontosRetirados } = await import('./pontosRetirados');
          return pontosRetirados({ ...ideia, status: de as StatusDaIdeia }, para as StatusDaIdeia);
        }}
      />
    </Suspense>
  );
}
