/** Apart from paiNaTela.ts, which brings the table of permissions: the first screens need the key alone. */
import type { LugarDoPai } from '@/domain/pai/pai';
import type { SessaoAtiva } from '../sessao/useSessao';

/** Key of all queries of a kind's records. */
export const chaveDoTipo = (
  { contexto }: Pick<SessaoAtiva, 'contexto'>,
  { colecao }: Pick<LugarDoPai['tipo'], 'colecao'>,
) => [contexto.empresaId, colecao] as const;

/** Of one's own coins, under the key of the kind: what changes all of it reads this again too. */
export const chaveDoSaldo = (...deQuem: Parameters<typeof chaveDoTipo>) =>
  [...chaveDoTipo(...deQuem), 'saldo'] as const;
