/** Sponsorship: the coins on the parent and the person's wallet change in one batch (part 2 §5; firestore.rules). */
import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import { caminhos } from '@/domain/comum/caminhos';
import { flexao, type TipoDePai } from '@/domain/pai/pai';
import {
  carteiraSchema,
  liquidas,
  maximoParaOItem,
  patrocinioSchema,
  regraDeMoedasSchema,
} from '@/domain/pontos/patrocinio';
import { emAndamento } from '@/domain/regulamentos/regulamento';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { Cursor, Pagina } from '@/firebase/dados/leitura';
import { chaveDoSaldo, chaveDoTipo } from '@/firebase/dados/chaveDoTipo';
import { mudarNasListas } from '@/firebase/dados/nasListas';
import type { PaiNaTela } from '@/firebase/dados/paiNaTela';
import type { SessaoAtiva } from '@/firebase/sessao/useSessao';

const patrocinios = defineCollection(patrocinioSchema);
const carteiras = defineCollection(carteiraSchema);
const regulamentos = defineCollection(regraDeMoedasSchema);

/** How often a lost race is tried again with fresh figures before the person learns of it. */
const TENTATIVAS = 4;

/** Sponsors the author sees, those who gave most. */
export const PATROCINADORES = 100;
/** Pages of the parent's feed. */
const POR_VEZ = 10;

const caminhosDo = ({ uid }: SessaoAtiva, { lugar, pai }: PaiNaTela) => {
  const regulamento = exigir(pai.regulamento, 'Regulamento indefinido');
  return {
    patrocinio: `${caminhos.sob(lugar.caminho).patrocinios}/${uid}`,
    carteira: `${caminhos.sobRegulamento(regulamento).carteiras}/${uid}`,
    regulamento,
  };
};

/**
 * Coins of the rule, coins spent under it, and coins given to this parent. Also the most it may hold from this
 * person, and whether the rule still runs.
 */
async function lerSaldo(sessao: SessaoAtiva, paiNaTela: PaiNaTela) {
  const onde = caminhosDo(sessao, paiNaTela);
  const [regulamento, carteira, patrocinio] = await Promise.all([
    regulamentos.find(onde.regulamento),
    carteiras.find(onde.carteira),
    patrocinios.find(onde.patrocinio),
  ]);
  if (!regulamento) throw new ErroDoProduto('Regulamento não encontrado');
  const dadas = patrocinio ? liquidas(patrocinio) : 0;
  const gastas = carteira?.totalMoedas ?? 0;
  const quota = regulamento.quantidadeMoedasPorColaborador;
  const maximo = maximoParaOItem(quota, gastas, dadas);
  const aberto = emAndamento(regulamento, new Date());
  return { onde, carteira, patrocinio, dadas, gastas, quota, maximo, aberto };
}

export type Saldo = Awaited<ReturnType<typeof lerSaldo>>;

function gravar(sessao: SessaoAtiva, { lugar, pai }: PaiNaTela, moedas: number, saldo: Saldo): Promise<void> {
  const { createdAt, createdBy, updatedAt, updatedBy } = carimbo.criacao();
  const novo = { createdAt, createdBy, updatedAt, updatedBy };
  const naCarteira = { totalMoedas: saldo.gastas - saldo.dadas + moedas, ultimoPai: lugar.id };
  const noPai = {
    moedas,
    devolvidas: 0,
    colaboradorNome: sessao.colaborador.nome,
    paiTitulo: pai.titulo,
    regulamentoReference: saldo.onde.regulamento,
  };
  const lote = new Lote();
  if (saldo.patrocinio) lote.update(saldo.onde.patrocinio, { ...noPai, ...carimbo.mudanca() });
  else lote.set(saldo.onde.patrocinio, { ...noPai, movimento: '', ...novo });
  if (saldo.carteira) lote.update(saldo.onde.carteira, { ...naCarteira, ...carimbo.mudanca() });
  else lote.set(saldo.onde.carteira, { ...naCarteira, ...novo });
  return lote.gravar();
}

/** The loser of a race is refused by the rules as permission-denied; with fresh figures it may still fit. */
async function patrocinar(sessao: SessaoAtiva, paiNaTela: PaiNaTela, moedas: number): Promise<void> {
  const { nome } = paiNaTela.lugar.tipo;
  let anterior: Saldo | undefined;
  for (let tentativa = 1; ; tentativa++) {
    const saldo = await lerSaldo(sessao, paiNaTela);
    if (moedas > saldo.maximo) {
      throw new ErroDoProduto(
        `Seu saldo permite no máximo ${saldo.maximo} moedas n${flexao(nome).este} ${nome.singular}.`,
      );
    }
    const nadaMudou = anterior?.gastas === saldo.gastas && anterior.dadas === saldo.dadas;
    try {
      return await gravar(sessao, paiNaTela, moedas, saldo);
    } catch (erro) {
      if (!recusada(erro) || tentativa === TENTATIVAS || nadaMudou) throw erro;
      anterior = saldo;
    }
  }
}

const chave = (sessao: SessaoAtiva, tipo: Pick<TipoDePai, 'colecao'>) => chaveDoSaldo(sessao, tipo);

export const patrocinioData = {
  chave,

  saldo: (sessao: SessaoAtiva, paiNaTela: PaiNaTela) =>
    queryOptions({
      queryKey: [...chave(sessao, paiNaTela.lugar.tipo), paiNaTela.lugar.id],
      queryFn: () => lerSaldo(sessao, paiNaTela),
    }),

  patrocinadores: ({ chave: doPai, lugar }: Pick<PaiNaTela, 'chave' | 'lugar'>) =>
    queryOptions({
      queryKey: [...doPai, 'patrocinadores'],
      queryFn: () =>
        patrocinios.legiveis(
          caminhos.sob(lugar.caminho).patrocinios,
          { filtros: [], ordem: [{ campo: 'moedas', direcao: 'desc' }] },
          PATROCINADORES,
        ),
    }),

  /** By when they were first given, newest first; of somebody who may not see all of them (`so`) their own alone. */
  porVez: ({ chave: doPai, lugar }: Pick<PaiNaTela, 'chave' | 'lugar'>, so: string | null) =>
    infiniteQueryOptions({
      queryKey: [...doPai, 'patrocinadores', 'porVez', so],
      initialPageParam: undefined as Cursor | undefined,
      queryFn: ({ pageParam }) => {
        const colecao = caminhos.sob(lugar.caminho).patrocinios;
        if (so) return patrocinios.legivel(`${colecao}/${so}`);
        return patrocinios.legiveis(
          colecao,
          { filtros: [], ordem: [{ campo: 'createdAt', direcao: 'desc' }] },
          POR_VEZ,
          pageParam,
        );
      },
      getNextPageParam: (ultima: Pagina<unknown>) => ultima.proxima,
    }),

  /** The parent's total moves at once; the trigger counts for everybody else. */
  patrocinar: (sessao: SessaoAtiva, paiNaTela: PaiNaTela) =>
    mutationOptions({
      mutationFn: ({ moedas }: { moedas: number }) => patrocinar(sessao, paiNaTela, moedas),
      onMutate: (_form, { client }) =>
        client.getQueryData(patrocinioData.saldo(sessao, paiNaTela).queryKey)?.dadas ?? 0,
      // The difference to what the screen knew: an earlier sending may have arrived without its answer.
      onSuccess: (_nada, { moedas }, dadasNaTela, { client }) => {
        mostrarMoedas(client, sessao, paiNaTela, moedas, dadasNaTela);
      },
      // A refusal tells of coins given elsewhere, a lost answer of coins given here: limit and total follow.
      onError: (_erro, _form, dadasNaTela = 0, { client }) => {
        const { queryKey } = patrocinioData.saldo(sessao, paiNaTela);
        const acertar = async () => {
          await client.invalidateQueries({ queryKey: chave(sessao, paiNaTela.lugar.tipo) });
          const dadas = client.getQueryData(queryKey)?.dadas ?? dadasNaTela;
          mostrarMoedas(client, sessao, paiNaTela, dadas, dadasNaTela);
        };
        void acertar();
      },
      meta: {
        sucesso: ({ moedas }: { moedas: number }) =>
          moedas === 0 ? 'Patrocínio retirado' : 'Patrocínio realizado',
        invalida: [chave(sessao, paiNaTela.lugar.tipo), patrocinioData.patrocinadores(paiNaTela).queryKey],
        erroNoFormulario: true,
      },
    }),
};

/** What the parent's own query holds of its coins, whatever its kind. */
interface ComMoedas {
  rankingByMoedas: { totalMoedas: number };
  patrocinadoresReferences: readonly string[];
}

/** The person gives it so many now; the screen knew of `antes`. */
function comMinhasMoedas(registro: ComMoedas, eu: string, agora: number, antes: number): ComMoedas {
  const { rankingByMoedas, patrocinadoresReferences: deram } = registro;
  const outros = deram.filter((referencia) => referencia !== eu);
  return {
    ...registro,
    rankingByMoedas: {
      ...rankingByMoedas,
      totalMoedas: Math.max(0, rankingByMoedas.totalMoedas + agora - antes),
    },
    patrocinadoresReferences: agora > 0 ? [...outros, eu] : outros,
  };
}

/** On the parent's page and on its cards. */
function mostrarMoedas(
  client: QueryClient,
  sessao: SessaoAtiva,
  { chave: doPai, lugar: { tipo, id } }: PaiNaTela,
  agora: number,
  antes: number,
): void {
  const mudar = (lido: ComMoedas) => comMinhasMoedas(lido, sessao.referencia, agora, antes);
  client.setQueryData<ComMoedas | null>(doPai, (lido) => lido && mudar(lido));
  mudarNasListas(client, chaveDoTipo(sessao, tipo), id, mudar);
}
