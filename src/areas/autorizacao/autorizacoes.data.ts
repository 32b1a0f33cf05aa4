/** The authorization matrix of the company, one role at a time, for its administrators (part 1 §2 and §6). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { agrupar } from '@/domain/comum/agrupar';
import { autorizacaoSchema, idDaAutorizacao } from '@/domain/acesso/autorizacao';
import { lerMatriz, type Mudanca } from '@/domain/acesso/matriz';
import { type Papel, TIPO_DO_PAPEL } from '@/domain/acesso/papeis';
import { caminhos } from '@/domain/comum/caminhos';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import { recarregarSessao } from '@/firebase/sessao/cicloDaSessao';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const autorizacoes = defineCollection(autorizacaoSchema);
/** One entry per module; more can only be duplicates, which lerMatriz refuses. */
const MAXIMO = 100;
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'autorizacao'] as const;

async function gravar({ contexto }: SessaoAtiva, papel: Papel, mudancas: readonly Mudanca[]): Promise<void> {
  const porModulo = agrupar(mudancas, ({ codigo }) => codigo);
  const lote = new Lote();
  for (const [codigo, doModulo] of porModulo) {
    const flags = Object.fromEntries(doModulo.map(({ flag, para }) => [flag, para]));
    lote.update(`${caminhos.autorizacao(contexto)}/${idDaAutorizacao(papel, codigo)}`, {
      ...flags,
      ...carimbo.mudanca(),
    });
  }
  await lote.gravar();
  // "After a change a refresh for the company runs": what this session believes of its permissions is read again.
  await recarregarSessao();
}

export const autorizacoesData = {
  chave,

  /** Throws 'Missing authorizations' or the configuration error of domain/acesso/matriz.ts. */
  doPapel: (sessao: SessaoAtiva, papel: Papel) =>
    queryOptions({
      queryKey: [...chave(sessao), papel],
      queryFn: async () => {
        const { itens } = await autorizacoes.todos(
          caminhos.autorizacao(sessao.contexto),
          { filtros: [igual('tipo', TIPO_DO_PAPEL[papel])] },
          MAXIMO,
        );
        return lerMatriz(itens);
      },
    }),

  /** All changes in one batch: either the whole difference that was shown is stored, or nothing. */
  salvar: (sessao: SessaoAtiva, papel: Papel) =>
    mutationOptions({
      mutationFn: (mudancas: readonly Mudanca[]) => gravar(sessao, papel, mudancas),
      // It may have arrived although it failed: what differs now is told by what is stored now.
      onError: (_erro, _mudancas, _antes, { client }) =>
        client.invalidateQueries({ queryKey: [...chave(sessao), papel] }),
      meta: { sucesso: 'Atualizado com sucesso!', invalida: [[sessao.contexto.empresaId]] },
    }),
};
