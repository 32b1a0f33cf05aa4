/** Ideas by a list of ids (`commite-filter`, part 2 §2): those of a committee that the person may see, in its order. */
import { queryOptions } from '@tanstack/react-query';
import { codigoDoErro } from '@/domain/comum/erros';
import { type Ideia, ideiaSchema } from '@/domain/ideias/ideia';
import { caminhos } from '@/domain/comum/caminhos';
import { defineLeitura, type Pagina } from '@/firebase/dados/leitura';
import { igual, umDe } from '@/firebase/dados/consulta';
import { juntarPaginas } from '@/firebase/dados/juntarPaginas';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import { ideiasData } from './ideias.data';

const ideias = defineLeitura(ideiaSchema);

/** Firestore takes at most this many values in one `in`. */
const POR_IN = 30;
const NENHUMA: Pagina<Ideia> = { itens: [], proxima: undefined };

/** Public ideas, thirty with one query. */
async function publicas({ contexto }: SessaoAtiva, ids: readonly string[]) {
  const grupos = Array.from({ length: Math.ceil(ids.length / POR_IN) }, (_, i) =>
    ids.slice(i * POR_IN, (i + 1) * POR_IN),
  );
  const paginas = await Promise.all(
    grupos.map((grupo) =>
      seRecusada(
        ideias.legiveis(
          caminhos.ideias(contexto),
          { filtros: [igual('visibilidade', 'PUBLICA'), umDe('__name__', grupo)] },
          POR_IN,
        ),
        // One id that no idea has, and the rules refuse the thirty: they are asked for one by one.
        NENHUMA,
      ),
    ),
  );
  return juntarPaginas(paginas).itens;
}

/** What was asked for, or what stands for it where the rules refuse. */
async function seRecusada<T>(pedido: Promise<T>, senao: T): Promise<T> {
  try {
    return await pedido;
  } catch (erro) {
    if (codigoDoErro(erro) === 'permission-denied') return senao;
    throw erro;
  }
}

/**
 * An idea that the query did not give. It may be private but the person's to see, it may be unreadable, or nothing is
 * there.
 */
async function reservada({ contexto }: SessaoAtiva, id: string): Promise<Pagina<Ideia>> {
  const lida = await seRecusada(ideias.legivel(caminhos.ideia(contexto, id)), NENHUMA);
  return { ...lida, itens: lida.itens.filter(({ deletedAt }) => !deletedAt) };
}

export const ideiasPorId = (sessao: SessaoAtiva, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'porId', ids],
    queryFn: async () => {
      const achadas = new Map((await publicas(sessao, ids)).map((ideia) => [ideia.id, ideia]));
      const faltam = ids.filter((id) => !achadas.has(id));
      const outras = juntarPaginas(await Promise.all(faltam.map((id) => reservada(sessao, id))));
      for (const ideia of outras.itens) achadas.set(ideia.id, ideia);
      return { ...outras, itens: ids.flatMap((id) => achadas.get(id) ?? []) };
    },
  });
