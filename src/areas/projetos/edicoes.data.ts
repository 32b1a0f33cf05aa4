/** Editions of a project: one begun from the last one, and who came back (decisions P420, P423). */
import { infiniteQueryOptions, mutationOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { questionariosData } from '@/areas/questionarios/questionarios.data';
import { comecarEdicao, quemVoltou, type Volta } from '@/domain/contratos/edicoes';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { chamar } from '@/firebase/chamadas/callable';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { empresasDoProjetoData } from './empresasDoProjeto.data';
import { projetosData } from './projetos.data';

type Pedido = z.infer<typeof comecarEdicao.entrada>;
export type EdicaoPedida = Omit<Pedido, 'licenciadaId' | 'empresaId'>;

export const edicoesData = {
  comecar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<EdicaoPedida, Pedido>) =>
        chamarUmaVez(comecarEdicao, { ...sessao.contexto, ...form }, ato),
      meta: {
        sucesso: ({ form: { nome } }: DoAto<EdicaoPedida, Pedido>) => `${nome} cadastrado com sucesso!`,
        invalida: [projetosData.chave(sessao), questionariosData.chave(sessao)],
        erroNoFormulario: true,
      },
    }),

  /** Companies that are new, came back or are gone; `anterior` null lets the server find the edition before. */
  quemVoltou: (sessao: SessaoAtiva, qual: { idProjeto: string; anterior: string | null; qual: Volta }) =>
    infiniteQueryOptions({
      queryKey: [
        ...empresasDoProjetoData.chave(sessao, qual.idProjeto),
        'quem voltou',
        qual.anterior,
        qual.qual,
      ],
      queryFn: ({ pageParam }) => chamar(quemVoltou, { ...sessao.contexto, ...qual, depois: pageParam }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ proxima }) => proxima,
    }),
};
