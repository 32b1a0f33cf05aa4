import { Button, Text, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconX } from '@tabler/icons-react';
import { mensagemDoErro } from '@/ui/moldura/erro';
import classes from './ErrorState.module.css';

interface Props {
  /** e.g. 'Erro ao buscar ideias' (part 2 §2). */
  titulo: string;
  erro: unknown;
  /** Called by 'Tentar novamente' and by closing the alert. */
  aoTentarDeNovo: () => void;
}

/** Red alert that can be closed; closing it fetches again (part 1 §8). Part of the first load, so not Mantine's. */
export function ErrorState({ titulo, erro, aoTentarDeNovo }: Props) {
  return (
    <div role="alert" className={classes.alerta}>
      <IconAlertTriangle size={20} aria-hidden />
      <p className={classes.titulo}>{titulo}</p>
      <UnstyledButton aria-label="Fechar e tentar novamente" onClick={aoTentarDeNovo}>
        <IconX size={18} aria-hidden />
      </UnstyledButton>
      <div className={classes.texto}>
        <Text>{mensagemDoErro(erro)}</Text>
        <Button size="compact-sm" variant="default" onClick={aoTentarDeNovo}>
          Tentar novamente
        </Button>
      </div>
    </div>
  );
}
