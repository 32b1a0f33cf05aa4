/** Plays under way: what runs, and everything done with it (part 2 §4 and §7). */
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type ComId, LIMITE } from '@/domain/comum/campos';
import { caminhos } from '@/domain/comum/caminhos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { emCurso, type Jogada } from '@/domain/incentivo/jogada';
import {
  type MovimentacaoDaTatica,
  type MovimentacaoDaTaticaForm,
  movimentacaoDaTaticaSchema,
  movimentacaoDoForm,
} from '@/domain/incentivo/movimentacao-da-tatica';
import { corDoVinculo, SEM_VINCULO, type TaticaDaJogada } from '@/domain/incentivo/tatica-da-jogada';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, gravarPartes, Lote } from '@/firebase/dados/collection';
import { igual } from '@/firebase/dados/consulta';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';
import { relerDepois } from '@/firebase/dados/relerDepois';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';
import {
  chaveDasTaticas,
  colecaoDeJogadas,
  colecaoDeTaticas,
  jogadasData,
  ondeAsJogadas,
  ondeAsTaticas,
} from '../jogadas/jogadas.data';

const movimentacoes = defineCollection(movimentacaoDaTaticaSchema);
const onde = ({ contexto }: SessaoAtiva) => caminhos.daEmpresa(contexto, 'movimentacoesDeTaticas');
const chave = ({ contexto }: SessaoAtiva) => [contexto.empresaId, 'movimentacoesDeTaticas'] as const;

const quando = ({ startedAt }: Jogada) => startedAt?.getTime() ?? 0;

/** Movements shown at a time. */
const POR_VEZ = 20;

/** A trigger counts the tactics a moment after they change: the play is read again until then. */
const depois = (sessao: SessaoAtiva, sucesso: string, erroNoFormulario = false) => ({
  onSuccess: (_dados: unknown, _valores: unknown, _antes: unknown, { client }: { client: QueryClient }) =>
    relerDepois(client, jogadasData.chave(sessao)),
  meta: {
    sucesso,
    invalida: [jogadasData.chave(sessao), chaveDasTaticas(sessao), chave(sessao)],
    erroNoFormulario,
  },
});

/** One state after another of the play; a lost answer is as good as one that came. */
const passo = (sessao: SessaoAtiva, sucesso: string, mudancas: () => Partial<Jogada>) =>
  mutationOptions({
    mutationFn: ({ id }: ComId<Jogada>) => {
      const caminho = `${ondeAsJogadas(sessao)}/${id}`;
      const conteudo = mudancas();
      return colecaoDeJogadas.gravar(new Lote().update(caminho, { ...conteudo, ...carimbo.mudanca() }), {
        caminho,
        conteudo,
        senao: (guardada) =>
          emCurso(guardada)
            ? undefined
            : new ErroDoProduto('Outra pessoa já mudou a situação desta jogada. Veja como ela está agora.'),
      });
    },
    ...depois(sessao, sucesso),
  });
const agora = () => carimbo.agora() as unknown as Date;

interface Movimentar {
  id: string;
  tatica: ComId<TaticaDaJogada>;
  form: MovimentacaoDaTaticaForm;
}

const jaMovimentada = (guardada: ComId<MovimentacaoDaTatica>) =>
  new JaGravado(
    `A primeira movimentação foi gravada, com a descrição "${guardada.descricao}". O que você mudou depois não foi: registre outra movimentação.`,
    guardada,
  );

export const implementacaoData = {
  /** Running, concluded or cancelled plays, at most 250; the latest to begin first. */
  jogadas: (sessao: SessaoAtiva, quais: 'emCurso' | 'concluidas') =>
    queryOptions({
      queryKey: [...jogadasData.chave(sessao), quais],
      queryFn: async () => {
        const emComum = [igual('deletedAt', null), igual('implementada', true)];
        const filtros =
          quais === 'concluidas'
            ? [...emComum, igual('concluido', true)]
            : [...emComum, igual('concluido', false), igual('cancelado', false)];
        const lidas = await colecaoDeJogadas.legiveis(ondeAsJogadas(sessao), { filtros }, LIMITE.pagina);
        return { ...lidas, itens: lidas.itens.toSorted((a, b) => quando(b) - quando(a)) };
      },
    }),

  /** Movements of the play, or of one of its tactics, the newest first. */
  movimentacoes: (sessao: SessaoAtiva, jogada: string, tatica: string) =>
    infiniteQueryOptions({
      queryKey: [...chave(sessao), jogada, tatica],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) =>
        movimentacoes.legiveis(
          onde(sessao),
          {
            filtros: [tatica ? igual('tatica', tatica) : igual('jogada', jogada)],
            ordem: [{ campo: 'createdAt', direcao: 'desc' }],
          },
          POR_VEZ,
          pageParam,
        ),
      getNextPageParam: (ultima: Pagina<MovimentacaoDaTatica>) => ultima.proxima,
    }),

  implementar: (sessao: SessaoAtiva) =>
    passo(sessao, 'Jogada em implementação', () => ({
      implementada: true,
      concluido: false,
      cancelado: false,
      startedAt: agora(),
      endedAt: null,
    })),
  concluir: (sessao: SessaoAtiva) =>
    passo(sessao, 'Jogada concluída', () => ({ concluido: true, endedAt: agora() })),
  cancelar: (sessao: SessaoAtiva) =>
    passo(sessao, 'Jogada cancelada', () => ({ cancelado: true, endedAt: agora() })),

  /** The movement and what it makes of the tactic, in one batch; `id` names the act. */
  movimentar: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({ id, tatica, form }: Movimentar) => {
        const conteudo = { ...movimentacaoDoForm(form), tatica: tatica.id, jogada: tatica.jogada };
        const naTatica = { status: conteudo.status, movimentadaEm: carimbo.agora(), ultimaMovimentacao: id };
        const lote = new Lote()
          .set(`${onde(sessao)}/${id}`, { ...conteudo, ...carimbo.criacao() })
          .update(`${ondeAsTaticas(sessao)}/${tatica.id}`, { ...naTatica, ...carimbo.mudanca() });
        return movimentacoes.gravar(lote, {
          caminho: `${onde(sessao)}/${id}`,
          conteudo,
          senao: jaMovimentada,
        });
      },
      ...depois(sessao, 'Movimentação cadastrada com sucesso!', true),
    }),

  /** Links the tactics under the play's next number, which has a colour. */
  vincular: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: ({
        jogada,
        taticas,
      }: {
        jogada: ComId<Jogada>;
        taticas: readonly ComId<TaticaDaJogada>[];
      }) => {
        const numero = jogada.ultimoVinculo + 1;
        const ids = taticas.map(({ id }) => id);
        return gravarPartes([
          colecaoDeJogadas.parte(
            `${ondeAsJogadas(sessao)}/${jogada.id}`,
            { ultimoVinculo: numero },
            { lido: jogada },
          ),
          ...taticas.map((lido) =>
            colecaoDeTaticas.parte(
              `${ondeAsTaticas(sessao)}/${lido.id}`,
              {
                vinculos: ids.filter((id) => id !== lido.id),
                numeroDoVinculo: numero,
                corVinculos: corDoVinculo(numero),
              },
              { lido },
            ),
          ),
        ]);
      },
      ...depois(sessao, 'Táticas vinculadas'),
    }),

  /** Takes the link from all its tactics. */
  desvincular: (sessao: SessaoAtiva) =>
    mutationOptions({
      mutationFn: (taticas: readonly ComId<TaticaDaJogada>[]) =>
        gravarPartes(
          taticas.map((lido) =>
            colecaoDeTaticas.parte(
              `${ondeAsTaticas(sessao)}/${lido.id}`,
              { ...SEM_VINCULO, vinculos: [] },
              { lido },
            ),
          ),
        ),
      ...depois(sessao, 'Vínculo desfeito'),
    }),
};
