/** Name and e-mail of somebody without an account: the browser's own fields and its own checking. */
import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { LIMITE } from '@/domain/comum/limite';
import { Faixa } from '../Recado';
import classes from './Campos.module.css';

interface DoCampo {
  rotulo: string;
  nome: 'nome' | 'email';
  inicial?: string;
  fixo?: boolean;
  erro?: string | undefined;
}

export function Campo({ rotulo, nome, inicial = '', fixo = false, erro }: DoCampo) {
  const id = useId();
  return (
    <div className={classes.campo}>
      <label htmlFor={id}>{rotulo}</label>
      <input
        id={id}
        name={nome}
        type={nome === 'email' ? 'email' : 'text'}
        autoComplete={nome === 'email' ? 'email' : 'name'}
        defaultValue={inicial}
        readOnly={fixo}
        aria-invalid={erro !== undefined}
        aria-describedby={erro === undefined ? undefined : `${id}-erro`}
      />
      {erro === undefined ? null : (
        <p id={`${id}-erro`} className={classes.erro}>
          {erro}
        </p>
      )}
    </div>
  );
}

const ENDERECO = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

function problemaDoNome(nome: string): string | undefined {
  if (nome.length < 3) return 'Escreva o seu nome.';
  return nome.length > LIMITE.nome ? `Use no máximo ${LIMITE.nome} caracteres.` : undefined;
}
const problemaDoEmail = (email: string) =>
  ENDERECO.test(email) && email.length <= LIMITE.email
    ? undefined
    : 'Escreva um e-mail válido, como nome@empresa.com.br.';

/** What is wrong with what was typed, by field, in sentences. */
export function conferirCampos(dados: FormData): Partial<Record<'nome' | 'email', string>> {
  const [nome, email] = [dados.get('nome'), dados.get('email')];
  const erros = {
    nome: typeof nome === 'string' ? problemaDoNome(nome.trim()) : undefined,
    email: typeof email === 'string' ? problemaDoEmail(email.trim()) : undefined,
  };
  return Object.fromEntries(Object.entries(erros).filter(([, erro]) => erro !== undefined));
}

interface DoFormulario {
  rotulo: string;
  /** Fields, given what is wrong with each. */
  children: (erros: Partial<Record<'nome' | 'email', string>>) => ReactNode;
  aoEnviar: (valores: { nome: string; email: string }) => Promise<unknown>;
  outro?: ReactNode;
}

export function FormularioCurto({ rotulo, children, aoEnviar, outro }: DoFormulario) {
  const [erros, definirErros] = useState<Partial<Record<'nome' | 'email', string>>>({});
  const [recusa, definirRecusa] = useState<string | null>(null);
  const [enviando, definirEnviando] = useState(false);
  async function enviar(evento: FormEvent<HTMLFormElement>) {
    evento.preventDefault();
    if (enviando) return;
    const formulario = evento.currentTarget;
    const dados = new FormData(formulario);
    const achados = conferirCampos(dados);
    definirErros(achados);
    definirRecusa(null);
    const [primeiro] = Object.keys(achados);
    if (primeiro) {
      formulario.querySelector<HTMLInputElement>(`[name="${primeiro}"]`)?.focus();
      return;
    }
    const valor = (campo: string) => {
      const lido = dados.get(campo);
      return typeof lido === 'string' ? lido.trim() : '';
    };
    definirEnviando(true);
    try {
      await aoEnviar({ nome: valor('nome'), email: valor('email').toLowerCase() });
    } catch (causa) {
      definirRecusa(mensagemDoErro(causa));
    } finally {
      definirEnviando(false);
    }
  }
  return (
    <form
      onSubmit={(evento) => void enviar(evento)}
      noValidate
      className={classes.formulario}
      aria-label={rotulo}
    >
      {children(erros)}
      {recusa === null ? null : <Faixa grave>{recusa}</Faixa>}
      <div className={classes.botoes}>
        {outro}
        <Button type="submit" loading={enviando}>
          {rotulo}
        </Button>
      </div>
    </form>
  );
}
