import { tokensDeBusca } from '@/domain/comum/busca';
import { type Certificado, certificadoSchema } from '@/domain/certificados/certificado';

/** A valid winner's certificate. */
export const umCertificado = (mudancas: Partial<Certificado> = {}): Certificado =>
  certificadoSchema.parse({
    idProjeto: 'p',
    idEmpresa: 'cometa',
    tipo: 'VENCEDORA',
    codigo: 'ABCDEFGHJKLMNPQR',
    empresa: 'Cometa Logística',
    organizadora: 'Aurora',
    programa: 'Prêmio Inovação',
    categoria: 'Serviços',
    emitidoEm: new Date('2026-03-10T12:00:00Z'),
    revogadoEm: null,
    motivo: '',
    busca: tokensDeBusca('Cometa Logística', 'Prêmio Inovação'),
    ...mudancas,
  });
