/** A parent (src/domain/pai/pai.ts) as the blocks of its page take it, and what the person may do under it. */
import type { Operacao } from '@/domain/acesso/permissao';
import { permiteNaColecao } from '@/domain/acesso/tabela-de-permissoes';
import { relacoesSob } from '@/domain/acesso/relacoes';
import type { LugarDoPai, Pai, SobOPai } from '@/domain/pai/pai';
import type { SessaoAtiva } from '../sessao/useSessao';

export interface PaiNaTela {
  lugar: LugarDoPai;
  pai: Pai;
  /** Key of the query that read it; what lies under it stands below the same key. */
  chave: readonly unknown[];
}

/** May the person do this to a record under the parent? Never what its kind does not have. */
export function podeSob(
  { quem, uid, referencia }: Pick<SessaoAtiva, 'quem' | 'uid' | 'referencia'>,
  { lugar, pai }: Pick<PaiNaTela, 'lugar' | 'pai'>,
  sob: SobOPai,
  operacao: Operacao,
): boolean {
  const linha = lugar.tipo.sob[sob];
  return (
    linha !== undefined && permiteNaColecao(quem, linha, operacao, relacoesSob(pai, { uid, referencia }))
  );
}
