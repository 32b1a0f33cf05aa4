/** The way for who cannot use the captcha: a code that is mailed. */
import { useRef, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { AlvoDaVotacao } from '@/domain/votacao/endereco';
import { type Prova, pedirCodigoPorEmail } from './enviarVotos';
import { Aviso } from '@/ui/visitante/PaginaDoVisitante';

interface Props {
  alvo: AlvoDaVotacao;
  aoMudar: (prova: Prova | undefined) => void;
}

type Envio = 'enviando' | 'enviado' | { erro: string } | undefined;

export function PorEmail({ alvo, aoMudar }: Props) {
  const [email, definirEmail] = useState('');
  const [envio, definirEnvio] = useState<Envio>();
  const [codigo, definirCodigo] = useState('');
  /** What is written now: the answer to an earlier address says nothing of this one. */
  const escrito = useRef('');
  const pedir = () => {
    const dizer = (novo: Envio) => {
      if (escrito.current === email) definirEnvio(novo);
    };
    definirEnvio('enviando');
    pedirCodigoPorEmail(alvo, email.trim()).then(
      () => dizer('enviado'),
      (erro: unknown) => dizer({ erro: mensagemDoErro(erro) }),
    );
  };
  const escrever = (novo: string) => {
    escrito.current = novo;
    definirEmail(novo);
    definirEnvio(undefined);
    definirCodigo('');
    aoMudar(undefined);
  };
  return (
    <div role="group" aria-label="Confirmação por e-mail">
      <label className="campo">
        E-mail
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget: { value } }) => escrever(value)}
          aria-describedby="para-que"
        />
      </label>
      <p id="para-que" className="miudo">
        Serve só para mandar o código. O voto não guarda o seu e-mail.
      </p>
      <button type="button" onClick={pedir} disabled={envio === 'enviando' || email.trim() === ''}>
        {envio === 'enviado' ? 'Enviar outro código' : 'Enviar código'}
      </button>
      {typeof envio === 'object' ? <Aviso>{envio.erro}</Aviso> : null}
      {envio === 'enviado' ? (
        <>
          <p role="status">Enviamos um código de seis algarismos. Ele chega em instantes.</p>
          <label className="campo">
            Código
            <input
              inputMode="numeric"
              autoComplete="one-time-code"
              value={codigo}
              onChange={({ currentTarget: { value } }) => {
                const algarismos = value.replace(/\D/g, '');
                definirCodigo(algarismos);
                aoMudar(algarismos.length === 6 ? { email: email.trim(), codigo: algarismos } : undefined);
              }}
            />
          </label>
        </>
      ) : null}
    </div>
  );
}
