/** Who may read immersions and what lies under them (acesso/permissao.ts); functions write all of it. */
import { ninguem } from '@/domain/acesso/linhas';
import type { Linha, Linhas, Relacao } from '@/domain/acesso/permissao';

const soLida = (relacao: Relacao): Linha => ({
  get: [{ flag: [9, 'leitura'], relacao }],
  list: [{ flag: [9, 'leitura'], relacao }],
  create: ninguem,
  update: ninguem,
  delete: ninguem,
});

export const permissoesDeImersoes = {
  cronogramaDesafio: soLida('cronogramaPublico'),
  'cronogramaDesafio/inscricoes': soLida('sobCronogramaPublico'),
  'cronogramaDesafio/event': soLida('sobCronogramaPublico'),
  'cronogramaDesafio/solucoes': soLida('sobCronogramaPublico'),
} as const satisfies Linhas;
