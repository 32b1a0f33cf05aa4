/** `/verificar/{codigo}`: anybody verifies a certificate, without an account (decisions Q310). */
import { type SyntheticEvent, useCallback, useEffect, useState } from 'react';
import { mensagemDoErro } from '@/domain/comum/erros';
import { codigoDigitado, codigoEmPartes, rotaDoCertificado } from '@/domain/certificados/codigo';
import { Aviso, PaginaDoVisitante } from '@/ui/visitante/PaginaDoVisitante';
import { Verificado } from './Verificado';
import { verificar, type Verificado as Dito } from './verificar';

type Estado = { buscando: true } | { codigo: string; dito: Dito } | { erro: string } | undefined;

/** `doEndereco` is the code that the address names, '' where it names none. */
export function Verificacao({ doEndereco }: { doEndereco: string }) {
  const [digitado, digitar] = useState(() => codigoEmPartes(doEndereco));
  const [estado, definir] = useState<Estado>();
  const buscando = estado !== undefined && 'buscando' in estado;
  const buscar = useCallback((codigo: string) => {
    definir({ buscando: true });
    verificar(codigo).then(
      (dito) => definir({ codigo, dito }),
      (erro: unknown) => definir({ erro: mensagemDoErro(erro) }),
    );
  }, []);
  useEffect(() => {
    if (doEndereco) buscar(doEndereco);
  }, [doEndereco, buscar]);

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
    buscar(codigo);
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
            maxLength={80}
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
      {estado && 'erro' in estado ? <Aviso>{estado.erro}</Aviso> : null}
      {estado && 'dito' in estado ? <Verificado codigo={estado.codigo} dito={estado.dito} /> : null}
    </PaginaDoVisitante>
  );
}
