/**
 * The dialog of every import. What was pasted, chosen or typed is asked about before it is lost, and so is a sending
 * that is under way before its page is left. While rows are sent the dialog itself stays.
 */
import type { ReactNode } from 'react';
import type { Pergunta } from '@/ui/formulario/pergunta';
import { useConfirmar } from '@/ui/formulario/useConfirmar';
import { useGuardaDeSaida } from '@/ui/formulario/useGuardaDeSaida';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';

const SAIR_SEM_IMPORTAR: Pergunta = {
  titulo: 'Sair sem importar?',
  texto: 'A tabela e o que você escolheu para ela serão descartados.',
  rotuloSim: 'Descartar',
  rotuloNao: 'Continuar aqui',
  perigo: true,
};
const PARAR_NO_MEIO: Pergunta = {
  titulo: 'Sair no meio da importação?',
  texto: 'O que já foi enviado fica. O resto não é enviado, e o resultado não aparece mais.',
  rotuloSim: 'Sair assim mesmo',
  rotuloNao: 'Continuar aqui',
  perigo: true,
};

interface Props {
  titulo: string;
  tamanho?: 'lg' | 'xl';
  /** Something was pasted, chosen or typed that is not sent. */
  sujo: boolean;
  /** It is being sent or taken back. */
  ocupada: boolean;
  aoFechar: () => void;
  /** `sair` asks where something would be lost. */
  children: (sair: () => void) => ReactNode;
}

export function DialogoDaImportacao({ titulo, tamanho = 'xl', sujo, ocupada, aoFechar, children }: Props) {
  const celular = useCelular();
  const confirmar = useConfirmar();
  useGuardaDeSaida(sujo || ocupada, undefined, ocupada ? PARAR_NO_MEIO : SAIR_SEM_IMPORTAR);
  const sair = async () => {
    if (ocupada || (sujo && !(await confirmar(SAIR_SEM_IMPORTAR)))) return;
    aoFechar();
  };
  return (
    <Janela
      opened
      onClose={() => void sair()}
      title={titulo}
      size={tamanho}
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      {children(() => void sair())}
    </Janela>
  );
}
