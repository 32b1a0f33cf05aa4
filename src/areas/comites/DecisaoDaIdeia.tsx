/** The committee's block of an idea, whose movements may take points back (decisions I4). */
import { type EventoDePontos, premiosPerdidos } from '@/domain/pontos/pontos';
import type { Ideia, StatusDaIdeia } from '@/domain/ideias/ideia';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import { enumerar } from '@/ui/texto/formatos';
import { MovimentacaoBloco } from './MovimentacaoBloco';

const NOME_DO_PREMIO: Record<EventoDePontos, string> = {
  CADASTRO_DE_IDEIAS: 'cadastro',
  APROVACAO_DE_IDEIAS: 'aprovação',
  IMPLEMENTACAO_DE_IDEIAS: 'implementação',
  PARTICIPACAO_DE_IDEIA_PROPRIA: 'participação',
  PARTICIPACAO_DE_IDEIA_TERCEIRO: 'participação',
};

function pontosRetirados(ideia: Ideia, para: StatusDaIdeia): string | undefined {
  const perdidos = new Set(premiosPerdidos(ideia, para).map((evento) => NOME_DO_PREMIO[evento]));
  if (perdidos.size === 0) return undefined;
  return `Os pontos de ${enumerar([...perdidos])} serão retirados de quem os ganhou.`;
}

export const DecisaoDaIdeia = ({ ideia, pai }: { ideia: Ideia; pai: PaiNaTela }) => (
  <MovimentacaoBloco
    pai={pai}
    oQueDesfaz={(de, para) =>
      pontosRetirados({ ...ideia, status: de as StatusDaIdeia }, para as StatusDaIdeia)
    }
  />
);
