import { Button } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useState, type ReactNode } from 'react';
import { CorpoDoFormulario } from './CorpoDoFormulario';
import { Janela } from '@/ui/moldura/Janela';
import { useCelular } from '@/ui/moldura/useCelular';
import { useConfirmar } from './useConfirmar';
import { SAIR_SEM_SALVAR, useGuardaDeSaida } from './useGuardaDeSaida';
import { type Esquema, useFormulario, type OpcoesDoFormulario } from './useFormulario';

interface Props<Campos extends object, Valores> extends Omit<
  OpcoesDoFormulario<Campos, Valores>,
  'aoConcluir'
> {
  titulo: ReactNode;
  aberto: boolean;
  /** Called when it was sent, or left (after asking, if something would be lost). */
  aoFechar: () => void;
  /** What the button says; a function tells what is missing. */
  rotuloEnviar?: string | ((form: UseFormReturnType<Campos>) => string);
  tituloDoErro?: string;
  /** A second way to send the form, such as 'Salvar rascunho'. With a schema of its own it may ask less. */
  outraAcao?:
    | {
        rotulo: string;
        aoEnviar: (valores: Valores) => Promise<unknown>;
        schema?: Esquema<Campos, Valores>;
      }
    | undefined;
  /** Beside the buttons: what sending brings. */
  notaDoEnvio?: (form: UseFormReturnType<Campos>) => ReactNode;
  /** 'secoes' has room for the index beside the fields (SecoesDoFormulario). */
  tamanho?: 'sm' | 'md' | 'lg' | 'xl' | 'secoes';
  /** Nothing is sent: it can only be closed. */
  somenteLeitura?: boolean;
  children: (form: UseFormReturnType<Campos>) => ReactNode;
}

/**
 * A form in a dialog: `<FormModal schema valoresIniciais aoEnviar …>{(form) => <TextInput
 * {...form.getInputProps('titulo')} />}</FormModal>`. Closes itself when aoEnviar worked; opening starts afresh.
 */
export function FormModal<Campos extends object, Valores>(props: Props<Campos, Valores>) {
  const [abertura, setAbertura] = useState({ aberto: props.aberto, vez: 0 });
  if (abertura.aberto !== props.aberto) {
    setAbertura({ aberto: props.aberto, vez: props.aberto ? abertura.vez + 1 : abertura.vez });
  }
  return <Dialogo key={abertura.vez} {...props} />;
}

function Dialogo<Campos extends object, Valores>({
  titulo,
  aberto,
  aoFechar,
  tamanho = 'lg',
  rotuloEnviar,
  tituloDoErro,
  outraAcao,
  notaDoEnvio,
  somenteLeitura = false,
  children,
  ...opcoes
}: Props<Campos, Valores>) {
  const celular = useCelular();
  const confirmar = useConfirmar();
  const formulario = useFormulario({ ...opcoes, aoConcluir: aoFechar });

  useGuardaDeSaida(aberto && formulario.sujo, formulario.rascunho.apagar);

  const sair = async () => {
    if (formulario.ocupado) return;
    if (formulario.sujo || formulario.temEnvio()) {
      const descartar = await confirmar(SAIR_SEM_SALVAR);
      if (!descartar) return;
      formulario.rascunho.apagar();
    }
    aoFechar();
  };

  return (
    <Janela
      opened={aberto}
      onClose={sair}
      title={titulo}
      size={tamanho === 'secoes' ? '60rem' : tamanho}
      fullScreen={celular}
      closeOnClickOutside={false}
    >
      <CorpoDoFormulario
        formulario={formulario}
        rotuloEnviar={typeof rotuloEnviar === 'function' ? rotuloEnviar(formulario.form) : rotuloEnviar}
        tituloDoErro={tituloDoErro}
        aoCancelar={() => void sair()}
        somenteLeitura={somenteLeitura}
        nota={notaDoEnvio?.(formulario.form)}
        outrasAcoes={
          outraAcao && (
            <Button
              variant="default"
              disabled={formulario.ocupado}
              onClick={() => formulario.enviarPor(outraAcao.aoEnviar, outraAcao.schema)}
            >
              {outraAcao.rotulo}
            </Button>
          )
        }
      >
        {children(formulario.form)}
      </CorpoDoFormulario>
    </Janela>
  );
}
