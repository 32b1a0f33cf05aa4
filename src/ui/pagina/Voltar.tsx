import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useLocation, useNavigate } from 'react-router-dom';

/** 'Voltar': to where the person came from, or to `para` when the page was opened directly. */
export function Voltar({ para = '/' }: { para?: string }) {
  const navegar = useNavigate();
  // React Router gives the first entry of a visit the key 'default'. There is then nothing of ours to go back to.
  const abertaDiretamente = useLocation().key === 'default';
  return (
    <Button
      variant="subtle"
      color="gray"
      size="compact-sm"
      leftSection={<IconArrowLeft size={16} aria-hidden />}
      onClick={() => void (abertaDiretamente ? navegar(para) : navegar(-1))}
    >
      Voltar
    </Button>
  );
}
