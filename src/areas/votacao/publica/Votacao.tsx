/** The public voting, from its address on: loading, not there, not yet, over, or the six pages (part 3 §2). */
import { useCallback, useEffect, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import type { AlvoCurto, AlvoDaVotacao } from '@/domain/votacao/endereco';
import { emBrasilia } from '@/domain/comum/datas';
import { VOTACAO_ENCERRADA } from '@/domain/votacao/urna';
import { Cabine } from './Cabine';
import { Aviso } from '@/ui/visitante/PaginaDoVisitante';
import { Pagina } from './Pagina';
import { Recibo } from './Recibo';
import { Resultado } from './Resultado';
import { lerUrna, type UrnaLida } from './urna.data';

type Estado = { lida: UrnaLida | undefined } | { erro: unknown } | undefined;

const NaoHa = () => (
  <Pagina titulo="Votação não encontrada" semFoco>
    <p>
      O link pode ter vindo incompleto: confira o endereço com quem o enviou a você. A votação também pode ter
      sido retirada.
    </p>
  </Pagina>
);

export function Votacao({ alvo }: { alvo: AlvoDaVotacao | AlvoCurto | undefined }) {
  const [estado, definir] = useState<Estado>();
  const [recusada, recusar] = useState(false);
  const [conferindo, conferir] = useState(() => window.location.hash.startsWith('#recibo'));
  const abrir = useCallback(() => {
    if (!alvo) return;
    lerUrna(alvo).then(
      (lida) => definir({ lida }),
      (erro: unknown) => definir({ erro }),
    );
  }, [alvo]);
  useEffect(abrir, [abrir]);
  if (!alvo) return <NaoHa />;
  if (!estado)
    return (
      <div className="abertura" role="status">
        Votação
        <i />
        <small>Carregando…</small>
      </div>
    );
  if ('erro' in estado)
    return (
      <Pagina titulo="Não foi possível abrir a votação" semFoco>
        <Aviso>{mensagemDoErro(estado.erro)}</Aviso>
        <button
          type="button"
          className="principal"
          onClick={() => {
            definir(undefined);
            abrir();
          }}
        >
          Tentar de novo
        </button>
      </Pagina>
    );
  const { lida } = estado;
  if (!lida) return <NaoHa />;
  const { urna } = lida;
  if (conferindo)
    return (
      <Recibo
        alvo={lida.alvo}
        projeto={urna.projeto}
        aoVoltar={() => {
          window.history.replaceState(null, '', window.location.pathname);
          conferir(false);
        }}
      />
    );
  const momento = recusada ? 'encerrada' : lida.momento;
  if (momento === 'antes')
    return (
      <Pagina titulo={urna.projeto} sobre={urna.organizadora} semFoco>
        <p>
          A votação da empresa inspiradora abre em <strong>{emBrasilia(urna.inicio)}</strong>, no horário de
          Brasília.
        </p>
      </Pagina>
    );
  if (momento === 'encerrada')
    return (
      <Pagina titulo={VOTACAO_ENCERRADA} sobre={urna.projeto} semFoco>
        {urna.resultado ? (
          <Resultado resultado={urna.resultado} />
        ) : (
          <p>A votação terminou em {emBrasilia(urna.fim)}, no horário de Brasília.</p>
        )}
        <p>
          <button type="button" onClick={() => conferir(true)}>
            Conferir um recibo de voto
          </button>
        </p>
      </Pagina>
    );
  return <Cabine lida={lida} aoEncerrar={() => recusar(true)} aoConferir={() => conferir(true)} />;
}
