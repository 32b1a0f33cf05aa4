/** What a code says: valid, revoked, of no organiser or unknown, each in whole sentences. */
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
  if (situacao === 'SEM_ORGANIZACAO')
    return [
      'Este certificado foi emitido por uma empresa que não organiza programas. Ele não vale.',
      `Emitido em ${emitido}, ele dizia: ${afirmacao(certificado)}`,
    ];
  return situacao === 'REVOGADO'
    ? [
        `Este certificado foi revogado em ${diaPorExtenso(certificado.revogadoEm ?? '')} e não vale mais.`,
        `Emitido em ${emitido}, ele dizia: ${afirmacao(certificado)}`,
      ]
    : [`Este certificado é válido.`, `${afirmacao(certificado)} Ele foi emitido em ${emitido}.`];
}

/** Anybody may call a company as they like: licensee, CNPJ and id say which one it is. */
const Emissora = ({ organizadora, licenciada, cnpj, idOrganizadora }: NonNullable<Dito['certificado']>) => (
  <p>
    Quem organiza: {organizadora}, CNPJ {cnpj}, da licenciada {licenciada}. Cadastro {idOrganizadora}.
  </p>
);

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
      {dito.certificado && dito.situacao !== 'SEM_ORGANIZACAO' ? <Emissora {...dito.certificado} /> : null}
      <small>
        {dito.certificado ? `${ROTULO_DO_CERTIFICADO[dito.certificado.tipo]} · ` : ''}
        Código {codigoEmPartes(codigo)}
      </small>
    </section>
  );
}
