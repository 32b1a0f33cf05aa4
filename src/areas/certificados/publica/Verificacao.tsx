/** `/verificar/{codigo}`: anybody verifies a certificate, without an account (decisions Q310). */
import { type SyntheticEvent, useEffect, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { codigoDigitado, codigoEmPartes, rotaDoCertificado } from '@/domain/certificados/codigo';
import { Aviso, PaginaDoVisitante } from '@/ui/visitante/PaginaDoVisitante';
import { Verificado } from './Verificado';
import { verificar, type Verificado as Dito } from './verificar';

const BUSCANDO = 'buscando';
type Resposta = { codigo: string; dito: Dito } | { erro: string };
type Estado = Resposta | typeof BUSCANDO | undefined;

const perguntar = (codigo: string): Promise<Resposta> =>
  verificar(codigo).then(
    (dito) => ({ codigo, dito }),
    (erro: unknown) => ({ erro: mensagemDoErro(erro) }),
  );

/** `doEndereco` is the code that the address names, '' where it names none. */
export function Verificacao({ doEndereco }: { doEndereco: string }) {
  const [digitado, digitar] = useState(() => codigoEmPartes(doEndereco));
  const [estado, definir] = useState<Estado>(doEndereco ? BUSCANDO : undefined);
  const buscando = estado === BUSCANDO;
  const resposta = buscando ? undefined : estado;
  useEffect(() => {
    if (doEndereco) void perguntar(doEndereco).then(definir);
  }, [doEndereco]);

  const enviar = (evento: SyntheticEvent) => {
    evento.preventDefault();
    if (buscando) return;
    const codigo = codigoDigitado(digitado).slice(0, 64);
    if (!codigo) {
      definir({ erro: 'Escreva o código que está no certificado.' });
      return;
    }
    // The address of what is shown can be kept and sent.
    window.history.replaceState(null, '', rotaDoCertificado(codigo));
    definir(BUSCANDO);
    void perguntar(codigo).then(definir);
  };
  return (
    <PaginaDoVisitante parte="Gestão de Inovação" titulo="Verificar um certificado" semFoco>
      <p>O código está no fim do certificado. A página diz quem o emitiu, para quem e se ele vale.</p>
      <form onSubmit={enviar}>
        <label className="campo">
          Código do certificado
          <input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="ABCD-EFGH-JKLM-NPQR"
            value={digitado}
            onChange={({ currentTarget: { value } }) => digitar(value)}
          />
        </label>
        <p>
          <button type="submit" className="principal" aria-disabled={buscando}>
            {buscando ? 'Verificando…' : 'Verificar'}
          </button>
        </p>
      </form>
      {resposta && 'erro' in resposta ? <Aviso>{resposta.erro}</Aviso> : null}
      {resposta && 'dito' in resposta ? <Verificado codigo={resposta.codigo} dito={resposta.dito} /> : null}
    </PaginaDoVisitante>
  );
}
