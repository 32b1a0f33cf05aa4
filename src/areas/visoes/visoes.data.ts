/** Saved views of a list, the person's own (src/domain/pessoas/visoes.ts, decisions T219). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { caminhos } from '@/domain/comum/caminhos';
import {
  idDaLista,
  listasDe,
  type Visao,
  type Visoes,
  visoesDe,
  visoesSchema,
} from '@/domain/pessoas/visoes';
import { defineCollection, gravarPartes } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const visoes = defineCollection(visoesSchema);

const caminhoDe = ({ contexto, uid }: SessaoAtiva, endereco: string) =>
  `${caminhos.visoes(contexto, uid)}/${idDaLista(endereco)}`;
const chave = ({ contexto, uid }: SessaoAtiva, endereco: string) =>
  [contexto.empresaId, 'visoes', uid, idDaLista(endereco)] as const;

/** Views of a list, and the lists they were read from. */
export interface VisoesLidas {
  visoes: Visao[];
  lidas: Pick<Visoes, 'nomes' | 'buscas'> | undefined;
}

export const visoesData = {
  daLista: (sessao: SessaoAtiva, endereco: string) =>
    queryOptions({
      queryKey: chave(sessao, endereco),
      queryFn: async (): Promise<VisoesLidas> => {
        const guardadas = await visoes.find(caminhoDe(sessao, endereco));
        return {
          visoes: guardadas ? visoesDe(guardadas) : [],
          lidas: guardadas && { nomes: guardadas.nomes, buscas: guardadas.buscas },
        };
      },
    }),

  /** All of a list, as they are to be. Changed in another tab meanwhile, they are not overwritten. */
  guardar: (sessao: SessaoAtiva, endereco: string) =>
    mutationOptions({
      mutationFn: ({ novas, lidas }: { novas: readonly Visao[]; lidas: VisoesLidas['lidas'] }) =>
        gravarPartes([
          visoes.parte(caminhoDe(sessao, endereco), listasDe(novas), lidas ? { lido: lidas } : {}),
        ]),
      onError: (_erro, _variaveis, _antes, { client }) =>
        client.invalidateQueries({ queryKey: chave(sessao, endereco) }),
      meta: { sucesso: 'Visões atualizadas', invalida: [chave(sessao, endereco)], erroNoFormulario: true },
    }),
};
