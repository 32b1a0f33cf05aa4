/** The company's channels outside the product: everything by functions, because address and secret are keys. */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import type { TipoDeCanal } from '@/domain/canais/canal';
import * as contratos from '@/domain/contratos/canais';
import { chamar } from '@/firebase/chamadas/callable';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

type Listados = z.output<typeof contratos.listar.saida>;
export type CanalListado = Listados['canais'][number];
export type EntregaListada = Listados['entregas'][number];
export type CanalDesejado = Pick<z.input<typeof contratos.salvar.entrada>, 'url' | 'eventos' | 'ligado'>;

const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'canais'] as const;
/** Milliseconds between two looks while something is on its way. */
const DE_NOVO_EM = 3_000;

export const canaisData = {
  chave,

  listar: (sessao: SessaoAtiva) =>
    queryOptions({
      queryKey: chave(sessao),
      queryFn: () => chamar(contratos.listar, sessao.contexto),
      staleTime: 0,
      refetchInterval: ({ state: { data } }) =>
        data?.entregas.some(({ estado }) => estado === 'PENDENTE' || estado === 'ENVIANDO')
          ? DE_NOVO_EM
          : false,
    }),

  salvar: (sessao: SessaoAtiva, tipo: TipoDeCanal) =>
    mutationOptions({
      mutationFn: (desejado: CanalDesejado) =>
        chamar(contratos.salvar, { ...sessao.contexto, tipo, ...desejado }),
      meta: { sucesso: 'Canal salvo com sucesso!', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  novoSegredo: (sessao: SessaoAtiva, tipo: TipoDeCanal) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.novoSegredo, { ...sessao.contexto, tipo }),
    }),

  testar: (sessao: SessaoAtiva, tipo: TipoDeCanal) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.testar, { ...sessao.contexto, tipo }),
      meta: {
        sucesso: 'Teste na fila. O resultado aparece nas últimas entregas.',
        invalida: [chave(sessao)],
      },
    }),

  remover: (sessao: SessaoAtiva, tipo: TipoDeCanal) =>
    mutationOptions({
      mutationFn: () => chamar(contratos.remover, { ...sessao.contexto, tipo }),
      meta: { sucesso: 'Canal removido com sucesso!', invalida: [chave(sessao)] },
    }),
};
