/** Score cards of the committee, blind until sent (src/domain/comite/cartela.ts, decisions I214). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import {
  type Cartela,
  cartelaSchema,
  type Criterios,
  criteriosSchema,
  rodadaDepoisDe,
} from '@/domain/comite/cartela';
import type { Conflito } from '@/domain/comite/conflito';
import { caminhos } from '@/domain/comum/caminhos';
import type { ComId } from '@/domain/comum/campos';
import { ErroDoProduto } from '@/domain/comum/erros';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import { JaGravado } from '@/firebase/dados/ato';
import { carimbo, defineCollection, gravarPartes, Lote } from '@/firebase/dados/collection';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const cartelas = defineCollection(cartelaSchema);
const criterios = defineCollection(criteriosSchema);

/** A round has as many cards as the committee has members. */
const MAXIMO = 250;

type Quais = Pick<Criterios, 'criterios' | 'pesos'>;
const mesmos = (uns: Quais, outros: Quais) =>
  JSON.stringify([uns.criterios, uns.pesos]) === JSON.stringify([outros.criterios, outros.pesos]);
const emPalavras = ({ criterios: nomes, pesos }: Quais) =>
  nomes.map((nome, i) => `${nome} (peso ${pesos[i]})`).join(', ') || 'nenhum';

const chaveDosCriterios = ({ contexto }: SessaoAtiva, { colecao }: TipoDePai) =>
  [contexto.empresaId, 'criteriosDeAvaliacao', colecao] as const;
const chaveDasCartelas = ({ chave }: Pick<PaiNaTela, 'chave'>) => [...chave, 'cartelas'] as const;

/** The round of now. */
export const rodadaDe = ({ pai }: Pick<PaiNaTela, 'pai'>) => rodadaDepoisDe(pai.ultimaMovimentacao);

/** What the form holds when it is sent. */
export type CartelaPreenchida = Pick<Cartela, 'notas' | 'comentario'>;

export const cartelasData = {
  /** Criteria of the kind; null before somebody defined some. */
  criterios: (sessao: SessaoAtiva, tipo: TipoDePai) =>
    queryOptions({
      queryKey: chaveDosCriterios(sessao, tipo),
      queryFn: async (): Promise<ComId<Criterios> | null> =>
        (await criterios.find(caminhos.criterios(sessao.contexto, tipo.colecao))) ?? null,
    }),

  /** The person's own card of the round, or null: others' are asked for after it. */
  propria: ({ uid }: SessaoAtiva, pai: PaiNaTela) =>
    queryOptions({
      queryKey: [...chaveDasCartelas(pai), rodadaDe(pai), 'propria', uid],
      queryFn: async (): Promise<ComId<Cartela> | null> =>
        (await cartelas.find(`${caminhos.cartelas(pai.lugar.caminho, rodadaDe(pai))}/${uid}`)) ?? null,
    }),

  daRodada: (pai: PaiNaTela, rodada: string) =>
    queryOptions({
      queryKey: [...chaveDasCartelas(pai), rodada, 'todas'],
      queryFn: async (): Promise<ComId<Cartela>[]> => {
        const caminho = caminhos.cartelas(pai.lugar.caminho, rodada);
        return (await cartelas.todos(caminho, { filtros: [] }, MAXIMO)).itens;
      },
    }),

  enviar: (sessao: SessaoAtiva, pai: PaiNaTela, por: Quais) => {
    const { tipo, caminho: onde } = pai.lugar;
    const caminho = `${caminhos.cartelas(onde, rodadaDe(pai))}/${sessao.uid}`;
    /** Why it was refused although none is there. */
    const ausente = async () => {
      const atuais = await criterios.find(caminhos.criterios(sessao.contexto, tipo.colecao));
      if (!atuais || !mesmos(atuais, por))
        return new ErroDoProduto(
          'Os critérios mudaram enquanto você preenchia. Feche esta janela, abra a cartela de novo e confira as notas.',
        );
      const agora = await defineCollection(tipo.schema).find(onde);
      const { este, o } = flexao(tipo.nome);
      return agora && agora.ultimaMovimentacao !== pai.pai.ultimaMovimentacao
        ? new ErroDoProduto(
            `O comitê já movimentou ${este} ${tipo.nome.singular}: a rodada terminou. Atualize a tela para avaliar ${o} ${tipo.nome.singular} de novo.`,
          )
        : undefined;
    };
    return mutationOptions({
      mutationFn: ({ notas, comentario }: CartelaPreenchida) =>
        cartelas.gravar(
          new Lote().set(caminho, {
            criterios: por.criterios,
            pesos: por.pesos,
            notas,
            comentario,
            autorNome: sessao.colaborador.nome,
            createdAt: carimbo.agora(),
            createdBy: sessao.uid,
          }),
          {
            caminho,
            conteudo: { notas, comentario },
            senao: (guardada) =>
              new JaGravado(
                `A sua cartela já foi enviada, com as notas ${guardada.notas.join(', ')}. Ela não muda mais.`,
                guardada,
              ),
            ausente,
          },
        ),
      // A refusal may come of criteria or of a round that are others by now.
      onSettled: (_dados, _erro, _variaveis, _antes, { client }) =>
        Promise.all([
          client.invalidateQueries({ queryKey: chaveDasCartelas(pai) }),
          client.invalidateQueries({ queryKey: chaveDosCriterios(sessao, tipo) }),
        ]),
      meta: { sucesso: 'Cartela enviada', invalida: [], erroNoFormulario: true },
    });
  },

  /**
   * `lidos` are those that the form opened with. Names and weights belong together, so what somebody else changed in
   * either of them meanwhile is told instead of joined. It is looked at in the transaction that writes: of two people who
   * save at once the second is told, and nothing mixes.
   */
  definirCriterios: (sessao: SessaoAtiva, tipo: TipoDePai, lidos: Criterios | null) =>
    mutationOptions({
      mutationFn: (novos: Quais) =>
        gravarPartes([
          criterios.parte(caminhos.criterios(sessao.contexto, tipo.colecao), novos, {
            ...(lidos ? { lido: { criterios: lidos.criterios, pesos: lidos.pesos } } : {}),
            conferir: (atuais) => {
              if (atuais && !mesmos(atuais, novos) && !(lidos && mesmos(atuais, lidos)))
                throw new ErroDoProduto(
                  `Os critérios mudaram desde que você abriu esta janela. Agora são ${emPalavras(atuais)}. Feche-a e abra de novo para partir deles.`,
                );
            },
          }),
        ]),
      meta: {
        sucesso: 'Critérios salvos',
        invalida: [chaveDosCriterios(sessao, tipo)],
        erroNoFormulario: true,
      },
    }),
};

/** People whose declaration of conflict stands: their cards do not count. */
export const comConflito = (conflitos: readonly Pick<Conflito, 'retiradoEm' | 'createdBy'>[]) =>
  new Set(conflitos.flatMap(({ retiradoEm, createdBy }) => (retiradoEm === null ? [createdBy] : [])));
