/** Certificates of last year's award: its winner's, and that of a company that took part. */
import { tokensDeBusca } from '@/domain/comum/busca';
import type { Contexto } from '@/domain/comum/caminhos';
import {
  caminhosDosCertificados,
  type Certificado,
  certificadoSchema,
} from '@/domain/certificados/certificado';
import type { StatusNoProjeto } from '@/domain/projetos/status';
import { dia } from './calendario';
import type { Documentos } from './gravar';

type Nomes = Pick<Certificado, 'organizadora' | 'programa'>;

/** Both companies' rows of the award. */
export function certificadosEmitidos(
  organizador: Contexto,
  nomes: Nomes,
  { vencedora, participante }: Record<'vencedora' | 'participante', StatusNoProjeto>,
): Documentos {
  const emitir = (
    { idProjeto, idEmpresa, nomeFantasia, categoria }: StatusNoProjeto,
    emitido: Pick<Certificado, 'tipo' | 'codigo' | 'emitidoEm'>,
  ): [string, object] => {
    const certificado = certificadoSchema.parse({
      ...emitido,
      ...nomes,
      idProjeto,
      idEmpresa,
      empresa: nomeFantasia,
      categoria,
      revogadoEm: null,
      motivo: '',
      busca: tokensDeBusca(nomeFantasia, nomes.programa),
    });
    return [caminhosDosCertificados.um(organizador, certificado), certificado];
  };
  return [
    emitir(vencedora, { tipo: 'VENCEDORA', codigo: 'PAMPAMAR5TRUGH2Q', emitidoEm: dia(-100, 10) }),
    emitir(participante, { tipo: 'PARTICIPACAO', codigo: 'RTANRTE7KWZ4BXC9', emitidoEm: dia(-97, 10) }),
  ];
}
