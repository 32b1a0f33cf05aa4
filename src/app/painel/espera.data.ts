/** What waits for the person that only a function can count; the contract is loaded when it is asked. */
import { queryOptions } from '@tanstack/react-query';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import { podeOrganizar } from '@/domain/acesso/organizar';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** Nobody else has returns to validate, or sits in a jury. */
const podeEsperar = ({ quem }: SessaoAtiva) =>
  !quem.externo &&
  ((quem.empresaAtiva && temFlag(quem, [36, 'editar'])) || (podeOrganizar(quem) && veOutras(quem, 31)));

export const esperaData = {
  minha: (sessao: SessaoAtiva) =>
    queryOptions({
      // Under the returns: what is validated or sent back makes the count stale.
      queryKey: [sessao.contexto.empresaId, 'retornos', 'esperando'],
      queryFn: async () => {
        const [{ esperando }, { chamar }] = await Promise.all([
          import('@/domain/contratos/espera'),
          import('@/firebase/chamadas/callable'),
        ]);
        return chamar(esperando, { ...sessao.contexto });
      },
      enabled: podeEsperar(sessao),
    }),
};
