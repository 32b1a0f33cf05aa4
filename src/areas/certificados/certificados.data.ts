/** Certificates: those of the own company by a function, those that the own company issued from their records. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import {
  caminhosDosCertificados,
  type Certificado,
  certificadoSchema,
} from '@/domain/certificados/certificado';
import { podePedirCertificado } from '@/domain/certificados/quais';
import { contemPalavras, indiceBasta, temTokens, tokenDaPesquisa } from '@/domain/comum/busca';
import * as contratos from '@/domain/contratos/certificados';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { type Consulta, contem } from '@/firebase/dados/consulta';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { lerAteEncher } from '@/firebase/dados/lerAteEncher';
import { totalDaLista } from '@/firebase/dados/totalDaLista';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

export type CertificadoDaEmpresa = z.infer<typeof contratos.listar.saida>['certificados'][number];
export type CertificadoEmitido = z.infer<typeof contratos.emitir.saida>;
type Qual = Pick<Certificado, 'tipo' | 'idProjeto' | 'idEmpresa'>;

const certificados = defineLeitura(certificadoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'certificados'] as const;

const consultaDe = (pesquisa: string): Consulta => {
  const token = tokenDaPesquisa(pesquisa);
  return {
    filtros: token ? [contem('busca', token)] : [],
    ordem: [{ campo: 'emitidoEm', direcao: 'desc' }],
  };
};

export const certificadosData = {
  /** Those that the own company may have. Read anew at each visit: a programme may have ended. */
  daEmpresa: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: [...chave(sessao), 'da empresa'],
      enabled: podePedirCertificado(sessao.quem),
      queryFn: async () => (await chamar(contratos.listar, sessao.contexto)).certificados,
      staleTime: 0,
    }),

  /** Issues it, or gives the one issued, and hands it to `entregar`. */
  emitir: (sessao: SessaoAtiva, entregar: (certificado: CertificadoEmitido) => Promise<void>) =>
    mutationOptions({
      mutationFn: async ({ idEmpresa, idProjeto, tipo }: CertificadoDaEmpresa) =>
        entregar(await chamar(contratos.emitir, { ...sessao.contexto, idEmpresa, idProjeto, tipo })),
      meta: {
        sucesso: 'Certificado gerado e baixado com sucesso!',
        duracao: 3_500,
        invalida: [chave(sessao)],
      },
    }),

  /** Issued ones, the last first. */
  emitidos: (sessao: SessaoAtiva, pesquisa: string, tamanho: number) => ({
    chave: [...chave(sessao), 'emitidos', pesquisa, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      lerAteEncher(
        (cursor) =>
          certificados.legiveis(
            caminhosDosCertificados.todos(sessao.contexto),
            consultaDe(pesquisa),
            tamanho,
            cursor,
          ),
        ({ busca, empresa, programa }) =>
          temTokens(busca, pesquisa) && contemPalavras(`${empresa} ${programa}`, pesquisa),
        tamanho,
        depoisDe,
      ),
    total: totalDaLista([...chave(sessao), 'emitidos', 'total', pesquisa], async () =>
      indiceBasta(pesquisa)
        ? certificados.count(caminhosDosCertificados.todos(sessao.contexto), consultaDe(pesquisa))
        : null,
    ),
  }),

  revogar: (sessao: SessaoAtiva, { tipo, idProjeto, idEmpresa }: Qual) =>
    mutationOptions({
      mutationFn: ({ dados: { motivo }, requestId }: Pedido<{ motivo: string }>) =>
        chamar(
          contratos.revogar,
          { ...sessao.contexto, tipo, idProjeto, idEmpresa, revogado: true, motivo },
          requestId,
        ),
      meta: {
        sucesso: 'Certificado revogado. A página de verificação já diz isso.',
        duracao: 3_500,
        invalida: [chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  restabelecer: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ tipo, idProjeto, idEmpresa }: Qual) =>
        chamar(contratos.revogar, {
          ...sessao.contexto,
          tipo,
          idProjeto,
          idEmpresa,
          revogado: false,
          motivo: '',
        }),
      meta: {
        sucesso: 'O certificado vale de novo.',
        duracao: 3_500,
        invalida: [chave(sessao)],
      },
    }),
};
