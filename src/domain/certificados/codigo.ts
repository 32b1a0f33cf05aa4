/** Kinds, codes and addresses of certificates (decisions Q310). Without schemas, because the visitors' page loads it. */

import { OUTRO, comOutro } from '@/domain/comum/registro';
import { semSobras } from '@/domain/comum/link-colado';

export const TIPOS_DE_CERTIFICADO = ['PARTICIPACAO', 'VENCEDORA'] as const;
export type TipoDeCertificado = (typeof TIPOS_DE_CERTIFICADO)[number];

export const ROTULO_DO_CERTIFICADO: Record<TipoDeCertificado, string> = comOutro(
  {
    PARTICIPACAO: 'Certificado de participação',
    VENCEDORA: 'Certificado de empresa vencedora',
  },
  OUTRO,
);

/** What the verifier learns of a code. */
export const SITUACOES_DO_CODIGO = ['VALIDO', 'REVOGADO', 'SEM_ORGANIZACAO', 'DESCONHECIDO'] as const;

/** Letters and digits that nobody takes for one another: 32 of them, so that a byte chooses one evenly. */
export const LETRAS_DO_CODIGO = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** 80 bits: nobody guesses one, and no counter gives it away. */
export const TAMANHO_DO_CODIGO = 16;
export const CODIGO = /^[A-HJ-NP-Z2-9]{16}$/;

/** As people read it: 'ABCD-EFGH-JKLM-NPQR'. */
export const codigoEmPartes = (codigo: string) => codigo.match(/.{1,4}/g)?.join('-') ?? codigo;

/** What somebody typed, with or without signs and capitals, as it is stored. */
export const codigoDigitado = (valor: string) => valor.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

export const VERIFICACAO = '/verificar';
/** Address of the public page that verifies the code. */
export const rotaDoCertificado = (codigo: string) => `${VERIFICACAO}/${codigoEmPartes(codigo)}`;

/** The code that an address of the page names; '' where it names none. */
export function codigoDoEndereco(pathname: string): string {
  const [, , parte = ''] = pathname.split('/');
  return codigoDigitado(semSobras(parte)).slice(0, 64);
}

interface Afirmado {
  tipo: TipoDeCertificado;
  empresa: string;
  organizadora: string;
  programa: string;
  categoria: string;
}

/** What a certificate says, between who says it and who it is about: in the PDF and on the page that verifies it. */
export const oQueFez = ({ tipo, categoria }: Pick<Afirmado, 'tipo' | 'categoria'>) =>
  tipo === 'PARTICIPACAO'
    ? 'participou do programa'
    : `foi uma das vencedoras${categoria ? `, na categoria ${categoria},` : ''} do programa`;

/** The whole statement, in one sentence. */
export const afirmacao = (certificado: Afirmado) =>
  `${certificado.organizadora} certifica que ${certificado.empresa} ${oQueFez(certificado)} ${certificado.programa}.`;

const DIA = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
/** '23 de novembro de 2026', in Brasília. */
export const diaPorExtenso = (instante: Date | string) => DIA.format(new Date(instante));
