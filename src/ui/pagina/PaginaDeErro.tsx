import { Button, Group } from '@mantine/core';
import { EmptyState } from './EmptyState';
import { usePageTitle } from './usePageTitle';
import { Voltar } from './Voltar';
import { Link } from '@/ui/moldura/Link';

interface Props {
  /** True for an address that does not exist, false for a failure. */
  naoEncontrada?: boolean;
  texto?: string;
  /** The page is loaded anew unless told. */
  aoTentarDeNovo?: () => void;
}

/** The error screen of every route (part 1 §2). */
export function PaginaDeErro({
  naoEncontrada = false,
  texto = 'A PÁGINA PROCURADA NÃO EXISTE!',
  aoTentarDeNovo = () => window.location.reload(),
}: Props) {
  usePageTitle(naoEncontrada ? 'Página não encontrada' : 'Ops');
  return (
    <EmptyState
      nivel={1}
      titulo={naoEncontrada ? 'NÃO ENCONTRADO!' : 'Ops'}
      texto={texto}
      acao={
        <Group justify="center" mt="sm">
          <Voltar />
          <Button variant={naoEncontrada ? 'filled' : 'default'} component={Link} to="/">
            Ir para o início
          </Button>
          {naoEncontrada ? null : <Button onClick={aoTentarDeNovo}>Tentar de novo</Button>}
        </Group>
      }
    />
  );
}
