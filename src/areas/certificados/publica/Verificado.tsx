/** What a code says: valid, revoked or unknown, each in whole sentences. */
import {
  afirmacao,
  codigoEmPartes,
  diaPorExtenso,
  ROTULO_DO_CERTIFICADO,
} from '@/domain/certificados/codigo';
import type { Verificado as Dito } from './verificar';

function frases({ situacao, certificado }: Dito): [titulo: string, texto: string] {
  if (!certificado)
    return [
      'Nenhum certificado tem este código.',
      'Confira se o código está inteiro: são 16 letras e números, em quatro partes.',
    ];
  const emitido = diaPorExtenso(certificado.emitidoEm);
  return situacao === 'REVOGADO'
    ? [
        `Este certificado foi revogado em ${diaPorExtenso(certificado.revogadoEm ?? '')} e não vale mais.`,
        `Emitido em ${emitido}, ele dizia: ${afirmacao(certificado)}`,
      ]
    : [`Este certificado é válido.`, `${afirmacao(certificado)} Ele foi emitido em ${emitido}.`];
}

export function Verificado({ codigo, dito }: { codigo: string; dito: Dito }) {
  const [titulo, texto] = frases(dito);
  return (
    <section
      role="status"
      aria-label="Resultado"
      className={`aviso${dito.situacao === 'VALIDO' ? ' certo' : ''}`}
    >
      <p className="destaque">
        <strong>{titulo}</strong>
      </p>
      <p>{texto}</p>
      <small>
        {dito.certificado ? `${ROTULO_DO_CERTIFICADO[dito.certificado.tipo]} · ` : ''}
        Código {codigoEmPartes(codigo)}
      </small>
    </section>
  );
}
