import { inscricoes, type Projeto } from '@/domain/projetos/projeto';
import { StatusBadge } from '@/ui/pagina/StatusBadge';
import { data } from '@/ui/texto/formatos';

/** Whether companies can still enrol in a project. */
export function SituacaoDasInscricoes({ projeto, agora }: { projeto: Projeto; agora: Date }) {
  switch (inscricoes(projeto, agora)) {
    case 'abertas':
      return <StatusBadge cor="teal">Inscrições abertas</StatusBadge>;
    case 'abrem':
      return <StatusBadge cor="blue">Inscrições abrem em {data(projeto.anoAtuacao)}</StatusBadge>;
    case 'encerradas':
      return <StatusBadge cor="gray">Inscrições encerradas</StatusBadge>;
  }
}
