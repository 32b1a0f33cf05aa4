/**
 * 'Adicionar Colaborador', the one door for people (decisions P351): one with the whole record, one by name and address,
 * several addresses at once, or a spreadsheet (part 1 §2 and §5).
 */
import { type ComponentType, useState } from 'react';
import { JanelaComAbas } from '@/ui/formulario/JanelaComAbas';
import { parte } from '@/ui/moldura/parte';
import { type ComoAdicionar, COMO_ADICIONAR } from './comoAdicionar';
import { ConvidarColaboradorModal } from './ConvidarColaboradorModal';
import { IndividualModal } from './IndividualModal';
import { VariosModal } from './VariosModal';

const ImportarColaboradoresModal = parte(() =>
  import('./ImportarColaboradoresModal').then((m) => m.ImportarColaboradoresModal),
);

const DIALOGO: Readonly<Record<ComoAdicionar, ComponentType<{ aoFechar: () => void }>>> = {
  pessoa: IndividualModal,
  convite: ConvidarColaboradorModal,
  varias: VariosModal,
  planilha: ImportarColaboradoresModal,
};

interface Props {
  aoFechar: () => void;
  /** Where the page's address says how; elsewhere the dialog keeps it. */
  como?: ComoAdicionar;
  aoMudar?: (como: ComoAdicionar) => void;
}

export function AdicionarColaboradorModal({ aoFechar, como, aoMudar }: Props) {
  const [daqui, definirDaqui] = useState<ComoAdicionar>('pessoa');
  const atual = como ?? daqui;
  return (
    <JanelaComAbas
      titulo="Adicionar Colaborador"
      rotulo="Como adicionar"
      abas={COMO_ADICIONAR}
      atual={atual}
      aoMudar={aoMudar ?? definirDaqui}
      aoFechar={aoFechar}
      Dialogo={DIALOGO[atual]}
    />
  );
}
