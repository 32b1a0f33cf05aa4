/** The organiser's mails to companies of a project: every read and act of them (decisions P425 to P428). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import * as contratos from '@/domain/contratos/mensagens';
import type { DoAto } from '@/firebase/chamadas/atoUnico';
import { ateResponder } from '@/firebase/chamadas/ateResponder';
import { chamar } from '@/firebase/chamadas/callable';
import { chamarUmaVez } from '@/firebase/chamadas/umAto';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { plural } from '@/ui/texto/formatos';

type Enviado = z.infer<typeof contratos.enviar.entrada>;
export type MensagemPedido = Omit<Enviado, 'licenciadaId' | 'empresaId'>;
type Conferido = Omit<MensagemPedido, 'para'>;
export type PreviaDaMensagem = z.infer<typeof contratos.prever.saida>;

const chave = ({ contexto }: SessaoAtiva, idProjeto: string) =>
  [contexto.empresaId, 'mensagens', idProjeto] as const;

export const mensagensData = {
  chave,

  lista: (sessao: SessaoAtiva, idProjeto: string) =>
    queryOptions({
      queryKey: chave(sessao, idProjeto),
      queryFn: async () => (await chamar(contratos.listar, { ...sessao.contexto, idProjeto })).mensagens,
      staleTime: 0,
    }),

  um: (sessao: SessaoAtiva, idProjeto: string, id: string) =>
    queryOptions({
      queryKey: [...chave(sessao, idProjeto), id],
      queryFn: () => chamar(contratos.ver, { ...sessao.contexto, idProjeto, id }),
      // What a mail server says comes by and by.
      staleTime: 0,
    }),

  prever: ({ contexto }: SessaoAtiva, conferido: Conferido) =>
    chamar(contratos.prever, { ...contexto, ...conferido }),

  testar: ({ contexto }: SessaoAtiva, conferido: Conferido) =>
    ateResponder(`testar ${JSON.stringify(conferido)}`, (requestId) =>
      chamar(contratos.testar, { ...contexto, ...conferido }, requestId),
    ),

  enviar: (sessao: SessaoAtiva, idProjeto: string) =>
    mutationOptions({
      mutationFn: ({ form, ato }: DoAto<MensagemPedido, Enviado>) =>
        chamarUmaVez(contratos.enviar, { ...sessao.contexto, ...form }, ato),
      meta: {
        sucesso: ({ form: { para } }: DoAto<MensagemPedido, Enviado>) =>
          `Mensagem a caminho de ${plural(para, 'empresa', 'empresas')}.`,
        invalida: [chave(sessao, idProjeto)],
        erroNoFormulario: true,
      },
    }),
};
