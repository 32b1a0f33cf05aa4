/** What the person follows: one record, read once and written as a button is pressed (decisions P445). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import {
  alternado,
  NADA_SEGUIDO,
  type Seguidos,
  seguindoSchema,
  type Seguivel,
  SEM_LUGAR_PARA_SEGUIR,
} from '@/domain/notificacoes/seguindo';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const seguindo = defineCollection(seguindoSchema);

export interface OQueSeguir {
  tipo: Seguivel;
  /** Its path. */
  qual: string;
  /** The person wrote it, takes part in it or sponsors it. */
  porSi: boolean;
}

const UMA_HORA = 60 * 60_000;

export const seguindoData = {
  meu: ({ contexto, uid }: SessaoAtiva) =>
    queryOptions({
      queryKey: [contexto.empresaId, 'seguindo', uid],
      queryFn: async (): Promise<Seguidos> => {
        const lido = await seguindo.find(caminhos.seguindo(contexto, uid));
        if (!lido) return NADA_SEGUIDO;
        const { ideias, desafios, pessoas, semIdeias, semDesafios } = lido;
        return { ideias, desafios, pessoas, semIdeias, semDesafios };
      },
      // The person alone changes it, in one place.
      staleTime: UMA_HORA,
    }),

  /** Begins or stops, on top of what is stored now: another page may have followed something meanwhile. */
  mudar: (sessao: SessaoAtiva, { tipo, qual, porSi }: OQueSeguir) => {
    const { queryKey } = seguindoData.meu(sessao);
    const caminho = caminhos.seguindo(sessao.contexto, sessao.uid);
    return mutationOptions({
      mutationFn: async (seguir: boolean) => {
        const lido = (await seguindo.find(caminho)) ?? NADA_SEGUIDO;
        const depois = alternado(lido, tipo, qual, { seguir, porSi });
        if (!depois) throw new ErroDoProduto(SEM_LUGAR_PARA_SEGUIR);
        const { ideias, desafios, pessoas, semIdeias, semDesafios } = depois;
        const listas = { ideias, desafios, pessoas, semIdeias, semDesafios };
        await new Lote().porCima(caminho, { ...listas, ...carimbo.mudanca() }).gravar();
        return listas;
      },
      onSuccess: (listas, _seguir, _antes, { client }) => client.setQueryData(queryKey, listas),
      // One after the other, so that none is written on top of what another read.
      scope: { id: 'seguindo' },
    });
  },
};
