/** Verifies a receipt: what became of each vote, without the choice. */
import { comOutro } from '@/domain/comum/registro';
import { type SyntheticEvent, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { AlvoDaVotacao } from '@/domain/votacao/endereco';
import { emBrasilia } from '@/domain/comum/datas';
import { conferir, type VotosDoRecibo } from './enviarVotos';
import { Aviso } from '@/ui/visitante/PaginaDoVisitante';
import { Pagina } from './Pagina';

const EM_PALAVRAS = comOutro(
  {
    CONTADO: 'contado',
    EM_REVISAO: 'em revisão pela organização',
    ANULADO: 'anulado pela organização',
  } as const,
  'em uma situação que esta página ainda não conhece',
);

type Conferido = { votos: VotosDoRecibo } | { erro: string } | undefined;

interface Props {
  alvo: AlvoDaVotacao;
  projeto: string;
  aoVoltar: () => void;
}

export function Recibo({ alvo, projeto, aoVoltar }: Props) {
  const [codigo, definir] = useState(() => window.location.hash.replace(/^#recibo=?/, ''));
  const [conferido, mostrar] = useState<Conferido>();
  const [buscando, definirBuscando] = useState(false);
  const enviar = async (evento: SyntheticEvent) => {
    evento.preventDefault();
    if (buscando) return;
    if (codigo.trim() === '') {
      mostrar({ erro: 'Cole o código do recibo.' });
      return;
    }
    definirBuscando(true);
    try {
      mostrar({ votos: await conferir(alvo, codigo.trim()) });
    } catch (erro) {
      mostrar({ erro: mensagemDoErro(erro) });
    } finally {
      definirBuscando(false);
    }
  };
  return (
    <Pagina titulo="Conferir um recibo de voto" sobre={projeto}>
      <form onSubmit={(evento) => void enviar(evento)}>
        <label className="campo">
          Código do recibo
          <input
            autoComplete="off"
            spellCheck={false}
            value={codigo}
            onChange={({ currentTarget: { value } }) => definir(value)}
          />
        </label>
        <div className="atos">
          <button type="submit" className="principal" aria-disabled={buscando}>
            {buscando ? 'Conferindo…' : 'Conferir'}
          </button>
          <button type="button" onClick={aoVoltar}>
            Voltar à votação
          </button>
        </div>
      </form>
      {conferido && 'erro' in conferido ? <Aviso>{conferido.erro}</Aviso> : null}
      {conferido && 'votos' in conferido ? (
        <div role="status">
          <p>O recibo é verdadeiro. Ele não mostra em quem se votou.</p>
          <ul className="escolhidas">
            {conferido.votos.map(({ categoria, situacao, em }) => (
              <li key={categoria}>
                <span>
                  <small>{emBrasilia(em)}</small>
                  <strong>
                    {categoria}: {EM_PALAVRAS[situacao]}
                  </strong>
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </Pagina>
  );
}
