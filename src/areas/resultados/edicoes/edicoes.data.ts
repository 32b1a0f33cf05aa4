/** A company's means over the editions of a questionnaire (decisions P422). */
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { edicoes } from '@/domain/contratos/edicoes';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { type AlvoDoResultado, resultadosData } from '../resultados.data';

export type EdicoesLidas = z.infer<typeof edicoes.saida>;

export const edicoesDoResultado = (sessao: SessaoAtiva, alvo: AlvoDoResultado) =>
  queryOptions({
    queryKey: [
      ...resultadosData.chave(sessao),
      'edições',
      alvo.idEmpresa,
      alvo.idProjeto,
      alvo.questionarioId,
    ],
    queryFn: () => chamar(edicoes, { ...sessao.contexto, ...alvo }),
    staleTime: 0,
  });
