/** Fifth page: the choices at one glance, the proof of a person, and one sending of all. */
import { type SyntheticEvent, useRef, useState } from 'react';
import { mensagemDoErro, semResposta } from '@/domain/comum/erros';
import type { AlvoDaVotacao } from '@/domain/votacao/endereco';
import { type Urna, VOTACAO_ENCERRADA } from '@/domain/votacao/urna';
import { Captcha } from './Captcha';
import { enviarVotos, type Prova, type Votado } from './enviarVotos';
import type { Lembrado } from './memoria';
import { Aviso } from '@/ui/visitante/PaginaDoVisitante';
import { Pagina } from './Pagina';
import { PorEmail } from './PorEmail';

interface Props {
  urna: Urna;
  alvo: AlvoDaVotacao;
  lembrado: Lembrado;
  /** Absent when every category has its choice. */
  aoVotarEmOutra: (() => void) | undefined;
  aoTrocar: (categoria: string) => void;
  aoConfirmar: (votado: Votado) => void;
  aoEncerrar: () => void;
}

const SEM_RESPOSTA =
  'Não sabemos se os votos chegaram. Confira a conexão e confirme de novo: nenhum voto conta duas vezes.';

export function Confirmacao({
  urna,
  alvo,
  lembrado,
  aoVotarEmOutra,
  aoTrocar,
  aoConfirmar,
  aoEncerrar,
}: Props) {
  const [porEmail, confirmarPorEmail] = useState(false);
  const [prova, definirProva] = useState<Prova>();
  /** Another box, after the token of one was used up. */
  const [caixa, outraCaixa] = useState(0);
  const [erro, dizer] = useState('');
  const [enviando, definirEnviando] = useState(false);
  const noAr = useRef(false);

  const recusar = (causa: unknown) => {
    if (semResposta(causa)) return dizer(SEM_RESPOSTA);
    const frase = mensagemDoErro(causa);
    if (frase === VOTACAO_ENCERRADA) return aoEncerrar();
    if (!porEmail) {
      definirProva(undefined);
      outraCaixa(caixa + 1);
    }
    return dizer(frase);
  };
  const confirmar = async (evento: SyntheticEvent) => {
    evento.preventDefault();
    // A second click while the first is on its way.
    if (noAr.current) return;
    if (!prova) {
      dizer(porEmail ? 'Escreva o código que recebeu por e-mail.' : 'Confirme que você não é um robô.');
      return;
    }
    noAr.current = true;
    definirEnviando(true);
    dizer('');
    try {
      aoConfirmar(await enviarVotos(alvo, lembrado, prova));
    } catch (causa) {
      recusar(causa);
    } finally {
      noAr.current = false;
      definirEnviando(false);
    }
  };
  return (
    <Pagina urna={urna} titulo="Confirme os seus votos">
      <form onSubmit={(evento) => void confirmar(evento)} noValidate>
        <ul className="escolhidas">
          {lembrado.escolhas.map(({ categoria, empresa }) => (
            <li key={categoria}>
              <span>
                <small>{categoria}</small>
                <strong>{empresa.nome}</strong>
              </span>
              <button
                type="button"
                aria-label={`Trocar a escolha de ${categoria}`}
                disabled={enviando}
                onClick={() => aoTrocar(categoria)}
              >
                Trocar
              </button>
            </li>
          ))}
        </ul>
        {aoVotarEmOutra ? (
          <p>
            <button type="button" disabled={enviando} onClick={aoVotarEmOutra}>
              Votar em outra categoria
            </button>
          </p>
        ) : null}
        {porEmail ? (
          <PorEmail alvo={alvo} aoMudar={definirProva} />
        ) : (
          <Captcha key={caixa} aoMudar={(token) => definirProva(token ? { captcha: token } : undefined)} />
        )}
        <p>
          <button
            type="button"
            className="elo"
            onClick={() => {
              definirProva(undefined);
              dizer('');
              confirmarPorEmail(!porEmail);
            }}
          >
            {porEmail ? 'Usar a verificação na tela' : 'Não consigo usar a verificação: confirmar por e-mail'}
          </button>
        </p>
        {erro ? <Aviso>{erro}</Aviso> : null}
        <button type="submit" className="principal" aria-disabled={enviando}>
          {enviando ? 'Registrando os votos…' : 'Confirmar votos'}
        </button>
      </form>
    </Pagina>
  );
}
