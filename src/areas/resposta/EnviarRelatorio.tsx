import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useSessaoAtiva } from '@/firebase/sessao/useSessao';
import { relatorioPorEmail } from './relatorioPorEmail.data';

/** Asks for one's own report again: whom it goes to and what it says the functions know. */
export function EnviarRelatorio(alvo: { idEmpresa: string; questionarioId: string }) {
  const envio = useMutation(relatorioPorEmail(useSessaoAtiva(), alvo));
  return (
    <Button variant="default" loading={envio.isPending} onClick={() => envio.mutate()}>
      Enviar o relatório por e-mail
    </Button>
  );
}
