/** Sponsorship: the coins on the idea and the person's wallet change in one batch (part 2 §5; firestore.rules). */
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { ErroDoProduto, recusada } from '@/domain/comum/erros';
import { exigir } from '@/domain/comum/exigir';
import type { ComId } from '@/domain/comum/fields';
import type { Ideia } from '@/domain/ideias/ideia';
import { caminhos, idDaReferencia } from '@/domain/comum/paths';
import { carteiraSchema, liquidas, maximoParaOItem, patrocinioSchema } from '@/domain/pontos/patrocinio';
import { emAndamento, regulamentoIdeiasSchema } from '@/domain/regulamentos/regulamento-ideias';
import { carimbo, defineCollection, Lote } from '@/firebase/dados/collection';
import type { SessaoAtiva } from '@/firebase/sessao/sessaoAtual';
import { ideiasData } from '../ideias.data';

const patrocinios = defineCollection(patrocinioSchema);
const carteiras = defineCollection(carteiraSchema);
const regulamentos = defineCollection(regulamentoIdeiasSchema);

/** How often a lost race is tried again with fresh figures before the person learns of it. */
const TENTATIVAS = 4;

/** Sponsors the author sees, those who gave most. */
export const PATROCINADORES = 100;

const caminhosDo = ({ contexto, uid }: SessaoAtiva, ideia: ComId<Ideia>) => {
  const regulamento = exigir(ideia.regulamentoReference, 'Regulamento indefinido');
  return {
    patrocinio: `${caminhos.patrocinios(contexto, ideia.id)}/${uid}`,
    carteira: `${caminhos.carteiras(contexto, idDaReferencia(regulamento))}/${uid}`,
    regulamento,
  };
};

/**
 * Coins of the rule, spent under it, given to this idea, the most this idea may hold, and whether the rule still
 * runs.
 */
async function lerSaldo(sessao: SessaoAtiva, ideia: ComId<Ideia>) {
  const onde = caminhosDo(sessao, ideia);
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

function gravar(sessao: SessaoAtiva, ideia: ComId<Ideia>, moedas: number, saldo: Saldo): Promise<void> {
  const { createdAt, createdBy, updatedAt, updatedBy } = carimbo.criacao();
  const novo = { createdAt, createdBy, updatedAt, updatedBy };
  const naCarteira = { totalMoedas: saldo.gastas - saldo.dadas + moedas, ultimaIdeia: ideia.id };
  const naIdeia = {
    moedas,
    devolvidas: 0,
    colaboradorNome: sessao.colaborador.nome,
    ideiaTitulo: ideia.titulo,
    regulamentoReference: saldo.onde.regulamento,
  };
  const lote = new Lote();
  if (saldo.patrocinio) lote.update(saldo.onde.patrocinio, { ...naIdeia, ...carimbo.mudanca() });
  else lote.set(saldo.onde.patrocinio, { ...naIdeia, movimento: '', ...novo });
  if (saldo.carteira) lote.update(saldo.onde.carteira, { ...naCarteira, ...carimbo.mudanca() });
  else lote.set(saldo.onde.carteira, { ...naCarteira, ...novo });
  return lote.gravar();
}

/** The loser of a race is refused by the rules as permission-denied; with fresh figures it may still fit. */
async function patrocinar(sessao: SessaoAtiva, ideia: ComId<Ideia>, moedas: number): Promise<void> {
  let anterior: Saldo | undefined;
  for (let tentativa = 1; ; tentativa++) {
    const saldo = await lerSaldo(sessao, ideia);
    if (moedas > saldo.maximo) {
      throw new ErroDoProduto(`Seu saldo permite no máximo ${saldo.maximo} moedas nesta ideia.`);
    }
    const nadaMudou = anterior?.gastas === saldo.gastas && anterior.dadas === saldo.dadas;
    try {
      return await gravar(sessao, ideia, moedas, saldo);
    } catch (erro) {
      if (!recusada(erro) || tentativa === TENTATIVAS || nadaMudou) throw erro;
      anterior = saldo;
    }
  }
}

const chave = (sessao: SessaoAtiva) => [...ideiasData.chave(sessao), 'saldo'] as const;

export const patrocinioData = {
  saldo: (sessao: SessaoAtiva, ideia: ComId<Ideia>) =>
    queryOptions({ queryKey: [...chave(sessao), ideia.id], queryFn: () => lerSaldo(sessao, ideia) }),

  patrocinadores: (sessao: SessaoAtiva, ideiaId: string) =>
    queryOptions({
      queryKey: [...ideiasData.chave(sessao), 'ideia', ideiaId, 'patrocinadores'],
      queryFn: () =>
        patrocinios.lista(
          caminhos.patrocinios(sessao.contexto, ideiaId),
          { filtros: [], ordem: [{ campo: 'moedas', direcao: 'desc' }] },
          PATROCINADORES,
        ),
    }),

  /** The idea's total moves at once; the trigger counts for everybody else. */
  patrocinar: (sessao: SessaoAtiva, ideia: ComId<Ideia>) =>
    mutationOptions({
      mutationFn: ({ moedas }: { moedas: number }) => patrocinar(sessao, ideia, moedas),
      onMutate: (_form, { client }) =>
        client.getQueryData(patrocinioData.saldo(sessao, ideia).queryKey)?.dadas ?? 0,
      // The difference to what the screen knew: an earlier sending may have arrived without its answer.
      onSuccess: (_nada, { moedas }, dadasNaTela, { client }) => {
        client.setQueryData(
          ideiasData.porId(sessao, ideia.id).queryKey,
          (lida) => lida && comMaisMoedas(lida, moedas - dadasNaTela),
        );
      },
      meta: {
        sucesso: ({ moedas }: { moedas: number }) =>
          moedas === 0 ? 'Patrocínio retirado' : 'Patrocínio realizado',
        invalida: [chave(sessao), patrocinioData.patrocinadores(sessao, ideia.id).queryKey],
        erroNoFormulario: true,
      },
    }),
};

const comMaisMoedas = (ideia: ComId<Ideia>, mais: number): ComId<Ideia> => ({
  ...ideia,
  rankingByMoedas: {
    ...ideia.rankingByMoedas,
    totalMoedas: Math.max(0, ideia.rankingByMoedas.totalMoedas + mais),
  },
});
