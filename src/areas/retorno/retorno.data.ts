/** What ideas brought: read here, written by functions (src/domain/contratos/ideias.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { caminhos } from '@/domain/comum/caminhos';
import * as contratos from '@/domain/contratos/retorno';
import { retornoSchema } from '@/domain/retorno/retorno';
import { chamar } from '@/firebase/chamadas/callable';
import type { Pedido } from '@/firebase/chamadas/usePedido';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const retornos = defineLeitura(retornoSchema);
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'retornos'] as const;

type Envio<C extends { entrada: z.ZodMiniType }> = Omit<
  z.input<C['entrada']>,
  'licenciadaId' | 'empresaId' | 'ideiaId'
>;

const daqui = (sessao: SessaoAtiva, ideiaId: string) => ({ ...sessao.contexto, ideiaId });

export const retornosData = {
  daIdeia: (sessao: SessaoAtiva, ideiaId: string) =>
    queryOptions({
      queryKey: [...chave(sessao), ideiaId],
      queryFn: async () => {
        const ideia = caminhos.ideia(sessao.contexto, ideiaId);
        return (await retornos.find(`${caminhos.sob(ideia).retornos}/linhas`)) ?? null;
      },
    }),

  /** `ranking`: by what is validated; otherwise those that wait first. */
  doAno: (sessao: SessaoAtiva, ano: number, ranking = false) =>
    queryOptions({
      queryKey: [...chave(sessao), 'ano', ano, ranking],
      queryFn: () =>
        chamar(contratos.retornoDoAno, {
          ...sessao.contexto,
          ano,
          ...(ranking && { ordem: 'VALIDADO' as const }),
        }),
    }),

  gravar: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Envio<typeof contratos.gravarRetorno>>) =>
        chamar(contratos.gravarRetorno, { ...daqui(sessao, ideiaId), ...dados }, requestId),
      meta: { sucesso: 'Retorno registrado', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  /** 'Continua igual': the same a month, as a line of its own, which somebody else validates. */
  continuar: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Envio<typeof contratos.gravarRetorno>>) =>
        chamar(contratos.gravarRetorno, { ...daqui(sessao, ideiaId), ...dados }, requestId),
      meta: { sucesso: 'Retorno continuado', invalida: [chave(sessao)] },
    }),

  remover: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: (dados: Envio<typeof contratos.removerRetorno>) =>
        chamar(contratos.removerRetorno, { ...daqui(sessao, ideiaId), ...dados }),
      meta: { sucesso: 'Linha removida', invalida: [chave(sessao)] },
    }),

  validar: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: (dados: Omit<Envio<typeof contratos.validarRetorno>, 'motivo'>) =>
        chamar(contratos.validarRetorno, { ...daqui(sessao, ideiaId), ...dados, motivo: null }),
      meta: { sucesso: 'Linha validada', invalida: [chave(sessao)] },
    }),

  devolver: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Envio<typeof contratos.validarRetorno>>) =>
        chamar(contratos.validarRetorno, { ...daqui(sessao, ideiaId), ...dados }, requestId),
      meta: { sucesso: 'Linha devolvida', invalida: [chave(sessao)], erroNoFormulario: true },
    }),

  dizerDia: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ dados, requestId }: Pedido<Envio<typeof contratos.dizerImplementacao>>) =>
        chamar(contratos.dizerImplementacao, { ...daqui(sessao, ideiaId), ...dados }, requestId),
      meta: { sucesso: 'Dia guardado', invalida: [chave(sessao)], erroNoFormulario: true },
    }),
};
