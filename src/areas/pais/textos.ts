/** Sentences of the lists that go with the noun of the kind. */
import { flexao, type Nome } from '@/domain/pai/pai';

/** 'Não há ideias cadastradas'. */
export const nenhumCadastrado = (nome: Nome): string => `Não há ${nome.plural} cadastrad${flexao(nome).o}s`;

/** Of a ranking in which nothing stands yet. */
export function rankingComeca(nome: Nome): string {
  const { o } = flexao(nome);
  return `O ranking começa com ${o} primeir${o} ${nome.singular} publicad${o}.`;
}
