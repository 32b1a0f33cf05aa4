/** Links between ideas: read here, made and undone by a function (src/domain/ideias/vinculo.ts). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { contemPalavras, indiceBasta, tokenDaPesquisa } from '@/domain/comum/busca';
import { definirVinculo } from '@/domain/contratos/ideias';
import { codigoDoErro } from '@/domain/comum/erros';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { outraPonta, vinculoSchema } from '@/domain/ideias/vinculo';
import { chamar } from '@/firebase/chamadas/callable';
import { defineLeitura, ilegiveisEm, type Pagina } from '@/firebase/dados/leitura';
import { contem, igual } from '@/firebase/dados/consulta';
import { juntarPaginas } from '@/firebase/dados/juntarPaginas';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from '../ideias.data';

const ideias = defineLeitura(ideiaSchema);
const vinculos = defineLeitura(vinculoSchema);

/** Related ideas shown, which is also how many reads they cost. */
const MOSTRADAS = 10;
const ACHADAS = 10;
/** The index knows one of several words. This many with it are looked through for the others. */
const LIDAS = 50;

const chave = (sessao: SessaoAtiva, ideiaId: string) =>
  [...ideiasData.chave(sessao), 'ideia', ideiaId, 'relacionadas'] as const;

/** The idea, unless it is not for this person to see. The trigger that hides its link may be on its way. */
async function seForVisivel(sessao: SessaoAtiva, id: string): Promise<Pagina<Ideia>> {
  try {
    const lida = await ideias.legivel(caminhos.ideia(sessao.contexto, id));
    return { ...lida, itens: lida.itens.filter(({ visibilidade }) => visibilidade === 'PUBLICA') };
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return { itens: [], proxima: undefined };
    throw erro;
  }
}

const definir = (sessao: SessaoAtiva, a: string, b: string, vinculadas: boolean) =>
  chamar(definirVinculo, { ...sessao.contexto, ideias: [a, b], vinculadas });

export const vinculosData = {
  relacionadas: (sessao: SessaoAtiva, ideiaId: string) =>
    queryOptions({
      queryKey: chave(sessao, ideiaId),
      queryFn: async () => {
        const lidos = await vinculos.legiveis(
          caminhos.vinculosDeIdeias(sessao.contexto),
          { filtros: [igual('deletedAt', null), igual('publicas', true), contem('ideias', ideiaId)] },
          MOSTRADAS,
        );
        const pontas = juntarPaginas(
          await Promise.all(lidos.itens.map((vinculo) => seForVisivel(sessao, outraPonta(vinculo, ideiaId)))),
        );
        return {
          itens: pontas.itens.toSorted((a, b) => a.titulo.localeCompare(b.titulo, 'pt-BR')),
          ilegiveis: ilegiveisEm([lidos, pontas]),
        };
      },
    }),

  /** Public ideas whose title has the words, the newest first. */
  procurar: (sessao: SessaoAtiva, texto: string) => {
    const token = tokenDaPesquisa(texto);
    return queryOptions({
      queryKey: [...ideiasData.chave(sessao), 'procurar', texto],
      enabled: token !== undefined,
      queryFn: async () => {
        const lidas = await ideias.legiveis(
          caminhos.ideias(sessao.contexto),
          {
            filtros: [igual('visibilidade', 'PUBLICA'), contem('busca', token)],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          indiceBasta(texto) ? ACHADAS : LIDAS,
        );
        const achadas = lidas.itens.filter(({ titulo }) => contemPalavras(titulo, texto));
        return { ...lidas, itens: achadas.slice(0, ACHADAS) };
      },
    });
  },

  vincular: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ id }: { id: string }) => definir(sessao, ideiaId, id, true),
      meta: { sucesso: 'Ideias vinculadas', invalida: [chave(sessao, ideiaId)] },
    }),

  desvincular: (sessao: SessaoAtiva, ideiaId: string) =>
    mutationOptions({
      mutationFn: ({ id }: { id: string }) => definir(sessao, ideiaId, id, false),
      meta: { invalida: [chave(sessao, ideiaId)] },
    }),
};
