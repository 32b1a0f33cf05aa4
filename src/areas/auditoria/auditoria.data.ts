/** The company's audit trail, newest first; administrators read it, functions write it (domain/auditoria/auditoria.ts). */
import { queryOptions } from '@tanstack/react-query';
import { type AcaoAuditada, type Auditoria, auditoriaSchema } from '@/domain/auditoria/auditoria';
import type { ComId } from '@/domain/comum/campos';
import { type Dia, fimDoDia, inicioDoDia } from '@/domain/comum/datas';
import { caminhos } from '@/domain/comum/caminhos';
import { type Cursor, defineLeitura } from '@/firebase/dados/leitura';
import { type Consulta, type Filtro, igual } from '@/firebase/dados/consulta';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const auditoria = defineLeitura(auditoriaSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'auditoria'] as const;

export interface FiltrosDaTrilha {
  acao?: AcaoAuditada;
  /** uid of the person who did it. */
  quem?: string;
  /** First and last day, both included. */
  de?: Dia;
  ate?: Dia;
}

const RECENTES = [{ campo: 'createdAt', direcao: 'desc' }] as const;

function consulta({ acao, quem, de, ate }: FiltrosDaTrilha): Consulta {
  const filtros: Filtro[] = [];
  if (acao) filtros.push(igual('acao', acao));
  if (quem) filtros.push(igual('quem', quem));
  if (de) filtros.push({ campo: 'createdAt', op: '>=', valor: inicioDoDia(de) });
  if (ate) filtros.push({ campo: 'createdAt', op: '<=', valor: fimDoDia(ate) });
  return { filtros, ordem: RECENTES };
}

export const auditoriaData = {
  pagina: (sessao: SessaoAtiva, filtros: FiltrosDaTrilha, tamanho: number) => ({
    chave: [...chave(sessao), 'lista', filtros, tamanho] as const,
    buscar: (depoisDe: Cursor | undefined) =>
      auditoria.legiveis(caminhos.auditoria(sessao.contexto), consulta(filtros), tamanho, depoisDe),
  }),

  /** The last changes of one record, on the page of it. */
  doAlvo: (sessao: SessaoAtiva, alvo: string, quantas = 10) =>
    queryOptions({
      queryKey: [...chave(sessao), 'do alvo', alvo, quantas],
      queryFn: async (): Promise<ComId<Auditoria>[]> => {
        const { itens } = await auditoria.legiveis(
          caminhos.auditoria(sessao.contexto),
          { filtros: [igual('alvo', alvo)], ordem: RECENTES },
          quantas,
        );
        return itens;
      },
    }),

  /** The last changes of one kind: who changed what and when, beside what they changed. */
  ultimas: (sessao: SessaoAtiva, acao: AcaoAuditada, quantas = 5) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ultimas', acao, quantas],
      queryFn: async (): Promise<ComId<Auditoria>[]> => {
        const { itens } = await auditoria.legiveis(
          caminhos.auditoria(sessao.contexto),
          consulta({ acao }),
          quantas,
        );
        return itens;
      },
    }),
};
