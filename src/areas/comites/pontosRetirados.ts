/** What a movement of an idea takes back, in words (decisions I4). */
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import { type EventoDePontos, premiosPerdidos } from '@/domain/pontos/pontos';
import { enumerar } from '@/ui/texto/formatosRaros';

const NOME_DO_PREMIO: Record<EventoDePontos, string> = {
  CADASTRO_DE_IDEIAS: 'cadastro',
  APROVACAO_DE_IDEIAS: 'aprovação',
  IMPLEMENTACAO_DE_IDEIAS: 'implementação',
  PARTICIPACAO_DE_IDEIA_PROPRIA: 'participação',
  PARTICIPACAO_DE_IDEIA_TERCEIRO: 'participação',
};

export function pontosRetirados(ideia: Ideia, para: StatusDaIdeia): string | undefined {
  const perdidos = new Set(premiosPerdidos(ideia, para).map((evento) => NOME_DO_PREMIO[evento]));
  if (perdidos.size === 0) return undefined;
  return `Os pontos de ${enumerar([...perdidos])} serão retirados de quem os ganhou.`;
}
