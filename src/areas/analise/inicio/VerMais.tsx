import { Anchor } from '@mantine/core';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';

/** The way to a project's own page. */
export function VerMais({ projeto: { id: projetoId, nome } }: { projeto: { id: string; nome: string } }) {
  return (
    <Anchor
      component={Link}
      to={para('/diagnostico/:projetoId', { projetoId })}
      aria-label={`Ver mais: ${nome}`}
    >
      Ver mais
    </Anchor>
  );
}
