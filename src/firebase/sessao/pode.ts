import { type Linha, type Operacao, permite, type Relacao } from '@/domain/acesso/permissao';
import type { SessaoAtiva } from './estadoDaSessao';

/** May the person of the session do this? Screens ask it with the row of their area; temFlag is for a flag alone. */
export const pode = (
  { quem }: Pick<SessaoAtiva, 'quem'>,
  linha: Linha,
  operacao: Operacao,
  relacoes: readonly Relacao[] = [],
): boolean => permite(quem, linha, operacao, relacoes);
