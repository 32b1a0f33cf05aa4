import { Anchor, Button } from '@mantine/core';
import { para } from '@/domain/telas/enderecos';
import { Link } from '@/ui/moldura/Link';

interface Props {
  projeto: { id: string; nome: string };
  /** Where it is what one does next. */
  botao?: boolean;
  className?: string | undefined;
}

/** The way to a project's own page. */
export function VerMais({ projeto: { id: projetoId, nome }, botao = false, className }: Props) {
  const props = {
    component: Link,
    to: para('/diagnostico/:projetoId', { projetoId }),
    'aria-label': `Ver mais: ${nome}`,
    className,
    children: 'Ver mais',
  };
  return botao ? <Button variant="default" {...props} /> : <Anchor {...props} />;
}
