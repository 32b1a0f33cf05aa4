import { IconPencil, IconTrash } from '@tabler/icons-react';
import { MaisAcoes } from '@/ui/lista/MaisAcoes';

interface Props {
  /** Of what: 'a imersão', 'o evento "Abertura"'. */
  de: string;
  /** What the entries say after their verb: 'imersão'. */
  oQue: string;
  removendo: boolean;
  aoEditar: () => void;
  aoRemover: () => void;
}

/** What somebody who manages an immersion does with it, or with an event: in a menu, because people read more often. */
export const EditarERemover = ({ de, oQue, removendo, aoEditar, aoRemover }: Props) => (
  <MaisAcoes
    variant="subtle"
    size="compact-sm"
    loading={removendo}
    rotulo={`Ações d${de}`}
    foraDaCaixa
    acoes={[
      { rotulo: `Editar ${oQue}`, icone: <IconPencil size={16} aria-hidden />, aoClicar: aoEditar },
      {
        rotulo: `Remover ${oQue}`,
        icone: <IconTrash size={16} aria-hidden />,
        aoClicar: aoRemover,
        perigo: true,
      },
    ]}
  />
);
