/** Ideas by a list of ids (`commite-filter`, part 2 §2): those of a committee that the person may see, in its order. */
import { queryOptions } from '@tanstack/react-query';
import { codigoDoErro } from '@/domain/erros';
import type { ComId } from '@/domain/fields';
import { type Ideia, ideiaSchema } from '@/domain/ideia';
import { caminhos } from '@/domain/paths';
import { defineCollection } from '@/firebase/collection';
import { igual, umDe } from '@/firebase/consulta';
import type { SessaoAtiva } from '@/firebase/sessaoAtual';
import { ideiasData } from './ideias.data';

const ideias = defineCollection(ideiaSchema);

/** Firestore takes at most this many values in one `in`. */
const POR_IN = 30;

/** Public ideas, thirty with one query. */
async function publicas({ contexto }: SessaoAtiva, ids: readonly string[]) {
  const grupos = Array.from({ length: Math.ceil(ids.length / POR_IN) }, (_, i) =>
    ids.slice(i * POR_IN, (i + 1) * POR_IN),
  );
  const paginas = await Promise.all(
    grupos.map((grupo) =>
      seRecusada(
        ideias
          .page(
            caminhos.ideias(contexto),
            { filtros: [igual('visibilidade', 'PUBLICA'), umDe('__name__', grupo)] },
            POR_IN,
          )
          .then(({ itens }) => itens),
        // One id that no idea has, and the rules refuse the thirty: they are asked for one by one.
        [],
      ),
    ),
  );
  return paginas.flat();
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

/** One idea that is not public: the person's own, or private with the person in it; otherwise nothing. */
async function reservada({ contexto }: SessaoAtiva, id: string): Promise<ComId<Ideia>[]> {
  const ideia = await seRecusada(ideias.find(caminhos.ideia(contexto, id)), undefined);
  return ideia && !ideia.deletedAt ? [ideia] : [];
}

export const ideiasPorId = (sessao: SessaoAtiva, ids: readonly string[]) =>
  queryOptions({
    queryKey: [...ideiasData.chave(sessao), 'porId', ids],
    queryFn: async () => {
      const achadas = new Map((await publicas(sessao, ids)).map((ideia) => [ideia.id, ideia]));
      const faltam = ids.filter((id) => !achadas.has(id));
      for (const ideia of (await Promise.all(faltam.map((id) => reservada(sessao, id)))).flat())
        achadas.set(ideia.id, ideia);
      return ids.flatMap((id) => achadas.get(id) ?? []);
    },
  });
