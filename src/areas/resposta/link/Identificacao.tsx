/** Who answered, asked before the questionnaire ends (part 3 §4): a dialog of the browser itself. */
import { Button, Title } from '@mantine/core';
import { useEffect, useId, useRef, useState } from 'react';
import { CaixaDoRelatorio } from '../Caixas';
import { Campo, FormularioCurto } from './Campos';
import { Consentimento } from './Consentimento';
import classes from './Identificacao.module.css';

export interface Identificado {
  contato: { nome: string; email: string };
  relatorio: boolean;
}

interface Props {
  /** The project's name (decisions Q11). */
  titulo: string;
  nome: string;
  /** The invitation's address, or ''. */
  email: string;
  ofereceRelatorio: boolean;
  aoFechar: () => void;
  aoIdentificar: (quem: Identificado) => Promise<unknown>;
}

export function Identificacao({ titulo, nome, email, ofereceRelatorio, aoFechar, aoIdentificar }: Props) {
  const dialogo = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [relatorio, definirRelatorio] = useState(false);
  useEffect(() => {
    if (dialogo.current?.open === false) dialogo.current.showModal();
  }, []);
  return (
    <dialog ref={dialogo} aria-labelledby={id} className={classes.dialogo} onClose={aoFechar}>
      <Title order={2} size="h3" id={id}>
        {titulo}
      </Title>
      <FormularioCurto
        rotulo="Finalizar questionário"
        aoEnviar={(contato) => aoIdentificar({ contato, relatorio })}
        outro={
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
        }
      >
        {(erros) => (
          <>
            <Campo rotulo="Nome" nome="nome" inicial={nome} erro={erros.nome} />
            <Campo rotulo="E-mail" nome="email" inicial={email} fixo={email !== ''} erro={erros.email} />
            {ofereceRelatorio ? <CaixaDoRelatorio marcada={relatorio} aoMudar={definirRelatorio} /> : null}
            <Consentimento />
          </>
        )}
      </FormularioCurto>
    </dialog>
  );
}
