/** What waits for the person that only a function can count. */
import { queryOptions } from '@tanstack/react-query';
import { temFlag, veOutras } from '@/domain/acesso/quem';
import { podeOrganizar } from '@/domain/acesso/organizar';
import { esperando } from '@/domain/contratos/espera';
import { chamar } from '@/firebase/chamadas/callable';
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
      queryFn: () => chamar(esperando, { ...sessao.contexto }),
      enabled: podeEsperar(sessao),
    }),
};
