/** Who may read what functions write of the diagnostic (acesso/permissao.ts). Names with '/' lie under a record. */
import { deOutras, soLida } from '@/domain/acesso/linhas';
import type { Acesso, Linhas } from '@/domain/acesso/permissao';

/** The organiser has those of all companies, and every company its own (decisions P235). */
const adesoes: Acesso = [...deOutras(30).list, { flag: [30, 'leitura'], relacao: 'daPropriaEmpresa' }];

export const permissoesDoDiagnostico = {
  convidados: soLida(30),
  adesoes: { ...soLida(30), get: adesoes, list: adesoes },
  medias: deOutras(31),
  estatisticas: deOutras(31),
  estatisticasPorCorte: deOutras(31),
  publicacoes: deOutras(31),
  resultados: soLida(31),
  'questionarios/versoes': soLida(5),
  'questionarios/correcoes': soLida(5),
} as const satisfies Linhas;
