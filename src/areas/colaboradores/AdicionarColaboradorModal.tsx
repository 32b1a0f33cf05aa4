/** 'Adicionar Colaborador': one person with the whole record, or several addresses at once (part 1 §2 and §5). */
import '@mantine/core/styles/FloatingIndicator.css';
import '@mantine/core/styles/SegmentedControl.css';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { IndividualModal } from './IndividualModal';
import { VariosModal } from './VariosModal';

type Modo = 'individual' | 'varios';

export function AdicionarColaboradorModal({ aoFechar }: { aoFechar: () => void }) {
  const [modo, definirModo] = useState<Modo>('individual');
  const escolha = (
    <SegmentedControl
      aria-label="Quantas pessoas"
      value={modo}
      onChange={(novo) => definirModo(novo)}
      data={[
        { value: 'individual', label: 'Uma pessoa' },
        { value: 'varios', label: 'Várias de uma vez' },
      ]}
    />
  );
  return modo === 'individual' ? (
    <IndividualModal escolha={escolha} aoFechar={aoFechar} />
  ) : (
    <VariosModal escolha={escolha} aoFechar={aoFechar} />
  );
}
