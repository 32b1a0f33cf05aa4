/** Links to the first page of every area the person has: the way out of a refusal (docs/decisions.md, `/`). */
import { Button, Group } from '@mantine/core';
import { useSessaoAtiva } from '@/firebase/sessaoAtual';
import { Link } from '@/ui/Link';
import { abasDoMenu, ROTULO_DA_ABA } from './abas';

export function OndePossoIr() {
  const abas = abasDoMenu(useSessaoAtiva());
  if (abas.length === 0) {
    return (
      <Button variant="default" component={Link} to="/acessoPagina">
        Ver a quem pedir acesso
      </Button>
    );
  }
  return (
    <Group justify="center" gap="xs" pt="xs">
      {abas.map(({ aba, itens }) => (
        <Button key={aba} variant="default" component={Link} to={itens[0]?.caminho ?? '/'}>
          {ROTULO_DA_ABA[aba]}
        </Button>
      ))}
    </Group>
  );
}
