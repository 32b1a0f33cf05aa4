import { Anchor } from '@mantine/core';
import { Link } from '@/ui/moldura/Link';

/** Links every footer has: data protection and accessibility (LGPD art. 41, LBI art. 63). */
export function LinksLegais() {
  return (
    <>
      <Anchor component={Link} to="/privacidade" size="xs" c="dimmed" underline="always">
        Privacidade e dados pessoais
      </Anchor>
      <Anchor component={Link} to="/acessibilidade" size="xs" c="dimmed" underline="always">
        Acessibilidade
      </Anchor>
    </>
  );
}
