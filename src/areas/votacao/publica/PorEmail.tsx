/** The way for who cannot use the captcha: a code that is mailed. */
import { useState } from 'react';
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
  const pedir = () => {
    definirEnvio('enviando');
    pedirCodigoPorEmail(alvo, email.trim()).then(
      () => definirEnvio('enviado'),
      (erro: unknown) => definirEnvio({ erro: mensagemDoErro(erro) }),
    );
  };
  return (
    <div role="group" aria-label="Confirmação por e-mail">
      <label className="campo">
        E-mail
        <input
          type="email"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget: { value } }) => {
            definirEmail(value);
            aoMudar(undefined);
          }}
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
