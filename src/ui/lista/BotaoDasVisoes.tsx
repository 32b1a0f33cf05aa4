import { Button } from '@mantine/core';
import { IconBookmark } from '@tabler/icons-react';
import { type ComponentType, Suspense, useState } from 'react';
import { parteDe, porCima } from '@/ui/moldura/parte';
import { umaVez } from '@/ui/moldura/umaVez';
import { useDevolverFoco } from '@/ui/moldura/useDevolverFoco';

export interface PropsDasVisoes {
  aoFechar: () => void;
}

/**
 * The kit knows no person whose views these are. The area that does is found by its place and not imported: handed in by
 * the application it would be part of everybody's first load (docs/performance.md, row 3). Without it there is no button.
 */
const [carregar] = Object.values(
  import.meta.glob<{ default: ComponentType<PropsDasVisoes> }>('/src/areas/visoes/VisoesModal.tsx'),
);
const Dialogo = carregar && parteDe(umaVez(carregar), porCima);

/** 'Visões' above a list: the ones a person saved, and the present one to be saved. No word: chips need the room. */
export function BotaoDasVisoes() {
  const [aberto, definirAberto] = useState(false);
  useDevolverFoco(aberto);
  if (!Dialogo) return null;
  return (
    <>
      <Button
        variant="default"
        px="xs"
        aria-label="Visões"
        title="Visões"
        onClick={() => definirAberto(true)}
      >
        <IconBookmark size={18} aria-hidden />
      </Button>
      {aberto ? (
        <Suspense>
          <Dialogo aoFechar={() => definirAberto(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
