/** Proof that the person took note of a text, in its present version (domain/pessoas/consentimentos.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type Consentimento, consentimentoSchema } from '@/domain/pessoas/consentimentos';
import { idDoConsentimento, type Termo, TERMOS } from '@/domain/pessoas/termos';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const consentimentos = defineCollection(consentimentoSchema);
const chave = ({ contexto, uid }: SessaoAtiva) => [contexto.empresaId, 'consentimentos', uid] as const;
const caminho = ({ contexto, uid }: SessaoAtiva, termo: Termo) =>
  `${caminhos.consentimentos(contexto)}/${idDoConsentimento(uid, termo)}`;

export const consentimentosData = {
  /** The person's proof for the present version of a text, or null. */
  porTermo: (sessao: SessaoAtiva, termo: Termo) =>
    queryOptions({
      queryKey: [...chave(sessao), termo],
      queryFn: async (): Promise<Consentimento | null> =>
        (await consentimentos.find(caminho(sessao, termo))) ?? null,
    }),

  /** Records that the person took note of the present version. */
  registrar: (sessao: SessaoAtiva, termo: Termo) =>
    mutationOptions({
      mutationFn: () => {
        const prova = {
          termo,
          versao: TERMOS[termo].versao,
          createdAt: carimbo.agora(),
          createdBy: sessao.uid,
        };
        const onde = caminho(sessao, termo);
        return consentimentos.gravar(new Lote().set(onde, prova), { caminho: onde, conteudo: prova });
      },
      meta: { invalida: [chave(sessao)] },
    }),
};
