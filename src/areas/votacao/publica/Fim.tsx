/** Last page: the votes are registered, with the receipt that proves it. */
import { useState } from 'react';
import { type AlvoDaVotacao, rotaDaVotacao } from '@/domain/votacao/endereco';
import { copiar, NAO_COPIOU } from '@/navegador/copiar';
import { Pagina } from './Pagina';

interface Props {
  alvo: AlvoDaVotacao;
  recibo: string | null;
  /** Categories in which an earlier vote stands, for the same company or another. */
  ficaram: readonly string[];
}

export function Fim({ alvo, recibo, ficaram }: Props) {
  const [copiado, dizer] = useState('');
  return (
    <Pagina titulo="Seu voto já foi registrado!">
      <p>Agradecemos sua participação.</p>
      {ficaram.length > 0 ? (
        <p className="aviso" role="status">
          Em {ficaram.join(', ')} já havia um voto seu, e vale o primeiro voto.
        </p>
      ) : null}
      {recibo ? (
        <section aria-labelledby="recibo">
          <h2 id="recibo">Recibo</h2>
          <p>
            Guarde este código. Com ele você confere a qualquer hora se os votos foram contados. Ele não
            mostra em quem você votou.
          </p>
          <code>{recibo}</code>
          <div className="atos">
            <button
              type="button"
              onClick={() =>
                void copiar(recibo).then((copiou) => dizer(copiou ? 'Recibo copiado.' : NAO_COPIOU))
              }
            >
              Copiar recibo
            </button>
            <a
              className="botao"
              href={`${rotaDaVotacao(alvo)}#recibo=${recibo}`}
              target="_blank"
              rel="noreferrer"
            >
              Conferir recibo (abre em outra aba)
            </a>
          </div>
          <p role="status">{copiado}</p>
        </section>
      ) : null}
    </Pagina>
  );
}
