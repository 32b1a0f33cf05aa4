/** The way to a result: from the ranking for those who read it, and from the own company's results otherwise. */
import { temFlag } from '@/domain/acesso/quem';
import { nomeDaTela } from '@/domain/telas/nomes';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { Breadcrumbs } from '@/ui/pagina/Breadcrumbs';

interface Props {
  /** Whether the person reads the result as the organiser does. */
  organiza: boolean;
  nome: string;
}

export function Migalhas({ organiza, nome }: Props) {
  const { quem } = useSessaoAtiva();
  const leRanking = temFlag(quem, [13, 'leitura']) && temFlag(quem, [5, 'leitura']);
  const acima = !organiza ? '/visualizarResultados' : leRanking ? '/analisarRespostas' : undefined;
  return (
    <Breadcrumbs itens={[...(acima ? [{ rotulo: nomeDaTela(acima), para: acima }] : []), { rotulo: nome }]} />
  );
}
