/**
 * What publishing an idea now would bring, shown before it is done. The trigger awards by the same function
 * (decisions I7).
 */
import { campanhasQueValem, valorDoEvento } from './pontos';
import type { Campanha, RegulamentoIdeias } from '@/domain/regulamentos/regulamento-ideias';
import { vagasLivres } from './vagas';

export interface Previsao {
  pontos: number;
  /** Description of the campaign that makes it so many; undefined when they are the rule's own. */
  campanha: string | undefined;
  /** Null where the rule has no limit. */
  vagas: { livres: number; total: number } | null;
}

export function previsaoDaPublicacao(
  regulamento: RegulamentoIdeias,
  campanhas: readonly Campanha[],
  setores: readonly string[],
  publicadas: number,
  agora: Date,
): Previsao {
  const pontos = valorDoEvento('CADASTRO_DE_IDEIAS', regulamento, campanhas, setores, agora);
  const campanha = campanhasQueValem(campanhas, setores, agora).find(
    ({ quantidadeGanhoNoCadastro }) => quantidadeGanhoNoCadastro === pontos,
  );
  const total = regulamento.quantidadeMaximaIdeias;
  const livres = vagasLivres(total, publicadas);
  return {
    pontos,
    campanha: campanha?.descricao,
    vagas: livres === null || total === null ? null : { livres, total },
  };
}
