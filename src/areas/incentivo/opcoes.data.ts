/** What plays and innovation types are chosen by: play types and innovation categories, all of them by name. */
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { temFlag } from '@/domain/acesso/quem';
import { caminhos } from '@/domain/comum/caminhos';
import { LIMITE, texto } from '@/domain/comum/campos';
import { igual } from '@/firebase/dados/consulta';
import { defineLeitura } from '@/firebase/dados/leitura';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

/** Their screens know the rest of them. */
const registros = defineLeitura(z.object({ nome: texto() }));

const deTodos = (colecao: string, modulo: 11 | 12) => (sessao: SessaoAtiva) =>
  queryOptions({
    // Under the key of the collection's own screen, so that what changes there is read again here.
    queryKey: [sessao.contexto.empresaId, colecao, 'opcoes'],
    enabled: temFlag(sessao.quem, [modulo, 'leitura']),
    queryFn: async () => {
      const { itens } = await registros.legiveis(
        caminhos.daEmpresa(sessao.contexto, colecao),
        { filtros: [igual('deletedAt', null)], ordem: [{ campo: 'nomeEmOrdem', direcao: 'asc' }] },
        LIMITE.pagina,
      );
      return itens.map(({ id, nome }) => ({ id, nome }));
    },
  });

export const opcoesDeCategorias = deTodos('categoriaDeInovacao', 11);
/** The category of a play is its play type (part 2 §5). */
export const opcoesDaJogada = deTodos('tipoDeJogada', 12);
